import type { Seat, Viewer } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import type { BoardId, RegionId } from './boards/index.js';
import { tokensOf } from './combos.js';
import { inTray } from './draft.js';
import { type ArtifactId, type Faction, type PlaceId, type PowerId, RACE_IDS, type RaceId } from './ids.js';
import type { Phase, PlayerState, RegionIndex, RegionState, SmallWorldState } from './state.js';
import { bannersOf, isTeammate, ROWS, rowOf } from './teams.js';

/** Whose pieces stand in a region, and which. */
export interface HoldingView {
  readonly seat: Seat;
  readonly race: RaceId;
  readonly declined: boolean;
  readonly tokens: number;
  readonly beasts: number;
  readonly champion: boolean;
}

/** What lies in a region; terrain and symbols are printed on the board (boards/index.ts). */
export interface RegionView {
  readonly id: RegionId;
  /** 'L5': what stands on the picture and is typed. */
  readonly code: string;
  /** Absent where no player's race stands (the region may still hold Murlocs). */
  readonly holding?: HoldingView;
  readonly murlocs: number;
  readonly mountain: boolean;
  readonly fort: boolean;
  readonly wispWall: boolean;
  readonly watchtower: boolean;
  readonly bomb: boolean;
  readonly objective: boolean;
  /** A marker nobody has seen yet (SW-12.1). */
  readonly faceDown: boolean;
  readonly artifacts: readonly ArtifactId[];
  readonly place?: PlaceId;
}

export interface HandView {
  readonly race: number;
  readonly beasts: number;
  readonly champion: boolean;
}

export interface PlayerView {
  readonly seat: Seat;
  /** Absent where the viewer may not know (SW-15.1). */
  readonly coins?: number;
  readonly active?: { readonly race: RaceId; readonly power: PowerId };
  readonly hand: HandView;
  /** Who holds this player's captured Champion (SW-11.3f). */
  readonly captor?: Seat;
  /** `power` only where the badge was kept in decline (SW-9.4). */
  readonly declined?: { readonly race: RaceId; readonly power?: PowerId };
  /** Holds a Harmony token: pays before attacking the Pandaren (SW-10.16). */
  readonly harmony?: true;
  /** Regions held by the active and by the declined race. */
  readonly regions: { readonly active: number; readonly declined: number };
}

export interface ComboView {
  /** Its place in the column, which is also its price (SW-3.2). */
  readonly index: number;
  readonly race: RaceId;
  readonly power: PowerId;
  readonly coins: number;
  /** Banner and badge together, as far as the tray has them. */
  readonly tokens: number;
}

/** Battle for Azeroth: a row's badge with each side's banner there; its place is its price (SW-18.5). */
export interface TeamRowView {
  readonly index: number;
  readonly power: PowerId;
  readonly banners: Readonly<Partial<Record<Faction, { readonly race: RaceId; readonly tokens: number }>>>;
}

export interface TeamView {
  /** The side of each seat (SW-18.1). */
  readonly sides: readonly Faction[];
  readonly rows: readonly TeamRowView[];
  /** Banners below the visible rows, by side. */
  readonly stacks: Readonly<Partial<Record<Faction, number>>>;
}

/** A region that changed hands in the last turn, for the arrows on the picture. */
export interface ConquestView {
  readonly seat: Seat;
  readonly to: RegionId;
  /** A neighbouring region of the attacker at that moment; absent for an arrival from outside the board. */
  readonly from?: RegionId;
}

/** What one viewer may know of a game of Small World. */
export interface SmallWorldView {
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  /** Whose turn it is (in the defenders' redeployment too); absent when the game is over. */
  readonly active?: Seat;
  /** Counts the turns of all players from 1. */
  readonly turn: number;
  readonly startPlayer: Seat;
  readonly boards: readonly BoardId[];
  /** All regions in play, board by board in the order of `boards`, each board in the order of its data. */
  readonly regions: readonly RegionView[];
  readonly players: readonly PlayerView[];
  /** Empty in Battle for Azeroth, which has `team` instead. */
  readonly combos: readonly ComboView[];
  readonly team?: TeamView;
  /** Tiles below the visible combos; their order is nobody's to know (SW-15.2). */
  readonly stacks: { readonly banners: number; readonly badges: number };
  readonly discardedBadges: readonly PowerId[];
  /** Tokens of each race that are in neither hand nor on a board. */
  readonly trays: Readonly<Record<RaceId, number>>;
  readonly unusedMarkers: number;
  /** Bombs left to place; absent while there are none (SW-10.9). */
  readonly bombs?: number;
  /** Conquests of the turn under way, or of the turn before while this one has none. */
  readonly conquests: readonly ConquestView[];
}

function holdingOf(state: SmallWorldState, region: Readonly<RegionState>): HoldingView | undefined {
  const holder = state.players[region.owner];
  const race = region.declined ? holder?.declinedRace : holder?.race;
  if (!race) return undefined;
  const { owner: seat, declined, tokens, beasts, champion } = region;
  return { seat, race, declined, tokens, beasts, champion: champion === 1 };
}

