import { beforeEach, describe, onTestFinished } from 'vitest';
import type { StorageConfig } from '../../src/storage/index.js';
import type { Store } from '../../src/table/store.js';
import { commitContract } from './contract/commits.js';
import { crashContract } from './contract/crash.js';
import { outboxContract } from './contract/outbox.js';
import { queryContract } from './contract/queries.js';

/** One database to test against. */
export interface Database {
  readonly config: StorageConfig;
  /** Makes it empty. */
  readonly clear: () => Promise<void>;
  readonly open: () => Promise<Store>;
}

/** An opened store of an empty database; closed when the test is over. */
export type Opener = () => Promise<Store>;

/** What every `Store` must keep, whatever the database. */
export function storeContract(name: string, database: Database): void {
  const opened: Opener = async () => {
    const store = await database.open();
    onTestFinished(() => store.close());
    return store;
  };
  describe(name, () => {
    beforeEach(() => database.clear());
    commitContract(opened);
    queryContract(opened);
    outboxContract(opened);
    crashContract(database);
  });
}
