import { describe, expect, test } from 'vitest';
import type { Table } from '../../../src/table/model.js';
import type { Post, Store } from '../../../src/table/store.js';
import type { Opener } from '../contract.js';
import { aMove, aTable, changed } from '../tables.js';

const ids = (tables: readonly Table[]): string[] => tables.map(({ id }) => id);
const person = (userId: string) => ({ kind: 'person', userId, name: userId }) as const;
const deadline = (at: number) => ({
  clock: { banks: [], running: [], since: 0, deadline: at, reminded: 0, timeouts: [] },
});

async function seated(store: Store, ...tables: readonly Table[]): Promise<void> {
  for (const table of tables) expect(await store.create(table, [])).toBe('created');
}

export function queryContract(opened: Opener): void {
  test('the last entries come in order, and no more than there are', async () => {
    const store = await opened();
    let table = aTable('LOGS');
    await store.create(table, []);
    for (let move = 0; move < 12; move++) {
      const change = aMove(table);
      await store.commit(change);
      table = change.table;
    }
    expect((await store.lastEntries('LOGS', 3)).map(({ seq }) => seq)).toEqual([10, 11, 12]);
    expect(await store.lastEntries('LOGS', 99)).toEqual(await store.log('LOGS'));
  });

  describe('the table of a channel', () => {
    test('is the one that is not over, else the latest that was', async () => {
      const store = await opened();
      const first = aTable('OLD1', { channelId: 'c', createdAt: 1 });
      await seated(store, first);
      await store.commit({ table: changed(first, { status: 'finished' }), notices: [] });
      const second = aTable('NEW2', { channelId: 'c', createdAt: 2 });
      await seated(store, second);
      expect((await store.tableIn('c'))?.id).toBe('NEW2');
      await store.commit({ table: changed(second, { status: 'cancelled' }), notices: [] });
      expect((await store.tableIn('c'))?.id).toBe('NEW2');
      await seated(store, aTable('TRE3', { channelId: 'c', createdAt: 0 }));
      expect((await store.tableIn('c'))?.id).toBe('TRE3');
      expect(await store.tableIn('elsewhere')).toBeUndefined();
    });

    test('is found from its thread as well', async () => {
      const store = await opened();
      await seated(store, aTable('ONE1', { channelId: 'c' }), aTable('TWO2', { channelId: 'd' }));
      await store.savePost({ tableId: 'ONE1', kind: 'thread', channelId: 'c', messageId: 't1', turn: 0, version: 1 });
      await store.savePost({ tableId: 'TWO2', kind: 'thread', channelId: 't2', messageId: 'm', turn: 0, version: 1 });
      expect((await store.tableIn('t1'))?.id).toBe('ONE1');
      expect((await store.tableIn('t2'))?.id).toBe('TWO2');
    });
  });

  test('the tables of a person are those with a seat and not over, most urgent first', async () => {
    const store = await opened();
    const ended = aTable('OVER', deadline(1));
    await seated(
      store,
      aTable('LATE', deadline(300)),
      aTable('IDLE', { occupants: [person('ann'), person('bob')] }),
      aTable('SOON', { ...deadline(200), occupants: [person('bob'), person('ann'), person('ann')] }),
      aTable('BOBS', { occupants: [person('bob')] }),
      ended,
    );
    await store.commit({ table: changed(ended, { status: 'finished' }), notices: [] });
    expect(ids(await store.tablesOf('ann'))).toEqual(['SOON', 'LATE', 'IDLE']);
    await store.commit({ table: changed(aTable('LATE', { occupants: [person('cleo')] })), notices: [] });
    expect(ids(await store.tablesOf('ann'))).toEqual(['SOON', 'IDLE']);
    expect(ids(await store.tablesOf('cleo'))).toEqual(['LATE']);
    expect(await store.tablesOf('nobody')).toEqual([]);
  });

  test('the tables of a server come newest first, as many as asked for', async () => {
    const store = await opened();
    await seated(
      store,
      aTable('ONE1', { createdAt: 1 }),
      aTable('TRE3', { createdAt: 3 }),
      aTable('TWO2', { createdAt: 2 }),
      aTable('ELSE', { guildId: 'other' }),
    );
    expect(ids(await store.tablesIn('guild', 9))).toEqual(['TRE3', 'TWO2', 'ONE1']);
    expect(ids(await store.tablesIn('guild', 2))).toEqual(['TRE3', 'TWO2']);
  });

  test('wake-ups are due from their time on, earliest first, and upcoming before it', async () => {
    const store = await opened();
    const early = aTable('SOON', { wake: { at: 10, kind: 'reminder' } });
    await seated(store, aTable('LATE', { wake: { at: 30, kind: 'timeout' } }), early, aTable('NONE'));
    expect(await store.due(9, 9)).toEqual([]);
    expect(await store.due(10, 9)).toEqual([{ tableId: 'SOON', version: 0, at: 10 }]);
    expect((await store.due(99, 9)).map(({ tableId }) => tableId)).toEqual(['SOON', 'LATE']);
    expect((await store.due(99, 1)).map(({ tableId }) => tableId)).toEqual(['SOON']);
    expect((await store.upcoming(9)).map(({ at }) => at)).toEqual([10, 30]);
    expect(await store.upcoming(9, 10)).toEqual([{ tableId: 'LATE', version: 0, at: 30 }]);
    const { wake: _, ...asleep } = changed(early);
    await store.commit({ table: asleep, notices: [] });
    expect((await store.due(99, 9)).map(({ tableId }) => tableId)).toEqual(['LATE']);
  });

  describe('posts', () => {
    const post = (messageId: string, changes: Partial<Post> = {}): Post => ({
      tableId: 'POST',
      kind: 'table',
      channelId: 'c',
      messageId,
      turn: 1,
      version: 1,
      ...changes,
    });

    test('are kept in the order they were made, brought up to date and forgotten', async () => {
      const store = await opened();
      await seated(store, aTable('POST'));
      await store.savePost(post('m2'));
      await store.savePost(post('m1', { turn: 2 }));
      await store.savePost(post('m2', { version: 5 }));
      expect(await store.posts('POST')).toEqual([post('m2', { version: 5 }), post('m1', { turn: 2 })]);
      expect(await store.postByMessage('m1')).toEqual(post('m1', { turn: 2 }));
      await store.forgetPost('m2');
      expect(await store.posts('POST')).toEqual([post('m1', { turn: 2 })]);
      expect(await store.postByMessage('m2')).toBeUndefined();
    });

    test('a thread and the message it was opened from have one id and are both kept', async () => {
      const store = await opened();
      await seated(store, aTable('POST'));
      await store.savePost(post('m1', { kind: 'thread', turn: 0 }));
      await store.savePost(post('m1', { kind: 'lobby', turn: 0 }));
      expect(await store.posts('POST')).toHaveLength(2);
      expect((await store.postByMessage('m1'))?.kind).toBe('lobby');
    });
  });

  test('settings are kept by scope and key until they are taken away', async () => {
    const store = await opened();
    expect(await store.setting('program', 'commands')).toBeUndefined();
    await store.saveSetting('program', 'commands', { hash: 'a', of: [1, null] });
    await store.saveSetting('user:ann', 'commands', false);
    expect(await store.setting('program', 'commands')).toEqual({ hash: 'a', of: [1, null] });
    await store.saveSetting('program', 'commands', 'b');
    expect(await store.setting('program', 'commands')).toBe('b');
    await store.saveSetting('program', 'commands', undefined);
    expect(await store.setting('program', 'commands')).toBeUndefined();
    expect(await store.setting('user:ann', 'commands')).toBe(false);
  });
}
