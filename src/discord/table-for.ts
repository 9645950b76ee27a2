import type { Table } from '../table/model.js';
import type { App } from './app.js';
import type { Typed } from './command.js';

/** The table a command speaks of: the one it names, else the channel's (or its thread's). */
export async function tableFor(app: App, { options, channelId }: Typed): Promise<Table | undefined> {
  const named = options.table;
  return typeof named === 'string' ? app.tables.table(named.trim().toUpperCase()) : app.tables.tableIn(channelId);
}
