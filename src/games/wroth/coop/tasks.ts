import type { ActionFace, EliteId, NumberedId } from '../ids.js';
import type { Operation, Place } from './scenario.js';

/** The attacks of the AI: its Fight action, its All-seeing die, or an attack of a card (WR-17.4, WR-17.5, WR-19.3). */
export type AttackKind = 'fight' | 'strike' | 'assault' | 'attack';

/** What makes the AI perform an action. */
export type ActCause = 'die' | 'double' | 'bonus';

/** The steps of the AI faction and of co-op phases (WR-16); each is one line of the agenda. */
export type CoopTask =
  /** The host chooses the AI faction and its scenario (WR-15.2). */
  | { readonly do: 'coop.choose' }
  /** The Base token moves in Upkeep (WR-16.1). */
  | { readonly do: 'ai.base' }
  /** A Chaos entry is resolved, and when it is done the die is raised; `left` counts this one (WR-16.1). */
  | { readonly do: 'ai.chaos'; readonly left: number }
  | { readonly do: 'ai.chaosUp'; readonly left: number }
  /** Scenario events at the end of Upkeep. */
  | { readonly do: 'ai.upkeepEnd' }
  | { readonly do: 'ai.prepare' }
  /** One AI turn after another (WR-16.5). */
  | { readonly do: 'ai.set'; readonly set: number }
  | { readonly do: 'ai.turn'; readonly set: number; readonly turn: number }
  | { readonly do: 'ai.restless' }
  | { readonly do: 'ai.act'; readonly action: ActionFace; readonly cause: ActCause }
  /** The die is rolled anew for a later turn, and its action performed (WR-16.7). */
  | { readonly do: 'ai.roll' }
  | { readonly do: 'ai.seer' }
  | { readonly do: 'ai.dieBack' }
  /** One purchase, and the next one if there is Korra for it (WR-17.7). */
  | { readonly do: 'ai.buy' }
  /** Hunters not bought this turn are set off, and Hexers curse (WR-22). */
  | { readonly do: 'ai.hunters' }
  | { readonly do: 'ai.snare'; readonly elite: EliteId }
  | { readonly do: 'ai.hex' }
  /** An operation of a card (WR-19.3). */
  | { readonly do: 'ai.op'; readonly op: Operation }
  /** One attack on the region that the place says now. */
  | { readonly do: 'ai.attack'; readonly at: Place; readonly damage: number; readonly kind: AttackKind }
  /** The Basics of a Scatter, when the Elites have gone (WR-17.6). */
  | { readonly do: 'ai.spread'; readonly from: NumberedId }
  /** One Elite moves by WR-17.10, or towards the Base. */
  | { readonly do: 'ai.move'; readonly elite: EliteId }
  | { readonly do: 'ai.follow'; readonly elite: EliteId }
  /** All AI units of a region move one region towards the nearest target. */
  | ({ readonly do: 'ai.march'; readonly from: NumberedId; readonly to: NumberedId } & AiGroup)
  | { readonly do: 'ai.driveOut'; readonly region: NumberedId }
  | { readonly do: 'coop.score' }
  | { readonly do: 'coop.victory' }
  /** The first player throws against the AI (WR-18.4). */
  | { readonly do: 'coop.throw' };

/** Units that march together, as they stood when the march began. */
export interface AiGroup {
  readonly basics: number;
  readonly elites: readonly EliteId[];
}
