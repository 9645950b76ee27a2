import type { Store } from '../table/store.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import { openThreaded } from './threaded.js';

export { StorageProblem, type StorageProblemCode } from './problem.js';

export interface StorageConfig {
  /** PostgreSQL, when given. */
  readonly databaseUrl?: string;
  /** The SQLite file otherwise. */
  readonly file?: string;
  /** SQLite on a thread of its own, so that nothing else waits for the disk. Needs the compiled program. */
  readonly thread?: boolean;
}

/** Opens the tables' memory and brings its schema up to date. Throws a `StorageProblem` that names the remedy. */
export async function openStore({
  databaseUrl,
  file = './data/wartable.sqlite',
  thread = false,
}: StorageConfig): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl });
  return thread ? openThreaded(file) : openSqlite({ file });
}

/** Brings the schema up to date and does no more. */
export async function migrate(config: StorageConfig): Promise<void> {
  const store = await openStore(config);
  await store.close();
}
