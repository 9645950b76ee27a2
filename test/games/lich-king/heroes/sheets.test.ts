import { describe, expect, test } from 'vitest';
import { HERO_SHEETS } from '../../../../src/games/lich-king/data/tables.js';
import type { LichKingMove } from '../../../../src/games/lich-king/index.js';
import { make, openId, play, refusal, topKind } from '../support/acts.js';
import { card, ghouls, heroIn, position, withRoll } from '../support/position.js';

test('LK-13.0, LK-1.7: health and start of each hero', () => {
  expect(
    Object.fromEntries(Object.entries(HERO_SHEETS).map(([id, { health, start }]) => [id, [health, start]])),
  ).toEqual({
    tirion: [8, 'the_breach'],
    liadrin: [7, 'dalaran'],
    thrall: [7, 'warsong_hold'],
    sylvanas: [6, 'vengeance_landing'],
    muradin: [8, 'frosthold'],
    jaina: [6, 'valiance_keep'],
    varian: [7, 'valgarde'],
  });
});

describe('abilities', () => {
  const teleport: LichKingMove = { type: 'ability', ability: 'teleport', to: 'dalaran' };

  test('LK-13.0: an ability belongs to its hero, in that hero’s turn', () => {
    const state = position({ heroes: { thrall: {}, jaina: {} } });
    expect(refusal(state, 'thrall', teleport)).toBe('LK-13.0 not-your-ability');
    expect(refusal(state, 'jaina', teleport)).toMatch(/^LK-4\.\d+ not-your-turn/);
  });

  test('LK-4.2, LK-13.0: not while another action is unfinished', () => {
    const state = position({ heroes: { jaina: { hand: ['fight1'] }, thrall: {} }, ghouls: { valiance_keep: 1 } });
    const open = make(state, 'jaina', { type: 'fight' }).state;
    expect(refusal(open, 'jaina', teleport)).toMatch(/^LK-4\.2 /);
  });

  test('LK-13.0, LK-18.2: exactly the parameters of the ability', () => {
    const state = position({ heroes: { jaina: {}, thrall: {} } });
    for (const wrong of [
      { type: 'ability', ability: 'teleport' },
      { ...teleport, target: 'dalaran' },
      { ...teleport, to: 'stormwind' },
      { ...teleport, ability: 'blink' },
    ])
      expect(refusal(state, 'jaina', wrong)).toMatch(/^LK-\S+ bad-parameter/);
  });
});

describe('alone with three heroes', () => {
  test('LK-16.5, LK-13.1: nobody is asked for consent', () => {
    const state = position({ heroes: { tirion: {}, varian: {}, jaina: {} }, solo: true });
    const moved = play(state, [
      'tirion',
      { type: 'ability', ability: 'press_forward', hero: 'varian', path: ['utgarde_keep'] },
    ]);
    expect(heroIn(moved, 'varian').at).toBe('utgarde_keep');
  });

  test('LK-16.5, LK-13.9: Will of the Forsaken works for cards played while Sylvanas acts', () => {
    const state = position({
      heroes: { sylvanas: { at: 'valgarde', health: 2 }, varian: { hand: ['fight1'] }, jaina: {} },
      solo: true,
      ghouls: { valgarde: 2 },
    });
    const open = make(withRoll(state, 0, 2), 'sylvanas', { type: 'fight' }).state;
    const cards = [card(open, 'sylvanas', 'fight1')];
    const done = make(open, 'sylvanas', { type: 'playFight', window: openId(open), cards }).state;
    expect([heroIn(done, 'sylvanas').health, ghouls(done, 'valgarde')]).toEqual([3, 1]);
  });

  test('LK-16.4, LK-13.6, LK-13.11: one card more for Thrall elsewhere in the region and for Muradin acting', () => {
    const laid = (thrall: 'warsong_hold' | 'dalaran', active: 'muradin' | 'jaina') => {
      const at = 'the_nexus';
      const heroes =
        active === 'muradin'
          ? { muradin: { at, hand: ['travel2', 'travel2', 'travel4'] }, thrall: { at: thrall }, jaina: {} }
          : { jaina: { at, hand: ['travel2', 'travel2', 'travel4'] }, thrall: { at: thrall }, muradin: {} };
      const state = position({ heroes: heroes as never, solo: true, quests: { the_nexus: 0 } });
      const open = make(withRoll(state, 0, 2), active, { type: 'quest' }).state;
      expect(topKind(open)).toBe('questProgress');
      return make(open, active, { type: 'autoQuest', window: openId(open) }).state.quests[0]!.progress;
    };
    expect([laid('dalaran', 'jaina'), laid('warsong_hold', 'jaina')]).toEqual([1, 2]);
    expect([laid('dalaran', 'muradin'), laid('warsong_hold', 'muradin')]).toEqual([2, 3]);
  });
});
