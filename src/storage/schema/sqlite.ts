import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** A table as it is now: columns for what is asked for, JSON text for the rest. */
export const games = sqliteTable(
  'games',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    status: text().notNull(),
    guildId: text('guild_id'),
    channelId: text('channel_id').notNull(),
    game: text().notNull(),
    rules: integer().notNull(),
    wakeAt: integer('wake_at'),
    wakeKind: text('wake_kind'),
    deadline: integer(),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
    /** Lines of the log so far, so that appending never counts them. */
    logLength: integer('log_length').notNull(),
    /** Who sits where, as text: tells whether `seats` must be written anew. */
    people: text().notNull(),
    /** Text and not a JSON type: it must come back byte for byte. */
    state: text(),
    rest: text().notNull(),
  },
  (games) => [
    uniqueIndex('games_one_open_per_channel').on(games.channelId).where(sql`status not in ('finished', 'cancelled')`),
    index('games_by_channel').on(games.channelId, games.createdAt),
    index('games_by_guild').on(games.guildId, games.createdAt),
    index('games_by_wake').on(games.wakeAt).where(sql`wake_at is not null`),
  ],
);

/** The log. Lines are added, never changed. */
export const moves = sqliteTable(
  'moves',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => games.id),
    seq: integer().notNull(),
    press: integer().notNull(),
    by: text().notNull(),
    at: integer().notNull(),
    barrier: text(),
    entry: text().notNull(),
    events: text().notNull(),
  },
  (moves) => [primaryKey({ columns: [moves.tableId, moves.seq] })],
);

/** Interactions whose change was accepted; each is accepted once. */
export const interactions = sqliteTable('interactions', {
  id: text().primaryKey(),
  tableId: text('table_id').notNull(),
  version: integer().notNull(),
});

/** People on seats, for "my tables". */
export const seats = sqliteTable(
  'seats',
  {
    userId: text('user_id').notNull(),
    tableId: text('table_id')
      .notNull()
      .references(() => games.id),
  },
  (seats) => [primaryKey({ columns: [seats.userId, seats.tableId] }), index('seats_by_table').on(seats.tableId)],
);

/** What must still reach Discord. Sent items are deleted; those given up stay with their reason. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tableId: text('table_id')
      .notNull()
      .references(() => games.id),
    version: integer().notNull(),
    notice: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Not to be given before: the end of a lease or the time of the next attempt. */
    availableAt: integer('available_at').notNull().default(0),
    givenUp: integer('given_up', { mode: 'boolean' }).notNull().default(false),
    reason: text(),
  },
  (outbox) => [index('outbox_unsent').on(outbox.tableId, outbox.id).where(sql`given_up = 0`)],
);

/** Where a table's messages and its thread are. */
export const posts = sqliteTable(
  'posts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tableId: text('table_id')
      .notNull()
      .references(() => games.id),
    kind: text().notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
    turn: integer().notNull(),
    version: integer().notNull(),
  },
  (posts) => [
    // A thread has the id of the message it was opened from, so the message alone would not tell the two apart.
    uniqueIndex('posts_by_message').on(posts.messageId, posts.kind),
    index('posts_by_table').on(posts.tableId),
    index('posts_threads').on(posts.channelId).where(sql`kind = 'thread'`),
  ],
);

export const settings = sqliteTable(
  'settings',
  { scope: text().notNull(), key: text().notNull(), value: text().notNull() },
  (settings) => [primaryKey({ columns: [settings.scope, settings.key] })],
);
