import { describe, expect, test } from 'vitest';
import type { Table } from '../../../src/table/model.js';
import type { Notice } from '../../../src/table/store.js';
import type { Opener } from '../contract.js';
import { aMove, anEntry, aTable, changed } from '../tables.js';

const whole: Table = {
  ...aTable('FULL'),
  version: 0,
  status: 'paused',
  language: 'pl',
  pace: 'live',
  options: { boards: 3, extras: ['zażółć', null, 1.5] },
  occupants: [
    { kind: 'person', userId: 'ann', name: 'Ann "\u0000\ud83d\ude00"', standIn: true },
    { kind: 'bot', level: 'hard' },
    { kind: 'free' },
  ],
  state: { random: { seed: 'ab', position: 7 }, zebra: 1, apple: { z: [], a: {} } } as Table['state'] & object,
  clock: { banks: [5, 6, 7], running: [0], since: 9, deadline: 99, reminded: 1, timeouts: [{ row: 0, all: 1 }] },
  pause: { by: 'ann', reason: 'dinner', until: 5e12, left: 100 },
  wake: { at: 4_102_444_800_123, kind: 'resume' },
  endedAt: 8,
};

export function commitContract(opened: Opener): void {
  describe('a new table', () => {
    test.each([
      ['with all it can have', whole],
      ['with the least', (({ guildId: _, ...table }: Table) => table)(aTable('BARE'))],
    ])('comes out as it was put in, %s, its state byte for byte', async (_, table) => {
      const store = await opened();
      expect(await store.create(table, [])).toBe('created');
      const stored = await store.table(table.id);
      expect(stored).toEqual(table);
      expect(JSON.stringify(stored?.state)).toBe(JSON.stringify(table.state));
    });

    test('is refused while its channel has one that is not over, and accepted after', async () => {
      const store = await opened();
      await store.create(aTable('ONE1', { channelId: 'c' }), []);
      expect(await store.create(aTable('TWO2', { channelId: 'c' }), [])).toBe('taken');
      expect(await store.table('TWO2')).toBeUndefined();
      await store.commit({ table: changed(aTable('ONE1', { channelId: 'c' }), { status: 'cancelled' }), notices: [] });
      expect(await store.create(aTable('TWO2', { channelId: 'c' }), [])).toBe('created');
    });

    test('is refused when its id is used, and the other table stays as it was', async () => {
      const store = await opened();
      await store.create(aTable('SAME'), []);
      expect(await store.create(aTable('SAME', { channelId: 'elsewhere' }), [])).toBe('taken');
      expect(await store.table('SAME')).toEqual(aTable('SAME'));
    });

    test('is made once by one interaction; a refused one may try again', async () => {
      const store = await opened();
      await store.create(aTable('ONE1', { channelId: 'c' }), [], 'i1');
      expect(await store.create(aTable('TWO2', { channelId: 'd' }), [], 'i1')).toBe('repeated');
      expect(await store.create(aTable('TRE3', { channelId: 'c' }), [], 'i2')).toBe('taken');
      expect(await store.create(aTable('TRE3', { channelId: 'e' }), [], 'i2')).toBe('created');
      expect(await store.table('TWO2')).toBeUndefined();
    });

    test('asked for many times at once in one channel is made once', async () => {
      const store = await opened();
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.create(aTable(`T${n}`, { channelId: 'c' }), [{ kind: 'lobby' }])),
      );
      expect(results.filter((result) => result === 'created')).toHaveLength(1);
      expect(await store.takeOutbox(0, 1, 100)).toHaveLength(1);
    });
  });

  describe('a change', () => {
    test('is accepted as a whole: table, log, wake-up and notices', async () => {
      const store = await opened();
      const table = aTable('MOVE');
      await store.create(table, []);
      const change = {
        ...aMove(table, { wake: { at: 50, kind: 'timeout' } }, 'i1'),
        entries: [anEntry(1, { barrier: 'chance' }), anEntry(2, { entry: { seat: 1, undo: 1 }, by: 'clock' })],
      };
      expect(await store.commit(change)).toBe('accepted');
      expect(await store.table('MOVE')).toEqual(change.table);
      expect(await store.log('MOVE')).toEqual([
        { seq: 1, ...change.entries[0] },
        { seq: 2, ...change.entries[1] },
      ]);
      expect(await store.due(50, 9)).toEqual([{ tableId: 'MOVE', version: 1, at: 50 }]);
      expect((await store.takeOutbox(0, 1, 9)).map(({ notice }) => notice)).toEqual(change.notices);
      expect(await store.accepted('i1')).toBe(true);
    });

    test('of an older version, of no table, or with a gap is stale and leaves no trace', async () => {
      const store = await opened();
      const table = aTable('MOVE');
      await store.create(table, []);
      await store.commit(aMove(table));
      expect(await store.commit(aMove(table, {}, 'late'))).toBe('stale');
      expect(await store.commit(aMove({ ...table, version: 2 }, {}, 'late'))).toBe('stale');
      expect(await store.commit(aMove(aTable('GONE'), {}, 'late'))).toBe('stale');
      expect(await store.log('MOVE')).toHaveLength(1);
      expect(await store.takeOutbox(0, 1, 9)).toHaveLength(1);
      expect(await store.accepted('late')).toBe(false);
    });

    test('asked for again by the same interaction changes nothing, with or without lines in the log', async () => {
      const store = await opened();
      const table = aTable('MOVE');
      await store.create(table, []);
      const move = aMove(table, {}, 'i1');
      await store.commit(move);
      expect(await store.commit(move)).toBe('repeated');
      expect(await store.commit(aMove(move.table, {}, 'i1'))).toBe('repeated');
      const join = { table: changed(move.table), notices: [], interactionId: 'i2' };
      expect(await store.commit(join)).toBe('accepted');
      expect(await store.commit({ ...join, table: changed(join.table) })).toBe('repeated');
      expect((await store.table('MOVE'))?.version).toBe(2);
      expect(await store.log('MOVE')).toHaveLength(1);
    });

    test('made fifty times at once from one version is accepted once', async () => {
      const store = await opened();
      const table = aTable('RACE');
      await store.create(table, []);
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, n) => store.commit(aMove(table, { hostId: `host-${n}` }, `i${n}`))),
      );
      expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
      expect(results.filter((result) => result === 'stale')).toHaveLength(49);
      const winner = results.indexOf('accepted');
      expect(await store.table('RACE')).toMatchObject({ version: 1, hostId: `host-${winner}` });
      expect(await store.log('RACE')).toHaveLength(1);
      expect(await store.takeOutbox(0, 1, 99)).toHaveLength(1);
    });

    test('delivered twenty times at once by one interaction is accepted once, and all others are told so', async () => {
      const store = await opened();
      const table = aTable('RACE');
      await store.create(table, []);
      const results = await Promise.all(Array.from({ length: 20 }, () => store.commit(aMove(table, {}, 'i1'))));
      expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
      expect(results.filter((result) => result === 'repeated')).toHaveLength(19);
    });

    test('that fails half-way leaves nothing behind', async () => {
      const store = await opened();
      const table = aTable('HALF');
      await store.create(table, []);
      const unsendable = { kind: 'table', turn: 1n } as unknown as Notice;
      await expect(
        store.commit({ ...aMove(table, {}, 'i1'), notices: [{ kind: 'lobby' }, unsendable] }),
      ).rejects.toThrow(/BigInt/);
      expect(await store.table('HALF')).toEqual(table);
      expect(await store.log('HALF')).toEqual([]);
      expect(await store.takeOutbox(0, 1, 9)).toEqual([]);
      expect(await store.commit(aMove(table, {}, 'i1'))).toBe('accepted');
    });

    test('that fails takes no other down that was asked for in the same moment', async () => {
      const store = await opened();
      const tables = ['ONE1', 'TWO2', 'TRE3'].map((id) => aTable(id));
      for (const table of tables) await store.create(table, []);
      const unsendable = { kind: 'table', turn: 1n } as unknown as Notice;
      const results = await Promise.allSettled(
        tables.map((table) => store.commit({ ...aMove(table), ...(table.id === 'TWO2' && { notices: [unsendable] }) })),
      );
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const versions = await Promise.all(tables.map(async ({ id }) => (await store.table(id))?.version));
      expect(versions).toEqual([1, 0, 1]);
      expect(await store.log('TWO2')).toEqual([]);
    });

    test('that was asked for before the store is closed is kept', async () => {
      const store = await opened();
      await store.create(aTable('LAST'), []);
      const accepted = store.commit(aMove(aTable('LAST')));
      await store.close();
      expect(await accepted).toBe('accepted');
      expect((await (await opened()).table('LAST'))?.version).toBe(1);
    });

    test('is still there when the database is opened again', async () => {
      const first = await opened();
      const table = aTable('KEPT');
      await first.create(table, [{ kind: 'lobby' }]);
      const move = aMove(table, {}, 'i1');
      await first.commit(move);
      const second = await opened();
      expect(await second.table('KEPT')).toEqual(move.table);
      expect(await second.log('KEPT')).toHaveLength(1);
      expect(await second.commit(move)).toBe('repeated');
      expect(await second.takeOutbox(0, 1, 9)).toHaveLength(2);
    });
  });
}
