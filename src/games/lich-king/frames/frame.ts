import type { Decision, RuleViolation, Seat } from '../../../engine/index.js';
import type { CardId } from '../data/cards.js';
import type { SpaceId } from '../data/spaces.js';
import type { Draft } from '../draft.js';
import type { AbominationId, Gate, HeroId, QuestId } from '../ids.js';
import type { LichKingMove, MoveOf, MoveType } from '../moves.js';
import type { LichKingState } from '../state.js';

/** Open to several seats at once: closes when nobody who can act has still to speak (LK-17.2). */
interface Window {
  readonly window: string;
  readonly passed: readonly Seat[];
}

/** Ghouls about to be summoned on a space, decided as one batch (LK-13.3). */
export interface Summons {
  readonly space: SpaceId;
  readonly count: number;
  /** A Scourge Rises fills the space up: no overrun (LK-9.3). */
  readonly fill: boolean;
}

/** A fight under way: its roll is made, then cards, hits, damage (LK-4.4). */
export interface FightFrame {
  readonly kind: 'fight';
  readonly hero: HeroId;
  readonly at: SpaceId;
  /** Where heroes stand who may play Fight cards: not at the target of an arrow (LK-13.8). */
  readonly cardsFrom: SpaceId;
  /** The hero suffers no damage (LK-13.7). */
  readonly safe: boolean;
  readonly hits: number;
  readonly blocks: number;
  /** Blocks on the dice, which alone can become hits (LK-13.2). */
  readonly rolledBlocks: number;
  readonly stage: 'cards' | 'assign' | 'damage';
}

/** A quest action under way (LK-7.2). */
export interface QuestFrame {
  readonly kind: 'quest';
  readonly hero: HeroId;
  readonly quest: QuestId;
  readonly hits: number;
  readonly blocks: number;
  /** Cards laid out in this action; they stay in hand (LK-7.4). */
  readonly laid: readonly { readonly seat: Seat; readonly card: CardId }[];
  readonly stage: 'progress' | 'damage' | 'after' | 'completion' | 'end';
}

/** Dice that are dealt out: one space in a fight, up to three with Chain Lightning (LK-13.5). */
export interface AssignFrame {
  readonly kind: 'assignHits';
  readonly hero: HeroId;
  readonly spaces: readonly { readonly loc: SpaceId; readonly hits: number }[];
  readonly convertible: number;
}

export type DamageSource = 'fight' | 'quest' | 'abominations';

/** A damage event above its blocks, open for Defend cards (LK-6.2). */
export interface DefendFrame extends Window {
  readonly kind: 'defend';
  readonly victim: HeroId;
  readonly source: DamageSource;
  readonly raw: number;
  readonly blocks: number;
  /** Still to be suffered. */
  readonly pending: number;
}

/** An effect on somebody else's hero, complete and not yet paid for (LK-17.7). */
export interface ConsentFrame {
  readonly kind: 'consent';
  readonly request: string;
  readonly proposer: Seat;
  readonly proposal: ProposalMove;
  readonly waiting: readonly Seat[];
}

export type ProposalMove = MoveOf<'playTravel' | 'playHeal' | 'ability' | 'playReward'>;

export type Frame =
  | FightFrame
  | (Window & { readonly kind: 'fightCards' })
  | AssignFrame
  | QuestFrame
  | (Window & { readonly kind: 'questProgress' })
  | DefendFrame
  | ConsentFrame
  | { readonly kind: 'freeFightOffer'; readonly request: string; readonly hero: HeroId }
  | { readonly kind: 'placeStronghold' }
  /** Ghouls that are summoned one batch after another. */
  | { readonly kind: 'summoning'; readonly queue: readonly Summons[] }
  | { readonly kind: 'indomitable'; readonly decision: string; readonly hero: HeroId; readonly summons: Summons }
  /** The rest of the turn after the actions, by its place in the order of phases.ts. */
  | { readonly kind: 'turn'; readonly step: number }
  /** `gate`: a drawn card was resolved, and rewards may be played before the next (LK-17.6). */
  | { readonly kind: 'draw'; readonly stage: 'take' | 'resolve'; readonly gate: boolean }
  /** The space of the card from the bottom is known from its second stage on (LK-9.3). */
  | { readonly kind: 'rise'; readonly stage: 'begin' }
  | { readonly kind: 'rise'; readonly stage: 'abomination' | 'gap' | 'shuffle'; readonly space: SpaceId }
  | (Window & { readonly kind: 'riseGap' })
  /** Scourge cards still to be revealed (LK-10.1). */
  | { readonly kind: 'scourge'; readonly left: number; readonly gate: boolean }
  | {
      readonly kind: 'abominations';
      readonly stage: 'move' | 'victims' | 'strike';
      /** Figures still to be dealt with at this stage. */
      readonly queue: readonly AbominationId[];
      readonly strikes: readonly { readonly hero: HeroId; readonly damage: number }[];
    }
  | { readonly kind: 'abominationStep'; readonly abomination: AbominationId }
  | { readonly kind: 'abominationVictim'; readonly abomination: AbominationId }
  | { readonly kind: 'handLimit'; readonly seat: Seat }
  | (Window & { readonly kind: 'rewardGate'; readonly gate: Gate });

export type FrameKind = Frame['kind'];
export type WindowFrame = Extract<Frame, Window>;
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>;

/** The columns of the timing table of the rewards (LK-15.2); timing.ts says which frame is which. */
export const TIMINGS = ['idle', 'gate', 'fight', 'quest', 'defend', 'rise', 'hand'] as const;
export type Timing = (typeof TIMINGS)[number];

export type Asked = Decision<LichKingMove>;

/** How one kind of move answers a frame. It is performed only if nothing forbids it; it must leave or change the frame. */
export interface Answer<K extends FrameKind, T extends MoveType> {
  readonly rule: string;
  /** Who may make it without being asked (the closer of a window, whoever withdraws a proposal). */
  readonly unasked?: (state: LichKingState, frame: FrameOf<K>, seat: Seat) => boolean;
  readonly refuse?: (state: LichKingState, frame: FrameOf<K>, seat: Seat, move: MoveOf<T>) => RuleViolation | undefined;
  readonly perform: (draft: Draft, frame: FrameOf<K>, seat: Seat, move: MoveOf<T>) => void;
}

/**
 * One kind of frame. `run` is called whenever the frame is on top and nothing is being answered: it goes one step on
 * (pushes another frame, replaces or pops itself) and answers false, or answers true because it waits for players.
 */
export interface FrameRule<K extends FrameKind> {
  readonly run: (draft: Draft, frame: FrameOf<K>) => boolean;
  /** Seats it waits for, in the order in which they are asked. */
  readonly asks?: (state: LichKingState, frame: FrameOf<K>) => readonly Seat[];
  /** What an asked seat may decide; playable rewards are added by decisions.ts. */
  readonly decisions?: (state: LichKingState, frame: FrameOf<K>, seat: Seat) => readonly Asked[];
  /** What a seat may decide although it is not waited for. */
  readonly orders?: (state: LichKingState, frame: FrameOf<K>, seat: Seat) => readonly Asked[];
  readonly answers?: { readonly [T in MoveType]?: Answer<K, T> };
}
