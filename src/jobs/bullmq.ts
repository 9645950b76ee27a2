import { DelayedError, type Job, Queue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { Look, WakeUps } from '../table/wake-ups.js';
import { Chains } from './chains.js';
import { BATCH, CONCURRENCY, LONGEST_RETRY, RETRY_AFTER, SWEEP_EVERY, type WakeUpsOptions } from './options.js';
import { checkRedis, isOutage, redisAt } from './problem.js';
import { sweeping } from './sweep.js';

export interface BullMqOptions extends WakeUpsOptions {
  readonly redisUrl: string;
  /** What all keys in Redis begin with. */
  readonly prefix?: string;
}

interface Hint {
  readonly tableId: string;
  readonly version: number;
  readonly at: number;
}

const QUEUE = 'wake-ups';
const ATTEMPTS = 8;
/** A dead worker's tables wait this long: its lock must end, and a living worker must notice. A look takes far less. */
const LOCK_MS = 6_000;
const STALLED_MS = 3_000;

/** Wakes tables from any number of processes. Redis only carries hints: without it, sweeps do the work. */
export class BullMqWakeUps implements WakeUps {
  readonly #options: BullMqOptions;
  readonly #chains: Chains;
  readonly #redis: Redis;
  readonly #queue: Queue<Hint>;
  /** Hints that wait for Redis to come back, the newest of each table. */
  readonly #unsent = new Map<string, Hint>();
  #away = false;
  #stopping = false;
  #worker: Worker<Hint> | undefined;
  #workerRedis: Redis | undefined;
  #look: Look | undefined;
  #sweep: { stop(): Promise<void> } | undefined;

  constructor(options: BullMqOptions) {
    this.#options = options;
    this.#chains = new Chains(options.concurrency ?? CONCURRENCY);
    // A move must not wait for Redis: what cannot be sent at once is kept and sent when it is back.
    this.#redis = this.#connect({ enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 2000 });
    this.#redis.on('close', () => this.#lost()).on('ready', () => void this.#sendUnsent());
    this.#queue = new Queue(QUEUE, { connection: this.#redis, prefix: this.#prefix });
    this.#queue.on('error', (error) => this.#report(error));
  }

  async start(look: Look): Promise<void> {
    const { redisUrl, store, clock, logger, concurrency = CONCURRENCY, sweepEvery = SWEEP_EVERY } = this.#options;
    await checkRedis(redisUrl);
    await this.#queue.waitUntilReady();
    this.#look = look;
    // A worker's reads last until there is work, and must outlast an outage.
    this.#workerRedis = this.#connect({ maxRetriesPerRequest: null });
    this.#worker = new Worker<Hint>(QUEUE, (job, token) => this.#process(job, token), {
      connection: this.#workerRedis,
      prefix: this.#prefix,
      concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      settings: { backoffStrategy: (attempts) => this.#backoff(attempts) },
    });
    this.#worker.on('error', (error) => this.#report(error));
    await this.#search();
    for (const { tableId, version, at } of await store.upcoming(BATCH, clock.now()))
      await this.hint(tableId, version, at);
    this.#sweep = sweeping(() => this.#search(), sweepEvery, logger);
  }

  async hint(tableId: string, version: number, at: number): Promise<void> {
    const hint = { tableId, version, at };
    if (this.#redis.status !== 'ready') {
      if ((this.#unsent.get(tableId)?.version ?? -1) <= version) this.#unsent.set(tableId, hint);
      return;
    }
    try {
      await this.#queue.add('look', hint, {
        delay: Math.max(0, at - this.#options.clock.now()),
        // One job a table: it replaces one that waits for its time, and follows one that is being done.
        deduplication: { id: tableId, replace: true, keepLastIfActive: true },
        attempts: ATTEMPTS,
        backoff: { type: 'custom' },
        removeOnComplete: true,
        removeOnFail: true,
      });
    } catch (error) {
      this.#unsent.set(tableId, hint);
      this.#report(error);
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#sweep?.stop();
    // A worker that cannot reach Redis has nothing to hand back; what it looks at is waited for below.
    await this.#worker?.close(this.#redis.status !== 'ready');
    this.#look = undefined;
    await this.#chains.stop();
    await this.#queue.close();
    this.#redis.disconnect();
    this.#workerRedis?.disconnect();
  }

  get #prefix(): string {
    return this.#options.prefix ?? 'wartable';
  }

  #connect(options: Pick<RedisOptions, 'enableOfflineQueue' | 'maxRetriesPerRequest' | 'commandTimeout'>): Redis {
    const retryStrategy = (times: number): number => Math.min(50 * 2 ** times, 5000);
    return new Redis(this.#options.redisUrl, { ...options, retryStrategy }).on('error', (error) => this.#report(error));
  }

  async #process(job: Job<Hint>, token: string | undefined): Promise<void> {
    const { tableId, version, at } = job.data;
    const { store, clock, logger } = this.#options;
    const early = at - clock.now();
    if (early > 0) {
      await job.moveToDelayed(Date.now() + early, token);
      throw new DelayedError();
    }
    try {
      const before = await store.table(tableId);
      if (before?.version === version) await this.#wake(tableId, version);
      // A hint that came while this job waited for a worker was dropped by the queue; the database still knows.
      const after = await store.table(tableId);
      if (after?.wake && after.version !== version) await this.hint(tableId, after.version, after.wake.at);
    } catch (error) {
      const delay = this.#backoff(job.attemptsMade + 1);
      logger.error({ err: error, tableId, version, delay }, 'A table could not be looked at; trying again');
      throw error;
    }
  }

  #wake(tableId: string, version: number): Promise<void> {
    return this.#chains.run(tableId, async () => this.#look?.(tableId, version));
  }

  /** Finds wake-ups whose hint was lost. While Redis is away it looks at the tables itself. */
  async #search(): Promise<void> {
    const { store, clock, logger } = this.#options;
    for (const { tableId, version, at } of await store.due(clock.now(), BATCH))
      if (this.#redis.status === 'ready') await this.hint(tableId, version, at);
      else
        await this.#wake(tableId, version).catch((error: unknown) =>
          logger.error({ err: error, tableId, version }, 'A table could not be looked at; the next sweep tries again'),
        );
  }

  async #sendUnsent(): Promise<void> {
    if (this.#away) this.#options.logger.info({ redis: redisAt(this.#options.redisUrl) }, 'Redis answers again');
    this.#away = false;
    const hints = [...this.#unsent.values()];
    this.#unsent.clear();
    for (const { tableId, version, at } of hints) await this.hint(tableId, version, at);
  }

  /** One line an outage, not one a failed command. */
  #lost(): void {
    if (this.#away || this.#stopping) return;
    this.#away = true;
    this.#options.logger.warn(
      { redis: redisAt(this.#options.redisUrl) },
      'Redis does not answer; wake-ups come from the database until it does',
    );
  }

  #report(error: unknown): void {
    if (!isOutage(error)) this.#options.logger.error({ err: error }, 'The queue of wake-ups has a fault');
  }

  #backoff(attempts: number): number {
    return Math.min((this.#options.retryAfter ?? RETRY_AFTER) * 2 ** (attempts - 1), LONGEST_RETRY);
  }
}
