import { expect, onTestFinished, test } from 'vitest';
import { createWakeUps } from '../../src/jobs/index.js';
import { wakeUpsContract } from './contract.js';
import { aLogger, aStore, eventually, FAR, sleeper, soon } from './world.js';

wakeUpsContract('in this process', createWakeUps);

test('a clock that is moved past a wake-up is noticed', async () => {
  const store = await aStore();
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  const wakeUps = createWakeUps({ store, clock, logger: aLogger(), sweepEvery: 20 });
  onTestFinished(() => wakeUps.stop());
  const seen: string[] = [];
  await wakeUps.start(async (tableId) => void seen.push(tableId));
  await sleeper(store, 'FARR', soon(FAR));
  await wakeUps.hint('FARR', 0, soon(FAR));
  clock.ahead = FAR * 2;
  await eventually(() => expect(seen).toContain('FARR'));
});

test('a wake-up weeks away does not come at once', async () => {
  const store = await aStore();
  const wakeUps = createWakeUps({ store, clock: { now: Date.now }, logger: aLogger() });
  onTestFinished(() => wakeUps.stop());
  const seen: string[] = [];
  await wakeUps.start(async (tableId) => void seen.push(tableId));
  await wakeUps.hint('WEEK', 0, soon(2 ** 32));
  await wakeUps.hint('SOON', 0, soon(20));
  await eventually(() => expect(seen).toEqual(['SOON']));
});

test('a database that cannot be read is reported, and read again', async () => {
  const store = await aStore();
  const logger = aLogger();
  let broken = false;
  const due: typeof store.due = (now, limit) => (broken ? Promise.reject(new Error('locked')) : store.due(now, limit));
  const wakeUps = createWakeUps({
    store: { due, upcoming: store.upcoming.bind(store), table: store.table.bind(store) },
    clock: { now: Date.now },
    logger,
    sweepEvery: 10,
  });
  onTestFinished(() => wakeUps.stop());
  const seen: string[] = [];
  await wakeUps.start(async (tableId) => void seen.push(tableId));
  broken = true;
  await eventually(() => expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'error' })));
  await sleeper(store, 'BACK', soon(0));
  broken = false;
  await eventually(() => expect(seen).toContain('BACK'));
});
