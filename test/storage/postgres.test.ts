import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/storage/index.js';
import { storeContract } from './contract.js';
import { address, query, serviceThere, TEST_DATABASE_URL } from './services.js';
import { aMove, aTable } from './tables.js';

const there = await serviceThere('PostgreSQL', 'storage on PostgreSQL', () => query(TEST_DATABASE_URL, 'select 1'));

const name = `wartable_test_${process.pid}`;
const url = address({ pathname: name });

const EMPTY = 'drop schema public cascade; create schema public';

describe.runIf(there)('with a server', () => {
  beforeAll(() => query(TEST_DATABASE_URL, `create database ${name}`));
  afterAll(() => query(TEST_DATABASE_URL, `drop database ${name} with (force)`));

  storeContract('PostgreSQL', {
    config: { databaseUrl: url },
    clear: () => query(url, EMPTY),
    open: () => openStore({ databaseUrl: url }),
  });

  describe('a PostgreSQL database', () => {
    test('that many processes open at once is brought up to date by one of them', async () => {
      await query(url, EMPTY);
      const stores = await Promise.all(Array.from({ length: 8 }, () => openStore({ databaseUrl: url })));
      for (const store of stores) onTestFinished(() => store.close());
      const tables = stores.map((store, n) => store.create(aTable(`T${n}`), []));
      expect(await Promise.all(tables)).toEqual(stores.map(() => 'created'));
    });

    test('of the first version opens with its tables, and is played on', async () => {
      await query(url, EMPTY, readFileSync('test/storage/old/first-postgres.sql', 'utf8'));
      const store = await openStore({ databaseUrl: url });
      onTestFinished(() => store.close());
      const table = await store.table('OLD1');
      expect(table).toMatchObject({ version: 2, state: { random: { seed: 'first', position: 2 } } });
      expect(await store.log('OLD1')).toHaveLength(2);
      expect((await store.tableIn('thread-OLD1'))?.id).toBe('OLD1');
      expect(await store.commit(aMove(table!, {}, 'i2'))).toBe('repeated');
      expect(await store.commit(aMove(table!, {}, 'i3'))).toBe('accepted');
    });

    test('of a newer version is refused with the version it needs', async () => {
      await query(url, EMPTY);
      await (await openStore({ databaseUrl: url })).close();
      await query(url, "insert into migrations values (9999999999999, 'x', '9.1.0')");
      await expect(openStore({ databaseUrl: url })).rejects.toMatchObject({
        code: 'newer',
        message: expect.stringMatching(/newer Wartable \(9\.1\.0\)/),
      });
    });

    test('with tables of another program is refused and left as it is', async () => {
      await query(url, EMPTY, 'create table games (title text)');
      await expect(openStore({ databaseUrl: url })).rejects.toMatchObject({ code: 'foreign' });
      await expect(query(url, 'select * from migrations')).rejects.toThrow(/does not exist/);
    });

    test('whose connections are cut is used again as soon as it answers', async () => {
      await query(url, EMPTY);
      const store = await openStore({ databaseUrl: url });
      onTestFinished(() => store.close());
      await store.create(aTable('KEPT'), []);
      await query(
        TEST_DATABASE_URL,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      const change = aMove(aTable('KEPT'), {}, 'i1');
      const result = await store.commit(change).catch(() => store.commit(change));
      expect(result).toBe('accepted');
    });

    test('that does not exist is named', async () => {
      await expect(openStore({ databaseUrl: address({ pathname: 'wartable_nowhere' }) })).rejects.toMatchObject({
        code: 'missing-database',
        message: expect.stringMatching(/wartable_nowhere.*Create it/),
      });
    });

    test('of a user it does not know is refused', async () => {
      await expect(openStore({ databaseUrl: address({ username: 'wartable_nobody' }) })).rejects.toMatchObject({
        code: 'refused',
        message: expect.stringMatching(/refused the login.*DATABASE_URL/),
      });
    });
  });
});

/** A server that refuses every login, as PostgreSQL does when the password is wrong. */
async function refusingServer(): Promise<number> {
  const fields = ['SFATAL', 'VFATAL', 'C28P01', 'Mpassword authentication failed for user "ann"', ''].join('\0');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([head, body]))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return (server.address() as { port: number }).port;
}

describe('without a server', () => {
  test('a wrong password is reported, and not repeated to anyone', async () => {
    const problem = await openStore({
      databaseUrl: `postgres://ann:hunter2@127.0.0.1:${await refusingServer()}/games`,
    }).catch((error: unknown) => error);
    expect(problem).toMatchObject({ code: 'refused', message: expect.stringMatching(/ann@127.*DATABASE_URL/) });
    expect((problem as Error).message).not.toContain('hunter2');
  });

  test('an address where nobody listens is reported', async () => {
    await expect(openStore({ databaseUrl: 'postgres://ann@127.0.0.1:9/games' })).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringMatching(/127\.0\.0\.1:9\/games cannot be reached.*Start it/),
    });
  });

  test.each(['mysql://localhost/games', 'localhost'])('the address %s is refused', async (databaseUrl) => {
    await expect(openStore({ databaseUrl })).rejects.toMatchObject({ code: 'unsupported-address' });
  });
});
