import { connect, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkRedis, createWakeUps } from '../../src/jobs/index.js';
import { systemClock } from '../../src/table/clock.js';
import { serviceThere, TEST_REDIS_URL } from '../storage/services.js';
import { wakeUpsContract } from './contract.js';
import { aLogger, aStore, eventually, Looker, sleeper, soon } from './world.js';

const there = await serviceThere('Redis', 'wake-ups on BullMQ', () => checkRedis(TEST_REDIS_URL));

async function withRedis<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(TEST_REDIS_URL, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return await use(redis);
  } finally {
    redis.disconnect();
  }
}

const prefixes = `wartable-test-${process.pid}-`;
let worlds = 0;
const newPrefix = (): string => `${prefixes}${++worlds}`;

/** Deletes every key with this prefix, as a flushed Redis would; never anyone else's. */
const forget = (prefix: string): Promise<void> =>
  withRedis(async (redis) => {
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 }))
      if (keys.length > 0) await redis.del(...(keys as string[]));
  });

/** A way to Redis that can be cut and mended. */
async function bridge() {
  const { hostname, port } = new URL(TEST_REDIS_URL);
  const sockets = new Set<Socket>();
  let up = true;
  const server = createServer((near) => {
    if (!up) return near.destroy();
    const far = connect(Number(port || 6379), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    up = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const mend = (): void => {
    up = true;
  };
  return { url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`, cut, mend };
}

describe.runIf(there)('with Redis', () => {
  afterAll(() => forget(prefixes));

  /** Instances of one test share a store, and so a prefix. */
  const prefixOf = new WeakMap<object, string>();
  wakeUpsContract('BullMQ', (instance) => {
    const prefix = prefixOf.get(instance.store) ?? newPrefix();
    prefixOf.set(instance.store, prefix);
    return createWakeUps({ ...instance, redisUrl: TEST_REDIS_URL, prefix });
  });

  const world = async (redisUrl = TEST_REDIS_URL) => {
    const store = await aStore();
    const prefix = newPrefix();
    const logger = aLogger();
    const wakeUps = createWakeUps({ redisUrl, prefix, store, clock: systemClock, logger, sweepEvery: 50 });
    onTestFinished(() => wakeUps.stop());
    const looker = new Looker(store);
    looker.wakeUps = wakeUps;
    return { store, prefix, logger, wakeUps, looker };
  };

  test('a flushed Redis costs no wake-up', async () => {
    const { store, prefix, wakeUps, looker } = await world();
    await wakeUps.start(looker.look);
    for (const id of ['ONE1', 'TWO2']) {
      await sleeper(store, id, soon(150));
      await wakeUps.hint(id, 0, soon(150));
    }
    await forget(prefix);
    await eventually(() => expect(looker.acts).toHaveLength(2));
    for (const act of looker.acts) expect(act.at).toBeGreaterThanOrEqual(act.due);
  });

  test('a table has one job, however often it is hinted', async () => {
    const { prefix, wakeUps } = await world();
    for (let version = 0; version < 20; version++) await wakeUps.hint('MANY', version, soon(60_000));
    await eventually(async () => expect(await withRedis((redis) => redis.zcard(`${prefix}:wake-ups:delayed`))).toBe(1));
  });

  test('while Redis is away the sweep does the work, hints do not wait, and all goes on when it is back', async () => {
    const { url, cut, mend } = await bridge();
    const { store, logger, wakeUps, looker } = await world(url);
    await wakeUps.start(looker.look);
    cut();
    await eventually(() => expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'warn' })));
    await sleeper(store, 'AWAY', soon(0));
    await wakeUps.hint('AWAY', 0, soon(0));
    await eventually(() => expect(looker.of('AWAY')).toHaveLength(1));
    expect(logger.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
    mend();
    await eventually(() => expect(logger.lines).toContainEqual({ level: 'info', message: 'Redis answers again' }));
    await sleeper(store, 'BACK', soon(30));
    await wakeUps.hint('BACK', 0, soon(30));
    await eventually(() => expect(looker.of('BACK')).toHaveLength(1));
    expect(looker.of('AWAY')).toHaveLength(1);
  });

  test('it can be stopped while Redis is away', async () => {
    const { url, cut } = await bridge();
    const { logger, wakeUps, looker } = await world(url);
    await wakeUps.start(looker.look);
    cut();
    await eventually(() => expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'warn' })));
    await expect(wakeUps.stop()).resolves.toBeUndefined();
  });
});

describe('without Redis', () => {
  const started = async (redisUrl: string): Promise<void> => {
    const wakeUps = createWakeUps({ redisUrl, store: await aStore(), clock: systemClock, logger: aLogger() });
    onTestFinished(() => wakeUps.stop());
    await wakeUps.start(async () => {});
  };

  test('an address where nobody listens is reported at the start', async () => {
    await expect(started('redis://:hunter2@127.0.0.1:9')).rejects.toMatchObject({
      name: 'JobsProblem',
      code: 'unreachable',
      message: expect.stringMatching(/^Redis at 127\.0\.0\.1:9 cannot be reached .*ECONNREFUSED.*REDIS_URL/),
    });
  });

  test('a wrong password is reported at the start', async () => {
    const refusal = '-WRONGPASS invalid username-password pair\r\n';
    const server = createServer((socket) =>
      socket
        .on('data', (commands) => socket.write(refusal.repeat(String(commands).split('*').length - 1)))
        .on('error', () => {}),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    await expect(started(`redis://:hunter2@127.0.0.1:${port}`)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(/refused the login.*REDIS_URL/),
    });
  });
});
