import { describe, expect, test } from 'vitest';
import { faceOf } from '../../../src/games/lich-king/data/cards.js';
import type { SpaceId } from '../../../src/games/lich-king/data/spaces.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { make, offers, pass, play, refusal, topKind } from './support/acts.js';
import { abominations, card, ghouls, position, type Sketch } from './support/position.js';

const end: LichKingMove = { type: 'endActions' };
const place = (at: SpaceId): LichKingMove => ({ type: 'placeStronghold', at });

/** Thrall is about to draw; nothing is summoned and no abomination acts unless the case wants it. */
const drawing = (more: Partial<Sketch> = {}): LichKingState =>
  position({
    heroes: { thrall: {}, jaina: {} },
    lichKing: 'red',
    heroDeck: ['heal', 'fight1'],
    record: { skipSummon: true, skipAbominations: true },
    ...more,
  });

const kinds = (cards: readonly string[]): readonly string[] => cards.map((id) => faceOf(id).kind);

describe('the draw step', () => {
  test('LK-9.1: the top two cards enter the hand', () => {
    const { state } = make(drawing(), 'thrall', end);
    expect(kinds(state.players[0]!.hand)).toEqual(['heal', 'fight1']);
    expect(state.heroDeck.length).toBe(drawing().heroDeck.length - 2);
  });

  test('LK-T38, LK-9.1, LK-12.4: each card that is missing costs despair, and the game goes on', () => {
    const one = make(drawing({ heroDeck: ['heal'], shortDeck: true }), 'thrall', end).state;
    expect([one.despair, kinds(one.players[0]!.hand), one.active]).toEqual([1, ['heal'], 1]);
    const none = make(drawing({ heroDeck: [], shortDeck: true }), 'thrall', end).state;
    expect([none.despair, none.players[0]!.hand, none.result]).toEqual([2, [], null]);
  });

  test('LK-T36, LK-9.6: above seven cards one is discarded before the summoning', () => {
    const hand = ['heal', 'heal', 'defend', 'defend', 'travel2', 'travel2'] as const;
    const full = make(
      drawing({ heroes: { thrall: { hand }, jaina: {} }, record: { skipAbominations: true } }),
      'thrall',
      end,
    ).state;
    expect([topKind(full), full.phase, lichKing.acting(full)]).toEqual(['handLimit', 'draw', [0]]);
    expect(refusal(full, 'thrall', { type: 'discard', cards: full.players[0]!.hand.slice(0, 2) })).toBe(
      'LK-9.6 too-many-discarded',
    );
    expect(refusal(full, 'thrall', { type: 'discard', cards: full.heroDeck.slice(0, 1) })).toBe('LK-9.6 not-your-card');
    expect(refusal(full, 'jaina', { type: 'discard', cards: full.players[0]!.hand.slice(0, 1) })).toBe(
      'LK-9.6 not-asked',
    );
    const { state } = make(full, 'thrall', { type: 'discard', cards: [card(full, 'thrall', 'travel2')] });
    expect([state.players[0]!.hand.length, kinds(state.heroDiscard)]).toEqual([7, ['travel2']]);
  });

  test('LK-17.12: whoever lets the time pass discards the rightmost cards', () => {
    const hand = ['heal', 'heal', 'defend', 'defend', 'travel2', 'travel2', 'fight2'] as const;
    const full = make(drawing({ heroes: { thrall: { hand }, jaina: {} } }), 'thrall', end).state;
    const [decision] = lichKing.decisions(full, 0);
    const fallback = offers(full, 'thrall', 'discard').find(({ id }) => id === decision?.fallback);
    expect(fallback?.move).toEqual({ type: 'discard', cards: full.players[0]!.hand.slice(-2) });
  });

  test('LK-9.7: what is drawn belongs to no hand until the step is done', () => {
    const hand = ['heal', 'heal', 'defend', 'defend', 'travel2', 'travel2', 'fight2'] as const;
    const { state } = make(
      drawing({ heroes: { thrall: { hand }, jaina: {} }, heroDeck: ['stronghold', 'fight1'] }),
      'thrall',
      end,
    );
    expect([topKind(state), kinds(state.drawn), state.players[0]!.hand.length]).toEqual([
      'placeStronghold',
      ['fight1'],
      7,
    ]);
    expect(refusal(state, 'thrall', { type: 'discard', cards: state.drawn })).toBe('LK-9.6 not-now');
    expect(topKind(play(state, ['thrall', place('dalaran')]))).toBe('handLimit');
  });

  test('LK-3.5: a hand that grows between two drawn cards is looked at when the step is done', () => {
    const hand = ['heal', 'heal', 'defend', 'defend', 'travel2', 'travel2', 'fight2'] as const;
    const start = drawing({
      heroes: { thrall: { hand }, jaina: { rewards: ['new_allies'] } },
      heroDeck: ['scourge_rises', 'stronghold'],
      heroDiscard: ['fight1'],
    });
    let state = make(start, 'thrall', end).state;
    expect(state.frames.at(-1)).toMatchObject({ kind: 'rewardGate', gate: 'G1' });
    state = make(state, 'jaina', pass(state)).state;
    expect(state.frames.at(-1)).toMatchObject({ kind: 'rewardGate', gate: 'G1b' });
    const cards = start.heroDiscard;
    const grown = make(state, 'jaina', { type: 'playReward', reward: 'new_allies', params: { cards } }).state;
    expect([grown.players[0]!.hand.length, topKind(grown)]).toEqual([8, 'placeStronghold']);
    expect(topKind(play(grown, ['thrall', place('dalaran')]))).toBe('handLimit');
  });
});

