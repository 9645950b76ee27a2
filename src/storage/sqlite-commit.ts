import { eq, getTableColumns, type Placeholder, placeholder, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Table } from '../table/model.js';
import type { Commit, CommitResult, Notice } from '../table/store.js';
import { moveRowOf, peopleOf, rowOf } from './rows.js';
import { games, interactions, moves, outbox, seats } from './schema/sqlite.js';

/** A value for each of these columns, to be given when the statement runs. */
const given = <Name extends string>(...names: readonly Name[]) => {
  const values: Partial<Record<Name, Placeholder>> = {};
  for (const name of names) values[name] = placeholder(name);
  return values as Record<Name, Placeholder>;
};

const GAME = Object.keys(getTableColumns(games)) as (keyof typeof games.$inferInsert)[];

/** Statements on the way of a move, prepared once: building them costs more than running them. */
function prepare(db: BetterSQLite3Database) {
  const game = given(...GAME);
  // Never the id: writing it makes SQLite look through the whole log for rows that refer to the old one.
  const changed = Object.fromEntries(
    Object.entries(game)
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => [name, sql`${value}`]),
  );
  return {
    guard: db
      .select({ version: games.version, logLength: games.logLength, people: games.people })
      .from(games)
      .where(eq(games.id, placeholder('id')))
      .prepare(),
    seen: db
      .select({ id: interactions.id })
      .from(interactions)
      .where(eq(interactions.id, placeholder('id')))
      .prepare(),
    insertGame: db.insert(games).values(game).onConflictDoNothing().prepare(),
    updateGame: db
      .update(games)
      .set(changed)
      .where(eq(games.id, placeholder('id')))
      .prepare(),
    append: db
      .insert(moves)
      .values(given('tableId', 'seq', 'press', 'by', 'at', 'barrier', 'entry', 'events'))
      .prepare(),
    remember: db
      .insert(interactions)
      .values(given('id', 'tableId', 'version'))
      .prepare(),
    tell: db
      .insert(outbox)
      .values(given('tableId', 'version', 'notice'))
      .prepare(),
    emptySeats: db
      .delete(seats)
      .where(eq(seats.tableId, placeholder('tableId')))
      .prepare(),
    takeSeat: db.insert(seats).values(given('userId', 'tableId')).prepare(),
  };
}

/** The two writes that change a table. Each must run inside a transaction that began as a writer's. */
export function tableWriter(db: BetterSQLite3Database) {
  const run = prepare(db);

  const accept = (table: Table, notices: readonly Notice[], interactionId: string | undefined): void => {
    const { id: tableId, version } = table;
    if (interactionId !== undefined) run.remember.run({ id: interactionId, tableId, version });
    for (const notice of notices) run.tell.run({ tableId, version, notice: JSON.stringify(notice) });
  };
  const sit = (table: Table): void => {
    for (const userId of peopleOf(table)) run.takeSeat.run({ userId, tableId: table.id });
  };
  const accepted = (interactionId: string): boolean => run.seen.get({ id: interactionId }) !== undefined;
  const repeated = (interactionId: string | undefined): boolean =>
    interactionId !== undefined && accepted(interactionId);

  return {
    accepted,

    create(table: Table, notices: readonly Notice[], interactionId?: string): 'created' | 'taken' | 'repeated' {
      if (repeated(interactionId)) return 'repeated';
      if (run.insertGame.run({ ...rowOf(table), logLength: 0 }).changes === 0) return 'taken';
      sit(table);
      accept(table, notices, interactionId);
      return 'created';
    },

    commit({ table, entries = [], interactionId, notices }: Commit): CommitResult {
      if (repeated(interactionId)) return 'repeated';
      const before = run.guard.get({ id: table.id });
      if (before?.version !== table.version - 1) return 'stale';
      const row = rowOf(table);
      run.updateGame.run({ ...row, logLength: before.logLength + entries.length });
      for (const [index, entry] of entries.entries())
        run.append.run(moveRowOf(table.id, before.logLength + index + 1, entry));
      if (row.people !== before.people) {
        run.emptySeats.run({ tableId: table.id });
        sit(table);
      }
      accept(table, notices, interactionId);
      return 'accepted';
    },
  };
}
