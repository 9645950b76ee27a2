import { describe, expect, test } from 'vitest';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { lichKing } from '../../../../src/games/lich-king/index.js';
import { make, offers, openId, pass, play, refusal, topKind } from '../support/acts.js';
import { abominations, card, ghouls, heroIn, position, type Sketch, withRoll } from '../support/position.js';

const playFight = (state: LichKingState, ...cards: readonly string[]): LichKingMove => ({
  type: 'playFight',
  window: openId(state),
  cards,
});
const close = (state: LichKingState): LichKingMove => ({ type: 'closeWindow', window: openId(state) });

/** Thrall and Jaina with a Fight card each on Warsong Hold, Varian with one elsewhere; Thrall has just rolled. */
const fighting = (more: Partial<Sketch> = {}, hits = 2, blocks = 1): LichKingState => {
  const before = position({
    heroes: {
      thrall: { hand: ['fight1', 'travel2'] },
      jaina: { at: 'warsong_hold', hand: ['fight1', 'travel2'] },
      varian: { at: 'valiance_keep', hand: ['fight2'] },
    },
    ghouls: { warsong_hold: 1 },
    abominations: ['warsong_hold'],
    lichKing: 'green',
    ...more,
  });
  return make(withRoll(before, hits, blocks), 'thrall', { type: 'fight' }).state;
};

describe('the window for Fight cards', () => {
  test('LK-T93, LK-17.2: nobody there holds a fitting card, so nobody is asked and the fight goes on at once', () => {
    const before = position({
      heroes: { thrall: {}, varian: { at: 'valiance_keep', hand: ['fight2', 'defend'] } },
      ghouls: { warsong_hold: 3 },
      lichKing: 'green',
    });
    const { state } = make(withRoll(before, 1, 1), 'thrall', { type: 'fight' });
    expect([state.frames, ghouls(state, 'warsong_hold'), heroIn(state, 'thrall').health]).toEqual([[], 2, 6]);
  });

  test('LK-17.2: asks those on the space of the fight who hold a Fight card, and nobody else', () => {
    const state = fighting();
    expect(topKind(state)).toBe('fightCards');
    expect(lichKing.acting(state)).toEqual([0, 1]);
    expect(refusal(state, 'varian', playFight(state, card(state, 'varian', 'fight2')))).toMatch(/^LK-5\.2 /);
    expect(refusal(state, 'jaina', playFight(state, card(state, 'thrall', 'fight1')))).toBe('LK-5.2 not-your-card');
    const mine = card(state, 'thrall', 'fight1');
    expect(refusal(state, 'thrall', playFight(state, mine, mine))).toBe('LK-5.2 not-your-card');
    expect(refusal(state, 'thrall', playFight(state, card(state, 'thrall', 'travel2')))).toBe('LK-5.2 not-your-card');
  });

  test('LK-T02, LK-17.3: cards of all who stand there add up; used cards are discarded', () => {
    const rolled = fighting();
    const helped = make(rolled, 'thrall', playFight(rolled, card(rolled, 'thrall', 'fight1'))).state;
    const { state } = make(helped, 'jaina', playFight(helped, card(helped, 'jaina', 'fight1')));
    expect([ghouls(state, 'warsong_hold'), abominations(state, 'warsong_hold'), state.frames]).toEqual([0, 0, []]);
    expect([heroIn(state, 'thrall').health, state.record.actionsLeft, state.heroDiscard.length]).toEqual([7, 3, 2]);
  });

  test('LK-17.3: closes when all who are asked have passed', () => {
    const rolled = fighting();
    const waiting = make(rolled, 'jaina', pass(rolled)).state;
    expect([topKind(waiting), lichKing.acting(waiting)]).toEqual(['fightCards', [0]]);
    expect(refusal(waiting, 'jaina', pass(waiting))).toMatch(/^LK-17\.3 /);
    expect(topKind(make(waiting, 'thrall', pass(waiting)).state)).not.toBe('fightCards');
  });

  test('LK-17.3: a card played after a pass asks those who passed again', () => {
    const rolled = fighting({
      heroes: {
        thrall: { hand: ['fight1', 'fight1'] },
        jaina: { at: 'warsong_hold', hand: ['fight1'] },
      },
    });
    const passed = make(rolled, 'jaina', pass(rolled)).state;
    const played = make(passed, 'thrall', playFight(passed, card(passed, 'thrall', 'fight1'))).state;
    expect(lichKing.acting(played)).toEqual([0, 1]);
  });

  test('LK-17.3: the player of the acting hero closes it for all, others cannot', () => {
    const rolled = fighting();
    expect(refusal(rolled, 'jaina', close(rolled))).toMatch(/^LK-17\.3 /);
    expect(topKind(make(rolled, 'thrall', close(rolled)).state)).not.toBe('fightCards');
    const own = make(rolled, 'thrall', pass(rolled)).state;
    expect(topKind(make(own, 'thrall', close(own)).state)).not.toBe('fightCards');
  });

  test('LK-17.8: whoever passes fights by standing order is not asked', () => {
    const state = fighting({
      heroes: {
        thrall: {},
        jaina: { at: 'warsong_hold', hand: ['fight1'], orders: { autoPassFight: true } },
      },
    });
    expect(topKind(state)).not.toBe('fightCards');
  });

  test('LK-T74, LK-4.10: Travel and Heal cards wait until the fight is over, for everybody', () => {
    const state = fighting();
    for (const hero of ['thrall', 'jaina'] as const) {
      const travel = { type: 'playTravel', card: card(state, hero, 'travel2'), hero, path: ['the_nexus'] };
      expect(refusal(state, hero, travel)).toMatch(/^LK-4\.10 /);
    }
    expect(refusal(state, 'thrall', { type: 'move', to: 'the_nexus' })).toMatch(/^LK-4\.2 /);
  });

  test('LK-T96, LK-15.2: a reward may be played inside; what it destroys strikes no more', () => {
    const before = position({
      heroes: {
        thrall: { at: 'kolramas', hand: ['fight1'] },
        jaina: { at: 'dalaran', rewards: ['knights_of_the_ebon_blade'] },
      },
      ghouls: { kolramas: 2 },
      abominations: ['kolramas'],
      lichKing: 'red',
    });
    const rolled = make(withRoll(before, 2, 0), 'thrall', { type: 'fight' }).state;
    expect(lichKing.acting(rolled)).toEqual([0, 1]);
    const state = play(
      rolled,
      [
        'jaina',
        {
          type: 'playReward',
          reward: 'knights_of_the_ebon_blade',
          params: { region: 'purple', spaces: [{ loc: 'kolramas', ghouls: 0, abominations: ['a1'] }] },
        },
      ],
      ['thrall', pass(rolled)],
    );
    expect([ghouls(state, 'kolramas'), abominations(state, 'kolramas')]).toEqual([0, 0]);
    expect([heroIn(state, 'thrall').health, state.frames]).toEqual([7, []]);
  });

  test('LK-17.3: the question says the roll, and each option what it comes to', () => {
    const state = fighting();
    const [option] = offers(state, 'jaina', 'playFight');
    expect(option?.facts).toMatchObject({ hits: 3, added: 1 });
    const [decision] = lichKing.decisions(state, 1);
    expect(decision?.facts).toMatchObject({ hits: 2, blocks: 1, enemies: 2 });
  });
});
