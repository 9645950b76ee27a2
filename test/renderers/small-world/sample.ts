import { atlasOf } from '../../../src/games/small-world/atlas.js';
import { BOARDS, type BoardId } from '../../../src/games/small-world/boards/index.js';
import { RACE_IDS, type RaceId } from '../../../src/games/small-world/ids.js';
import type { PlayerView, RegionView, SmallWorldView } from '../../../src/games/small-world/view.js';

export const SETS: readonly (readonly BoardId[])[] = [
  ['L1A', 'S2B'],
  ['L2B', 'M1A', 'S1A'],
  ['L1B', 'M1B', 'M2B', 'S2A'],
  ['L2A', 'L1B', 'M2A', 'S1B', 'S2A'],
];

export const NAMES = ['Łukasz', 'Zośka', 'Marek', 'Wilhelmina von Habsburg-Lothringen', 'bot'];

const RACES: readonly (readonly [active: RaceId, declined: RaceId])[] = [
  ['trolls', 'dwarves'],
  ['bloodElves', 'nightElves'],
  ['tauren', 'kobolds'],
  ['forsaken', 'humans'],
  ['naga', 'orcs'],
];

const empty = (boards: readonly BoardId[]): RegionView[] => {
  const atlas = atlasOf(boards);
  return atlas.regions.map((region, i) => ({
    id: region.id,
    code: atlas.codes[i]!,
    murlocs: region.symbols.includes('murloc') ? 1 : 0,
    mountain: region.terrain === 'mountain',
    fort: false,
    wispWall: false,
    watchtower: false,
    bomb: false,
    objective: false,
    faceDown: region.symbols.includes('slot'),
    artifacts: [],
  }));
};

const player = (seat: number): PlayerView => ({
  seat,
  active: { race: RACES[seat]![0], power: 'portalMage' },
  hand: { race: 4, beasts: 0, champion: false },
  declined: { race: RACES[seat]![1] },
  regions: { active: 5, declined: 3 },
});

/** The beginning of a game, before anybody has taken anything. */
export function earlyView(boards: readonly BoardId[]): SmallWorldView {
  return {
    round: 1,
    rounds: 10,
    phase: 'pickCombo',
    active: 0,
    turn: 1,
    startPlayer: 0,
    boards,
    regions: empty(boards),
    players: boards.map((_, seat) => ({
      seat,
      hand: { race: 0, beasts: 0, champion: false },
      regions: { active: 0, declined: 0 },
    })),
    combos: RACE_IDS.slice(0, 6).map((race, index) => ({
      index,
      race,
      power: 'battlemaster',
      coins: index,
      tokens: 9 + index,
    })),
    stacks: { banners: 10, badges: 14 },
    discardedBadges: [],
    trays: Object.fromEntries(RACE_IDS.map((race) => [race, 5])) as Record<RaceId, number>,
    unusedMarkers: 9,
    conquests: [],
  };
}

/** A late turn: every land region is held, one in three by a declined race, and the markers lie open. */
export function crowdedView(boards: readonly BoardId[]): SmallWorldView {
  const seats = boards.length;
  const regions = empty(boards).map((region, i): RegionView => {
    const { water } = BOARDS[region.id.slice(0, 3) as BoardId].regions.find(({ id }) => id === region.id)!;
    if (water) return region;
    const seat = i % seats;
    const declined = i % 3 === 0;
    const holding = {
      seat,
      race: RACES[seat]![declined ? 1 : 0],
      declined,
      tokens: declined ? 1 : 1 + (i % 6),
      beasts: 0,
      champion: false,
    };
    const marker = region.faceDown
      ? { faceDown: false, artifacts: ['frostmourne'] as const, murlocs: 0 }
      : { murlocs: 0 };
    return { ...region, ...marker, holding, fort: i % 7 === 1, wispWall: i % 11 === 2 };
  });
  const [first, second] = regions.filter(({ id }) => id.startsWith(boards[0]!));
  return {
    ...earlyView(boards),
    round: 7,
    phase: 'conquest',
    active: 1,
    turn: 6 * seats + 2,
    regions,
    players: boards.map((_, seat) => player(seat)),
    conquests: [
      { seat: 1, to: first!.id },
      { seat: 1, to: second!.id },
    ],
  };
}

/** Every other region can be taken now, every third of those with the die. */
export const pricesOf = (view: SmallWorldView) =>
  view.regions
    .filter((_, i) => i % 2 === 0)
    .map(({ code }, i) => ({ region: code, cost: 2 + (i % 7), ...(i % 3 === 0 ? { short: 1 + (i % 2) } : {}) }));

/** The same moment in Battle for Azeroth, where each side has its own column. */
export function teamView(boards: readonly BoardId[]): SmallWorldView {
  const sides = (['alliance', 'horde', 'neutral', 'alliance', 'horde'] as const).slice(0, boards.length);
  const races = { alliance: RACE_IDS.slice(0, 4), horde: RACE_IDS.slice(6, 10), neutral: RACE_IDS.slice(12, 15) };
  const rows = (['portalMage', 'marshdweller', 'battlemaster', 'farmer'] as const).map((power, index) => ({
    index,
    power,
    banners: Object.fromEntries(
      [...new Set(sides)].flatMap((side) => {
        const race = races[side][index];
        return race ? [[side, { race, tokens: 9 + index }]] : [];
      }),
    ),
  }));
  return { ...crowdedView(boards), combos: [], team: { sides, rows, stacks: { alliance: 2, horde: 2, neutral: 0 } } };
}
