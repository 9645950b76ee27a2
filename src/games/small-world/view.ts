import type { Seat } from '../../engine/index.js';
import type { BoardId, RegionId } from './boards/board.js';
import type { ArtifactId, PlaceId, PowerId, RaceId } from './ids.js';
import type { Phase } from './state.js';

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
  /** `power` only where the badge was kept in decline (SW-9.4). */
  readonly declined?: { readonly race: RaceId; readonly power?: PowerId };
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
  readonly combos: readonly ComboView[];
  /** Tiles below the visible combos; their order is nobody's to know (SW-15.2). */
  readonly stacks: { readonly banners: number; readonly badges: number };
  readonly discardedBadges: readonly PowerId[];
  /** Tokens of each race that are in neither hand nor on a board. */
  readonly trays: Readonly<Record<RaceId, number>>;
  readonly unusedMarkers: number;
  /** Conquests of the turn under way, or of the turn before while this one has none. */
  readonly conquests: readonly ConquestView[];
}
