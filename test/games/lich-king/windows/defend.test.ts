import { describe, expect, test } from 'vitest';
import { fallbackOf } from '../../../../src/engine/index.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { lichKing } from '../../../../src/games/lich-king/index.js';
import type { StandingOrders } from '../../../../src/games/lich-king/standing-orders.js';
import { make, offers, openId, pass, refusal, topKind } from '../support/acts.js';
import { card, heroIn, position, type Sketch, seatOf, withRoll } from '../support/position.js';

const playDefend = (state: LichKingState, ...cards: readonly string[]): LichKingMove => ({
  type: 'playDefend',
  window: openId(state),
  cards,
});

/** Thrall fights three ghouls on Warsong Hold and is about to lose 2; Jaina is with him, Varian is not. */
function struck(heroes: Partial<Sketch['heroes']> = {}): LichKingState {
  const before = position({
    heroes: {
      thrall: {},
      jaina: { at: 'warsong_hold', hand: ['defend'] },
      varian: { at: 'valiance_keep', hand: ['defend'] },
      ...heroes,
    },
    ghouls: { warsong_hold: 3 },
    lichKing: 'red',
  });
  return make(withRoll(before, 1, 1), 'thrall', { type: 'fight' }).state;
}

describe('the window for Defend cards', () => {
  test('LK-T17, LK-5.3: a companion on the space prevents 2; a hero elsewhere is not asked', () => {
    const state = struck();
    expect(topKind(state)).toBe('defend');
    expect(state.frames.at(-1)).toMatchObject({ raw: 3, blocks: 1, pending: 2 });
    expect(lichKing.acting(state)).toEqual([1]);
    expect(refusal(state, 'varian', playDefend(state, card(state, 'varian', 'defend')))).toMatch(/^LK-5\.3 /);
    const after = make(state, 'jaina', playDefend(state, card(state, 'jaina', 'defend'))).state;
    expect([heroIn(after, 'thrall').health, after.heroDiscard, after.frames]).toEqual([
      7,
      [card(state, 'jaina', 'defend')],
      [],
    ]);
  });

  test('LK-T15, LK-6.2: what blocks stop opens no window', () => {
    const before = position({
      heroes: { thrall: { at: 'valiance_keep', hand: ['defend'] }, jaina: { at: 'dalaran' } },
      ghouls: { valiance_keep: 1 },
      lichKing: 'red',
    });
    const { state } = make(withRoll(before, 1, 1), 'thrall', { type: 'fight' });
    expect([state.frames, heroIn(state, 'thrall').health]).toEqual([[], 7]);
  });

  test('LK-T18, LK-5.3: one card may be played against a single point, and heals nothing', () => {
    const before = position({
      heroes: { jaina: { hand: ['defend'], health: 5 }, thrall: {} },
      ghouls: { valiance_keep: 3 },
      lichKing: 'red',
    });
    const rolled = make(withRoll(before, 2, 0), 'jaina', { type: 'fight' }).state;
    expect(rolled.frames.at(-1)).toMatchObject({ kind: 'defend', pending: 1 });
    const { state } = make(rolled, 'jaina', playDefend(rolled, card(rolled, 'jaina', 'defend')));
    expect(heroIn(state, 'jaina').health).toBe(5);
  });

  test('LK-17.5: a pass lets the damage through', () => {
    const state = struck();
    const after = make(state, 'jaina', pass(state)).state;
    expect([heroIn(after, 'thrall').health, after.frames]).toEqual([5, []]);
  });

  test("LK-17.5: the victim's player closes it, the others cannot", () => {
    const state = struck({ thrall: { hand: ['defend'] } });
    const close = { type: 'closeWindow', window: openId(state) } as const;
    expect(refusal(state, 'jaina', close)).toMatch(/^LK-17\.5 /);
    const after = make(state, 'thrall', close).state;
    expect([heroIn(after, 'thrall').health, after.frames]).toEqual([5, []]);
  });

  test('LK-17.5: the victim may close it without holding a card, while others are asked', () => {
    const state = struck();
    expect(offers(state, 'thrall', 'closeWindow')).toHaveLength(1);
    const after = make(state, 'thrall', { type: 'closeWindow', window: openId(state) }).state;
    expect(heroIn(after, 'thrall').health).toBe(5);
  });

  test('LK-6.3: several cards of several heroes add up', () => {
    const before = position({
      heroes: { thrall: { hand: ['defend'] }, jaina: { at: 'warsong_hold', hand: ['defend'] } },
      ghouls: { warsong_hold: 3 },
      abominations: ['warsong_hold', 'warsong_hold'],
      lichKing: 'red',
    });
    let state = make(withRoll(before, 1, 1), 'thrall', { type: 'fight' }).state;
    if (topKind(state) === 'assignHits')
      state = make(state, 'thrall', offers(state, 'thrall', 'assignHits')[0]!.move).state;
    const { pending } = state.frames.at(-1) as unknown as { pending: number };
    for (const hero of ['thrall', 'jaina'] as const)
      state = make(state, hero, playDefend(state, card(state, hero, 'defend'))).state;
    expect(heroIn(state, 'thrall').health).toBe(7 - Math.max(0, pending - 4));
  });
});

