import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Table } from '../table/model.js';
import type { Commit, CommitResult, Notice } from '../table/store.js';
import { moveRowOf, peopleOf, rowOf } from './rows.js';
import { games, interactions, moves, outbox, seats } from './schema/postgres.js';

export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export async function accepted(db: Db | Transaction, interactionId: string): Promise<boolean> {
  return (await db.$count(interactions, eq(interactions.id, interactionId))) > 0;
}

const repeated = async (tx: Transaction, interactionId: string | undefined): Promise<boolean> =>
  interactionId !== undefined && (await accepted(tx, interactionId));

async function sit(tx: Transaction, table: Table): Promise<void> {
  const people = peopleOf(table);
  if (people.length > 0) await tx.insert(seats).values(people.map((userId) => ({ userId, tableId: table.id })));
}

async function accept(
  tx: Transaction,
  { id: tableId, version }: Table,
  notices: readonly Notice[],
  interactionId: string | undefined,
): Promise<void> {
  if (interactionId !== undefined) await tx.insert(interactions).values({ id: interactionId, tableId, version });
  if (notices.length > 0)
    await tx.insert(outbox).values(notices.map((notice) => ({ tableId, version, notice: JSON.stringify(notice) })));
}

export async function create(
  tx: Transaction,
  table: Table,
  notices: readonly Notice[],
  interactionId?: string,
): Promise<'created' | 'taken' | 'repeated'> {
  if (await repeated(tx, interactionId)) return 'repeated';
  const { rowCount } = await tx
    .insert(games)
    .values({ ...rowOf(table), logLength: 0 })
    .onConflictDoNothing();
  // The insert waited for whoever took the place; that may have been the same interaction.
  if (rowCount === 0) return (await repeated(tx, interactionId)) ? 'repeated' : 'taken';
  await sit(tx, table);
  await accept(tx, table, notices, interactionId);
  return 'created';
}

export async function commit(
  tx: Transaction,
  { table, entries = [], interactionId, notices }: Commit,
): Promise<CommitResult> {
  const [before] = await tx
    .select({ version: games.version, logLength: games.logLength, people: games.people })
    .from(games)
    .where(eq(games.id, table.id))
    .for('update');
  // Asked with the row locked: of two deliveries at once the second sees what the first has written.
  if (await repeated(tx, interactionId)) return 'repeated';
  if (before?.version !== table.version - 1) return 'stale';
  const row = rowOf(table);
  await tx
    .update(games)
    .set({ ...row, logLength: before.logLength + entries.length })
    .where(eq(games.id, table.id));
  if (entries.length > 0)
    await tx
      .insert(moves)
      .values(entries.map((entry, index) => moveRowOf(table.id, before.logLength + index + 1, entry)));
  if (row.people !== before.people) {
    await tx.delete(seats).where(eq(seats.tableId, table.id));
    await sit(tx, table);
  }
  await accept(tx, table, notices, interactionId);
  return 'accepted';
}
