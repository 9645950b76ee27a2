import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { randomPlayer } from '../../src/ai/random.js';
import { Random } from '../../src/engine/index.js';
import { gameById } from '../../src/games/index.js';
import { startSandbox } from '../../src/sandbox/index.js';
import { openStore } from '../../src/storage/index.js';
import { systemClock } from '../../src/table/clock.js';
import { Tables } from '../../src/table/tables.js';
import { faultsOf } from '../table/table-kit.js';
import { askedPerson, controlsOf, decidingIn, type House, liveMessage, startGame, tableHere } from './support/house.js';

const KILLS = 3;
const PRESSES_BETWEEN = 6;

/** The built bot as it is started by hand, in a process of its own. */
function spawnBot(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['dist/src/main.js'], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LOG_LEVEL: 'warn', BOT_PACE_MS: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

test('killed in mid-turn, again and again: same game, nothing doubled, controls still work', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-killed-'));
  const file = join(folder, 'tables.sqlite');
  const sandbox = await startSandbox();
  const env = { DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: sandbox.apiUrl, DATABASE_FILE: file };
  let bot = spawnBot(env);
  const kill = async () => {
    bot.kill('SIGKILL');
    await once(bot, 'exit');
  };
  await sandbox.gateway.whenConnected();
  const store = await openStore({ file });
  onTestFinished(async () => {
    await kill();
    await store.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  // Looks at the same tables; everything that is done goes through Discord to the other process.
  const tables = new Tables({
    store,
    games: gameById,
    clock: systemClock,
    wakeUps: { hint: async () => undefined },
    courier: { kick: () => undefined },
    bots: randomPlayer,
  });
  const house: House = {
    sandbox,
    tables,
    store,
    channel: sandbox.channel('table-one').id,
    user: (name) => sandbox.user(name),
    restart: async () => undefined,
  };
  const ann = house.user('Ann');
  const commands = () => store.setting('discord', `commands:${sandbox.applicationId}`);
  await expect.poll(commands, { timeout: 10_000 }).toBeDefined();
  await startGame(house, { bot: false });

  const random = Random.fromSeed('killed');
  const press = async (wait: boolean) => {
    const table = await tableHere(house);
    const asked = askedPerson(house, table);
    if (table.status !== 'running' || !asked) return;
    const message = await liveMessage(house, table);
    const control = random.pick(decidingIn(message));
    const values = control.options ? [random.pick(control.options).value] : undefined;
    const pressed = asked.person.forge(message, control.custom_id ?? '', values);
    if (!wait) return void pressed.catch(() => undefined);
    const reply = await (await pressed).reply();
    const yes = reply?.ephemeral ? controlsOf(reply).find(({ custom_id }) => custom_id?.includes('/yes/')) : undefined;
    if (reply && yes?.custom_id) await (await asked.person.click(reply, yes.custom_id)).reply();
  };
  for (let kills = 0; kills < KILLS; kills += 1) {
    for (let presses = 0; presses < PRESSES_BETWEEN; presses += 1) await press(true);
    await press(false);
    await kill();
    const { id } = await tableHere(house);
    expect(await faultsOf(house, id)).toEqual([]);
    bot = spawnBot(env);
    await sandbox.gateway.whenConnected();
  }
  for (let presses = 0; presses < PRESSES_BETWEEN; presses += 1) await press(true);
  const table = await tableHere(house);
  await liveMessage(house, table);
  const live = ann.messages(house.channel).filter((message) => !message.ephemeral && decidingIn(message).length > 0);
  expect(live).toHaveLength(1);
}, 120_000);
