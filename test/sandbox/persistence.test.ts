import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextChannel } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox, VirtualClock } from '../../src/sandbox/index.js';
import { button, makeClient, PNG, row, startPair } from './bot.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('after a restart the same people, messages, pictures, threads and commands are there', async () => {
  const dataFile = join(folder, 'world.json');
  const onInteraction = () => {};
  const first = await startPair([{ name: 'ping', description: 'Answers' }], onInteraction, { sandbox: { dataFile } });
  const table = (await first.client.channels.fetch(first.sandbox.channel('table-one').id)) as TextChannel;
  const message = await table.send({
    content: 'board',
    files: [{ attachment: PNG, name: 'board.png' }],
    components: [row(button('a', 'A'))],
  });
  const thread = await message.startThread({ name: 'Story' });
  const before = first.sandbox.user('Ann').messages(table.id)[0]!;
  await first.stop();

  const second = await startSandbox({ dataFile });
  expect(second.token).toBe(first.sandbox.token);
  expect(second.user('Ann').id).toBe(first.sandbox.user('Ann').id);
  const after = second.user('Ann').messages(table.id)[0]!;
  expect(after.message).toMatchObject({
    id: before.message.id,
    content: 'board',
    components: before.message.components as object[],
  });
  expect(Buffer.from(await (await fetch(after.message.attachments[0]!.url)).arrayBuffer())).toEqual(PNG);
  expect(
    second
      .user('Ann')
      .channels()
      .map((channel) => channel.id),
  ).toContain(thread.id);
  expect(BigInt(second.createChannel('new').id)).toBeGreaterThan(BigInt(message.id));
  const client = makeClient(second);
  client.on('interactionCreate', (interaction) => void (interaction.isRepliable() && interaction.reply('pong')));
  await client.login(second.token);
  expect((await second.user('Ann').slash(table.id, 'ping')).ack).toBe('reply');
  expect((await second.user('Ben').click(after, 'A')).ack).toBe('reply');
  await client.destroy();
  await second.close();
});

test('a file that is no world is named, and left as it is', async () => {
  const dataFile = join(folder, 'world.json');
  writeFileSync(dataFile, 'not json');
  await expect(startSandbox({ dataFile })).rejects.toThrow(`${dataFile} is not a sandbox world`);
  expect(readFileSync(dataFile, 'utf8')).toBe('not json');
});

test('attachment addresses are signed and expire', async () => {
  const clock = new VirtualClock();
  const pair = await startPair([], () => {}, { sandbox: { clock } });
  const table = (await pair.client.channels.fetch(pair.sandbox.channel('table-one').id)) as TextChannel;
  const { url } = (await table.send({ files: [{ attachment: PNG, name: 'x.png' }] })).attachments.first()!;
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.replace(/hm=./, 'hm=0'))).status).toBe(404);
  clock.advance(25 * 60 * 60_000);
  expect((await fetch(url)).status).toBe(404);
  const fresh = pair.sandbox.user('Ann').messages(table.id)[0]!.message.attachments[0]!.url;
  expect((await fetch(fresh)).status).toBe(200);
  await pair.stop();
});

test('the journal tells what was said, without the tokens', async () => {
  const pair = await startPair([{ name: 'ping', description: 'Answers' }], async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply('pong');
  });
  const file = join(folder, 'journal.jsonl');
  pair.sandbox.journal.writeTo(file);
  await pair.sandbox.user('Ann').slash(pair.sandbox.channel('lobby').id, 'ping');
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string; path?: string });
  expect(lines.some((line) => line.kind === 'gateway')).toBe(true);
  expect(lines.find((line) => line.kind === 'rest')?.path).toMatch(/^\/interactions\/\d+\/<token>\/callback/);
  expect(pair.sandbox.journal.toJsonLines()).not.toContain(pair.sandbox.token);
  await pair.stop();
});