function regionView(
  state: SmallWorldState,
  atlas: Atlas,
  region: Readonly<RegionState>,
  index: RegionIndex,
): RegionView {
  const holding = holdingOf(state, region);
  return {
    id: atlas.regions[index]?.id ?? '',
    code: atlas.codes[index] ?? '',
    ...(holding ? { holding } : {}),
    murlocs: region.murlocs,
    mountain: atlas.regions[index]?.terrain === 'mountain',
    fort: region.fort === 1,
    wispWall: region.wispWall === 1,
    watchtower: region.watchtower === 1,
    bomb: region.bomb !== null,
    objective: region.objective === 1,
    faceDown: region.faceDown !== null,
    artifacts: region.artifacts,
    ...(region.place ? { place: region.place } : {}),
  };
}

/** The own coins and a teammate's; everybody's when they are open or the game is over (SW-15.1, SW-18.12). */
const knowsCoins = (state: SmallWorldState, viewer: Viewer, seat: Seat): boolean =>
  viewer === seat ||
  state.coinsOpen ||
  state.phase === 'over' ||
  (viewer !== 'public' && isTeammate(state, viewer, seat));

function teamView(state: SmallWorldState, sides: readonly Faction[]): TeamView {
  const factions = [...new Set(sides)];
  const rows = state.badges.slice(0, ROWS).map((power, index) => ({
    index,
    power,
    banners: Object.fromEntries(
      factions.flatMap((side) => {
        const race = rowOf(state, side, index)?.race;
        return race ? [[side, { race, tokens: tokensOf(race, power, inTray(state, race)) }]] : [];
      }),
    ),
  }));
  const below = (side: Faction): number => Math.max(0, bannersOf(state, side).length - ROWS);
  return { sides, rows, stacks: Object.fromEntries(factions.map((side) => [side, below(side)])) };
}

/** Tiles below the visible ones; in Battle for Azeroth the rows lie on top of the stacks in the same lists. */
function stacksOf({ banners, badges }: SmallWorldState, team: TeamView | undefined): SmallWorldView['stacks'] {
  if (!team) return { banners: banners.length, badges: badges.length };
  const below = Object.values(team.stacks).reduce((sum, count) => sum + count, 0);
  return { banners: below, badges: Math.max(0, badges.length - ROWS) };
}

function playerView(state: SmallWorldState, player: Readonly<PlayerState>, seat: Seat, viewer: Viewer): PlayerView {
  const { race, power, declinedRace, declinedPower } = player;
  const held = state.regions.filter(({ owner }) => owner === seat);
  const declined = held.filter((region) => region.declined).length;
  return {
    seat,
    ...(knowsCoins(state, viewer, seat) ? { coins: player.coins } : {}),
    ...(race && power ? { active: { race, power } } : {}),
    hand: { race: player.hand, beasts: player.beasts, champion: player.champion === 1 },
    ...(player.captor === null ? {} : { captor: player.captor }),
    ...(declinedRace ? { declined: { race: declinedRace, ...(declinedPower ? { power: declinedPower } : {}) } } : {}),
    ...(player.harmony ? { harmony: true } : {}),
    regions: { active: held.length - declined, declined },
  };
}

function conquestViews(state: SmallWorldState, { regions }: Atlas): readonly ConquestView[] {
  const id = (index: RegionIndex): RegionId => regions[index]?.id ?? '';
  const own = state.record.conquests;
  const shown =
    own.length > 0 ? own.map(({ region, from }) => ({ seat: state.active, region, from })) : state.lastConquests;
  return shown.map(({ seat, region, from }) => ({
    seat,
    to: id(region),
    ...(from === null ? {} : { from: id(from) }),
  }));
}

/** What a viewer may know: no seed, no order of stacks, no face of a marker or bomb, no coins but the own (SW-15). */
export function view(state: SmallWorldState, viewer: Viewer): SmallWorldView {
  const atlas = atlasOf(state.boards);
  const team = state.sides ? teamView(state, state.sides) : undefined;
  return {
    round: state.round,
    rounds: state.rounds,
    phase: state.phase,
    ...(state.phase === 'over' ? {} : { active: state.active }),
    turn: state.turn,
    startPlayer: state.startPlayer,
    boards: state.boards,
    regions: state.regions.map((region, index) => regionView(state, atlas, region, index)),
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
    combos: state.combos.map(({ race, power, coins }, index) => ({
      index,
      race,
      power,
      coins,
      tokens: tokensOf(race, power, inTray(state, race)),
    })),
    ...(team ? { team } : {}),
    stacks: stacksOf(state, team),
    discardedBadges: state.discardedBadges,
    trays: Object.fromEntries(RACE_IDS.map((race) => [race, inTray(state, race)])) as Record<RaceId, number>,
    unusedMarkers: state.unusedMarkers.length,
    ...(state.bombs.length > 0 ? { bombs: state.bombs.length } : {}),
    conquests: conquestViews(state, atlas),
  };
}
