import { describe, expect, onTestFinished, test } from 'vitest';
import type { JobsLogger } from '../../src/jobs/index.js';
import { type Clock, systemClock } from '../../src/table/clock.js';
import type { Store } from '../../src/table/store.js';
import type { WakeUps } from '../../src/table/wake-ups.js';
import { aLogger, aStore, eventually, FAR, Looker, sleeper, soon } from './world.js';

export interface Instance {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: JobsLogger;
  readonly sweepEvery: number;
  readonly retryAfter: number;
}

const WAKE_KINDS = ['bot', 'reminder', 'timeout', 'window', 'lobby', 'resume'] as const;

/** Sweeps that never come in a test's time, so that what happens is the hint's doing. */
const NEVER = 600_000;

/** What every `WakeUps` must keep. `create` makes instances that share whatever the service shares. */
export function wakeUpsContract(name: string, create: (instance: Instance) => WakeUps): void {
  const world = async (changes: Partial<Instance> = {}) => {
    const store = changes.store ?? (await aStore());
    const logger = aLogger();
    const make = (): WakeUps => {
      const wakeUps = create({ store, clock: systemClock, logger, sweepEvery: NEVER, retryAfter: 20, ...changes });
      onTestFinished(() => wakeUps.stop());
      return wakeUps;
    };
    const wakeUps = make();
    const looker = new Looker(store);
    looker.wakeUps = wakeUps;
    return { store, logger, make, wakeUps, looker };
  };

  describe(name, () => {
    test.each(WAKE_KINDS)('a wake-up of the kind %s comes once, and not before its time', async (kind) => {
      const { store, wakeUps, looker } = await world();
      await wakeUps.start(looker.look);
      const at = soon();
      await sleeper(store, 'WAKE', at, kind);
      await wakeUps.hint('WAKE', 0, at);
      await sleeper(store, 'MARK', at + 60);
      await wakeUps.hint('MARK', 0, at + 60);
      await eventually(() => expect(looker.of('MARK')).toHaveLength(1));
      expect(looker.of('WAKE')).toMatchObject([{ version: 0, kind, due: at }]);
      for (const act of looker.acts) expect(act.at).toBeGreaterThanOrEqual(act.due);
    });

    test('wake-ups of one table come in order and one at a time, each hinted by the one before', async () => {
      const { store, wakeUps, looker } = await world();
      looker.next = ({ version }) => (version < 9 ? { at: Date.now(), kind: 'bot' } : undefined);
      await wakeUps.start(looker.look);
      await sleeper(store, 'BOTS', soon(0), 'bot');
      await wakeUps.hint('BOTS', 0, soon(0));
      await eventually(() => expect(looker.acts).toHaveLength(10));
      expect(looker.acts.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(looker.overlap).toBe(1);
    });

    test('a later hint replaces an earlier one, to an earlier or a later time', async () => {
      const { store, wakeUps, looker } = await world();
      await wakeUps.start(looker.look);
      const at = soon();
      await sleeper(store, 'EARL', at);
      await wakeUps.hint('EARL', 0, soon(FAR));
      await wakeUps.hint('EARL', 0, at);
      await sleeper(store, 'LATE', soon(FAR));
      await wakeUps.hint('LATE', 0, soon(10));
      await wakeUps.hint('LATE', 0, soon(FAR));
      await eventually(() => expect(looker.of('EARL')).toHaveLength(1));
      expect(looker.of('LATE')).toEqual([]);
    });

    test('a stale hint does nothing, and does not lose the table its next time', async () => {
      const { store, wakeUps, looker } = await world();
      const at = soon(100);
      await sleeper(store, 'MOVE', soon(30));
      const table = await store.table('MOVE');
      await store.commit({ table: { ...table!, version: 1, wake: { at, kind: 'timeout' } }, notices: [] });
      await wakeUps.start(looker.look);
      await wakeUps.hint('MOVE', 0, soon(0));
      await wakeUps.hint('MOVE', 1, at);
      await eventually(() => expect(looker.acts).toHaveLength(1));
      expect(looker.acts).toMatchObject([{ version: 1, due: at }]);
    });

    test('a restart keeps what was to come', async () => {
      const { store, wakeUps, looker, make } = await world();
      await wakeUps.start(looker.look);
      const at = soon(150);
      await sleeper(store, 'KEPT', at);
      await wakeUps.hint('KEPT', 0, at);
      await wakeUps.stop();
      expect(looker.acts).toEqual([]);
      await make().start(looker.look);
      await eventually(() => expect(looker.acts).toMatchObject([{ tableId: 'KEPT', due: at }]));
    });

    test('what became due while nobody ran is done at the start', async () => {
      const { store, wakeUps, looker } = await world();
      await sleeper(store, 'DUE1', soon(-5000));
      await sleeper(store, 'DUE2', soon(-9000));
      await wakeUps.start(looker.look);
      await eventually(() => expect(looker.acts).toHaveLength(2));
    });

    test('a crash between a change and its hint costs no more than a sweep', async () => {
      const { store, wakeUps, looker } = await world({ sweepEvery: 30 });
      await wakeUps.start(looker.look);
      await sleeper(store, 'LOST', soon());
      await eventually(() => expect(looker.acts).toMatchObject([{ tableId: 'LOST' }]));
    });

    test('a look that fails is reported and tried again', async () => {
      const { store, logger, wakeUps, looker } = await world();
      let failures = 0;
      await wakeUps.start(async (tableId, version) => {
        if (failures++ < 2) throw new Error('The database is busy');
        await looker.look(tableId, version);
      });
      await sleeper(store, 'FAIL', soon(0));
      await wakeUps.hint('FAIL', 0, soon(0));
      await eventually(() => expect(looker.acts).toHaveLength(1));
      expect(logger.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
    });

    test('a table that takes long does not hold up another', async () => {
      const { store, wakeUps, looker } = await world();
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      onTestFinished(() => release());
      await wakeUps.start(async (tableId, version) => {
        if (tableId === 'SLOW') await held;
        await looker.look(tableId, version);
      });
      for (const id of ['SLOW', 'FAST']) {
        await sleeper(store, id, soon(0));
        await wakeUps.hint(id, 0, soon(0));
      }
      await eventually(() => expect(looker.acts).toMatchObject([{ tableId: 'FAST' }]));
      release();
      await eventually(() => expect(looker.of('SLOW')).toHaveLength(1));
    });

    test('to stop is to finish what is under way and to begin nothing', async () => {
      const { store, wakeUps, looker } = await world();
      let release = (): void => {};
      const begun = new Promise<void>((began) => {
        void wakeUps.start(async (tableId, version) => {
          began();
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          await looker.look(tableId, version);
        });
      });
      await sleeper(store, 'LAST', soon(0));
      await wakeUps.hint('LAST', 0, soon(0));
      await begun;
      const stopped = wakeUps.stop();
      await sleeper(store, 'NEXT', soon(0));
      await new Promise(setImmediate);
      expect(looker.acts).toEqual([]);
      release();
      await stopped;
      expect(looker.acts).toMatchObject([{ tableId: 'LAST' }]);
    });

    test('two workers and their sweeps do each due thing once', async () => {
      const { store, wakeUps, looker, make } = await world({ sweepEvery: 15 });
      looker.next = ({ version }) => (version < 2 ? { at: soon(20), kind: 'bot' } : undefined);
      await Promise.all([wakeUps.start(looker.look), make().start(looker.look)]);
      const ids = Array.from({ length: 20 }, (_, n) => `T${n}`);
      for (const id of ids) {
        await sleeper(store, id, soon(30), 'bot');
        await wakeUps.hint(id, 0, soon(30));
      }
      await eventually(() => expect(looker.acts).toHaveLength(60));
      for (const id of ids) expect(looker.of(id).map(({ version }) => version)).toEqual([0, 1, 2]);
    });
  });
}
