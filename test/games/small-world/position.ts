import { begin, type Seat } from '../../../src/engine/index.js';
import { atlasOf } from '../../../src/games/small-world/atlas.js';
import { type BoardId, type Region, regionById } from '../../../src/games/small-world/boards/index.js';
import { POWER_IDS, type PowerId, RACE_IDS, type RaceId } from '../../../src/games/small-world/ids.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { RACES } from '../../../src/games/small-world/races/index.js';
import type { Phase, PlayerState, RegionState } from '../../../src/games/small-world/state.js';

type Holding = Readonly<Record<string, number>>;

interface PlayerSketch {
  readonly coins?: number;
  readonly race?: RaceId;
  readonly power?: PowerId;
  readonly hand?: number;
  readonly beasts?: number;
  readonly champion?: 0 | 1;
  readonly captor?: Seat;
  readonly harmony?: boolean;
  readonly regions?: Holding;
  readonly declined?: { readonly race: RaceId; readonly power?: PowerId; readonly regions: Holding };
}

interface Sketch {
  readonly players: readonly PlayerSketch[];
  readonly active?: Seat;
  readonly phase?: Phase;
  readonly round?: number;
  readonly boards?: readonly BoardId[];
  readonly combos?: readonly (readonly [RaceId, PowerId, number?])[];
  readonly regions?: Readonly<Record<string, Partial<RegionState>>>;
  readonly coinsOpen?: boolean;
  readonly seed?: string;
}

const BOARDS: Readonly<Record<number, readonly BoardId[]>> = {
  2: ['L1A', 'S1A'],
  3: ['L1A', 'M1A', 'S1A'],
  4: ['L1A', 'M1A', 'M2A', 'S1A'],
  5: ['L1A', 'L2A', 'M1A', 'S1A', 'S2A'],
};

/**
 * A position as a case describes it; what the case does not mention is as after set-up, and all tokens, banners and
 * badges that are nowhere else lie where the rules put them. Murlocs are left out unless a region asks for them.
 */
export function position(sketch: Sketch): SmallWorldState {
  const seats = sketch.players.length;
  const active = sketch.active ?? 0;
  const boards = sketch.boards ?? BOARDS[seats]!;
  const options = {
    variant: 'freeForAll',
    boards,
    startPlayer: 0,
    coins: sketch.coinsOpen ? 'open' : 'secret',
  } as const;
  const start = begin(smallWorld, options, seats, sketch.seed ?? 'position');
  const { indices } = atlasOf(boards);
  const regions: RegionState[] = start.regions.map((region) => ({ ...region, murlocs: 0 }));
  const trays = RACE_IDS.map((race) => RACES[race].trayMax);
  const take = (race: RaceId, tokens: number): void => {
    trays[RACE_IDS.indexOf(race)]! -= tokens;
  };
  const stand = (owner: Seat, declined: boolean, race: RaceId, held: Holding): void => {
    for (const [id, tokens] of Object.entries(held)) {
      Object.assign(regions[indices.get(id)!]!, { owner, declined, tokens });
      take(race, tokens);
    }
  };
  const round = sketch.round ?? 2;
  const players = sketch.players.map((player, seat): PlayerState => {
    if (player.race) {
      stand(seat, false, player.race, player.regions ?? {});
      take(player.race, player.hand ?? 0);
    }
    if (player.declined) stand(seat, true, player.declined.race, player.declined.regions);
    return {
      ...start.players[seat]!,
      coins: player.coins ?? 5,
      race: player.race ?? null,
      power: player.race ? (player.power ?? freePower(sketch, seat)) : null,
      hand: player.hand ?? 0,
      beasts: player.beasts ?? 0,
      champion: player.champion ?? 0,
      captor: player.captor ?? null,
      harmony: player.harmony ?? false,
      declinedRace: player.declined?.race ?? null,
      declinedPower: player.declined?.power ?? null,
      turns: round - (seat > active ? 1 : 0),
    };
  });
  for (const [id, change] of Object.entries(sketch.regions ?? {})) Object.assign(regions[indices.get(id)!]!, change);
  const races = RACE_IDS.filter((id) => !players.some(({ race, declinedRace }) => race === id || declinedRace === id));
  const powers = POWER_IDS.filter(
    (id) => !players.some(({ power, declinedPower }) => power === id || declinedPower === id),
  );
  const row = sketch.combos ?? races.slice(0, 6).map((race, at) => [race, powers[at]!] as const);
  const combos = row.map(([race, power, coins = 0]) => ({ race, power, coins }));
  return {
    ...start,
    active,
    phase: sketch.phase ?? 'conquest',
    round,
    turn: (round - 1) * seats + active + 1,
    players,
    regions,
    trays,
    combos,
    banners: races.filter((id) => !combos.some(({ race }) => race === id)),
    badges: powers.filter((id) => !combos.some(({ power }) => power === id)),
  };
}

