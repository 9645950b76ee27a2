import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { PageAnswer, PageEvent, PageRequest } from '../../src/sandbox/page-api.js';
import { button, type Pair, row, startPair } from './bot.js';

type Of<T extends PageEvent['type']> = Extract<PageEvent, { type: T }>;

/** A page without a screen. */
class Page {
  readonly #socket: WebSocket;
  readonly #events: PageEvent[] = [];
  #waiting: (() => void)[] = [];
  #id = 0;

  constructor(url: string, userId: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/sandbox/ws?user=${userId}`);
    this.#socket.on('message', (raw) => {
      this.#events.push(JSON.parse(String(raw)) as PageEvent);
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  async next<T extends PageEvent['type']>(type: T, fits: (event: Of<T>) => boolean = () => true): Promise<Of<T>> {
    for (;;) {
      const index = this.#events.findIndex((event) => event.type === type && fits(event as Of<T>));
      if (index !== -1) return this.#events.splice(index, 1)[0] as Of<T>;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async ask(request: PageRequest): Promise<PageAnswer> {
    this.#id += 1;
    const id = this.#id;
    this.#socket.send(JSON.stringify({ ...request, id }));
    return this.next('answer', (answer) => answer.id === id);
  }

  heard(type: PageEvent['type']): boolean {
    return this.#events.some((event) => event.type === type);
  }

  close(): void {
    this.#socket.close();
  }
}

let pair: Pair;
let ann: Page;
let ben: Page;
let hello: Of<'hello'>;
let channelId: string;

beforeEach(async () => {
  const commands = [
    { name: 'ping', description: 'Answers' },
    {
      name: 'find',
      description: 'Finds',
      options: [{ type: 3, name: 'what', description: 'What', autocomplete: true }],
    },
  ];
  pair = await startPair(commands, async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({
        content: 'pong',
        flags: MessageFlags.Ephemeral,
        components: [row(button('form', 'Form'))],
      });
    if (interaction.isAutocomplete()) await interaction.respond([{ name: 'Forest', value: 'L5' }]);
    if (interaction.isButton()) {
      await interaction.showModal({
        custom_id: 'm',
        title: 'Form',
        components: [{ type: 18, label: 'Note', component: { type: 4, custom_id: 'note', style: 1 } }],
      });
    }
    if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('note'));
  });
  ann = new Page(pair.sandbox.url, pair.sandbox.user('Ann').id);
  ben = new Page(pair.sandbox.url, pair.sandbox.user('Ben').id);
  hello = await ann.next('hello');
  await ben.next('hello');
  channelId = pair.sandbox.channel('lobby').id;
});
afterEach(async () => {
  ann.close();
  ben.close();
  await pair.stop();
});

const command = (name: string) => hello.commands.find((each) => each.name === name)!.id;

describe('the page’s socket', () => {
  test('begins with people, channels, commands and the bot', () => {
    expect(hello.users.filter((user) => !user.bot).map((user) => user.name)).toEqual([
      'Ann',
      'Ben',
      'Cleo',
      'Dan',
      'Eve',
      'Sam',
    ]);
    expect(hello.channels.filter((channel) => channel.type === 0)).toHaveLength(3);
    expect(hello.channels.filter((channel) => channel.type === 1)).toHaveLength(1);
    expect(hello.commands.map((each) => each.name)).toEqual(['ping', 'find']);
    expect(hello).toMatchObject({ botOnline: true, botUserId: pair.client.user.id });
  });

  test('a command, its private answer, a form and its answer', async () => {
    const asked = await ann.ask({ op: 'slash', channelId, commandId: command('ping'), options: [] });
    expect(asked).toMatchObject({ ok: true, value: { ack: 'reply' } });
    const { message, isNew } = await ann.next('message');
    expect(message).toMatchObject({ ephemeral: true, thinking: false, usedBy: { command: '/ping' } });
    expect(isNew).toBe(true);
    const pressed = ann.ask({ op: 'component', channelId, messageId: message.message.id, customId: 'form' });
    const form = await ann.next('modal');
    expect(await pressed).toMatchObject({ ok: true, value: { ack: 'modal', interactionId: form.interactionId } });
    const fields = [{ customId: 'note', value: 'hello' }];
    expect(await ann.ask({ op: 'modal', channelId, interactionId: form.interactionId, fields })).toMatchObject({
      ok: true,
    });
    expect((await ben.next('message')).message.message.content).toBe('hello');
    expect(ben.heard('modal')).toBe(false);
    expect(await ann.ask({ op: 'dismiss', messageId: message.message.id })).toMatchObject({ ok: true });
    expect((await ann.next('messageGone')).messageId).toBe(message.message.id);
  });

  test('completion, and refusals in words', async () => {
    const options = [{ name: 'what', type: 3, value: 'fo', focused: true }];
    const found = await ann.ask({ op: 'autocomplete', channelId, commandId: command('find'), options });
    expect(found).toMatchObject({ ok: true, value: [{ name: 'Forest', value: 'L5' }] });
    expect(await ann.ask({ op: 'slash', channelId, commandId: '1', options: [] })).toMatchObject({
      ok: false,
      error: 'there is no such command',
    });
    expect(await ann.ask({ op: 'restartBot' })).toMatchObject({ ok: false });
    expect(await ann.ask({ op: 'fly' } as unknown as PageRequest)).toMatchObject({
      ok: false,
      error: 'the sandbox does not know "fly"',
    });
  });

  test('people, channels and permissions change for all', async () => {
    await ann.ask({ op: 'addUser', name: 'Zoe' });
    expect((await ben.next('users')).users.some((user) => user.name === 'Zoe')).toBe(true);
    await ann.ask({ op: 'createChannel', name: 'Table Three' });
    expect((await ben.next('channels')).channels.some((each) => 'name' in each && each.name === 'table-three')).toBe(
      true,
    );
    await ann.ask({ op: 'setMissingPermissions', channelId, missing: ['AttachFiles'] });
    await ann.ask({ op: 'say', channelId, content: `<@${pair.sandbox.user('Ben').id}> come` });
    expect((await ben.next('message')).mentions).toEqual([pair.sandbox.user('Ben').id]);
    expect(await ann.ask({ op: 'messages', channelId })).toMatchObject({
      ok: true,
      value: [{ message: { content: expect.stringContaining('come') } }],
    });
  });

  test('a lost bot shows, and a reset begins anew', async () => {
    await ann.ask({ op: 'say', channelId, content: 'old' });
    await ann.ask({ op: 'reset' });
    const anew = await ann.next('hello');
    expect(anew.channels.filter((channel) => channel.type === 0)).toHaveLength(3);
    expect(anew.commands).toHaveLength(2);
    await pair.client.destroy();
    expect((await ben.next('bot')).online).toBe(false);
  });

  test('an answer Discord refuses is shown with its reason', async () => {
    pair.client.removeAllListeners('interactionCreate');
    pair.client.on('interactionCreate', (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      void interaction.reply('x'.repeat(2001)).catch(() => interaction.reply('short'));
    });
    const asked = ann.ask({ op: 'slash', channelId, commandId: command('ping'), options: [] });
    expect((await ann.next('failed')).reason).toContain('Must be 2000 or fewer in length');
    expect(await asked).toMatchObject({ ok: true, value: { ack: 'reply' } });
    expect(ben.heard('failed')).toBe(false);
  });

  test('an unanswered press fails after three seconds', async () => {
    await pair.client.destroy();
    const asked = await ann.ask({ op: 'slash', channelId, commandId: command('ping'), options: [] });
    expect(asked).toMatchObject({ ok: true, value: { ack: 'none' } });
    expect((await ann.next('failed')).reason).toBe('The application did not respond');
    expect((await ann.next('message')).message).toMatchObject({ failed: true });
  });
});

test('the page itself: served, or told how to build; nothing outside its folder', async () => {
  expect((await fetch(`${pair.sandbox.url}/../package.json`)).status).toBe(404);
  expect((await fetch(`${pair.sandbox.url}/%2e%2e/%2e%2e/package.json`)).status).toBe(404);
  expect((await fetch(`${pair.sandbox.url}/nothing.js`)).status).toBe(404);
});
