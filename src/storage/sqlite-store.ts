import type Database from 'better-sqlite3';
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Json } from '../engine/index.js';
import type { Table } from '../table/model.js';
import type { Commit, CommitResult, Notice, OutboxItem, Post, Store, StoredEntry } from '../table/store.js';
import { GroupCommit } from './group-commit.js';
import { sqliteProblem } from './problem.js';
import { entryOf, itemOf, postOf, tableOf } from './rows.js';
import { games, moves, outbox, posts, seats, settings } from './schema/sqlite.js';
import { tableWriter } from './sqlite-commit.js';

const open = sql`status not in ('finished', 'cancelled')`;
const earlier = alias(outbox, 'earlier');

/** The tables' memory in one SQLite file. */
export class SqliteStore implements Store {
  readonly connection: Database.Database;
  readonly #file: string;
  readonly #db: BetterSQLite3Database;
  readonly #writer: ReturnType<typeof tableWriter>;
  readonly #group: GroupCommit;

  constructor(connection: Database.Database, file: string) {
    this.connection = connection;
    this.#file = file;
    this.#db = drizzle(connection);
    this.#writer = tableWriter(this.#db);
    this.#group = new GroupCommit(connection);
  }

  async create(table: Table, notices: readonly Notice[], interactionId?: string) {
    return this.#grouped(() => this.#writer.create(table, notices, interactionId));
  }

  async commit(commit: Commit): Promise<CommitResult> {
    return this.#grouped(() => this.#writer.commit(commit));
  }

  async accepted(interactionId: string): Promise<boolean> {
    return this.#read(() => this.#writer.accepted(interactionId));
  }

  async table(id: string): Promise<Table | undefined> {
    return this.#read((db) => db.select().from(games).where(eq(games.id, id)).all()).map(tableOf)[0];
  }

