import type { RandomState, Seat } from '../../engine/index.js';
import type { BoardId } from './boards/board.js';
import type { ArtifactId, Faction, MarkerId, PlaceId, PowerId, RaceId } from './ids.js';
import type { ChosenSide } from './moves.js';

/**
 * Where a turn stands (SW-3). Phases of abilities (form, recruit, endStep) are entered only when one of them has
 * something to decide.
 */
export const PHASES = [
  'turnStart',
  'pickCombo',
  'chooseMode',
  'form',
  'ready',
  'conquest',
  'airstrike',
  'conquestEnd',
  'recruit',
  'redeploy',
  'endStep',
  'defenderRedeploy',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** In `RegionState.owner`: no player's race stands here. */
export const NOBODY = -1;

/** A region in play, found by its place in the order of boards and of their regions. */
export type RegionIndex = number;

export interface RegionState {
  owner: Seat | typeof NOBODY;
  /** Whether the owner's declined race stands here; false where there is no owner. */
  declined: boolean;
  tokens: number;
  beasts: number;
  champion: 0 | 1;
  murlocs: number;
  fort: 0 | 1;
  wispWall: 0 | 1;
  watchtower: 0 | 1;
  objective: 0 | 1;
  bomb: Bomb | null;
  /** The marker that still lies face down (SW-12.1). */
  faceDown: MarkerId | null;
  place: PlaceId | null;
  /** Replaced when it changes, never changed in place. */
  artifacts: readonly ArtifactId[];
}

export type Bomb = 'explosive' | 'dud';

export interface PlayerState {
  coins: number;
  race: RaceId | null;
  power: PowerId | null;
  hand: number;
  beasts: number;
  champion: 0 | 1;
  /** Who holds the captured Champion of this player (SW-11.3f). */
  captor: Seat | null;
  declinedRace: RaceId | null;
  /** The badge kept beside the declined banner (SW-9.4). */
  declinedPower: PowerId | null;
  /** Holds a Harmony token (SW-10.16). */
  harmony: boolean;
  /** Turns begun; every player has one a round (SW-16.4 l). */
  turns: number;
}

/** A visible combo; its place in the list is its price. */
export interface Combo {
  readonly race: RaceId;
  readonly power: PowerId;
  readonly coins: number;
}

/** A region taken this turn, as SW-4.7 wants it remembered for scoring. */
export interface Conquest {
  readonly region: RegionIndex;
  /** Where the attack came from, for the picture; null for an arrival from outside. */
  readonly from: RegionIndex | null;
  /** The race that was driven out; null for an empty or Murloc region. */
  readonly race: RaceId | null;
  readonly declined: boolean;
  /** Its owner; null where no player was driven out. */
  readonly seat: Seat | null;
  /** Defending race tokens, Beasts and Champion. */
  readonly defenders: number;
  /** Whether anything stood there, Murlocs included. */
  readonly occupied: boolean;
}

export interface Strike {
  readonly region: RegionIndex;
  /** What is still to be paid, the die taken off. */
  readonly cost: number;
  readonly frostmourne: boolean;
}

/** What is remembered until the next turn begins (SW-3.1a). */
export interface TurnRecord {
  /** Where a marker was revealed that waits for the current player's word; nothing else goes on before (SW-13.6). */
  unsettled: RegionIndex | null;
  conquests: readonly Conquest[];
  usedArtifacts: readonly ArtifactId[];
  /** How often each once-or-more-a-turn ability was used, by its id. */
  uses: Readonly<Record<string, number>>;
  /** Side chosen through the Battleground (SW-13.5). */
  side: ChosenSide | null;
  /** Tokens forced out of play by this turn's attacks (SW-10.8). */
  forcedOut: number;
  /** Players whose active race was attacked this turn, with success or without (SW-10.16). */
  attacked: readonly Seat[];
  /** The air strike that is declared and not yet settled (SW-10.3). */
  strike: Strike | null;
  /** Where an explosive bomb was turned over that has no effect until a fee is paid (SW-10.9f). */
  bombFee: RegionIndex | null;
}

/** A whole game. Plain JSON; built and changed only through draft.ts, so that every state has one shape. */
export interface SmallWorldState {
  readonly random: RandomState;
  readonly coinsOpen: boolean;
  /** Battle for Azeroth: the side of each seat (SW-18.1); null in the free-for-all. */
  readonly sides: readonly Faction[] | null;
  readonly boards: readonly BoardId[];
  readonly rounds: number;
  readonly startPlayer: Seat;
  readonly round: number;
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: Seat;
  readonly phase: Phase;
  /** How far the abilities' steps of this phase are done, by their order (abilities.ts). */
  readonly step: number;
  /** Seats that still have to place their pieces, in the order in which they are asked (SW-3.14). */
  readonly defenders: readonly Seat[];
  readonly players: readonly Readonly<PlayerState>[];
  readonly regions: readonly Readonly<RegionState>[];
  /** Index 0 is free, the last is the pair on top of the stacks (SW-2.3). None in Battle for Azeroth. */
  readonly combos: readonly Combo[];
  /**
   * Below the visible combos, the next tile first. In Battle for Azeroth all tiles nobody holds: those of one faction,
   * and the badges, are its column from the top row down, then its stack (SW-18.5).
   */
  readonly banners: readonly RaceId[];
  readonly badges: readonly PowerId[];
  readonly discardedBadges: readonly PowerId[];
  /** Tokens in the tray of each race, in the order of RACE_IDS. */
  readonly trays: readonly number[];
  readonly unusedMarkers: readonly MarkerId[];
  readonly removedMarkers: readonly MarkerId[];
  /** Face-down bombs, the top one first (SW-10.9). */
  readonly bombs: readonly Bomb[];
  readonly record: Readonly<TurnRecord>;
  /** Conquests of the turn before, for the picture. */
  readonly lastConquests: readonly {
    readonly seat: Seat;
    readonly region: RegionIndex;
    readonly from: RegionIndex | null;
  }[];
}
