import type { AnyGame } from '../engine/index.js';
import type { BotPlayer, Courier } from './api.js';
import type { Clock } from './clock.js';
import type { Pace } from './model.js';
import type { Store } from './store.js';
import type { WakeUps } from './wake-ups.js';

/** What tables need from outside. */
export interface TablesSetup {
  readonly store: Store;
  readonly games: (id: string) => AnyGame | undefined;
  readonly clock: Clock;
  readonly wakeUps: Pick<WakeUps, 'hint'>;
  readonly courier: Courier;
  readonly bots: BotPlayer;
  readonly newSeed?: () => string;
  readonly newTableId?: () => string;
  /** How long a bot waits before each press. */
  readonly botDelay?: (pace: Pace) => number;
  readonly logger?: {
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
}
