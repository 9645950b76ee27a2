import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkRedis } from '../../src/jobs/index.js';
import { startSandbox } from '../../src/sandbox/index.js';
import { openStore } from '../../src/storage/index.js';
import type { Table } from '../../src/table/model.js';
import { address, query, serviceThere, TEST_DATABASE_URL, TEST_REDIS_URL } from '../storage/services.js';
import { startBotChild } from '../support/bot-child.js';
import { faultsOf } from '../table/table-kit.js';
import { askedPerson, type House, startGame, tableHere, versionOf } from './support/house.js';
import { heads, liveMessages, onlooker, pressFirst } from './support/outside.js';

const there = await serviceThere('PostgreSQL or Redis', 'a bot and a worker in two processes', async () => {
  await query(TEST_DATABASE_URL, 'select 1');
  await checkRedis(TEST_REDIS_URL);
});

/** What a killed process had taken to send is taken by another when its lease ends; starting takes time too. */
const PATIENCE_MS = 40_000;
const TURNS = 2;

/** Deletes the keys of this run and no others. */
async function forget(prefix: string): Promise<void> {
  const redis = new Redis(TEST_REDIS_URL);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 }))
    if ((keys as string[]).length > 0) await redis.del(...(keys as string[]));
  redis.disconnect();
}

/** A sandbox, a process that hears presses, and one that wakes tables; `restart` kills and starts the latter. */
async function twoProcesses() {
  const name = `wartable_processes_${process.pid}`;
  const prefix = name;
  await query(TEST_DATABASE_URL, `create database ${name}`);
  onTestFinished(() => query(TEST_DATABASE_URL, `drop database ${name} with (force)`));
  onTestFinished(() => forget(prefix));
  const databaseUrl = address({ pathname: name });
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const store = await openStore({ databaseUrl });
  onTestFinished(() => store.close());
  const spawn = async (role: 'bot' | 'worker') => {
    const child = await startBotChild(sandbox, {
      ROLES: role,
      DATABASE_URL: databaseUrl,
      REDIS_URL: TEST_REDIS_URL,
      REDIS_PREFIX: prefix,
    });
    onTestFinished(() => child.kill());
    return child;
  };
  const bot = await spawn('bot');
  let worker = await spawn('worker');
  const kill = () => worker.kill();
  const start = async () => {
    worker = await spawn('worker');
  };
  const house: House = {
    sandbox,
    store,
    tables: onlooker(store),
    channel: sandbox.channel('table-one').id,
    user: (person) => sandbox.user(person),
    async restart() {
      await kill();
      await start();
    },
  };
  return { house, bot, kill, start };
}

const botMoves = async ({ store }: House, { id }: Table): Promise<number> =>
  (await store.log(id)).filter(({ by }) => by === 'bot').length;

/** Waits until the bot has played and the channel asks a person again. */
async function peopleAgain(house: House): Promise<Table> {
  for (;;) {
    const table = await tableHere(house);
    expect(table.status).toBe('running');
    if (askedPerson(house, table)) {
      await house.user('Ann').until(() => liveAt(house, table), house.channel, PATIENCE_MS);
      return table;
    }
    await sleep(20);
  }
}

const liveAt = (house: House, { version }: Table) =>
  liveMessages(house).find((message) => versionOf(message) === version);

/** People press until the game waits for the bot. */
async function playToTheBot(house: House): Promise<Table> {
  for (;;) {
    const table = await tableHere(house);
    if (table.status !== 'running' || !askedPerson(house, table)) return table;
    await pressFirst(house, table);
  }
}

async function expectWhole(house: House): Promise<void> {
  const { id } = await tableHere(house);
  expect(await faultsOf(house, id)).toEqual([]);
  expect(liveMessages(house), 'one live table message').toHaveLength(1);
  expect(new Set(heads(house)).size, 'one message a turn').toBe(heads(house).length);
}

describe.runIf(there)('a bot and a worker in two processes', () => {
  test('the worker takes the bot’s turns, and its death costs nothing and doubles nothing', async () => {
    const { house, bot, kill, start } = await twoProcesses();
    const table = await startGame(house);
    for (let turn = 0; turn < TURNS; turn++) {
      await playToTheBot(house);
      await peopleAgain(house);
    }
    const moves = await botMoves(house, table);
    expect(moves).toBeGreaterThan(0);
    await expectWhole(house);

    await kill();
    const waiting = await playToTheBot(house);
    expect(waiting.status).toBe('running');
    const shown = await house
      .user('Ann')
      .until(
        (messages) => messages.findLast((message) => versionOf(message) >= waiting.version),
        house.channel,
        PATIENCE_MS,
      );
    expect(versionOf(shown), 'nobody moves for the bot').toBe(waiting.version);
    expect(await botMoves(house, table)).toBe(moves);

    await start();
    await peopleAgain(house);
    expect(await botMoves(house, table)).toBeGreaterThan(moves);
    await expectWhole(house);

    // In the middle of a turn: as soon as the bot has moved once.
    const before = await botMoves(house, table);
    await playToTheBot(house);
    while ((await botMoves(house, table)) === before) await sleep(5);
    await house.restart();
    await peopleAgain(house);
    await expectWhole(house);

    expect(bot.output()).not.toMatch(/"level":(50|60)/);
    expect(house.sandbox.problems()).toEqual([]);
  }, 180_000);
});
