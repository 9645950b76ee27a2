/** Commits moves to one table until it is killed, and says so after each; the parent reads how far it came. */
import { openStore, type StorageConfig } from '../../src/storage/index.js';
import { aMove, aTable } from './tables.js';

const store = await openStore(JSON.parse(process.argv[2] ?? '{}') as StorageConfig);
await store.create(aTable('CRSH'), []);
for (;;) {
  const table = await store.table('CRSH');
  if (!table) throw new Error('The table is gone.');
  const moves = table.version + 1;
  await store.commit(
    aMove(table, { state: { random: { seed: 's', position: moves } }, wake: { at: moves, kind: 'bot' } }, `i-${moves}`),
  );
  process.stdout.write(`${moves}\n`);
}