  async tableIn(channelId: string): Promise<Table | undefined> {
    const thread = this.#db
      .select({ id: posts.tableId })
      .from(posts)
      .where(and(eq(posts.kind, 'thread'), or(eq(posts.channelId, channelId), eq(posts.messageId, channelId))));
    return this.#read((db) =>
      db
        .select()
        .from(games)
        .where(or(eq(games.channelId, channelId), inArray(games.id, thread)))
        .orderBy(desc(open), desc(games.createdAt))
        .limit(1)
        .all(),
    ).map(tableOf)[0];
  }

  async tablesOf(userId: string): Promise<readonly Table[]> {
    const seated = this.#db.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId));
    return this.#read((db) =>
      db
        .select()
        .from(games)
        .where(and(inArray(games.id, seated), open))
        .orderBy(sql`${games.deadline} nulls last`, asc(games.createdAt))
        .all(),
    ).map(tableOf);
  }

  async tablesIn(guildId: string, limit: number): Promise<readonly Table[]> {
    return this.#read((db) =>
      db.select().from(games).where(eq(games.guildId, guildId)).orderBy(desc(games.createdAt)).limit(limit).all(),
    ).map(tableOf);
  }

  async log(tableId: string): Promise<readonly StoredEntry[]> {
    return this.#read((db) =>
      db.select().from(moves).where(eq(moves.tableId, tableId)).orderBy(asc(moves.seq)).all(),
    ).map(entryOf);
  }

  async lastEntries(tableId: string, count: number): Promise<readonly StoredEntry[]> {
    return this.#read((db) =>
      db.select().from(moves).where(eq(moves.tableId, tableId)).orderBy(desc(moves.seq)).limit(count).all(),
    )
      .reverse()
      .map(entryOf);
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
          sql`${earlier.givenUp} = 0`,
          gt(earlier.availableAt, now),
        ),
      );
    const free = this.#db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          sql`${outbox.givenUp} = 0`,
          lte(outbox.availableAt, now),
          tableId === undefined ? undefined : eq(outbox.tableId, tableId),
          not(exists(held)),
        ),
      )
      .orderBy(asc(outbox.id))
      .limit(limit);
    const taken = this.#write((db) =>
      db.update(outbox).set({ availableAt: leaseUntil }).where(inArray(outbox.id, free)).returning().all(),
    );
    return taken.sort((a, b) => a.id - b.id).map(itemOf);
  }

  async freeOutbox(): Promise<void> {
    this.#write((db) => db.update(outbox).set({ availableAt: 0 }).run());
  }

  async outboxDone(ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      this.#write((db) =>
        db
          .delete(outbox)
          .where(inArray(outbox.id, [...ids]))
          .run(),
      );
  }

  async outboxFailed(id: number, reason: string, retryAt?: number): Promise<void> {
    const attempts = sql`${outbox.attempts} + 1`;
    this.#write((db) => {
      if (retryAt === undefined) {
        db.update(outbox).set({ attempts, reason, givenUp: true }).where(eq(outbox.id, id)).run();
        return;
      }
      const [failed] = db
        .update(outbox)
        .set({ attempts, reason, availableAt: retryAt })
        .where(eq(outbox.id, id))
        .returning()
        .all();
      if (!failed) return;
      // What was taken together with it waits for it, not for the end of the lease.
      db.update(outbox)
        .set({ availableAt: 0 })
        .where(and(eq(outbox.tableId, failed.tableId), gt(outbox.id, id), eq(outbox.givenUp, false)))
        .run();
    });
  }

  async posts(tableId: string): Promise<readonly Post[]> {
    return this.#read((db) =>
      db.select().from(posts).where(eq(posts.tableId, tableId)).orderBy(asc(posts.id)).all(),
    ).map(postOf);
  }

  async postByMessage(messageId: string): Promise<Post | undefined> {
    return this.#read((db) =>
      db
        .select()
        .from(posts)
        .where(eq(posts.messageId, messageId))
        .orderBy(sql`kind = 'thread'`, desc(posts.id))
        .limit(1)
        .all(),
    ).map(postOf)[0];
  }

  async savePost(post: Post): Promise<void> {
    const { tableId, kind, channelId, messageId, turn, version } = post;
    this.#write((db) =>
      db
        .insert(posts)
        .values({ tableId, kind, channelId, messageId, turn, version })
        .onConflictDoUpdate({ target: [posts.messageId, posts.kind], set: { tableId, channelId, turn, version } })
        .run(),
    );
  }

  async forgetPost(messageId: string): Promise<void> {
    this.#write((db) => db.delete(posts).where(eq(posts.messageId, messageId)).run());
  }

  async setting(scope: string, key: string): Promise<Json | undefined> {
    const [found] = this.#read((db) => db.select().from(settings).where(this.#named(scope, key)).all());
    return found && (JSON.parse(found.value) as Json);
  }

  async saveSetting(scope: string, key: string, value: Json | undefined): Promise<void> {
    if (value === undefined) {
      this.#write((db) => db.delete(settings).where(this.#named(scope, key)).run());
      return;
    }
    const text = JSON.stringify(value);
    this.#write((db) =>
      db
        .insert(settings)
        .values({ scope, key, value: text })
        .onConflictDoUpdate({ target: [settings.scope, settings.key], set: { value: text } })
        .run(),
    );
  }

  async close(): Promise<void> {
    this.#group.flush();
    this.connection.close();
  }

  #named = (scope: string, key: string) => and(eq(settings.scope, scope), eq(settings.key, key));

  #wakes(when: ReturnType<typeof sql>, limit: number) {
    return this.#read((db) =>
      db
        .select({ tableId: games.id, version: games.version, at: sql<number>`${games.wakeAt}` })
        .from(games)
        .where(when)
        .orderBy(asc(games.wakeAt))
        .limit(limit)
        .all(),
    );
  }

  #read<T>(query: (db: BetterSQLite3Database) => T): T {
    try {
      return query(this.#db);
    } catch (error) {
      throw sqliteProblem(error, this.#file);
    }
  }

  async #grouped<T>(change: () => T): Promise<T> {
    return this.#group.run(change).catch((error: unknown) => {
      throw sqliteProblem(error, this.#file);
    });
  }

  /** Begins as a writer, so that what was read inside is still true when it is written. */
  #write<T>(change: (db: BetterSQLite3Database) => T): T {
    return this.#read((db) => this.connection.transaction(() => change(db)).immediate());
  }
}