/** Plays the default of whoever is asked until the window is closed. */
function expire(state: LichKingState): LichKingState {
  let now = state;
  while (topKind(now) === 'defend') {
    const seat = lichKing.acting(now)[0]!;
    const option = fallbackOf(lichKing.decisions(now, seat))!;
    const hero = now.heroes.find((other) => other.seat === seat)!.id;
    now = make(now, hero, option.move).state;
  }
  return now;
}

describe('Defend cards when the time is up', () => {
  const orders = (defend: StandingOrders['defend']) => ({ orders: { defend } });

  test('LK-17.5: `never` plays none', () => {
    const state = expire(struck({ thrall: { health: 2, hand: ['defend'], ...orders('never') } }));
    expect(state.despair).toBe(2);
  });

  test('LK-17.5: `always` plays as many as help', () => {
    const state = expire(struck({ thrall: { hand: ['defend', 'defend'], ...orders('always') } }));
    expect([heroIn(state, 'thrall').health, state.players[seatOf(state, 'thrall')]!.hand.length]).toEqual([7, 1]);
  });

  test('LK-17.5: `ifDefeatOtherwise` plays none while the victim survives', () => {
    const state = expire(struck({ thrall: { hand: ['defend'], ...orders('ifDefeatOtherwise') } }));
    expect([heroIn(state, 'thrall').health, state.players[0]!.hand.length]).toEqual([5, 1]);
  });

  test("LK-17.5: `ifDefeatOtherwise` saves the victim, with the victim's own cards first", () => {
    const both = orders('ifDefeatOtherwise');
    const state = expire(
      struck({
        thrall: { health: 2, hand: ['defend'], ...both },
        jaina: { at: 'warsong_hold', hand: ['defend'], ...both },
      }),
    );
    expect([state.despair, heroIn(state, 'thrall').health]).toEqual([0, 2]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([0, 1, 1]);
  });

  test('LK-17.5: `ifDefeatOtherwise` wastes nothing where all cards together cannot save the victim', () => {
    const before = position({
      heroes: {
        thrall: { health: 1, hand: ['defend'], orders: { defend: 'ifDefeatOtherwise' } },
        jaina: { at: 'dalaran' },
      },
      ghouls: { warsong_hold: 3 },
      abominations: ['warsong_hold', 'warsong_hold'],
      lichKing: 'red',
    });
    let state = make(withRoll(before, 1, 1), 'thrall', { type: 'fight' }).state;
    if (topKind(state) === 'assignHits')
      state = make(state, 'thrall', offers(state, 'thrall', 'assignHits')[0]!.move).state;
    const seat = seatOf(state, 'thrall');
    expect(fallbackOf(lichKing.decisions(state, seat))?.move.type).toBe('pass');
  });
});
