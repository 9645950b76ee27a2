import type { CardId } from './data/cards.js';
import type { SpaceId } from './data/spaces.js';
import type { AbilityId, AbominationId, HeroId, Region, RewardId } from './ids.js';
import type { StandingOrders } from './standing-orders.js';

/** Enemies removed from one space by hits or by the damage of a reward. */
export interface Assignment {
  readonly loc: SpaceId;
  readonly ghouls: number;
  readonly abominations: readonly AbominationId[];
}

/** A hero's way, without the space it begins on. */
export interface Leg {
  readonly hero: HeroId;
  readonly path: readonly SpaceId[];
}

/** The parameters of each ability (LK-13), beside its name. */
export interface AbilityParams {
  press_forward: Leg;
  chain_lightning: { readonly spaces: readonly SpaceId[] };
  wailing_arrow: { readonly target: SpaceId };
  teleport: { readonly to: SpaceId };
  storm_bolt: { readonly target: SpaceId };
  for_the_alliance: { readonly moves: readonly { readonly from: SpaceId; readonly count: number }[] };
}

/** The parameters of each reward (LK-15). */
export interface RewardParams {
  argent_crusaders: { readonly hero: HeroId; readonly spaces: readonly Assignment[] };
  knights_of_the_ebon_blade: { readonly region: Region; readonly spaces: readonly Assignment[] };
  borrowed_time: Readonly<Record<string, never>>;
  one_quiet_night: Readonly<Record<string, never>>;
  alexstraszas_cleansing: { readonly scourgeCard: SpaceId };
  blessing_of_the_light: { readonly mode: 'all' } | { readonly mode: 'one'; readonly hero: HeroId };
  gunship_support: { readonly hero: HeroId; readonly to: SpaceId };
  new_allies: { readonly cards: readonly CardId[] };
  onward_to_victory: { readonly moves: readonly Leg[] };
}

export type AbilityMove<A extends AbilityId = AbilityId> = {
  [K in A]: { readonly type: 'ability'; readonly ability: K } & AbilityParams[K];
}[A];

export type RewardMove<R extends RewardId = RewardId> = {
  [K in R]: { readonly type: 'playReward'; readonly reward: K; readonly params: RewardParams[K] };
}[R];

/** All moves of the game (LK-18). Ids of windows, requests and decisions are those of the frame they answer. */
export type LichKingMove =
  | { readonly type: 'move'; readonly to: SpaceId }
  | { readonly type: 'fight' }
  | { readonly type: 'quest' }
  | { readonly type: 'rest' }
  | { readonly type: 'flightPath'; readonly to: SpaceId }
  | AbilityMove
  | { readonly type: 'playTravel'; readonly card: CardId; readonly hero: HeroId; readonly path: readonly SpaceId[] }
  | { readonly type: 'playHeal'; readonly card: CardId; readonly hero: HeroId }
  | { readonly type: 'endActions' }
  | { readonly type: 'playFight'; readonly window: string; readonly cards: readonly CardId[] }
  | { readonly type: 'playDefend'; readonly window: string; readonly cards: readonly CardId[] }
  | { readonly type: 'contribute'; readonly window: string; readonly card: CardId }
  | { readonly type: 'spendHit'; readonly window: string; readonly count: number }
  | { readonly type: 'autoQuest'; readonly window: string }
  | { readonly type: 'pass'; readonly window: string }
  | { readonly type: 'closeWindow'; readonly window: string }
  | { readonly type: 'assignHits'; readonly convertBlocks?: number; readonly spaces: readonly Assignment[] }
  | { readonly type: 'respondConsent'; readonly request: string; readonly accept: boolean }
  | { readonly type: 'withdraw'; readonly request: string }
  | { readonly type: 'answer'; readonly request: string; readonly yes: boolean }
  | { readonly type: 'placeStronghold'; readonly at: SpaceId }
  | { readonly type: 'indomitable'; readonly decision: string; readonly prevent: number }
  | { readonly type: 'abominationStep'; readonly abomination: AbominationId; readonly to: SpaceId }
  | { readonly type: 'abominationVictim'; readonly abomination: AbominationId; readonly hero: HeroId }
  | { readonly type: 'discard'; readonly cards: readonly CardId[] }
  | RewardMove
  | { readonly type: 'setStandingOrders'; readonly orders: Partial<StandingOrders> };

export type MoveType = LichKingMove['type'];
export type MoveOf<T extends MoveType> = Extract<LichKingMove, { readonly type: T }>;
