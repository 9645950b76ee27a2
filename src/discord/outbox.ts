import type { Courier } from '../table/api.js';
import type { Table } from '../table/model.js';
import type { OutboxItem } from '../table/store.js';
import type { App } from './app.js';
import { Deliveries } from './deliveries.js';
import { troubleOf } from './trouble.js';

/** How long what a dead process had taken waits; taken twice, a nonce keeps it from being posted twice. */
const LEASE_MS = 15_000;
const BATCH = 50;
const SWEEP_MS = 2_000;
const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 300_000;

export interface OutboxOptions {
  /** How often to look for what another process, or this one before it died, left behind. */
  readonly sweepMs?: number;
  /** The token is no good any more: nothing can be sent. */
  onTokenLost(): void;
}

/**
 * Brings what is in the outbox to Discord: in order for a table, one at a time, and again later where Discord is
 * busy. An item is done only when Discord has it; posts carry a nonce, edits show the table as it is, so doing an
 * item twice shows nothing twice.
 */
export class Outbox implements Courier {
  readonly #app: App;
  readonly #options: OutboxOptions;
  readonly #deliveries: Deliveries;
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #sweeper: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(app: App, options: OutboxOptions) {
    this.#app = app;
    this.#options = options;
    this.#deliveries = new Deliveries(app, (tableId) => this.kick(tableId));
  }

  /** Begins with what was left over. */
  start(): void {
    const sweep = () => {
      void this.#sweep().finally(() => {
        if (!this.#stopped) this.#sweeper = setTimeout(sweep, this.#options.sweepMs ?? SWEEP_MS);
      });
    };
    sweep();
  }

  kick(tableId: string): void {
    if (this.#stopped) return;
    if (this.#running.has(tableId)) {
      this.#again.add(tableId);
      return;
    }
    const run = this.#drain(tableId)
      .catch((error: unknown) =>
        this.#app.logger.error({ err: error, table: tableId }, 'The outbox could not be read.'),
      )
      .finally(() => {
        this.#running.delete(tableId);
        if (this.#again.delete(tableId)) this.kick(tableId);
      });
    this.#running.set(tableId, run);
  }

  /** Takes no new work and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#sweeper);
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#running.values());
    await this.#deliveries.stop();
  }

  async #sweep(): Promise<void> {
    const now = this.#app.clock.now();
    try {
      // A lease of nothing: it only says which tables have something to send.
      const items = await this.#app.store.takeOutbox(now, now, BATCH);
      for (const tableId of new Set(items.map((item) => item.tableId))) this.kick(tableId);
    } catch (error) {
      this.#app.logger.error({ err: error }, 'The outbox could not be swept.');
    }
  }

  async #drain(tableId: string): Promise<void> {
    const { store, clock, tables } = this.#app;
    while (!this.#stopped) {
      const now = clock.now();
      const items = await store.takeOutbox(now, now + LEASE_MS, BATCH, tableId);
      const table = items.length > 0 ? await tables.table(tableId) : undefined;
      if (items.length === 0) return this.#deliveries.refresh(tableId);
      if (!table) await store.outboxDone(items.map(({ id }) => id));
      else if (!(await this.#deliver(table, items))) return;
    }
  }

  /** Whether to go on at once with what came in meanwhile. */
  async #deliver(table: Table, items: readonly OutboxItem[]): Promise<boolean> {
    const { store, logger } = this.#app;
    try {
      await this.#deliveries.deliver(table, items, (sent) => this.#sent(sent));
      return true;
    } catch (error) {
      const trouble = troubleOf(error);
      const first = items[0];
      if (!first) return false;
      if (trouble === 'token') {
        this.#options.onTokenLost();
        await this.#retry(table.id, items, error);
        return false;
      }
      if (trouble === 'later' || trouble === 'messageGone' || trouble === 'pressOver') {
        await this.#retry(table.id, items, error);
        return false;
      }
      logger.error({ err: error, table: table.id, trouble }, 'Discord refused a message; it is not sent again.');
      for (const { id } of items) await store.outboxFailed(id, String(error));
      if (trouble === 'channelGone' || trouble === 'forbidden') await this.#giveUp(table);
      return true;
    }
  }

  async #sent(items: readonly OutboxItem[]): Promise<void> {
    await this.#app.store.outboxDone(items.map(({ id }) => id));
  }

  async #retry(tableId: string, items: readonly OutboxItem[], error: unknown): Promise<void> {
    const { store, clock, logger } = this.#app;
    const attempts = items[0]?.attempts ?? 0;
    const wait = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(attempts, 10));
    logger.info(
      { err: error, table: tableId, attempts, wait },
      'Discord did not take a message; it is sent again later.',
    );
    for (const { id } of items) await store.outboxFailed(id, String(error), clock.now() + wait);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.kick(tableId);
    }, wait);
    this.#timers.add(timer);
  }

  /** A table nobody can see any more waits, until somebody brings it back. */
  async #giveUp(table: Table): Promise<void> {
    if (table.status !== 'running') return;
    await this.#app.tables.pause({ userId: table.hostId, name: '', manager: true }, table.id);
  }
}
