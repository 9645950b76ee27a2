import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Courier, TableService } from '../table/api.js';
import type { Clock } from '../table/clock.js';
import type { Store } from '../table/store.js';
import type { App, Draw } from './app.js';
import type { Command } from './command.js';
import { receive } from './interactions.js';
import { createMessenger } from './messenger.js';
import { Outbox } from './outbox.js';
import { registerCommands } from './registration.js';
import { Router } from './router.js';
import { troubleOf } from './trouble.js';

/** Discord cannot be used with this configuration. The message says what to change. */
export class DiscordProblem extends Error {}

export interface DiscordOptions {
  readonly token: string;
  /** Where Discord's REST interface is, up to and without the version; only discord.com or this very machine. */
  readonly apiUrl?: string;
  readonly tables: TableService;
  readonly store: Store;
  readonly draw: Draw;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly commands: readonly Command[];
  /** Shards of this process; absent: as many as Discord recommends. */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number };
  /** Milliseconds between looks for left-over messages. */
  readonly sweepMs?: number;
  /** Identifies without the pause Discord asks for; only for tests against a local stand-in. */
  readonly hasty?: boolean;
  /** The token is no good any more; by default the process ends with a message. */
  onTokenLost?(): void;
}

export interface DiscordBot {
  readonly courier: Courier;
  stop(): Promise<void>;
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A wrong address would hand the token to a stranger. */
export function checkedApiUrl(apiUrl: string): string {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  const discord =
    url?.protocol === 'https:' && (url.hostname === 'discord.com' || url.hostname.endsWith('.discord.com'));
  const local = url !== undefined && LOOPBACK.has(url.hostname);
  if (!discord && !local)
    throw new DiscordProblem(
      `DISCORD_API_URL is ${JSON.stringify(apiUrl)}; it must be on discord.com or on this machine (127.0.0.1).`,
    );
  return apiUrl.replace(/\/$/, '');
}

const tokenProblem = () =>
  new DiscordProblem(
    'Discord does not accept the token. Copy a fresh one from https://discord.com/developers/applications (Bot, Reset Token) into DISCORD_TOKEN.',
  );

/** Connects the bot. Comes back when it is logged in and its commands are registered. */
export async function startDiscord(options: DiscordOptions): Promise<DiscordBot> {
  const { token, tables, store, draw, clock, logger, shards } = options;
  const api = options.apiUrl === undefined ? undefined : checkedApiUrl(options.apiUrl);
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    enforceNonce: true,
    waitGuildTimeout: 1_000,
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' }),
    ...(api
      ? { rest: { api, version: '10', cdn: `${new URL(api).origin}/cdn`, mediaProxy: `${new URL(api).origin}/cdn` } }
      : {}),
    ...(options.hasty
      ? { ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) } }
      : {}),
  });
  const messenger = createMessenger(
    client.rest,
    () => client.application?.id ?? '',
    () => clock.now(),
  );
  const app: App = { tables, store, draw, clock, logger, messenger };
  const onTokenLost = () => {
    logger.fatal(tokenProblem().message);
    if (options.onTokenLost) options.onTokenLost();
    else process.exit(1);
  };
  const outbox = new Outbox(app, {
    ...(options.sweepMs === undefined ? {} : { sweepMs: options.sweepMs }),
    onTokenLost,
  });
  const router = new Router(app, options.commands);

  client.on(Events.InteractionCreate, (interaction) => {
    receive(interaction, router, messenger).catch((error: unknown) => {
      logger.error({ err: error, interaction: interaction.id }, 'An interaction could not be read.');
    });
  });
  client.on(Events.Error, (error) => logger.error({ err: error }, 'The connection to Discord had an error.'));
  client.on(Events.ShardError, (error, shard) => logger.warn({ err: error, shard }, 'A shard had an error.'));
  client.on(Events.ShardReconnecting, (shard) => logger.info({ shard }, 'A shard reconnects.'));
  client.on(Events.ShardResume, (shard, replayed) => logger.info({ shard, replayed }, 'A shard is back.'));
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    logger.error({ code, shard }, 'A shard is disconnected for good.');
    if (code === 4004) onTokenLost();
  });
  client.on(Events.GuildUnavailable, (guild) => logger.info({ guild: guild.id }, 'A server is unavailable for now.'));

  try {
    const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
    await client.login(token);
    await ready;
    await registerCommands(client.rest, client.application?.id ?? '', options.commands, store, logger);
  } catch (error) {
    await client.destroy();
    const invalid = error instanceof Error && /invalid token|TokenInvalid/i.test(`${error.message} ${error.name}`);
    if (invalid || troubleOf(error) === 'token') throw tokenProblem();
    throw error;
  }
  outbox.start();
  logger.info({ user: client.user?.username, servers: client.guilds.cache.size }, 'The bot is connected.');

  return {
    courier: outbox,
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      await outbox.stop();
      await client.destroy();
    },
  };
}
