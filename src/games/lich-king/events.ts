import type { BaseEvent, Seat } from '../../engine/index.js';
import type { CardId } from './data/cards.js';
import type { SpaceId } from './data/spaces.js';
import type { Face } from './data/tables.js';
import type { DamageSource } from './frames/frame.js';
import type { AbilityId, AbominationId, HeroId, QuestId, Region, RewardId } from './ids.js';
import type { MoveOf } from './moves.js';
import type { StandingOrders } from './standing-orders.js';
import type { Phase } from './state.js';

/** How a hero came to another space. */
export type Travelled = 'move' | 'flightPath' | 'travel' | 'defeat' | AbilityId | RewardId;

/** Why despair rose (LK-12.1). */
export type DespairReason = 'overrun' | 'defeat' | 'noGhoul' | 'noAbomination' | 'noCard';

/** Everything is public (LK-18.3); what came from a deck is marked as revealed. */
export type LichKingEvent = BaseEvent &
  (
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly hero: HeroId; readonly turn: number }
    | { readonly type: 'phaseBegan'; readonly phase: Phase }
    | {
        readonly type: 'moved';
        readonly hero: HeroId;
        readonly from: SpaceId;
        readonly to: SpaceId;
        readonly by: Travelled;
      }
    | {
        readonly type: 'rolled';
        readonly hero: HeroId;
        readonly for: 'fight' | 'quest' | 'rest' | AbilityId;
        readonly dice: readonly Face[];
      }
    | { readonly type: 'abilityUsed'; readonly hero: HeroId; readonly ability: AbilityId }
    | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId; readonly hero?: HeroId }
    | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'hitsSpent'; readonly hero: HeroId; readonly hits: number }
    | { readonly type: 'progressed'; readonly quest: QuestId; readonly progress: number; readonly length: number }
    | {
        readonly type: 'enemiesRemoved';
        readonly space: SpaceId;
        readonly ghouls: number;
        readonly abominations: number;
      }
    | { readonly type: 'ghoulsMoved'; readonly from: SpaceId; readonly to: SpaceId; readonly ghouls: number }
    | {
        readonly type: 'damaged';
        readonly hero: HeroId;
        readonly source: DamageSource;
        readonly raw: number;
        readonly blocks: number;
        readonly prevented: number;
        readonly loss: number;
        readonly health: number;
      }
    | { readonly type: 'healed'; readonly hero: HeroId; readonly health: number; readonly gained: number }
    | { readonly type: 'healthPaid'; readonly hero: HeroId; readonly health: number; readonly paid: number }
    | { readonly type: 'defeated'; readonly hero: HeroId; readonly seat: Seat }
    | { readonly type: 'despaired'; readonly reason: DespairReason; readonly despair: number }
    | { readonly type: 'ghoulsSummoned'; readonly space: SpaceId; readonly ghouls: number }
    | { readonly type: 'ghoulsPrevented'; readonly hero: HeroId; readonly space: SpaceId; readonly ghouls: number }
    | { readonly type: 'overrun'; readonly space: SpaceId }
    | { readonly type: 'abominationSummoned'; readonly space: SpaceId; readonly abomination: AbominationId }
    | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly type: 'cardsTaken'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly type: 'scourgeRose'; readonly space: SpaceId; readonly rate: number }
    | { readonly type: 'lichKingMoved'; readonly to: Region | 'icecrown' }
    | { readonly type: 'scourgeRevealed'; readonly space: SpaceId }
    | { readonly type: 'scourgeShuffled'; readonly cards: number }
    | { readonly type: 'strongholdPlaced'; readonly seat: Seat; readonly space: SpaceId }
    | {
        readonly type: 'abominationMoved';
        readonly abomination: AbominationId;
        readonly from: SpaceId;
        readonly to: SpaceId;
      }
    | { readonly type: 'abominationStruck'; readonly abomination: AbominationId; readonly hero: HeroId }
    | { readonly type: 'questCompleted'; readonly quest: QuestId; readonly hero: HeroId }
    | { readonly type: 'rewardTaken'; readonly seat: Seat; readonly reward: RewardId }
    | { readonly type: 'siegeBegan' }
    | { readonly type: 'rewardPlayed'; readonly seat: Seat; readonly reward: RewardId }
    | {
        readonly type: 'consentAsked' | 'consentWithdrawn';
        readonly seat: Seat;
        readonly asked: readonly Seat[];
        readonly proposal: MoveOf<'playTravel' | 'playHeal' | 'ability' | 'playReward'>['type'];
      }
    | { readonly type: 'consentGiven' | 'consentRefused'; readonly seat: Seat }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'ordersSet'; readonly seat: Seat; readonly orders: StandingOrders }
    | { readonly type: 'actionsEnded'; readonly seat: Seat; readonly hero: HeroId }
    | { readonly type: 'gameEnded'; readonly result: 'won' | 'lost' }
  );

export type EventType = LichKingEvent['type'];
export type EventOf<T extends EventType> = LichKingEvent & { readonly type: T };
