import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Store } from '../../src/table/store.js';
import { storeContract } from './contract.js';

// A thread runs compiled files only; `npm test` builds them first.
const built = '../../dist/src/storage/index.js';
const { openStore } = (await import(built)) as {
  openStore(config: { file: string; thread: true }): Promise<Store>;
};

const folder = mkdtempSync(join(tmpdir(), 'wartable-threaded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'contract', 'wartable.sqlite');
storeContract('SQLite on a thread of its own', {
  config: { file },
  clear: async () => rmSync(join(folder, 'contract'), { recursive: true, force: true }),
  open: () => openStore({ file, thread: true }),
});

test('a fault on the thread arrives as what it is', async () => {
  const broken = join(folder, 'broken.sqlite');
  writeFileSync(broken, 'this is a shopping list, long enough to be taken for a header of a file'.repeat(20));
  await expect(openStore({ file: broken, thread: true })).rejects.toMatchObject({
    name: 'StorageProblem',
    code: 'not-a-database',
    message: expect.stringContaining(broken),
  });
});

test('a closed store says so instead of hanging', async () => {
  const store = await openStore({ file: join(folder, 'closed.sqlite'), thread: true });
  await store.close();
  await expect(store.table('ABCD')).rejects.toThrow('closed');
});
