import { describe, expect, test } from 'vitest';
import { fallbackOf, Random } from '../../../../src/engine/index.js';
import type { HeroId } from '../../../../src/games/lich-king/ids.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../../src/games/lich-king/index.js';
import { make, topKind } from '../support/acts.js';
import { heroIn, position, type Sketch, seatOf, withDice, withRoll } from '../support/position.js';

/** What is done for a hero's player when the time is up. */
const inTime = (state: LichKingState, hero: HeroId): LichKingMove | undefined =>
  fallbackOf(lichKing.decisions(state, seatOf(state, hero)))?.move;

const ending = (sketch: Sketch): LichKingState => {
  const [hero] = Object.keys(sketch.heroes) as [HeroId];
  return make(position({ heroDeck: ['heal', 'heal'], ...sketch }), hero, { type: 'endActions' }).state;
};

describe('when the time is up', () => {
  test('LK-17.10: an idle turn ends', () => {
    expect(inTime(position({ heroes: { thrall: {}, jaina: {} } }), 'thrall')).toEqual({ type: 'endActions' });
  });

  test('LK-17.12: hits are dealt so that the fewest enemies stay, abominations first', () => {
    const before = position({
      heroes: { thrall: {}, jaina: { at: 'dalaran' } },
      ghouls: { warsong_hold: 3 },
      abominations: ['warsong_hold'],
    });
    const state = make(withDice(before, [2, 0], [1, 0]), 'thrall', { type: 'fight' }).state;
    expect(topKind(state)).toBe('assignHits');
    expect(inTime(state, 'thrall')).toMatchObject({ spaces: [{ ghouls: 3, abominations: [] }] });
  });

  test('LK-17.12: Tirion turns as many blocks into hits as remove a further enemy', () => {
    const one = position({ heroes: { tirion: {}, jaina: {} }, ghouls: { the_breach: 2 }, lichKing: 'red' });
    const state = make(withRoll(one, 1, 2), 'tirion', { type: 'fight' }).state;
    expect(inTime(state, 'tirion')).toMatchObject({ convertBlocks: 1, spaces: [{ ghouls: 2 }] });
  });

  test('LK-17.12: a stronghold goes to the first legal space in board order', () => {
    const state = ending({
      heroes: { thrall: {}, jaina: {} },
      heroDeck: ['stronghold', 'heal'],
      quests: { the_nexus: 0 },
      strongholds: ['warsong_hold'],
    });
    expect([topKind(state), inTime(state, 'thrall')]).toEqual([
      'placeStronghold',
      { type: 'placeStronghold', at: 'valiance_keep' },
    ]);
  });

  test('LK-17.12: an abomination takes the first of its shortest ways in board order', () => {
    const state = ending({
      heroes: { muradin: {}, varian: { at: 'valgarde' } },
      abominations: ['the_breach'],
      scourgeDeck: ['the_nexus', 'warsong_hold'],
    });
    expect([topKind(state), inTime(state, 'muradin')]).toEqual([
      'abominationStep',
      { type: 'abominationStep', abomination: 'a1', to: 'dalaran' },
    ]);
  });

  test('LK-17.12: an abomination strikes the hero with the most health left, strikes already assigned counted', () => {
    let state = ending({
      heroes: {
        jaina: { at: 'frosthold', health: 5 },
        thrall: { at: 'frosthold', health: 5 },
        muradin: { at: 'frosthold', health: 3 },
      },
      abominations: ['frosthold', 'frosthold'],
      scourgeDeck: ['the_nexus', 'warsong_hold'],
    });
    expect(inTime(state, 'jaina')).toEqual({ type: 'abominationVictim', abomination: 'a1', hero: 'jaina' });
    state = make(state, 'jaina', inTime(state, 'jaina')!).state;
    expect(inTime(state, 'jaina')).toEqual({ type: 'abominationVictim', abomination: 'a2', hero: 'thrall' });
  });

  test('LK-17.12: too full a hand loses its rightmost hero cards', () => {
    const state = ending({
      heroes: { thrall: { hand: ['fight1', 'fight1', 'fight1', 'fight1', 'fight1', 'fight1', 'fight2'] }, jaina: {} },
      heroDeck: ['heal', 'travel2'],
    });
    expect(topKind(state)).toBe('handLimit');
    expect(inTime(state, 'thrall')).toEqual({ type: 'discard', cards: state.players[0]!.hand.slice(-2) });
  });

  test('LK-17.12, LK-17.9: Liadrin stops only what would cost despair', () => {
    const asked = (frosthold: number) =>
      ending({
        heroes: { thrall: {}, liadrin: {} },
        ghouls: { frosthold },
        scourgeDeck: ['frosthold', 'the_nexus'],
      });
    expect(inTime(asked(3), 'liadrin')).toMatchObject({ type: 'indomitable', prevent: 1 });
    expect(inTime(asked(2), 'liadrin')).toMatchObject({ type: 'indomitable', prevent: 0 });
  });

  test('LK-17.12: a free fight that nobody answers is not fought', () => {
    const before = position({
      heroes: { thrall: { rewards: ['gunship_support'] }, jaina: {} },
      ghouls: { dalaran: 1 },
    });
    const state = make(before, 'thrall', {
      type: 'playReward',
      reward: 'gunship_support',
      params: { hero: 'thrall', to: 'dalaran' },
    }).state;
    expect(topKind(state)).toBe('freeFightOffer');
    const after = make(state, 'thrall', inTime(state, 'thrall')!).state;
    expect([after.frames, heroIn(after, 'thrall').at]).toEqual([[], 'dalaran']);
  });

  test('LK-17.12: no frame can stop the game: defaults alone play it to its end', () => {
    for (const seats of [1, 3, 5]) {
      const options = { variant: 'heroic', set: 'random', heroes: 'random', startPlayer: 0 } as const;
      let state = lichKing.setup(options, seats, Random.fromSeed(`silence ${seats}`));
      let moves = 0;
      while (!state.result && moves < 2000) {
        const seat = lichKing.acting(state)[0]!;
        const option = fallbackOf(lichKing.decisions(state, seat));
        expect(option, `nothing is done for seat ${seat} in ${topKind(state)}`).toBeDefined();
        const applied = lichKing.apply(state, seat, option!.move);
        if (!applied.ok) throw new Error(applied.error.code);
        state = applied.value.state;
        moves += 1;
      }
      expect(state.result).toBe('lost');
    }
  });
});
