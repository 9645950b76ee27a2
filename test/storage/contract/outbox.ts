import { describe, expect, test } from 'vitest';
import type { OutboxItem, Store } from '../../../src/table/store.js';
import type { Opener } from '../contract.js';
import { aTable } from '../tables.js';

const turns = (items: readonly OutboxItem[]): string[] =>
  items.map(({ tableId, notice }) => `${tableId}${notice.kind === 'table' ? notice.turn : ''}`);

/** A table with notices for the turns 1 to `count`. */
const withNotices = (store: Store, id: string, count: number) =>
  store.create(
    aTable(id),
    Array.from({ length: count }, (_, n) => ({ kind: 'table', turn: n + 1 }) as const),
  );

export function outboxContract(opened: Opener): void {
  describe('the outbox', () => {
    test('gives items in order, as many as asked for, of one table if asked', async () => {
      const store = await opened();
      await withNotices(store, 'A', 3);
      await withNotices(store, 'B', 2);
      expect(turns(await store.takeOutbox(0, 10, 9, 'B'))).toEqual(['B1', 'B2']);
      expect(turns(await store.takeOutbox(0, 10, 2))).toEqual(['A1', 'A2']);
    });

    test('gives nothing twice while it is leased, and gives it again after', async () => {
      const store = await opened();
      await withNotices(store, 'A', 2);
      expect(turns(await store.takeOutbox(0, 10, 1))).toEqual(['A1']);
      expect(await store.takeOutbox(5, 15, 9)).toEqual([]);
      expect(turns(await store.takeOutbox(10, 20, 9))).toEqual(['A1', 'A2']);
    });

    test('gives what was leased at once when the only process starts anew', async () => {
      const store = await opened();
      await withNotices(store, 'A', 2);
      await store.takeOutbox(0, 1000, 1);
      await store.freeOutbox();
      expect(turns(await store.takeOutbox(1, 10, 9))).toEqual(['A1', 'A2']);
    });

    test('forgets what is done and goes on with what follows', async () => {
      const store = await opened();
      await withNotices(store, 'A', 3);
      const [first] = await store.takeOutbox(0, 10, 1);
      await store.outboxDone([first!.id]);
      expect(turns(await store.takeOutbox(1, 10, 9))).toEqual(['A2', 'A3']);
      await store.outboxDone([]);
      expect(await store.takeOutbox(1, 10, 9)).toEqual([]);
    });

    test('holds back what follows a failed item until it was sent, and other tables not', async () => {
      const store = await opened();
      await withNotices(store, 'A', 3);
      await withNotices(store, 'B', 1);
      const [first] = await store.takeOutbox(0, 1000, 9, 'A');
      await store.outboxFailed(first!.id, 'Discord is away', 50);
      expect(turns(await store.takeOutbox(10, 20, 9))).toEqual(['B1']);
      const again = await store.takeOutbox(50, 60, 9, 'A');
      expect(turns(again)).toEqual(['A1', 'A2', 'A3']);
      expect(again.map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
    });

    test('lets what follows pass when an item is given up', async () => {
      const store = await opened();
      await withNotices(store, 'A', 2);
      const [first] = await store.takeOutbox(0, 10, 1);
      await store.outboxFailed(first!.id, 'The channel is gone');
      expect(turns(await store.takeOutbox(1, 10, 9))).toEqual(['A2']);
      expect(turns(await store.takeOutbox(99, 100, 9))).toEqual(['A2']);
    });

    test('given to many takers at once goes to each item once and never ahead of its table', async () => {
      const [one, two] = [await opened(), await opened()];
      for (const id of ['A', 'B', 'C', 'D']) await withNotices(one, id, 10);
      const sent: string[] = [];
      const taker = async (store: Store): Promise<void> => {
        for (let round = 0; round < 2000 && sent.length < 40; round++) {
          const items = await store.takeOutbox(0, 10, 3);
          sent.push(...turns(items));
          await store.outboxDone(items.map(({ id }) => id));
          await new Promise(setImmediate);
        }
      };
      await Promise.all([taker(one), taker(two), taker(one), taker(two)]);
      expect(new Set(sent).size).toBe(40);
      for (const id of ['A', 'B', 'C', 'D'])
        expect(sent.filter((turn) => turn.startsWith(id))).toEqual(
          Array.from({ length: 10 }, (_, n) => `${id}${n + 1}`),
        );
    });
  });
}
