/** Looks at a table: does what is due by the database, and nothing when the hint is stale. */
export type Look = (tableId: string, version: number) => Promise<void>;

/**
 * Wakes tables. The database decides what is due; a wake-up only carries the hint "look at table T, version V",
 * so a lost hint costs a sweep, a stale or doubled one nothing.
 */
export interface WakeUps {
  /** Begins to look at tables when their time comes, and to sweep for hints that were lost. */
  start(look: Look): Promise<void>;
  /** A table's next time. A later hint for the same table replaces an earlier one. */
  hint(tableId: string, version: number, at: number): Promise<void>;
  /** Stops taking new work and waits for what is under way. */
  stop(): Promise<void>;
}
