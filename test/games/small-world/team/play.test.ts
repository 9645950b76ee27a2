import { describe, expect, test } from 'vitest';
import { atlasOf } from '../../../../src/games/small-world/atlas.js';
import type { Faction, RaceId } from '../../../../src/games/small-world/ids.js';
import { RACE_IDS } from '../../../../src/games/small-world/ids.js';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import type { PlayerState, RegionState } from '../../../../src/games/small-world/state.js';
import { say } from '../../../../src/text/index.js';
import { conquer, make, position } from '../position.js';
import { column, dealt, factionOf, start, withPlayers } from './table.js';

/** A free-for-all position as the same moment of Battle for Azeroth; what nobody holds lies in the columns. */
function asTeams(state: SmallWorldState, sides: readonly Faction[]): SmallWorldState {
  const held = state.players.flatMap(({ race, declinedRace }) => [race, declinedRace]);
  const worn = state.players.flatMap(({ power, declinedPower }) => [power, declinedPower]);
  const tiles = [...state.combos.map(({ race }) => race), ...state.banners];
  return {
    ...state,
    sides,
    combos: [],
    banners: tiles.filter((race) => sides.includes(factionOf(race)) && !held.includes(race)),
    badges: [...state.combos.map(({ power }) => power), ...state.badges].filter((power) => !worn.includes(power)),
  };
}

const FOUR = ['alliance', 'horde', 'alliance', 'horde'] as const;
const board = atlasOf(['L1A']).regions.filter(({ water }) => !water);
const [first, second, third, fourth] = board.map(({ id }) => id) as [string, string, string, string];

describe('banners and badges that leave play', () => {
  const declining = (banners: readonly RaceId[], declined: RaceId = 'humans') => {
    const state = asTeams(
      position({
        players: [
          {
            race: 'nightElves',
            power: 'farmer',
            regions: { [first]: 2 },
            declined: { race: declined, regions: { [second]: 1 } },
          },
          { race: 'orcs', power: 'mining', regions: { [third]: 2 } },
        ],
        phase: 'chooseMode',
      }),
      ['alliance', 'horde'],
    );
    return { ...state, banners: [...banners, ...state.banners.filter((race) => factionOf(race) === 'horde')] };
  };
  const decline = { type: 'chooseMode', mode: 'decline' } as const;

  test('SW-18.16 (2), SW-18.8, T102: with a free row the Humans that leave go to the highest free one', () => {
    const { state } = make(declining(['draenei', 'dwarves']), 0, decline);
    expect(column(state, 'alliance').map(([race]) => race)).toEqual(['draenei', 'dwarves', 'humans', null]);
    expect(state.players[0]).toMatchObject({ race: null, declinedRace: 'nightElves' });
    expect(state.discardedBadges).toContain('farmer');
  });

  test('SW-18.8, T102: with three banners in the column they go under the stack', () => {
    const { state } = make(declining(['draenei', 'dwarves', 'gnomes', 'worgen']), 0, decline);
    const alliance = state.banners.filter((race) => factionOf(race) === 'alliance');
    expect(alliance).toEqual(['draenei', 'dwarves', 'gnomes', 'worgen', 'humans']);
    expect(smallWorld.view(state, 'public').team!.stacks.alliance).toBe(1);
    expect(smallWorld.faults(state)).toEqual([]);
  });

  test('SW-18.8: a neutral banner goes to the highest free row of the four', () => {
    const sides = ['alliance', 'horde', 'neutral'] as const;
    const state = asTeams(
      position({
        players: [
          { race: 'humans', regions: { [first]: 1 } },
          { race: 'orcs', regions: { [second]: 1 } },
          { race: 'ethereals', regions: { [fourth]: 1 }, declined: { race: 'naga', regions: { [third]: 1 } } },
        ],
        active: 2,
        phase: 'chooseMode',
      }),
      sides,
    );
    const { state: after } = make(dealt(state, ['kobolds', 'pandaren']), 2, decline);
    expect(column(after, 'neutral').map(([race]) => race)).toEqual(['kobolds', 'pandaren', 'naga', null]);
  });
});

