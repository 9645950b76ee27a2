import type { BaseEvent, LogEntry } from '../engine/index.js';
import type { Table, TableStatus, WakeKind } from '../table/model.js';
import type { NewEntry, Notice, OutboxItem, Post, StoredEntry } from '../table/store.js';
import type { games, moves, outbox, posts } from './schema/sqlite.js';

/** Both dialects have rows of the same shape; this is it. */
export type GameRow = typeof games.$inferSelect;
export type MoveRow = typeof moves.$inferSelect;
export type OutboxRow = typeof outbox.$inferSelect;
export type PostRow = typeof posts.$inferSelect;

/** What has no column of its own: stored as it is, so that a table may gain facts without a new schema. */
type Rest = Omit<
  Table,
  'id' | 'version' | 'status' | 'guildId' | 'channelId' | 'game' | 'rules' | 'state' | 'wake' | 'createdAt' | 'endedAt'
>;

/** The people on a table's seats, each once. */
export const peopleOf = (table: Table): readonly string[] => [
  ...new Set(table.occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.userId] : []))),
];

export function rowOf(table: Table): Omit<GameRow, 'logLength'> {
  const { id, version, status, guildId, channelId, game, rules, state, wake, createdAt, endedAt, ...rest } = table;
  return {
    id,
    version,
    status,
    guildId: guildId ?? null,
    channelId,
    game,
    rules,
    wakeAt: wake?.at ?? null,
    wakeKind: wake?.kind ?? null,
    deadline: rest.clock?.deadline ?? null,
    createdAt,
    endedAt: endedAt ?? null,
    people: JSON.stringify(peopleOf(table)),
    state: state ? JSON.stringify(state) : null,
    rest: JSON.stringify(rest satisfies Rest),
  };
}

export function tableOf(row: GameRow): Table {
  return {
    id: row.id,
    version: row.version,
    status: row.status as TableStatus,
    ...(row.guildId !== null && { guildId: row.guildId }),
    channelId: row.channelId,
    game: row.game,
    rules: row.rules,
    ...(JSON.parse(row.rest) as Rest),
    ...(row.state !== null && { state: JSON.parse(row.state) as NonNullable<Table['state']> }),
    ...(row.wakeAt !== null && { wake: { at: row.wakeAt, kind: row.wakeKind as WakeKind } }),
    createdAt: row.createdAt,
    ...(row.endedAt !== null && { endedAt: row.endedAt }),
  };
}

export const moveRowOf = (tableId: string, seq: number, entry: NewEntry): MoveRow => ({
  tableId,
  seq,
  press: entry.press,
  by: entry.by,
  at: entry.at,
  barrier: entry.barrier ?? null,
  entry: JSON.stringify(entry.entry),
  events: JSON.stringify(entry.events),
});

export const entryOf = (row: MoveRow): StoredEntry => ({
  seq: row.seq,
  entry: JSON.parse(row.entry) as LogEntry,
  press: row.press,
  by: row.by,
  at: row.at,
  events: JSON.parse(row.events) as readonly BaseEvent[],
  ...(row.barrier !== null && { barrier: row.barrier as NonNullable<StoredEntry['barrier']> }),
});

export const itemOf = (row: Pick<OutboxRow, 'id' | 'tableId' | 'version' | 'notice' | 'attempts'>): OutboxItem => ({
  id: row.id,
  tableId: row.tableId,
  version: row.version,
  notice: JSON.parse(row.notice) as Notice,
  attempts: row.attempts,
});

export const postOf = ({ id: _, ...post }: PostRow): Post => post;
