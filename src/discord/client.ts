import { Client, DiscordjsError, DiscordjsErrorCodes, Events, GatewayIntentBits } from 'discord.js';
import type { Courier } from '../table/api.js';
import type { Command } from './command.js';
import { receive } from './interactions.js';
import { registerCommands } from './registration.js';
import { tokenProblem } from './rest.js';
import { Router } from './router.js';
import { createSender, type SenderOptions } from './sender.js';
import { troubleOf } from './trouble.js';

/** The gateway closes with this when the token is no good (any more). */
const AUTHENTICATION_FAILED = 4004;

export interface DiscordOptions extends SenderOptions {
  readonly commands: readonly Command[];
  /** Shards of this process; absent: as many as Discord recommends. */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number };
  /** Identifies without the pause Discord asks for; only for tests against a local stand-in. */
  readonly hasty?: boolean;
}

export interface DiscordBot {
  readonly courier: Courier;
  stop(): Promise<void>;
}

const isInvalidToken = (error: unknown): boolean =>
  (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) || troubleOf(error) === 'token';

/** Connects the bot. Comes back when it is logged in and its commands are registered. */
export async function startDiscord(options: DiscordOptions): Promise<DiscordBot> {
  const { link, store, logger, shards } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    enforceNonce: true,
    waitGuildTimeout: 1_000,
    rest: link.rest.options,
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' }),
    ...(options.hasty
      ? { ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) } }
      : {}),
  });
  const sender = createSender(options);
  const router = new Router(sender.app, options.commands);

  client.on(Events.InteractionCreate, (interaction) => {
    receive(interaction, router, sender.app.messenger).catch((error: unknown) => {
      logger.error({ err: error, interaction: interaction.id }, 'An interaction could not be read.');
    });
  });
  client.on(Events.Error, (error) => logger.error({ err: error }, 'The connection to Discord had an error.'));
  client.on(Events.ShardError, (error, shard) => logger.warn({ err: error, shard }, 'A shard had an error.'));
  client.on(Events.ShardReconnecting, (shard) => logger.info({ shard }, 'A shard reconnects.'));
  client.on(Events.ShardResume, (shard, replayed) => logger.info({ shard, replayed }, 'A shard is back.'));
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    logger.error({ code, shard }, 'A shard is disconnected for good.');
    if (code === AUTHENTICATION_FAILED) options.onTokenLost(tokenProblem());
  });
  client.on(Events.GuildUnavailable, (guild) => logger.info({ guild: guild.id }, 'A server is unavailable for now.'));

  try {
    const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
    await client.login(link.token);
    await ready;
    await registerCommands(link.rest, link.applicationId, options.commands, store, logger);
  } catch (error) {
    await client.destroy();
    throw isInvalidToken(error) ? tokenProblem(error) : error;
  }
  sender.start();
  logger.info({ user: client.user?.username, servers: client.guilds.cache.size }, 'The bot is connected.');

  return {
    courier: sender.courier,
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      await sender.stop();
      await client.destroy();
    },
  };
}
