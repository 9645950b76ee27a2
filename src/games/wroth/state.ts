import type { RandomState, Seat } from '../../engine/index.js';
import type { Task } from './agenda.js';
import type { CoopState } from './coop/state.js';
import type {
  ActionFace,
  DieId,
  EliteId,
  EliteType,
  FactionId,
  RegionId,
  SeerFace,
  Sign,
  TokenId,
  TraitId,
  Zone,
} from './ids.js';
import type { Action } from './moves.js';
import type { WrothOptions } from './options.js';
import type { Pending } from './pending.js';

export const PHASES = [
  'setup',
  'upkeep',
  'spoils',
  'preparation',
  'draft',
  'actions',
  'scoring',
  'tiebreak',
  'over',
] as const;
/** WR-3.1 */
export type Phase = (typeof PHASES)[number];

/** A faction's place in `factions`. A human faction's is its seat; the AI's comes after all of them. */
export type Side = number;

/** In `active`: no faction's turn. */
export const NOBODY = -1;

export interface Elite {
  readonly id: EliteId;
  readonly type: EliteType;
  at: RegionId | 'mat';
  vitality: number;
  /** The turn in which it was deployed (`WrothState.turn`), 0 on the mat; a Hunter waits a turn (WR-20.3.2). */
  deployed: number;
}

export interface Die {
  readonly id: DieId;
  readonly face: ActionFace;
}

export interface Faction {
  readonly id: FactionId;
  /** HOUSE for the AI. */
  readonly seat: Seat;
  /** The AI has none (WR-15.9). */
  readonly zone: Zone | null;
  korra: number;
  /** Co-op: the players' common total is kept in `coop.vp`, and this is 0 for each of them (WR-15.6). */
  vp: number;
  /** Basics on the mat, and destroyed ones. */
  mat: number;
  discard: number;
  /** Basics in each region, by its number. Replaced when it changes, never changed in place; so are all lists here. */
  basics: readonly number[];
  elites: readonly Readonly<Elite>[];
  traits: readonly { readonly id: TraitId; readonly used: boolean }[];
  /** Unspent action dice. */
  dice: readonly Die[];
  /** null before the first Scry. */
  seer: { readonly face: SeerFace; readonly spent: boolean } | null;
  /** What may be done once in a turn or in a round and was done, by its id. */
  usedThisTurn: readonly string[];
  usedThisRound: readonly string[];
}

/** What is remembered of the turn of `active` (WR-8.3, WR-10.11). */
export interface TurnRecord {
  main: boolean;
  /** The Action that Double may repeat: the last step was one, and nothing came between. */
  last: Action['do'] | null;
  /** Elites that moved in an Action of this turn, for Gallop. */
  moved: readonly EliteId[];
}

/** WR-13.4 to 13.6 */
export interface TieBreak {
  /** Those still tied. */
  readonly seats: readonly Seat[];
  readonly stage: 'share' | 'throw';
  readonly throws: number;
  /** What each of `seats` has answered so far. Secret until all have thrown. */
  readonly answers: Readonly<Record<Seat, boolean | Sign>>;
}

export interface Result {
  readonly winners: readonly Seat[];
  /** How it was decided, a key of the catalogue below `reason.`. */
  readonly by: string;
}

/** A pick made in set-up (WR-2.3). */
export interface Pick {
  readonly faction: FactionId;
  readonly traits: readonly TraitId[];
  readonly zone: Zone;
}

/** A whole game. Plain JSON; changed only through draft.ts, so that every state has one shape. */
export interface WrothState {
  readonly random: RandomState;
  readonly options: WrothOptions;
  readonly seats: number;
  readonly phase: Phase;
  /** 0 in set-up. */
  readonly round: number;
  /** Counts up with every turn and every phase in which somebody decides; a new number is a new table message. */
  readonly turn: number;
  /** Holder of the first-player marker. */
  readonly first: Seat;
  /** Whose turn of Phase 5 it is. */
  readonly active: Side | typeof NOBODY;
  readonly record: Readonly<TurnRecord>;
  /** In seat order, until all are made. */
  readonly picks: readonly Pick[];
  /** Token of each numbered region: of region r at r - 1 (WR-2.2). Empty until they are laid out. */
  readonly tokens: readonly TokenId[];
  /** Korra in the common pool. */
  readonly korra: number;
  /** Empty until set-up is over. */
  readonly factions: readonly Readonly<Faction>[];
  /** Action dice nobody holds, with the faces they show. */
  readonly pool: readonly Die[];
  /** Decisions that arose and must be answered first (WR-3.2). */
  readonly pending: readonly Pending[];
  /** What is still to be done, the next first: where the phase stands, as plain data (WR-3.4). */
  readonly agenda: readonly Task[];
  readonly tieBreak: TieBreak | null;
  readonly result: Result | null;
  readonly coop: CoopState | null;
}
