import type { TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeClient, type Pair, startPair } from './bot.js';

let pair: Pair;
let table: TextChannel;
const seen: string[] = [];

beforeEach(async () => {
  seen.length = 0;
  pair = await startPair([{ name: 'ping', description: 'Answers' }], async (interaction) => {
    seen.push(interaction.id);
    if (interaction.isChatInputCommand()) await interaction.reply('pong').catch(() => {});
  });
  table = (await pair.client.channels.fetch(pair.sandbox.channel('table-one').id)) as TextChannel;
});
afterEach(() => pair.stop());

const posted = () => pair.sandbox.user('Ann').messages(table.id).length;

describe('faults on requests', () => {
  test('a 502 before the write is retried and posted once', async () => {
    pair.sandbox.faults.add({ method: 'POST', path: '/messages', nth: 1, act: { kind: 'answer', status: 502 } });
    await table.send('x');
    expect(posted()).toBe(1);
  });

  test('a 500 after the write is retried; the nonce keeps it at one message', async () => {
    pair.sandbox.faults.add({
      method: 'POST',
      path: '/messages',
      nth: 1,
      act: { kind: 'answer', status: 500, when: 'after' },
    });
    await table.send('x');
    expect(posted()).toBe(1);
  });

  test('a connection cut before the write loses it, after the write only the answer', async () => {
    const stop = pair.sandbox.faults.add({ path: '/messages', act: { kind: 'drop', when: 'before' } });
    await expect(table.send('x')).rejects.toThrow();
    expect(posted()).toBe(0);
    stop();
    pair.sandbox.faults.add({ path: '/messages', act: { kind: 'drop', when: 'after' } });
    await expect(table.send('x')).rejects.toThrow();
    expect(posted()).toBe(1);
  });

  test('a 429 is waited out', async () => {
    const body = { message: 'slow', retry_after: 0.05, global: false };
    pair.sandbox.faults.add({
      path: '/messages',
      times: 1,
      act: { kind: 'answer', status: 429, body, headers: { 'retry-after': '0.05' } },
    });
    await table.send('x');
    expect(posted()).toBe(1);
  });

  test('chance is repeatable', async () => {
    const run = async () => {
      pair.sandbox.faults.clear();
      pair.sandbox.faults.add({ path: '/typing', probability: 0.5, seed: 7, act: { kind: 'answer', status: 403 } });
      const results = [];
      for (let index = 0; index < 8; index += 1)
        results.push(
          await table.sendTyping().then(
            () => 1,
            () => 0,
          ),
        );
      return results.join('');
    };
    const first = await run();
    expect(first).toMatch(/01|10/);
    expect(await run()).toBe(first);
  });
});

describe('faults on events', () => {
  test('a command delivered twice is seen twice and answered once', async () => {
    pair.sandbox.faults.add({ event: 'INTERACTION_CREATE', act: { kind: 'duplicate' } });
    const asked = await pair.sandbox.user('Ann').slash(table.id, 'ping');
    expect(asked.ack).toBe('reply');
    await pair.client.rest.get('/users/@me');
    expect(seen).toHaveLength(2);
    expect(posted()).toBe(1);
  });

  test('a socket closed right after the event: the answer still counts', async () => {
    const resumed = new Promise((resolve) => pair.client.once('shardResume', resolve));
    pair.sandbox.faults.add({ event: 'INTERACTION_CREATE', times: 1, act: { kind: 'close', code: 4000 } });
    expect((await pair.sandbox.user('Ann').slash(table.id, 'ping')).ack).toBe('reply');
    await resumed;
  });

  test('a server that stays unavailable at the start: the bot is ready all the same', async () => {
    pair.sandbox.faults.add({ event: 'GUILD_CREATE', times: 1, act: { kind: 'lose' } });
    const late = makeClient(pair.sandbox, { waitGuildTimeout: 50 });
    const ready = new Promise((resolve) => late.once('clientReady', resolve));
    await late.login(pair.sandbox.token);
    await ready;
    expect(late.guilds.cache.get(pair.sandbox.guildId)?.available).toBe(false);
    await late.destroy();
  });

  test('a rule that cannot fire is refused', () => {
    expect(() => pair.sandbox.faults.add({ event: 'READY', act: { kind: 'delay', ms: 1 } })).toThrow('is for requests');
    expect(() => pair.sandbox.faults.add({ path: '/x', act: { kind: 'duplicate' } })).toThrow('name an event');
  });
});
