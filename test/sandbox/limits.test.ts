import type { TextChannel } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../src/sandbox/index.js';
import { type Pair, startPair } from './bot.js';

let pair: Pair;
afterEach(() => pair.stop());

/** Requests as a bot without discord.js's own patience would send them. */
const raw = (path: string, body: object, method = 'POST') =>
  fetch(`${pair.sandbox.apiUrl}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${pair.sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function start() {
  const clock = new VirtualClock();
  pair = await startPair([], () => {}, { sandbox: { rateLimits: 'realistic', clock } });
  return { clock, channel: pair.sandbox.channel('table-one').id };
}

describe('realistic rate limits', () => {
  test('five messages in five seconds a channel; the sixth is told how long to wait', async () => {
    const { clock, channel } = await start();
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await raw(`/channels/${channel}/messages`, { content: `${index}` }));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.map((answer) => answer.headers.get('x-ratelimit-remaining'))).toEqual([
      '4',
      '3',
      '2',
      '1',
      '0',
      '0',
    ]);
    expect(answers[5]!.headers.get('retry-after')).toBe('5');
    expect(answers[5]!.headers.get('x-ratelimit-scope')).toBe('user');
    expect(await answers[5]!.json()).toMatchObject({ retry_after: 5, global: false });
    const other = await raw(`/channels/${pair.sandbox.channel('lobby').id}/messages`, { content: 'elsewhere' });
    expect(other.status).toBe(200);
    clock.advance(5_000);
    expect((await raw(`/channels/${channel}/messages`, { content: 'again' })).status).toBe(200);
  });

  test('fifty requests a second in all', async () => {
    await start();
    const answers = await Promise.all(
      Array.from({ length: 51 }, () =>
        fetch(`${pair.sandbox.apiUrl}/v10/users/@me`, { headers: { authorization: `Bot ${pair.sandbox.token}` } }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]!.headers.get('x-ratelimit-global')).toBe('true');
  });

  test('a thread is renamed twice in ten minutes, not three times', async () => {
    const { channel } = await start();
    const table = (await pair.client.channels.fetch(channel)) as TextChannel;
    const thread = await (await table.send('x')).startThread({ name: 'one' });
    const statuses = [];
    for (const name of ['two', 'three', 'four'])
      statuses.push((await raw(`/channels/${thread.id}`, { name }, 'PATCH')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('old messages are edited three times in six seconds, not more', async () => {
    const { clock, channel } = await start();
    const { id } = (await (await raw(`/channels/${channel}/messages`, { content: 'old' })).json()) as { id: string };
    clock.advance(61 * 60_000);
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await raw(`/channels/${channel}/messages/${id}`, { content: `${index}` }, 'PATCH')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

test('discord.js reads the headers and never meets a 429', async () => {
  pair = await startPair([], () => {}, { sandbox: { rateLimits: 'realistic' } });
  const table = (await pair.client.channels.fetch(pair.sandbox.channel('table-one').id)) as TextChannel;
  await Promise.all(Array.from({ length: 7 }, (_, index) => table.send(`${index}`)));
  const statuses = pair.sandbox.journal.entries().flatMap((entry) => (entry.kind === 'rest' ? [entry.status] : []));
  expect(statuses).not.toContain(429);
  expect(
    pair.sandbox
      .user('Ann')
      .messages(table.id)
      .map(({ message }) => message.content),
  ).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});
