import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../src/sandbox/supervisor.js';

const BOT = fileURLToPath(new URL('fixtures/echo-bot.mjs', import.meta.url));

let dataDir: string;
let running: RunningSandbox | undefined;
const said: string[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'supervisor-'));
  said.length = 0;
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(botEntry: string, port: number): Promise<RunningSandbox> {
  running = await runSandbox({ port, dataDir, botEntry, env: { GREETING: 'hi' }, say: (line) => said.push(line) });
  return running;
}

/** Resolves when the bot's commands are there. */
async function commands({ sandbox }: RunningSandbox): Promise<void> {
  const probe = () =>
    sandbox.journal.entries().some((entry) => entry.kind === 'rest' && entry.method === 'PUT' && entry.status === 200);
  while (!probe()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const online = ({ sandbox }: RunningSandbox, wanted: boolean) =>
  new Promise<void>((resolve) => {
    const stop = sandbox.gateway.onPresence((is) => {
      if (is !== wanted) return;
      stop();
      resolve();
    });
  });

test('runs the bot by its environment, starts it again when it is killed, and on request', async () => {
  const world = await run(BOT, 18_090);
  await commands(world);
  const { sandbox } = world;
  expect(said.at(-1)).toBe(`Wartable is ready: ${sandbox.url}`);
  const channel = sandbox.channel('lobby').id;
  const ann = sandbox.user('Ann');
  const echo = async () => (await (await ann.slash(channel, 'echo')).reply())?.message.content;
  const first = await echo();
  expect(first).toMatch(/^\d+ hi$/);
  const back = online(world, false).then(() => online(world, true));
  void ann.slash(channel, 'die').catch(() => {});
  await back;
  const second = await echo();
  expect(second).toMatch(/^\d+ hi$/);
  expect(second).not.toBe(first);
  expect(said).toContainEqual(expect.stringContaining('was ended by SIGKILL; it is started again'));
  expect(sandbox.problems()).toEqual([]);
  await world.stop();
  expect(await world.ended).toBe(0);
}, 60_000);

test('a bot that never connects is given up with its own code', async () => {
  const broken = join(dataDir, 'broken.mjs');
  writeFileSync(broken, 'process.exit(78)');
  const world = await run(broken, 18_190);
  expect(await world.ended).toBe(78);
  process.exitCode = 0;
  expect(said).toContainEqual(expect.stringContaining('ended with code 78 before it was connected'));
  running = undefined;
});

test('a taken port: the next free one, and it says so', async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
  const { port } = squatter.address() as AddressInfo;
  const world = await run(BOT, port);
  expect(said[0]).toMatch(new RegExp(`^Port ${port} is taken; using \\d+\\.$`));
  expect(world.sandbox.url).not.toContain(`:${port}`);
  await new Promise((resolve) => squatter.close(resolve));
});
