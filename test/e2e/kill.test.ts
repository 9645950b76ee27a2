import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf, Random } from '../../src/engine/index.js';
import { startSandbox } from '../../src/sandbox/index.js';
import { openStore } from '../../src/storage/index.js';
import { type BotChild, startBotChild } from '../support/bot-child.js';
import { faultsOf } from '../table/table-kit.js';
import { askedPerson, decidingIn, type House, liveMessage, startGame, tableHere } from './support/house.js';
import { heads, liveMessages, onlooker, pressFirst } from './support/outside.js';

const KILLS = 12;

/** A sandbox that outlives its bot, and a second pair of eyes on the bot's database. */
async function fragileHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-kill-'));
  const file = join(folder, 'tables.sqlite');
  const sandbox = await startSandbox();
  const spawnBot = () => startBotChild(sandbox, { DATABASE_FILE: file });
  let bot: BotChild = await spawnBot();
  const store = await openStore({ file });
  onTestFinished(async () => {
    await bot.stop();
    await store.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const house: House = {
    sandbox,
    tables: onlooker(store),
    store,
    channel: sandbox.channel('table-one').id,
    user: (name) => sandbox.user(name),
    restart: async () => {
      await bot.kill();
      bot = await spawnBot();
    },
  };
  return house;
}

test('killed at random points of a game, again and again: same state, same clock, working buttons, nothing doubled', async () => {
  const house = await fragileHouse();
  await startGame(house, { bot: false });
  const random = Random.fromSeed('kill');
  for (let kills = 0; kills < KILLS; kills++) {
    const before = await tableHere(house);
    const asked = askedPerson(house, before);
    if (!asked) throw new Error('with two people, somebody is always asked');
    const message = await liveMessage(house, before);
    const control = random.pick(decidingIn(message));
    const press = control.options
      ? asked.person.select(message, control.custom_id ?? '', [random.pick(control.options).value])
      : asked.person.click(message, control.custom_id ?? '');
    press.catch(() => undefined);
    await sleep(random.int(40));
    await house.restart();

    const after = await tableHere(house);
    expect(await faultsOf(house, after.id)).toEqual([]);
    expect(after.version - before.version, 'a press is made once or not at all').toBeLessThanOrEqual(1);
    if (after.version === before.version) {
      expect(after.clock).toEqual(before.clock);
      expect(hashOf(after.state)).toBe(hashOf(before.state));
    }
    // The buttons of the message that is there now work: one whole press, without dying.
    await pressFirst(house, after);
    const moved = await tableHere(house);
    if (moved.status === 'finished') break;
    await liveMessage(house, moved);
    expect(liveMessages(house), 'one live table message').toHaveLength(1);
  }
  expect(new Set(heads(house)).size).toBe(heads(house).length);
  expect(await faultsOf(house, (await tableHere(house)).id)).toEqual([]);
}, 180_000);
