import type { RandomState, Seat } from '../../engine/index.js';
import type { CardId } from './data/cards.js';
import type { SpaceId } from './data/spaces.js';
import type { Frame } from './frames/frame.js';
import type { AbilityId, AbominationId, Difficulty, HeroId, Region, RegionalQuestId, RewardId } from './ids.js';
import type { StandingOrders } from './standing-orders.js';

/** LK-3.1. Set-up and the end of a turn ask nobody, so they are no phases of a state. */
export const PHASES = ['actions', 'draw', 'summon', 'abominations', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface HeroState {
  readonly id: HeroId;
  /** Who plays the hero; in the solo game one seat plays all. */
  readonly seat: Seat;
  at: SpaceId;
  health: number;
}

export interface PlayerState {
  /** Hero cards in the order in which they came, the newest last. */
  hand: readonly CardId[];
  rewards: readonly RewardId[];
  orders: StandingOrders;
}

export interface QuestState {
  readonly id: RegionalQuestId;
  /** Icon spaces reached (LK-1.10). */
  readonly progress: number;
  /** The reward that lies face down under it, as long as the quest is not done. */
  readonly reward: RewardId | null;
  readonly done: boolean;
}

export interface Abomination {
  readonly id: AbominationId;
  readonly at: SpaceId;
}

/** What is remembered until the turn ends. */
export interface TurnRecord {
  actionsLeft: number;
  /** Abilities with a limit that were used (LK-4.11). */
  used: readonly AbilityId[];
  /** One Quiet Night (LK-15.5). */
  skipSummon: boolean;
  skipAbominations: boolean;
  /** The active hero was defeated: the actions end with the one under way (LK-6.7). */
  ended: boolean;
}

/** A whole game. Plain JSON; changed only through draft.ts. */
export interface LichKingState {
  readonly random: RandomState;
  readonly difficulty: Difficulty;
  /** One seat plays three heroes with one hand (LK-16). */
  readonly solo: boolean;
  /** Counts the turns of all heroes from 1. */
  readonly turn: number;
  readonly round: number;
  /** Index in `heroes` of the hero whose turn it is, and of the one who began. */
  readonly active: number;
  readonly first: number;
  readonly phase: Phase;
  readonly record: Readonly<TurnRecord>;
  readonly players: readonly Readonly<PlayerState>[];
  /** In turn order: by seat, in the solo game the row. */
  readonly heroes: readonly Readonly<HeroState>[];
  /** Decks with the top card first, discard piles with the newest card last. */
  readonly heroDeck: readonly CardId[];
  /** Sizes of the piles the hero deck was stacked from, the topmost first (LK-2.9). */
  readonly piles: readonly number[];
  readonly drawn: readonly CardId[];
  readonly heroDiscard: readonly CardId[];
  /** A scourge card is named by its space. */
  readonly scourgeDeck: readonly SpaceId[];
  readonly revealed: SpaceId | null;
  readonly scourgeDiscard: readonly SpaceId[];
  /** Cards last shuffled into or onto the scourge deck, in board order: known to all, their order is not (LK-18.3). */
  readonly shuffled: readonly SpaceId[];
  readonly box: {
    readonly cards: readonly CardId[];
    readonly scourge: readonly SpaceId[];
    readonly rewards: readonly RewardId[];
    /** Put away unseen at set-up (LK-2.4). */
    readonly unseenRewards: readonly RewardId[];
  };
  /** Ghouls on each space, in board order. */
  readonly ghouls: readonly number[];
  /** Those on the board, in figure order. */
  readonly abominations: readonly Abomination[];
  readonly strongholds: readonly SpaceId[];
  readonly lichKing: Region | 'icecrown';
  /** Index on the scourge track. */
  readonly scourge: number;
  readonly despair: number;
  /** Red, green, purple. */
  readonly quests: readonly QuestState[];
  readonly icecrown: { readonly open: boolean; readonly progress: number };
  /** What is unfinished; the last is on top (LK-3.3). */
  readonly frames: readonly Frame[];
  /** Windows and requests opened so far, so that each has an id of its own. */
  readonly windows: number;
  readonly result: 'won' | 'lost' | null;
}
