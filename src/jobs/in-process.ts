import type { Look, WakeUps } from '../table/wake-ups.js';
import { Chains } from './chains.js';
import { BATCH, CONCURRENCY, LONGEST_RETRY, RETRY_AFTER, SWEEP_EVERY, type WakeUpsOptions } from './options.js';
import { sweeping } from './sweep.js';

interface Hint {
  readonly version: number;
  readonly at: number;
  readonly failures: number;
}

/** The longest delay a timer can have; a later hint is set again when it ends. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Wakes tables from this process, with one timer for the earliest. Needs nothing but the database. */
export class InProcessWakeUps implements WakeUps {
  readonly #options: WakeUpsOptions;
  readonly #chains: Chains;
  readonly #hints = new Map<string, Hint>();
  /** The newest version being looked at, so that a sweep does not ask for the same again. */
  readonly #looking = new Map<string, number>();
  #look: Look | undefined;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #sweep: { stop(): Promise<void> } | undefined;

  constructor(options: WakeUpsOptions) {
    this.#options = options;
    this.#chains = new Chains(options.concurrency ?? CONCURRENCY);
  }

  async start(look: Look): Promise<void> {
    this.#look = look;
    await this.#search();
    this.#sweep = sweeping(() => this.#search(), this.#options.sweepEvery ?? SWEEP_EVERY, this.#options.logger);
  }

  async hint(tableId: string, version: number, at: number): Promise<void> {
    this.#note(tableId, { version, at, failures: 0 });
  }

  async stop(): Promise<void> {
    this.#look = undefined;
    clearTimeout(this.#timer);
    await this.#sweep?.stop();
    await this.#chains.stop();
  }

  /** Finds hints that never came: of another process, or lost between a commit and its hint. */
  async #search(): Promise<void> {
    const { store, clock } = this.#options;
    const now = clock.now();
    for (const { tableId, version, at } of [...(await store.due(now, BATCH)), ...(await store.upcoming(BATCH, now))]) {
      const known = Math.max(this.#hints.get(tableId)?.version ?? -1, this.#looking.get(tableId) ?? -1);
      if (known < version) this.#note(tableId, { version, at, failures: 0 });
    }
    // The clock may have been moved past hints whose timer still runs.
    this.#fire();
  }

  #note(tableId: string, hint: Hint): void {
    if ((this.#hints.get(tableId)?.version ?? -1) > hint.version) return;
    this.#hints.set(tableId, hint);
    if (hint.at < this.#timerAt) this.#setTimer(hint.at);
  }

  #setTimer(at: number): void {
    clearTimeout(this.#timer);
    this.#timerAt = at;
    if (!this.#look || at === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(Math.max(at - this.#options.clock.now(), 0), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#fire(), delay);
  }

  #fire(): void {
    const now = this.#options.clock.now();
    const due = [...this.#hints].filter(([, { at }]) => at <= now).sort(([, a], [, b]) => a.at - b.at);
    for (const [tableId, hint] of due) {
      this.#hints.delete(tableId);
      void this.#wake(tableId, hint);
    }
    let earliest = Number.POSITIVE_INFINITY;
    for (const { at } of this.#hints.values()) earliest = Math.min(earliest, at);
    this.#setTimer(earliest);
  }

  async #wake(tableId: string, { version, failures }: Hint): Promise<void> {
    const { logger, clock, retryAfter = RETRY_AFTER } = this.#options;
    this.#looking.set(tableId, Math.max(version, this.#looking.get(tableId) ?? 0));
    try {
      await this.#chains.run(tableId, async () => this.#look?.(tableId, version));
    } catch (error) {
      const delay = Math.min(retryAfter * 2 ** failures, LONGEST_RETRY);
      logger.error({ err: error, tableId, version, delay }, 'A table could not be looked at; trying again');
      this.#note(tableId, { version, at: clock.now() + delay, failures: failures + 1 });
    } finally {
      if (this.#looking.get(tableId) === version) this.#looking.delete(tableId);
    }
  }
}
