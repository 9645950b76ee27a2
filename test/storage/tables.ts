import type { Table } from '../../src/table/model.js';
import type { Commit, NewEntry } from '../../src/table/store.js';

/** A table in its lobby; anything can be overridden. */
export const aTable = (id: string, changes: Partial<Table> = {}): Table => ({
  id,
  version: 0,
  status: 'lobby',
  guildId: 'guild',
  channelId: `channel-${id}`,
  hostId: 'ann',
  language: 'en',
  pace: 'daily',
  game: 'small-world',
  rules: 1,
  options: { boards: 2 },
  occupants: [{ kind: 'person', userId: 'ann', name: 'Ann' }, { kind: 'free' }],
  seed: 'seed',
  log: { entries: 0, presses: 0, turnStart: 0 },
  createdAt: 1000,
  ...changes,
});

export const anEntry = (move: number, changes: Partial<NewEntry> = {}): NewEntry => ({
  entry: { seat: 0, move: { type: 'step', to: move } },
  press: move,
  by: 'ann',
  at: 1000 + move,
  events: [{ type: 'stepped' }],
  ...changes,
});

/** The table after one more change. */
export const changed = (table: Table, changes: Partial<Table> = {}): Table => ({
  ...table,
  version: table.version + 1,
  ...changes,
});

/** A change as a move makes it: the next version, one line of the log, one notice. */
export const aMove = (table: Table, changes: Partial<Table> = {}, interactionId?: string): Commit => ({
  table: changed(table, { status: 'running', ...changes }),
  entries: [anEntry(table.version + 1)],
  notices: [{ kind: 'table', turn: table.version + 1 }],
  ...(interactionId !== undefined && { interactionId }),
});
