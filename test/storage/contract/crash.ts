import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { Database } from '../contract.js';

/** Runs a committing process and kills it after about `moves` commits. The last version it was told of. */
async function killAfter(database: Database, moves: number): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/storage/committer.ts', JSON.stringify(database.config)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let version = 0;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    version = Number(line);
    if (++count === moves) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return version;
}

export function crashContract(database: Database): void {
  test('killed in the middle of commits, it has all that was accepted and nothing half', async () => {
    for (const moves of [7, 120, 33]) {
      const told = await killAfter(database, moves);
      const store = await database.open();
      const table = await store.table('CRSH');
      const log = await store.log('CRSH');
      const outbox = await store.takeOutbox(0, 0, 10_000);
      await store.close();
      const version = table?.version ?? 0;
      expect(version).toBeGreaterThanOrEqual(told);
      expect(table).toMatchObject({ state: { random: { position: version } }, wake: { at: version } });
      const versions = Array.from({ length: version }, (_, n) => n + 1);
      expect(log.map(({ seq }) => seq)).toEqual(versions);
      expect(outbox.map((item) => item.version)).toEqual(versions);
    }
  });
}
