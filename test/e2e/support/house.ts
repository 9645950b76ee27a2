import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import pino from 'pino';
import { expect, onTestFinished } from 'vitest';
import { COMMANDS } from '../../../commands/index.js';
import { randomPlayer } from '../../../src/ai/random.js';
import type { Draw } from '../../../src/discord/app.js';
import { startDiscord } from '../../../src/discord/client.js';
import { parseId } from '../../../src/discord/custom-id.js';
import { openLink } from '../../../src/discord/rest.js';
import type { Seat } from '../../../src/engine/index.js';
import { gameById } from '../../../src/games/index.js';
import { createWakeUps } from '../../../src/jobs/index.js';
import {
  type PageMessage,
  type Person,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from '../../../src/sandbox/index.js';
import { openStore } from '../../../src/storage/index.js';
import type { Courier } from '../../../src/table/api.js';
import { systemClock } from '../../../src/table/clock.js';
import type { Table } from '../../../src/table/model.js';
import type { Store } from '../../../src/table/store.js';
import { Tables } from '../../../src/table/tables.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that costs no time; the real ones have tests of their own. */
export const quickDraw: Draw = async () => ({ bytes: PIXEL, mime: 'image/png', name: 'board.png', alt: 'The board.' });

export interface House {
  readonly sandbox: Sandbox;
  readonly tables: Tables;
  readonly store: Store;
  readonly channel: string;
  user(name: string): Person;
  /** The bot goes away as if its process had ended in good order, and comes back on the same tables. */
  restart(): Promise<void>;
}

/** A local Discord with the real bot connected to it; checked for refused requests at the end. */
export async function openHouse(
  options: {
    readonly draw?: Draw;
    readonly sandbox?: SandboxOptions;
    readonly problems?: 'expected';
    readonly seed?: string;
  } = {},
): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-e2e-'));
  const sandbox = await startSandbox(options.sandbox ?? {});
  const store = await openStore({ file: join(folder, 'tables.sqlite') });
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  let courier: Courier | undefined;
  const wakeUps = createWakeUps({ store, clock: systemClock, logger });
  const tables = new Tables({
    store,
    games: gameById,
    clock: systemClock,
    wakeUps,
    courier: { kick: (tableId) => courier?.kick(tableId) },
    bots: randomPlayer,
    botDelay: () => 0,
    ...(options.seed === undefined ? {} : { newSeed: () => options.seed as string }),
    logger,
  });
  const connect = async () =>
    startDiscord({
      link: await openLink({ token: sandbox.token, apiUrl: sandbox.apiUrl }),
      onTokenLost: () => undefined,
      tables,
      store,
      draw: options.draw ?? quickDraw,
      clock: systemClock,
      logger,
      commands: COMMANDS,
      hasty: true,
      sweepMs: 200,
    });
  let bot = await connect();
  courier = bot.courier;
  await wakeUps.start((tableId, version) => tables.look(tableId, version));
  onTestFinished(async () => {
    await wakeUps.stop();
    await bot.stop();
    await store.close();
    const problems = sandbox.problems();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
    if (options.problems !== 'expected') expect(problems).toEqual([]);
  });
  return {
    sandbox,
    tables,
    store,
    channel: sandbox.channel('table-one').id,
    user: (name) => sandbox.user(name),
    async restart() {
      await bot.stop();
      bot = await connect();
      courier = bot.courier;
    },
  };
}

interface Control {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly components?: readonly Control[];
}

/** All controls of a message, in order. */
export const controlsOf = ({ message }: { readonly message: Pick<APIMessage, 'components'> }): readonly Control[] => {
  const walk = (part: Control): readonly Control[] => (part.custom_id ? [part] : (part.components ?? []).flatMap(walk));
  return (message.components as readonly Control[] | undefined)?.flatMap(walk) ?? [];
};

export const textOf = ({ message }: { readonly message: Pick<APIMessage, 'components' | 'content'> }): string =>
  [
    message.content,
    ...[...JSON.stringify(message.components).matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map(([, words]) => words),
  ].join('\n');

const opOf = (control: Control) => parseId(control.custom_id ?? '')?.op ?? '';

/** Controls that answer a decision. */
export const decidingIn = (message: PageMessage): readonly Control[] =>
  controlsOf(message).filter((control) => !control.disabled && ['do', 'menu'].includes(opOf(control)));

export const versionOf = (message: PageMessage): number =>
  Math.max(-1, ...controlsOf(message).map(({ custom_id }) => parseId(custom_id ?? '')?.version ?? -1));

export const tableHere = async (house: House): Promise<Table> => {
  const table = await house.tables.tableIn(house.channel);
  if (!table) throw new Error('no table here');
  return table;
};

/** The person the game waits for, if it waits for one. */
export function askedPerson(house: House, table: Table): { readonly seat: Seat; readonly person: Person } | undefined {
  for (const seat of house.tables.acting(table)) {
    const occupant = table.occupants[seat];
    if (occupant?.kind === 'person') return { seat, person: house.user(occupant.name) };
  }
  return undefined;
}

/** Waits for the public message that offers the decisions of this version. */
export const liveMessage = (house: House, table: Table): Promise<PageMessage> =>
  house
    .user('Ann')
    .until(
      (messages) =>
        messages.findLast(
          (message) => !message.ephemeral && versionOf(message) >= table.version && decidingIn(message).length > 0,
        ),
      house.channel,
    );

/** Waits until the channel shows something newer than this version. */
export const movedOn = (house: House, version: number): Promise<PageMessage> =>
  house.user('Ann').until((messages) => messages.findLast((message) => versionOf(message) > version), house.channel);

/** Every way to play, as the options of `/table open`. */
export const WAYS = [
  { game: 'small-world', mode: 'freeForAll' },
  { game: 'small-world', mode: 'battleForAzeroth' },
  { game: 'wroth', mode: 'versus' },
  { game: 'wroth', mode: 'coop' },
  { game: 'lich-king', mode: 'introductory' },
] as const;

/** Ann opens a table, Ben joins, a bot sits down, Ann starts: all with the lobby's buttons. */
export async function startGame(
  house: House,
  {
    bot = true,
    game = 'small-world',
    mode,
  }: { readonly bot?: boolean; readonly game?: string; readonly mode?: string } = {},
): Promise<Table> {
  const [ann, ben] = [house.user('Ann'), house.user('Ben')];
  await ann.slash(house.channel, 'table open', { game, pace: 'live', ...(mode ? { mode } : {}) });
  const lobby = (button: string) =>
    ann.until(
      (messages) =>
        messages.find((message) =>
          controlsOf(message).some(({ label, disabled }) => label?.startsWith(button) && !disabled),
        ),
      house.channel,
    );
  const press = async (person: Person, label: string) => {
    const message = await lobby(label);
    const control = controlsOf(message).find((each) => each.label?.startsWith(label));
    await (await person.click(message, control?.custom_id ?? label)).reply();
  };
  await press(ben, 'Join');
  if (bot) await press(ann, 'Add bot');
  await press(ann, 'Start');
  const table = await tableHere(house);
  expect(table.status).toBe('running');
  return table;
}