/** Badges that change no cost, no reach and no plain income, the quietest first. */
const QUIET: readonly PowerId[] = ['champion', 'archaeologist', 'enraged', 'portalMage', 'intimidating', 'beastmaster'];

/** A badge without any effect on the case. */
function freePower({ players, combos }: Sketch, seat: Seat): PowerId {
  const named = [...players.map(({ power }) => power), ...(combos ?? []).map(([, power]) => power)];
  return QUIET.filter((id) => !named.includes(id))[seat]!;
}

/** The first region on a board that fits. */
export function land(board: BoardId, fits: (region: Region) => boolean): string {
  const found = atlasOf([board]).regions.find((region) => !region.water && fits(region));
  if (!found) throw new Error(`No such region on ${board}`);
  return found.id;
}

export const has = (region: Region, symbol: Region['symbols'][number]): boolean => region.symbols.includes(symbol);

/** Land neighbours of a region. */
export const around = (id: string): readonly Region[] =>
  regionById(id)
    .neighbours.map(regionById)
    .filter(({ water }) => !water);

/** A region and a neighbour of it that both fit. */
export function pair(
  board: BoardId,
  fits: (region: Region) => boolean,
  neighbourFits: (region: Region) => boolean,
): readonly [string, string] {
  const first = land(board, (region) => fits(region) && around(region.id).some(neighbourFits));
  return [first, around(first).find(neighbourFits)!.id];
}

/** Makes a move that must be legal. */
export function make(state: SmallWorldState, seat: Seat, move: SmallWorldMove) {
  const applied = smallWorld.apply(state, seat, move);
  if (!applied.ok)
    throw new Error(`${applied.error.rule} ${applied.error.code} ${JSON.stringify(applied.error.facts)}`);
  return applied.value;
}

/** The refusal of a move that must not be legal. */
export function refusal(state: SmallWorldState, seat: Seat, move: unknown): { rule: string; code: string } {
  const parsed = smallWorld.parseMove(move);
  const applied = parsed.ok ? smallWorld.apply(state, seat, parsed.value) : parsed;
  if (applied.ok) throw new Error('The move was accepted');
  return { rule: applied.error.rule, code: applied.error.code };
}

export const conquer = (region: string, race: number): SmallWorldMove => ({
  type: 'conquer',
  region,
  pay: { race, beasts: 0 },
  means: {},
});

export const roll = (region: string): SmallWorldMove => ({ type: 'finalConquest', region, means: {} });

/** Options of a decision by the region they aim at. */
export function offers(state: SmallWorldState, seat: Seat, id: string) {
  const decision = smallWorld.decisions(state, seat).find((open) => open.id === id);
  return new Map(
    (decision?.kind === 'choice' ? decision.options : []).map((option) => [
      'region' in option.move ? option.move.region : option.id,
      option,
    ]),
  );
}

export const regionOf = (state: SmallWorldState, id: string): Readonly<RegionState> =>
  state.regions[atlasOf(state.boards).indices.get(id)!]!;

export const trayOf = (state: SmallWorldState, race: RaceId): number => state.trays[RACE_IDS.indexOf(race)]!;
