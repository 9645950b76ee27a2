import { DiscordAPIError } from 'discord.js';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { App } from '../../src/discord/app.js';
import type { Messenger } from '../../src/discord/messenger.js';
import { Outbox } from '../../src/discord/outbox.js';
import { pagesOf } from '../../src/discord/pages.js';
import type { Screen } from '../../src/discord/screen.js';
import { gameById } from '../../src/games/index.js';
import { kit, lookNext } from '../table/table-kit.js';

/** A channel that keeps messages by nonce, as Discord does, and can lose an answer after it took the message. */
class Channel implements Messenger {
  readonly messages = new Map<string, { screen: Screen; nonce: string }>();
  readonly said: string[] = [];
  readonly threads: string[] = [];
  edits = 0;
  /** Errors for the next requests; 'after': the request is carried out first. */
  readonly faults: { readonly error: Error; readonly when: 'before' | 'after' }[] = [];
  #next = 1;

  async #fails<T>(work: () => T): Promise<T> {
    const fault = this.faults.shift();
    if (fault?.when === 'before') throw fault.error;
    const done = work();
    if (fault) throw fault.error;
    return done;
  }

  post(_channelId: string, screen: Screen, { nonce }: { readonly nonce: string }): Promise<string> {
    return this.#fails(() => {
      const known = [...this.messages].find(([, message]) => message.nonce === nonce);
      const id = known?.[0] ?? `m${this.#next++}`;
      if (!known) this.messages.set(id, { screen, nonce });
      return id;
    });
  }

  edit(_channelId: string, messageId: string, screen: Screen): Promise<void> {
    return this.#fails(() => {
      const message = this.messages.get(messageId);
      if (!message) throw apiError(10_008, 404);
      this.edits += 1;
      message.screen = screen;
    });
  }

  say(_channelId: string, content: string): Promise<void> {
    return this.#fails(() => void this.said.push(content));
  }

  async thread(_channelId: string, messageId: string): Promise<string> {
    if (this.threads.includes(messageId)) throw apiError(160_004, 400);
    this.threads.push(messageId);
    return messageId;
  }

  async renameThread(): Promise<void> {}
  async follow(): Promise<void> {}
  lend(): void {}
  async answer(): Promise<void> {}
  async whisper(): Promise<void> {}
}

const apiError = (code: number, status: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'refused' }, code, status, 'POST', '/', { body: undefined, files: undefined });

const lostAnswer = { error: new Error('socket closed'), when: 'after' } as const;
const live = ({ messages }: Channel) =>
  [...messages.values()].filter(({ screen }) => JSON.stringify(screen).includes('/menu/'));

async function game() {
  const { tables, store, clock } = await kit({ games: gameById }, []);
  const messenger = new Channel();
  const app: App = {
    tables,
    store,
    clock,
    messenger,
    logger: pino({ level: 'silent' }),
    draw: async () => ({ bytes: Buffer.from('x'), mime: 'image/png', name: 'board.png', alt: 'x' }),
  };
  const ann = { userId: 'ann', name: 'Ann' };
  const opened = await tables.open(ann, { channelId: 'c', game: 'small-world', seats: 2, pace: 'live' });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value.table;
  await tables.join({ userId: 'ben', name: 'Ben' }, id);
  /** A process that sends what is there, and ends. */
  const sendAll = async () => {
    const outbox = new Outbox(app, { onTokenLost: () => undefined });
    clock.at += 600_000;
    outbox.kick(id);
    await outbox.stop();
    await outbox.stop();
  };
  return { tables, store, messenger, clock, ann, id, sendAll, app };
}

test('what was sent before a crash and not marked is neither lost nor doubled', async () => {
  const { tables, messenger, ann, id, sendAll } = await game();
  messenger.faults.push(lostAnswer);
  await sendAll();
  await sendAll();
  expect(messenger.messages.size).toBe(1);
  await tables.start(ann, id);
  await sendAll();
  await sendAll();
  expect(live(messenger)).toHaveLength(1);
  expect(messenger.messages.size).toBe(2);
  expect(messenger.threads).toHaveLength(1);
});

test('a table message whose place was never saved is found and closed when the turn has moved on', async () => {
  const { tables, store, clock, messenger, ann, id, sendAll } = await game();
  await sendAll();
  await tables.start(ann, id);
  const post = messenger.post.bind(messenger);
  messenger.post = async (...request) => {
    await post(...request);
    messenger.post = post;
    throw lostAnswer.error;
  };
  await sendAll();
  expect(live(messenger)).toHaveLength(1);
  expect((await store.posts(id)).filter(({ kind }) => kind === 'table')).toEqual([]);
  const [lost] = live(messenger);

  const turn = async () => {
    const table = await tables.table(id);
    return table && tables.turn(table)?.number;
  };
  const first = await turn();
  while ((await turn()) === first) await lookNext({ tables, store, clock }, { id });
  await sendAll();
  await sendAll();
  expect(live(messenger)).toHaveLength(1);
  expect(live(messenger)).not.toContain(lost);
  expect(JSON.stringify(lost?.screen)).toMatch(/Round 1/);
});

test('a table message whose place was never saved is brought up to date when the turn is still on', async () => {
  const { tables, messenger, ann, id, sendAll } = await game();
  await sendAll();
  await tables.start(ann, id);
  messenger.faults.push({ error: apiError(0, 503), when: 'after' }, lostAnswer, lostAnswer, lostAnswer);
  for (let n = 0; n < 6; n++) await sendAll();
  expect(live(messenger)).toHaveLength(1);
  expect(messenger.messages.size).toBe(2);
});

test('a table message that is gone is posted anew', async () => {
  const { tables, store, messenger, ann, id, sendAll } = await game();
  await tables.start(ann, id);
  await sendAll();
  await sendAll();
  const post = (await store.posts(id)).find(({ kind }) => kind === 'table');
  messenger.messages.delete(post?.messageId ?? '');
  await tables.pause(ann, id);
  await tables.resume(ann, id);
  await sendAll();
  await sendAll();
  expect(live(messenger)).toHaveLength(1);
});

test('a channel that is gone pauses its table, and nothing is tried again', async () => {
  const { tables, store, messenger, ann, id, sendAll, clock } = await game();
  await sendAll();
  await tables.start(ann, id);
  messenger.faults.push(
    ...Array.from({ length: 9 }, () => ({ error: apiError(10_003, 404), when: 'before' as const })),
  );
  await sendAll();
  await sendAll();
  expect((await tables.table(id))?.status).toBe('paused');
  await sendAll();
  expect(await store.takeOutbox(clock.now() + 3_600_000, clock.now() + 3_600_001, 10, id)).toEqual([]);
});

test('what Discord is too busy for comes later', async () => {
  const { messenger, sendAll } = await game();
  messenger.faults.push({ error: apiError(0, 503), when: 'before' });
  await sendAll();
  expect(messenger.messages.size).toBe(0);
  await sendAll();
  expect(messenger.messages.size).toBe(1);
});

test('a story is told in as few messages as hold it', () => {
  const lines = Array.from({ length: 100 }, (_, n) => `${n} ${'x'.repeat(50)}`);
  const pages = pagesOf([...lines, 'y'.repeat(5_000)], 1_900);
  expect(pages.every((page) => page.length <= 1_900)).toBe(true);
  expect(pages.join('\n').split('\n').slice(0, 100)).toEqual(lines);
  expect(pages).toHaveLength(4);
});
