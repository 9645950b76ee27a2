import { and, asc, desc, eq, exists, gt, inArray, isNotNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Json } from '../engine/index.js';
import type { Table } from '../table/model.js';
import type { Commit, CommitResult, Notice, OutboxItem, Post, Store, StoredEntry } from '../table/store.js';
import { accepted, commit, create, type Db, type Transaction } from './postgres-commit.js';
import { postgresProblem } from './problem.js';
import { entryOf, itemOf, postOf, tableOf } from './rows.js';
import { games, moves, outbox, posts, seats, settings } from './schema/postgres.js';

/** The key of the advisory lock: any number, as long as it stays the same in all versions. */
const TAKERS = 7_278_002;

const open = sql`status not in ('finished', 'cancelled')`;
const earlier = alias(outbox, 'earlier');

/** The tables' memory in a PostgreSQL database. */
export class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #where: string;
  readonly #db: Db;
  readonly #under = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  constructor(pool: Pool, where: string) {
    this.#pool = pool;
    this.#where = where;
    this.#db = drizzle(pool);
  }

  async create(table: Table, notices: readonly Notice[], interactionId?: string) {
    return this.#write((tx) => create(tx, table, notices, interactionId));
  }

  async commit(change: Commit): Promise<CommitResult> {
    return this.#write((tx) => commit(tx, change));
  }

  async accepted(interactionId: string): Promise<boolean> {
    return this.#run((db) => accepted(db, interactionId));
  }

  async table(id: string): Promise<Table | undefined> {
    const rows = await this.#run((db) => db.select().from(games).where(eq(games.id, id)));
    return rows.map(tableOf)[0];
  }

  async tableIn(channelId: string): Promise<Table | undefined> {
    const thread = this.#db
      .select({ id: posts.tableId })
      .from(posts)
      .where(and(eq(posts.kind, 'thread'), or(eq(posts.channelId, channelId), eq(posts.messageId, channelId))));
    const rows = await this.#run((db) =>
      db
        .select()
        .from(games)
        .where(or(eq(games.channelId, channelId), inArray(games.id, thread)))
        .orderBy(desc(open), desc(games.createdAt))
        .limit(1),
    );
    return rows.map(tableOf)[0];
  }

  async tablesOf(userId: string): Promise<readonly Table[]> {
    const seated = this.#db.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId));
    const rows = await this.#run((db) =>
      db
        .select()
        .from(games)
        .where(and(inArray(games.id, seated), open))
        .orderBy(sql`${games.deadline} nulls last`, asc(games.createdAt)),
    );
    return rows.map(tableOf);
  }

  async tablesIn(guildId: string, limit: number): Promise<readonly Table[]> {
    const rows = await this.#run((db) =>
      db.select().from(games).where(eq(games.guildId, guildId)).orderBy(desc(games.createdAt)).limit(limit),
    );
    return rows.map(tableOf);
  }

  async log(tableId: string): Promise<readonly StoredEntry[]> {
    const rows = await this.#run((db) =>
      db.select().from(moves).where(eq(moves.tableId, tableId)).orderBy(asc(moves.seq)),
    );
    return rows.map(entryOf);
  }

  async lastEntries(tableId: string, count: number): Promise<readonly StoredEntry[]> {
    const rows = await this.#run((db) =>
      db.select().from(moves).where(eq(moves.tableId, tableId)).orderBy(desc(moves.seq)).limit(count),
    );
    return rows.reverse().map(entryOf);
  }

  async due(now: number, limit: number) {
    return this.#wakes(sql`${games.wakeAt} <= ${now}`, limit);
  }

  async upcoming(limit: number, after?: number) {
    return this.#wakes(after === undefined ? isNotNull(games.wakeAt) : gt(games.wakeAt, after), limit);
  }

  async takeOutbox(now: number, leaseUntil: number, limit: number, tableId?: string): Promise<readonly OutboxItem[]> {
    const held = this.#db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.tableId, outbox.tableId),
          lt(earlier.id, outbox.id),
          not(earlier.givenUp),
          gt(earlier.availableAt, now),
        ),
      );
    const free = this.#db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          not(outbox.givenUp),
          lte(outbox.availableAt, now),
          tableId === undefined ? undefined : eq(outbox.tableId, tableId),
          not(exists(held)),
        ),
      )
      .orderBy(asc(outbox.id))
      .limit(limit);
    const taken = await this.#write(async (tx) => {
      // Takers one after the other: each must see what the one before has leased, or it would skip ahead of it.
      await tx.execute(sql`select pg_advisory_xact_lock(${TAKERS})`);
      return tx.update(outbox).set({ availableAt: leaseUntil }).where(inArray(outbox.id, free)).returning();
    });
    return taken.sort((a, b) => a.id - b.id).map(itemOf);
  }

  async freeOutbox(): Promise<void> {
    await this.#run((db) => db.update(outbox).set({ availableAt: 0 }));
  }

  async outboxDone(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.#run((db) => db.delete(outbox).where(inArray(outbox.id, [...ids])));
  }

  async outboxFailed(id: number, reason: string, retryAt?: number): Promise<void> {
    const attempts = sql`${outbox.attempts} + 1`;
    await this.#write(async (tx) => {
      if (retryAt === undefined) {
        await tx.update(outbox).set({ attempts, reason, givenUp: true }).where(eq(outbox.id, id));
        return;
      }
      const [failed] = await tx
        .update(outbox)
        .set({ attempts, reason, availableAt: retryAt })
        .where(eq(outbox.id, id))
        .returning();
      if (!failed) return;
      // What was taken together with it waits for it, not for the end of the lease.
      await tx
        .update(outbox)
        .set({ availableAt: 0 })
        .where(and(eq(outbox.tableId, failed.tableId), gt(outbox.id, id), eq(outbox.givenUp, false)));
    });
  }

  async posts(tableId: string): Promise<readonly Post[]> {
    const rows = await this.#run((db) =>
      db.select().from(posts).where(eq(posts.tableId, tableId)).orderBy(asc(posts.id)),
    );
    return rows.map(postOf);
  }

  async postByMessage(messageId: string): Promise<Post | undefined> {
    const rows = await this.#run((db) =>
      db
        .select()
        .from(posts)
        .where(eq(posts.messageId, messageId))
        .orderBy(sql`kind = 'thread'`, desc(posts.id))
        .limit(1),
    );
    return rows.map(postOf)[0];
  }

  async savePost(post: Post): Promise<void> {
    const { tableId, kind, channelId, messageId, turn, version } = post;
    await this.#run((db) =>
      db
        .insert(posts)
        .values({ tableId, kind, channelId, messageId, turn, version })
        .onConflictDoUpdate({ target: [posts.messageId, posts.kind], set: { tableId, channelId, turn, version } }),
    );
  }

  async forgetPost(messageId: string): Promise<void> {
    await this.#run((db) => db.delete(posts).where(eq(posts.messageId, messageId)));
  }

  async setting(scope: string, key: string): Promise<Json | undefined> {
    const [found] = await this.#run((db) => db.select().from(settings).where(this.#named(scope, key)));
    return found && (JSON.parse(found.value) as Json);
  }

  async saveSetting(scope: string, key: string, value: Json | undefined): Promise<void> {
    if (value === undefined) {
      await this.#run((db) => db.delete(settings).where(this.#named(scope, key)));
      return;
    }
    const text = JSON.stringify(value);
    await this.#run((db) =>
      db
        .insert(settings)
        .values({ scope, key, value: text })
        .onConflictDoUpdate({ target: [settings.scope, settings.key], set: { value: text } }),
    );
  }

  close(): Promise<void> {
    // What is under way is finished first: a pool that has ended lets its waiting callers run into a timeout.
    this.#closed ??= Promise.allSettled(this.#under).then(() => this.#pool.end());
    return this.#closed;
  }

  #named = (scope: string, key: string) => and(eq(settings.scope, scope), eq(settings.key, key));

  #wakes(when: SQL, limit: number) {
    return this.#run((db) =>
      db
        .select({ tableId: games.id, version: games.version, at: sql`${games.wakeAt}`.mapWith(Number) })
        .from(games)
        .where(when)
        .orderBy(asc(games.wakeAt))
        .limit(limit),
    );
  }

  async #run<T>(query: (db: Db) => PromiseLike<T>): Promise<T> {
    const answer = Promise.resolve(query(this.#db));
    this.#under.add(answer);
    try {
      return await answer;
    } catch (error) {
      throw postgresProblem(error, this.#where);
    } finally {
      this.#under.delete(answer);
    }
  }

  #write<T>(change: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#run((db) => db.transaction(change));
  }
}
