import type { Random, Seat } from '../../engine/index.js';
import { atlasOf } from './atlas.js';
import { BOARD_IDS, type BoardId, type BoardSize } from './boards/index.js';
import { refill } from './combos.js';
import { emptyRecord } from './flow.js';
import { MARKER_IDS, POWER_IDS, RACE_IDS } from './ids.js';
import type { SmallWorldOptions } from './options.js';
import { RACES } from './races/index.js';
import { type Combo, NOBODY, type PlayerState, type RegionState, type SmallWorldState } from './state.js';
import { bannersFor, sidesFor } from './teams.js';

/** How many boards of each size are in play, and for how many rounds (SW-1.1). */
export const TABLES: Readonly<Record<number, { readonly boards: readonly BoardSize[]; readonly rounds: number }>> = {
  2: { boards: ['L', 'S'], rounds: 10 },
  3: { boards: ['L', 'M', 'S'], rounds: 10 },
  4: { boards: ['L', 'M', 'M', 'S'], rounds: 9 },
  5: { boards: ['L', 'L', 'M', 'S', 'S'], rounds: 8 },
};

const START_COINS = 5;

const sheetOf = (board: BoardId): string => board.slice(0, 2);

/** Random sheets of the sizes needed, a random side of each (SW-1.2), in the order of the box. */
function drawBoards(sizes: readonly BoardSize[], random: Random): readonly BoardId[] {
  const sheets = random.shuffle([...new Set(BOARD_IDS.map(sheetOf))]);
  const drawn = sizes.map((size) => {
    const at = sheets.findIndex((sheet) => sheet.startsWith(size));
    const sheet = sheets.splice(at, 1)[0];
    return random.pick(BOARD_IDS.filter((board) => sheetOf(board) === sheet));
  });
  return BOARD_IDS.filter((board) => drawn.includes(board));
}

const newPlayer = (): PlayerState => ({
  coins: START_COINS,
  race: null,
  power: null,
  hand: 0,
  beasts: 0,
  champion: 0,
  captor: null,
  declinedRace: null,
  declinedPower: null,
  harmony: false,
  turns: 0,
});

/** A1 begins the team variant (SW-18.2); otherwise whoever is named or drawn (SW-2.7). */
function starterOf({ variant, startPlayer }: SmallWorldOptions, seats: number, random: Random): Seat {
  if (variant === 'battleForAzeroth') return 0;
  return startPlayer === 'random' ? random.int(seats) : startPlayer;
}

/** The game before its first turn (SW-2). */
export function setup(options: SmallWorldOptions, seats: number, random: Random): SmallWorldState {
  const table = TABLES[seats];
  if (!table) throw new RangeError(`Small World is for 2 to 5 players, not ${seats}`);
  const boards = options.boards === 'random' ? drawBoards(table.boards, random) : options.boards;
  const markers = random.shuffle(MARKER_IDS);
  const regions = atlasOf(boards).regions.map(
    ({ symbols }): RegionState => ({
      owner: NOBODY,
      declined: false,
      tokens: 0,
      beasts: 0,
      champion: 0,
      murlocs: symbols.includes('murloc') ? 1 : 0,
      fort: 0,
      wispWall: 0,
      watchtower: 0,
      objective: 0,
      bomb: null,
      faceDown: symbols.includes('slot') ? (markers.pop() ?? null) : null,
      place: null,
      artifacts: [],
    }),
  );
  const sides = options.variant === 'battleForAzeroth' ? sidesFor(seats) : null;
  const tiles = {
    combos: [] as readonly Combo[],
    banners: random.shuffle(sides ? bannersFor(sides) : RACE_IDS) as SmallWorldState['banners'],
    badges: random.shuffle(POWER_IDS) as SmallWorldState['badges'],
    discardedBadges: [] as SmallWorldState['discardedBadges'],
  };
  if (!sides) refill(tiles, () => random);
  const startPlayer = starterOf(options, seats, random);
  const players = Array.from({ length: seats }, newPlayer);
  const first = players[startPlayer];
  if (first) first.turns = 1;
  return {
    random: random.state,
    coinsOpen: options.coins === 'open',
    sides,
    boards,
    rounds: table.rounds,
    startPlayer,
    round: 1,
    turn: 1,
    active: startPlayer,
    phase: 'pickCombo',
    step: 0,
    defenders: [],
    players,
    regions,
    combos: tiles.combos,
    banners: tiles.banners,
    badges: tiles.badges,
    discardedBadges: tiles.discardedBadges,
    trays: RACE_IDS.map((race) => RACES[race].trayMax),
    unusedMarkers: markers,
    removedMarkers: [],
    bombs: [],
    record: emptyRecord(),
    lastConquests: [],
  };
}
