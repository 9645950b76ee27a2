import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../src/games/lich-king/data/spaces.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { make } from './support/acts.js';
import { abominations, ghouls, position, type Sketch } from './support/position.js';

const end: LichKingMove = { type: 'endActions' };

/** Thrall's turn is about to end; two regular cards are drawn and no abomination acts. */
const summoning = (more: Partial<Sketch> = {}): LichKingState =>
  position({
    heroes: { thrall: {}, jaina: {} },
    heroDeck: ['heal', 'fight1'],
    record: { skipAbominations: true },
    ...more,
  });

/** 36 ghouls on twelve spaces. */
const EVERY_GHOUL: Partial<Record<SpaceId, number>> = {
  warsong_hold: 3,
  valiance_keep: 3,
  azjol_nerub: 3,
  rivers_heart: 3,
  onslaught_harbor: 3,
  the_avalanche: 3,
  the_wrathgate: 3,
  shadow_vault: 3,
  the_breach: 3,
  frosthold: 3,
  thunderfall: 3,
  the_nexus: 2,
  dalaran: 1,
};

describe('the summon step', () => {
  test('LK-10.1: as many cards as the rate, one ghoul each; the cards lie on the discard pile', () => {
    const deck = ['dalaran', 'kolramas', 'valgarde', 'gundrak'] as const;
    const two = make(summoning({ scourgeDeck: deck }), 'thrall', end).state;
    expect(deck.map((space) => ghouls(two, space))).toEqual([1, 1, 0, 0]);
    expect([two.scourgeDiscard, two.revealed]).toEqual([['dalaran', 'kolramas'], null]);
    const four = make(summoning({ scourgeDeck: deck, scourge: 5 }), 'thrall', end).state;
    expect(deck.map((space) => ghouls(four, space))).toEqual([1, 1, 1, 1]);
  });

  test('LK-T25, LK-10.2: a fourth ghoul is an overrun: despair, an abomination, and nothing spreads', () => {
    const start = summoning({
      scourgeDeck: ['kolramas', 'dalaran'],
      ghouls: { kolramas: 3 },
      abominations: ['dalaran'],
    });
    const { state } = make(start, 'thrall', end);
    expect([ghouls(state, 'kolramas'), state.despair, abominations(state, 'kolramas')]).toEqual([3, 1, 1]);
    expect((['grizzlemaw', 'gundrak', 'thryms_end'] as const).map((space) => ghouls(state, space))).toEqual([0, 0, 0]);
  });

  test('LK-12.3, LK-12.1: an overrun without an abomination in the supply costs two', () => {
    const start = summoning({
      scourgeDeck: ['kolramas', 'dalaran'],
      ghouls: { kolramas: 3 },
      abominations: ['dalaran', 'dalaran', 'dalaran'],
    });
    expect(make(start, 'thrall', end).state.despair).toBe(2);
  });

  test('LK-T27, LK-10.5: no ghoul in the supply costs despair instead', () => {
    const { state } = make(summoning({ scourgeDeck: ['dalaran', 'the_nexus'], ghouls: EVERY_GHOUL }), 'thrall', end);
    expect([ghouls(state, 'dalaran'), ghouls(state, 'the_nexus'), state.despair]).toEqual([1, 2, 2]);
  });

  test('LK-10.5: with three ghouls on the space it is an overrun and only that', () => {
    const { state, events } = make(
      summoning({ scourgeDeck: ['frosthold', 'warsong_hold'], ghouls: EVERY_GHOUL }),
      'thrall',
      end,
    );
    expect([state.despair, abominations(state, 'frosthold')]).toEqual([2, 1]);
    expect(events.some((event) => event.type === 'despaired' && event.reason === 'noGhoul')).toBe(false);
  });

  test('LK-10.3: never while a Scourge Rises fills up a space', () => {
    const start = summoning({
      heroDeck: ['scourge_rises', 'heal'],
      scourgeBottom: 'gundrak',
      ghouls: { gundrak: 3 },
      record: { skipSummon: true, skipAbominations: true },
    });
    const { state } = make(start, 'thrall', end);
    expect([state.despair, ghouls(state, 'gundrak'), abominations(state, 'gundrak')]).toEqual([0, 3, 1]);
  });

  test('LK-10.4: when the deck runs out the discard pile is shuffled as the next card is needed', () => {
    const start = summoning();
    const last = {
      ...start,
      scourgeDeck: ['dalaran'] as SpaceId[],
      scourgeDiscard: start.scourgeDeck.filter((id) => id !== 'dalaran'),
    };
    const { state, events } = make(last, 'thrall', end);
    expect(events.findIndex(({ type }) => type === 'scourgeShuffled')).toBeGreaterThan(
      events.findIndex(({ type }) => type === 'scourgeRevealed'),
    );
    expect([state.scourgeDeck.length, state.scourgeDiscard.length]).toEqual([29, 1]);
  });

  test('LK-12.2: the game is lost the moment despair reaches 7; the other card is not revealed', () => {
    const start = summoning({ scourgeDeck: ['kolramas', 'dalaran'], ghouls: { kolramas: 3 }, despair: 6 });
    const { state } = make(start, 'thrall', end);
    expect([state.result, ghouls(state, 'dalaran'), abominations(state, 'kolramas')]).toEqual(['lost', 0, 0]);
    expect(lichKing.faults(state)).toEqual([]);
  });
});
