import { type Client, type ClientEvents, type DiscordAPIError, GatewayIntentBits } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.js';
import { makeClient, type Pair, startPair } from './bot.js';

let pair: Pair;
afterEach(() => pair.stop());

const PING = { name: 'ping', description: 'Answers' };
const pong =
  (content = 'pong') =>
  async (interaction: Parameters<Parameters<typeof startPair>[1]>[0]) => {
    if (interaction.isChatInputCommand()) await interaction.reply(content);
  };
const once = <E extends keyof ClientEvents>(client: Client, event: E) =>
  new Promise<ClientEvents[E]>((resolve) => client.once(event, (...args) => resolve(args)));

describe('the gateway', () => {
  test('gives the bot its server, its channels and itself', async () => {
    pair = await startPair([], () => {});
    const guild = pair.client.guilds.cache.get(pair.sandbox.guildId)!;
    expect(guild.available).toBe(true);
    expect([...guild.channels.cache.values()].map((channel) => channel.name)).toEqual([
      'lobby',
      'table-one',
      'table-two',
    ]);
    expect(guild.ownerId).toBe(pair.sandbox.user('Ann').id);
    expect(guild.members.me?.permissions.has('AttachFiles')).toBe(true);
    expect(guild.members.me?.permissions.has('ManageThreads')).toBe(false);
  });

  test('a dropped connection is resumed, and a command from in between arrives', async () => {
    pair = await startPair([PING], pong());
    const { sandbox, client } = pair;
    const resumed = once(client, 'shardResume');
    sandbox.gateway.dropAll();
    const asked = sandbox.user('Ann').slash(sandbox.channel('lobby').id, 'ping');
    const [, replayed] = await resumed;
    expect(replayed).toBeGreaterThanOrEqual(1);
    expect((await asked).ack).toBe('reply');
    expect(sandbox.problems()).toEqual([]);
  });

  test('op 7 makes the bot reconnect and resume', async () => {
    pair = await startPair([PING], pong());
    const resumed = once(pair.client, 'shardResume');
    pair.sandbox.gateway.reconnectAll();
    await resumed;
    expect((await pair.sandbox.user('Ann').slash(pair.sandbox.channel('lobby').id, 'ping')).ack).toBe('reply');
  });

  test('op 9 without resume makes it identify anew', async () => {
    pair = await startPair([PING], pong());
    const ready = once(pair.client, 'shardReady');
    pair.sandbox.gateway.invalidateAll(false);
    await ready;
    expect((await pair.sandbox.user('Ann').slash(pair.sandbox.channel('lobby').id, 'ping')).ack).toBe('reply');
  });

  test('op 9 with resume is resumed', async () => {
    pair = await startPair([PING], pong());
    const resumed = once(pair.client, 'shardResume');
    pair.sandbox.gateway.invalidateAll(true);
    await resumed;
    expect(pair.sandbox.gateway.connected()).toBe(true);
  });

  test('heartbeats are answered; when they are not, the bot takes the connection for dead and resumes', async () => {
    pair = await startPair([PING], pong(), { sandbox: { heartbeatMs: 150 } });
    const { sandbox, client } = pair;
    const resumed = once(client, 'shardResume');
    sandbox.gateway.zombifyAll();
    const asked = sandbox.user('Ann').slash(sandbox.channel('lobby').id, 'ping');
    await resumed;
    expect((await asked).ack).toBe('reply');
    const beats = sandbox.journal
      .entries()
      .filter((entry) => entry.kind === 'gateway' && (entry.frame as { op: number }).op === 1);
    expect(beats.length).toBeGreaterThanOrEqual(1);
  });

  test('privileged intents that were not granted are refused', async () => {
    pair = await startPair([], () => {});
    const greedy = makeClient(pair.sandbox, { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent] });
    await expect(greedy.login(pair.sandbox.token)).rejects.toThrow('Used disallowed intents');
    await greedy.destroy();
  });

  test('a wrong token is refused before the gateway is found', async () => {
    pair = await startPair([], () => {});
    const stranger = makeClient(pair.sandbox);
    await expect(stranger.login('wrong')).rejects.toThrow('An invalid token was provided');
  });

  test('three shards: the one that has the server hears it, and commands work', async () => {
    const sandbox = await startSandbox();
    const client = makeClient(sandbox, { shards: [0, 1, 2], shardCount: 3 });
    const ready = once(client, 'clientReady');
    await client.login(sandbox.token);
    await ready;
    expect(client.ws.shards.size).toBe(3);
    const home = Number((BigInt(sandbox.guildId) >> 22n) % 3n);
    expect(client.guilds.cache.get(sandbox.guildId)?.shardId).toBe(home);
    pair = {
      sandbox,
      client: client as Client<true>,
      stop: async () => {
        await client.destroy();
        await sandbox.close();
      },
    };
  });

  test('messages go only to sessions that asked for them, without the words of others', async () => {
    pair = await startPair([], () => {}, {
      client: { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] },
    });
    const deaf = makeClient(pair.sandbox);
    const ready = once(deaf, 'clientReady');
    await deaf.login(pair.sandbox.token);
    await ready;
    const overheard: string[] = [];
    deaf.on('messageCreate', (message) => void overheard.push(message.content));
    const heard = once(pair.client, 'messageCreate');
    pair.sandbox.user('Ben').say(pair.sandbox.channel('lobby').id, 'secret');
    const [message] = await heard;
    expect(message.author.globalName).toBe('Ben');
    expect(message.content).toBe('');
    const addressed = once(pair.client, 'messageCreate');
    pair.sandbox.user('Ben').say(pair.sandbox.channel('lobby').id, `<@${pair.client.user.id}> hi`);
    expect((await addressed)[0].content).toContain('hi');
    expect(overheard).toEqual([]);
    await deaf.destroy();
  });

  test('members can be asked for by id', async () => {
    pair = await startPair([], () => {});
    const guild = pair.client.guilds.cache.get(pair.sandbox.guildId)!;
    const ben = pair.sandbox.user('Ben').id;
    expect((await guild.members.fetch({ user: [ben] })).get(ben)?.displayName).toBe('Ben');
  });

  test('an answer to a token of another application is an error, not a crash', async () => {
    pair = await startPair([], () => {});
    const lost = pair.client.rest.patch(`/webhooks/${pair.sandbox.applicationId}/nonsense/messages/@original`, {
      body: { content: 'x' },
      auth: false,
    });
    await expect(lost).rejects.toMatchObject({ code: 50027, status: 401 } satisfies Partial<DiscordAPIError>);
  });
});
