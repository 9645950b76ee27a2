import type { Store } from '../table/store.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';

export { StorageProblem, type StorageProblemCode } from './problem.js';

export interface StorageConfig {
  /** PostgreSQL, when given. */
  readonly databaseUrl?: string;
  /** The SQLite file otherwise. */
  readonly file?: string;
}

/** Opens the tables' memory and brings its schema up to date. Throws a `StorageProblem` that names the remedy. */
export async function openStore({ databaseUrl, file = './data/wartable.sqlite' }: StorageConfig): Promise<Store> {
  return databaseUrl === undefined ? openSqlite({ file }) : openPostgres({ url: databaseUrl });
}

/** Brings the schema up to date and does no more. */
export async function migrate(config: StorageConfig): Promise<void> {
  const store = await openStore(config);
  await store.close();
}
