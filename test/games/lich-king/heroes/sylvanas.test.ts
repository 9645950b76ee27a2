import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, openId, pass, play, refusal, topKind } from '../support/acts.js';
import { card, ghouls, heroIn, position, withRoll } from '../support/position.js';

const arrow = (target: SpaceId): LichKingMove => ({ type: 'ability', ability: 'wailing_arrow', target });

describe('Wailing Arrow', () => {
  const state = position({
    heroes: { sylvanas: {}, varian: { hand: ['fight1'] }, muradin: { hand: ['fight1'] } },
    ghouls: { valgarde: 3, frosthold: 1 },
    lichKing: 'purple',
  });

  test('LK-13.7: a fight on a connected space in which she suffers no damage', () => {
    const shot = make(withRoll(state, 1, 1), 'sylvanas', arrow('valgarde')).state;
    expect([ghouls(shot, 'valgarde'), heroIn(shot, 'sylvanas')]).toMatchObject([
      2,
      { at: 'vengeance_landing', health: 6 },
    ]);
    expect([shot.frames, shot.record.actionsLeft]).toEqual([[], 3]);
  });

  test('LK-13.7: the target is connected and holds an enemy', () => {
    expect(refusal(state, 'sylvanas', arrow('frosthold'))).toBe('LK-13.7 not-connected');
    expect(refusal(state, 'sylvanas', arrow('grizzlemaw'))).toBe('LK-13.7 no-enemy');
    expect(refusal(state, 'varian', arrow('valgarde'))).toMatch(/^LK-/);
    expect(allAccepted(state, 'sylvanas', 'wailing_arrow')).toEqual(['P10']);
  });

  test('LK-13.8: Fight cards come from her own space, not from the target', () => {
    const aimed = make(withRoll(state, 1, 1), 'sylvanas', arrow('valgarde')).state;
    expect(aimed.frames).toEqual([]);
    const beside = position({
      heroes: {
        sylvanas: {},
        varian: { hand: ['fight1'] },
        muradin: { at: 'vengeance_landing', hand: ['fight1'] },
      },
      ghouls: { valgarde: 3 },
    });
    const open = make(withRoll(beside, 1, 1), 'sylvanas', arrow('valgarde')).state;
    const fight = (hero: 'varian' | 'muradin'): LichKingMove => ({
      type: 'playFight',
      window: openId(open),
      cards: [card(open, hero, 'fight1')],
    });
    expect(refusal(open, 'varian', fight('varian'))).toMatch(/^LK-/);
    expect(ghouls(make(open, 'muradin', fight('muradin')).state, 'valgarde')).toBe(1);
  });

  test('LK-T97, LK-13.7, LK-4.11: once a turn, and again in her next turn', () => {
    const once = make(withRoll(state, 1, 1), 'sylvanas', arrow('valgarde')).state;
    expect(refusal(once, 'sylvanas', arrow('valgarde'))).toMatch(/^LK-(4\.11|13\.7) /);
    const next = { ...once, record: { ...once.record, used: [] } };
    make(next, 'sylvanas', arrow('valgarde'));
    let turns: LichKingState = position({
      heroes: { sylvanas: {}, varian: {} },
      ghouls: { valgarde: 3 },
      heroDeck: ['heal', 'heal', 'heal', 'heal'],
      scourgeDeck: ['the_nexus', 'ulduar', 'gundrak', 'shadow_vault'],
    });
    turns = make(withRoll(turns, 1, 1), 'sylvanas', arrow('valgarde')).state;
    turns = play(turns, ['sylvanas', { type: 'endActions' }], ['varian', { type: 'endActions' }]);
    make(turns, 'sylvanas', arrow('valgarde'));
  });
});

describe('Will of the Forsaken', () => {
  const own = position({
    heroes: {
      sylvanas: { at: 'valgarde', health: 3, hand: ['fight1', 'fight2', 'defend'] },
      varian: { hand: ['fight1', 'defend'] },
    },
    ghouls: { valgarde: 3 },
    abominations: ['valgarde'],
    lichKing: 'purple',
  });

  test('LK-13.9: each Fight or Defend card of hers in her own fight heals 1 at once', () => {
    const open = make(withRoll(own, 1, 1), 'sylvanas', { type: 'fight' }).state;
    const cards = [card(open, 'sylvanas', 'fight1'), card(open, 'sylvanas', 'fight2')];
    const fought = make(open, 'sylvanas', { type: 'playFight', window: openId(open), cards }).state;
    expect(heroIn(fought, 'sylvanas').health).toBe(5);
    const left = [
      { type: 'closeWindow', window: openId(fought) },
      { type: 'assignHits', spaces: [{ loc: 'valgarde', ghouls: 3, abominations: [] }] },
    ] as const;
    const struck = play(fought, ['sylvanas', left[0]], ['sylvanas', left[1]]);
    expect(topKind(struck)).toBe('defend');
    const defended = make(struck, 'sylvanas', {
      type: 'playDefend',
      window: openId(struck),
      cards: [card(struck, 'sylvanas', 'defend')],
    }).state;
    expect(heroIn(defended, 'sylvanas').health).toBe(6);
  });

  test('LK-13.9: not for cards of others, not in others’ actions, not above 6', () => {
    const open = make(withRoll(own, 1, 1), 'sylvanas', { type: 'fight' }).state;
    const helped = make(open, 'varian', {
      type: 'playFight',
      window: openId(open),
      cards: [card(open, 'varian', 'fight1')],
    }).state;
    expect(heroIn(helped, 'sylvanas').health).toBe(3);
    const others = { ...own, active: 1 };
    const his = make(withRoll(others, 1, 1), 'varian', { type: 'fight' }).state;
    const lent = make(his, 'sylvanas', {
      type: 'playFight',
      window: openId(his),
      cards: [card(his, 'sylvanas', 'fight1')],
    }).state;
    expect(heroIn(lent, 'sylvanas').health).toBe(3);
  });

  test('LK-13.9: a Wailing Arrow is a fight of her own', () => {
    const state = position({
      heroes: { sylvanas: { health: 2, hand: ['fight1'] }, varian: {} },
      ghouls: { valgarde: 2 },
    });
    const open = make(withRoll(state, 0, 2), 'sylvanas', arrow('valgarde')).state;
    const shot = make(open, 'sylvanas', {
      type: 'playFight',
      window: openId(open),
      cards: [card(open, 'sylvanas', 'fight1')],
    }).state;
    expect(heroIn(shot, 'sylvanas').health).toBe(3);
  });

  test('LK-13.9: a Defend card against abominations does not heal', () => {
    const state = position({
      heroes: { sylvanas: { at: 'valgarde', health: 3, hand: ['defend'] }, varian: {} },
      abominations: ['valgarde', 'utgarde_keep'],
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['the_nexus', 'ulduar'],
    });
    let struck = make(state, 'sylvanas', { type: 'endActions' }).state;
    while (topKind(struck) === 'abominationVictim') {
      const top = struck.frames.at(-1)!;
      const abomination = top.kind === 'abominationVictim' ? top.abomination : 'a1';
      struck = make(struck, 'sylvanas', { type: 'abominationVictim', abomination, hero: 'sylvanas' }).state;
    }
    const defended = make(struck, 'sylvanas', {
      type: 'playDefend',
      window: openId(struck),
      cards: [card(struck, 'sylvanas', 'defend')],
    }).state;
    expect(heroIn(defended, 'sylvanas').health).toBe(3);
    expect(heroIn(make(struck, 'sylvanas', pass(struck)).state, 'sylvanas').health).toBe(1);
  });
});
