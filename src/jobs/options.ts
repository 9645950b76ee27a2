import type { Clock } from '../table/clock.js';
import type { Store } from '../table/store.js';

/** What a wake-up service needs to say; pino's loggers fit. */
export interface JobsLogger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface WakeUpsOptions {
  readonly store: Pick<Store, 'due' | 'upcoming' | 'table'>;
  readonly clock: Clock;
  readonly logger: JobsLogger;
  /** Milliseconds between two searches of the database for wake-ups whose hint was lost. */
  readonly sweepEvery?: number;
  /** Tables looked at side by side. */
  readonly concurrency?: number;
  /** Milliseconds before a look that failed is tried again; doubled with every failure, up to a minute. */
  readonly retryAfter?: number;
}

export const SWEEP_EVERY = 15_000;
export const CONCURRENCY = 8;
export const RETRY_AFTER = 1000;
export const LONGEST_RETRY = 60_000;

/** Wake-ups read from the database at once; what is left over comes with the next sweep. */
export const BATCH = 1000;