describe('a Stronghold card', () => {
  const building = (more: Partial<Sketch> = {}): LichKingState =>
    make(drawing({ heroDeck: ['stronghold', 'heal'], ...more }), 'thrall', end).state;

  test('LK-T73, LK-9.4: not on a quest, not on a stronghold, never on Icecrown', () => {
    const state = building({ quests: { naxxramas: 0 }, strongholds: ['dalaran'] });
    for (const at of ['naxxramas', 'dalaran', 'icecrown_citadel'] as const) {
      expect(refusal(state, 'thrall', place(at))).toBe('LK-9.4 no-site');
    }
    expect(play(state, ['thrall', place('utgarde_keep')]).strongholds).toEqual(['dalaran', 'utgarde_keep']);
    expect(refusal(building({ icecrown: 0 }), 'thrall', place('icecrown_citadel'))).toBe('LK-9.4 no-site');
    expect(offers(state, 'thrall', 'placeStronghold').length).toBe(30 - 3 - 1);
  });

  test('LK-5.6, LK-9.2: it goes to the box, and nothing is drawn in its place', () => {
    const state = play(building(), ['thrall', place('dalaran')]);
    expect(kinds(state.box.cards)).toContain('stronghold');
    expect([kinds(state.players[0]!.hand), state.drawn]).toEqual([['heal'], []]);
  });

  test('LK-17.12: at the deadline it stands on the first legal space in board order', () => {
    const [decision] = lichKing.decisions(building(), 0);
    expect(decision?.fallback).toBe('warsong_hold');
  });
});

