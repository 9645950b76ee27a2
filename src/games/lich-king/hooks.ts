import type { RuleViolation, Seat } from '../../engine/index.js';
import type { CardId } from './data/cards.js';
import type { SpaceId } from './data/spaces.js';
import type { Draft } from './draft.js';
import type { Asked, QuestFrame, Timing } from './frames/frame.js';
import type { AbilityId, HeroId, QuestId, RewardId } from './ids.js';
import type { AbilityMove, RewardParams } from './moves.js';
import type { HeroState, LichKingState } from './state.js';

/** A hero in this game, as hooks get it. */
export type Self = Readonly<HeroState>;

/** A roll after the quest's effect on its symbols. */
export interface Roll {
  readonly hits: number;
  readonly blocks: number;
}

/** A card played in a window, and in whose fight or quest action: nobody's when abominations strike. */
export interface Played {
  readonly seat: Seat;
  readonly card: CardId;
  readonly acting: HeroId | null;
}

/**
 * Something a hero can do by a move of its own. The core has already checked that the hero is active, the game idle,
 * an action left (where it costs one) and the limit not used up; it pays and notes the use before `perform`.
 */
export interface Ability<A extends AbilityId> {
  readonly id: A;
  readonly cost: 'action' | 'free';
  readonly oncePerTurn: boolean;
  readonly refuse?: (state: LichKingState, self: Self, move: AbilityMove<A>) => RuleViolation | undefined;
  /** Heroes that are moved: their players agree first, and nothing is paid before (LK-17.7). */
  readonly moves?: (move: AbilityMove<A>) => readonly HeroId[];
  readonly perform: (draft: Draft, self: Self, move: AbilityMove<A>) => void;
  /** Its options, each a complete legal move; undefined where there is none. */
  readonly decision: (state: LichKingState, self: Self) => Asked | undefined;
}

/**
 * What a hero sheet may have to say. Each hook answers one question of the rules; numbers of several heroes add up.
 * `self` is the hero who has the hook; the core asks every hero in play unless it says "own".
 */
export interface Hero {
  readonly id: HeroId;
  /** Own fight, after the roll: hits added (LK-13.14). */
  readonly fightHits?: (state: LichKingState, self: Self, at: SpaceId) => number;
  /** Own fight: blocks added (LK-13.12). */
  readonly fightBlocks?: (state: LichKingState, self: Self, at: SpaceId) => number;
  /** Own fight: rolled blocks may be treated as hits when hits are assigned (LK-13.2). */
  readonly convertsBlocks?: true;
  /** Anybody's rest: added for `target`, who rests where they stand (LK-13.4). */
  readonly restBonus?: (state: LichKingState, self: Self, target: Self) => number;
  /** Anybody played a Fight or Defend card (LK-13.9). */
  readonly cardPlayed?: (draft: Draft, self: Self, played: Played) => void;
  /** Lays out cards for this quest action although not on its space (LK-13.6). */
  readonly questReach?: (state: LichKingState, self: Self, action: Pick<QuestFrame, 'hero' | 'quest'>) => boolean;
  /** Added to the one card this hero may lay out in a quest action (LK-13.11). */
  readonly questCards?: (state: LichKingState, self: Self, action: Pick<QuestFrame, 'hero' | 'quest'>) => number;
  /** How many ghouls about to be summoned on `space` this hero could prevent (LK-13.3). */
  readonly canPrevent?: (state: LichKingState, self: Self, space: SpaceId) => number;
  /** Pays for ghouls that are prevented. */
  readonly prevent?: (draft: Draft, self: Self, ghouls: number) => void;
  readonly abilities?: readonly Ability<AbilityId>[];
}

/** Forgets which ability it is, so that abilities of different parameters fit into one list; the core hands each its own moves. */
export const ability = <A extends AbilityId>(rule: Ability<A>): Ability<AbilityId> =>
  rule as unknown as Ability<AbilityId>;

/** What a quest card says besides track and damage, while its quest is in play (LK-14.2). */
export interface Quest {
  readonly id: QuestId;
  /** Quest actions here: changes the rolled symbols (LK-14.6, LK-14.7). */
  readonly roll?: (roll: Roll) => Roll;
  /** Quest actions here: added to what the acting hero may lay out (LK-14.8). */
  readonly actingCards?: number;
  /** After each quest action here, its damage dealt; ghouls are summoned through `summon` (LK-14.3). */
  readonly afterAction?: (draft: Draft) => void;
  /** When it is completed, before its card goes to the box (LK-14.4). */
  readonly onCompletion?: (draft: Draft) => void;
  /** The rest action cannot be taken on this space (LK-14.5). */
  readonly forbidsRest?: (state: LichKingState, space: SpaceId) => boolean;
  /** Nobody heals on this space (LK-14.9). */
  readonly forbidsHealing?: (space: SpaceId) => boolean;
}

/** A reward card. The core has checked that it is held and that its column of the timing table allows it now. */
export interface Reward<R extends RewardId> {
  readonly id: R;
  /** Its row of the timing table (LK-15.2). */
  readonly at: readonly Timing[];
  /** What else must hold for it to be playable at all (a phase, a pile that is not empty). */
  readonly usable?: (state: LichKingState, seat: Seat) => boolean;
  readonly refuse?: (state: LichKingState, seat: Seat, params: RewardParams[R]) => RuleViolation | undefined;
  /** Heroes that are moved: their players agree first (LK-17.7). */
  readonly moves?: (params: RewardParams[R]) => readonly HeroId[];
  /** Its effect; the card is already in the box. */
  readonly perform: (draft: Draft, seat: Seat, params: RewardParams[R]) => void;
  /** Ways to play it, each a complete legal move; undefined where there is none. */
  readonly decision: (state: LichKingState, seat: Seat) => Asked | undefined;
}

/** As `ability`, for rewards. */
export const reward = <R extends RewardId>(rule: Reward<R>): Reward<RewardId> => rule as unknown as Reward<RewardId>;