describe('teammates', () => {
  const home = board.find(({ neighbours }) => neighbours.some((id) => board.some((other) => other.id === id)))!;
  const next = home.neighbours.find((id) => board.some((other) => other.id === id && other.terrain !== 'mountain'))!;
  const fight = (attacked: 2 | 1) =>
    asTeams(
      position({
        players: [
          { race: 'dwarves', power: 'mining', hand: 8, regions: { [home.id]: 1 } },
          { race: 'orcs', power: 'farmer', regions: attacked === 1 ? { [next]: 1 } : {} },
          { race: 'gnomes', power: 'ranger', regions: attacked === 2 ? { [next]: 1 } : {} },
          { race: 'trolls', power: 'fishing' },
        ],
      }),
      FOUR,
    );

  test('SW-18.10, SW-18.13: a teammate may be attacked as any opponent, without a faction bonus', () => {
    const faction = (attacked: 1 | 2): number | undefined => {
      const state = fight(attacked);
      const { state: taken, events } = make(state, 0, conquer(next, 3));
      expect(events.find(({ type }) => type === 'conquered')).toMatchObject({ defender: { seat: attacked, lost: 1 } });
      const { state: placing } = make(taken, 0, { type: 'endConquests' });
      const placement = { [home.id]: { race: 1 }, [next]: { race: 8 } };
      const scored = make(placing, 0, { type: 'redeploy', placement }).events.find(({ type }) => type === 'scored');
      return scored?.type === 'scored' ? scored.parts.find(({ source }) => source === 'faction')?.coins : Number.NaN;
    };
    expect(faction(2)).toBeUndefined();
    expect(faction(1)).toBe(1);
  });

  test('SW-18.11, SW-18.12, SW-15.1: coins are each player’s own, seen by a teammate and by nobody else', () => {
    const state = withPlayers(start(5), {
      0: { coins: 11 },
      1: { coins: 12 },
      2: { coins: 13 },
      3: { coins: 14 },
      4: { coins: 15 },
    });
    const seen = (viewer: number | 'public') => smallWorld.view(state, viewer).players.map(({ coins }) => coins);
    expect(seen(0)).toEqual([11, undefined, undefined, 14, undefined]);
    expect(seen(3)).toEqual([11, undefined, undefined, 14, undefined]);
    expect(seen(1)).toEqual([undefined, 12, undefined, undefined, 15]);
    expect(seen(2)).toEqual([undefined, undefined, 13, undefined, undefined]);
    expect(seen('public')).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('who wins', () => {
  /** The end of a game with these coins and this many race tokens on the boards for each seat. */
  const end = (coins: readonly number[], tokens: readonly number[] = []): SmallWorldState => {
    const state = start(coins.length);
    const regions = state.regions.map(
      (region, at): Readonly<RegionState> =>
        tokens[at] ? { ...region, owner: at, declined: true, tokens: tokens[at], murlocs: 0, beasts: 0 } : region,
    );
    const players = Object.fromEntries(
      coins.map((count, seat): [number, Partial<PlayerState>] => [seat, { coins: count }]),
    );
    return { ...withPlayers(state, players), regions, phase: 'over' };
  };
  const winners = (coins: readonly number[], tokens?: readonly number[]) =>
    smallWorld.outcome(end(coins, tokens))!.winners;
  const reason = (coins: readonly number[], tokens?: readonly number[]) =>
    say('en', smallWorld.outcome(end(coins, tokens))!.reason);

  test('T100, SW-18.14, SW-18.16 (3): A 51 and 88, N 67, H 79 and 72: the Horde wins with 72', () => {
    expect(smallWorld.outcome(end([51, 79, 67, 88, 72]))).toMatchObject({
      winners: [1, 4],
      scores: [51, 79, 67, 88, 72],
    });
    expect(reason([51, 79, 67, 88, 72])).toBe('Horde: best faction score, 72.');
  });

  test('SW-18.14: with 2 or 3 players everybody’s own total counts; neutral may win alone among five', () => {
    expect(winners([50, 60])).toEqual([1]);
    expect(winners([50, 60, 61])).toEqual([2]);
    expect(winners([50, 60, 70, 90, 61])).toEqual([2]);
    expect(winners([60, 90, 61, 50])).toEqual([0, 2]);
  });

  test('SW-18.15: of tied factions the one with the richest player wins', () => {
    expect(winners([60, 60, 80, 70])).toEqual([0, 2]);
    expect(reason([60, 60, 80, 70])).toBe('Tied at a faction score of 60; Alliance has the richest player: 80.');
    expect(winners([60, 65, 65, 90, 70])).toEqual([1, 4]);
  });

  test('SW-18.15: then the race tokens of the whole faction', () => {
    expect(winners([60, 60, 70, 70], [3, 7, 4, 1])).toEqual([1, 3]);
    expect(winners([60, 60, 70, 70], [7, 3, 2, 5])).toEqual([0, 2]);
    expect(reason([60, 60, 70, 70], [7, 3, 2, 5])).toContain('Alliance has more race tokens on the boards: 9.');
  });

  test('SW-18.15: then the victory is shared', () => {
    expect(winners([60, 60, 70, 70], [3, 7, 5, 1])).toEqual([0, 1, 2, 3]);
    expect(reason([60, 60, 70, 70], [3, 7, 5, 1])).toMatch(/Alliance.*Horde share the victory\.$/);
  });
});

test('SW-16.3: whoever picks always finds an own banner in row 0', () => {
  expect(RACE_IDS.filter((race) => factionOf(race) === 'alliance')).toHaveLength(6);
  const empty = { ...start(4), banners: RACE_IDS.filter((race) => factionOf(race) === 'horde') };
  expect(smallWorld.faults(empty).join()).toMatch('SW-16.3: row 0 is empty');
});