describe('The Scourge Rises', () => {
  test('LK-T29, LK-9.3, LK-9.5, LK-5.7: marker, Lich King, ghouls up to three, an abomination, the shuffle, the new rate', () => {
    const rising = { heroDeck: ['scourge_rises', 'heal'], scourge: 1, scourgeBottom: 'gundrak' } as const;
    const { state } = make(drawing({ ...rising, ghouls: { gundrak: 1 } }), 'thrall', end);
    expect([state.scourge, state.lichKing, state.despair]).toEqual([2, 'green', 0]);
    expect([ghouls(state, 'gundrak'), abominations(state, 'gundrak')]).toEqual([3, 1]);
    expect(kinds(state.box.cards)).toContain('scourge_rises');
    expect([state.scourgeDeck[0], state.scourgeDiscard]).toEqual(['gundrak', []]);
    const { events } = make(drawing({ ...rising, record: { skipAbominations: true } }), 'thrall', end);
    expect(events.filter(({ type }) => type === 'scourgeRevealed').length).toBe(3);
  });

  test('LK-9.3, LK-18.3: the discard pile is shuffled onto the deck; which cards, but not their order, is known', () => {
    const start = {
      ...drawing({ heroDeck: ['scourge_rises', 'heal'], scourgeBottom: 'gundrak' }),
      scourgeDiscard: ['dalaran', 'the_nexus'] as SpaceId[],
    };
    const deck = start.scourgeDeck.filter((id) => !start.scourgeDiscard.includes(id));
    const { state } = make({ ...start, scourgeDeck: deck }, 'thrall', end);
    expect([...state.scourgeDeck.slice(0, 3)].sort()).toEqual(['dalaran', 'gundrak', 'the_nexus']);
    expect([state.scourgeDiscard, state.scourgeDeck.length]).toEqual([[], 30]);
    expect(lichKing.view(state, 'public').scourgeDeck.shuffled).toEqual(['the_nexus', 'dalaran', 'gundrak']);
  });

  test('LK-T30, LK-12.3: with too few figures place what there is and count despair for the rest', () => {
    const full: Partial<Record<SpaceId, number>> = {
      warsong_hold: 3,
      valiance_keep: 3,
      azjol_nerub: 3,
      rivers_heart: 3,
      onslaught_harbor: 3,
      the_avalanche: 3,
      the_wrathgate: 3,
      shadow_vault: 3,
      the_breach: 3,
      dalaran: 3,
      frosthold: 3,
      thunderfall: 2,
    };
    const start = drawing({
      heroDeck: ['scourge_rises', 'heal'],
      scourgeBottom: 'valgarde',
      ghouls: full,
      abominations: ['dalaran', 'dalaran', 'dalaran'],
    });
    const { state } = make(start, 'thrall', end);
    expect([ghouls(state, 'valgarde'), state.despair]).toEqual([1, 3]);
  });

  test('LK-T31, LK-8.5: in the siege the Lich King stays on Icecrown', () => {
    const start = drawing({ heroDeck: ['scourge_rises', 'heal'], scourgeBottom: 'gundrak', icecrown: 3 });
    const { state } = make(start, 'thrall', end);
    expect([state.lichKing, ghouls(state, 'gundrak'), abominations(state, 'gundrak')]).toEqual(['icecrown', 3, 1]);
  });

  test.each([[['stronghold', 'scourge_rises']], [['scourge_rises', 'stronghold']]] as const)(
    'LK-T33, LK-9.1, LK-9.2: of %j the Scourge rises first, then the stronghold is built',
    (heroDeck) => {
      const { state, events } = make(drawing({ heroDeck, scourgeBottom: 'gundrak' }), 'thrall', end);
      expect(topKind(state)).toBe('placeStronghold');
      expect([ghouls(state, 'gundrak'), state.scourgeDiscard, state.drawn]).toEqual([3, [], []]);
      expect(events.map(({ type }) => type)).toContain('scourgeShuffled');
      expect(play(state, ['thrall', place('dalaran')]).players[0]!.hand).toEqual([]);
    },
  );

  test('LK-9.1: two of them rise one after the other, each with a card of its own', () => {
    const { state } = make(drawing({ heroDeck: ['scourge_rises', 'scourge_rises'] }), 'thrall', end);
    expect([state.scourge, state.abominations.length]).toEqual([2, 2]);
  });

  test('LK-9.3: with an empty scourge deck the discard pile is shuffled first', () => {
    const start = drawing({ heroDeck: ['scourge_rises', 'heal'] });
    const { state } = make({ ...start, scourgeDeck: [], scourgeDiscard: start.scourgeDeck }, 'thrall', end);
    expect([state.scourgeDeck.length, state.abominations.length]).toEqual([30, 1]);
  });
});
