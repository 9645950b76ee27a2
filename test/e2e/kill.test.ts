import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { randomPlayer } from '../../src/ai/random.js';
import { type GameLog, hashOf, Random, replay } from '../../src/engine/index.js';
import { gameById } from '../../src/games/index.js';
import { startSandbox } from '../../src/sandbox/index.js';
import { openStore } from '../../src/storage/index.js';
import { systemClock } from '../../src/table/clock.js';
import type { Table } from '../../src/table/model.js';
import { Tables } from '../../src/table/tables.js';
import { type BotChild, startBotChild } from '../support/bot-child.js';
import {
  askedPerson,
  controlsOf,
  decidingIn,
  type House,
  liveMessage,
  startGame,
  tableHere,
  textOf,
} from './support/house.js';

const KILLS = 12;

/** A sandbox that outlives its bot, and a second pair of eyes on the bot's database. */
async function fragileHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-kill-'));
  const file = join(folder, 'tables.sqlite');
  const sandbox = await startSandbox();
  const spawnBot = () => startBotChild(sandbox, { DATABASE_FILE: file });
  let bot: BotChild = await spawnBot();
  const store = await openStore({ file });
  const tables = new Tables({
    store,
    games: gameById,
    clock: systemClock,
    wakeUps: { hint: async () => undefined },
    courier: { kick: () => undefined },
    bots: randomPlayer,
  });
  onTestFinished(async () => {
    await bot.stop();
    await store.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const house: House = {
    sandbox,
    tables,
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

/** The stored log, played again from the seed, gives the stored state. */
async function expectWholeLog({ store }: House, table: Table): Promise<void> {
  const game = gameById(table.game);
  if (!game) throw new Error('no game');
  const entries = (await store.log(table.id)).map(({ entry }) => entry);
  const log: GameLog = {
    game: table.game,
    rules: table.rules,
    seats: table.occupants.length,
    options: table.options,
    seed: table.seed,
    entries,
  };
  const state = replay(game, log);
  expect(state.ok && hashOf(state.value)).toBe(hashOf(table.state));
}

/** Heads of the public table messages: one a turn, however often the bot died. */
const heads = (house: House): string[] =>
  house
    .user('Ann')
    .messages(house.channel)
    .filter(({ ephemeral }) => !ephemeral)
    .map((message) => /Round \d+[^·]*· [●▲■◆★]? ?\w+/.exec(textOf(message))?.[0])
    .filter((head) => head !== undefined)
    .map((head) => head.replace(/ of \d+ /, ' ').replace(/[●▲■◆★] /, ''));

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
    await expectWholeLog(house, after);
    expect(after.version - before.version, 'a press is made once or not at all').toBeLessThanOrEqual(1);
    if (after.version === before.version) {
      expect(after.clock).toEqual(before.clock);
      expect(hashOf(after.state)).toBe(hashOf(before.state));
    }
    // The buttons of the message that is there now work: one whole press, without dying.
    const live = await liveMessage(house, after);
    const person = askedPerson(house, after)?.person;
    const next = decidingIn(live)[0];
    const outcome = next?.options
      ? await person?.select(live, next.custom_id ?? '', [next.options[0]?.value ?? ''])
      : await person?.click(live, next?.custom_id ?? '');
    const reply = await outcome?.reply();
    const yes = reply?.ephemeral ? controlsOf(reply).find(({ custom_id }) => custom_id?.includes('/yes/')) : undefined;
    if (reply && yes?.custom_id) await (await person?.click(reply, yes.custom_id))?.reply();
    const moved = await tableHere(house);
    if (moved.status === 'finished') break;
    await liveMessage(house, moved);
    const live2 = house
      .user('Ann')
      .messages(house.channel)
      .filter((seen) => !seen.ephemeral && decidingIn(seen).length > 0);
    expect(live2, 'one live table message').toHaveLength(1);
  }
  expect(new Set(heads(house)).size).toBe(heads(house).length);
  await expectWholeLog(house, await tableHere(house));
}, 180_000);
