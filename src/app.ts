import type { Logger } from 'pino';
import { COMMANDS } from '../commands/index.js';
import { startPainter } from '../renderers/painter.js';
import { randomPlayer } from './ai/random.js';
import type { Config } from './config.js';
import { startDiscord } from './discord/client.js';
import { type DiscordProblem, openLink } from './discord/rest.js';
import { createSender } from './discord/sender.js';
import { gameById } from './games/index.js';
import { checkRedis, createWakeUps } from './jobs/index.js';
import { openStore } from './storage/index.js';
import type { Courier } from './table/api.js';
import { systemClock } from './table/clock.js';
import { Tables } from './table/tables.js';

export interface App {
  stop(): Promise<void>;
}

export const storageConfig = ({ DATABASE_URL, DATABASE_FILE }: Config) =>
  DATABASE_URL === undefined ? { file: DATABASE_FILE } : { databaseUrl: DATABASE_URL };

/**
 * Puts the parts together, innermost first, and takes them apart in reverse. What can be asked without leaving a
 * trace is asked first, so that a start that fails leaves no new database behind.
 */
export async function startApp(
  config: Config,
  token: string,
  logger: Logger,
  onTokenLost: (problem: DiscordProblem) => void,
): Promise<App> {
  const parts: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  const { REDIS_URL: redisUrl, REDIS_PREFIX: prefix, ROLES: roles } = config;
  try {
    if (redisUrl !== undefined) await checkRedis(redisUrl);
    const link = await openLink({ token, apiUrl: config.DISCORD_API_URL });
    const clock = systemClock;
    const store = await openStore({ ...storageConfig(config), thread: true });
    parts.push({ stop: () => store.close() });
    // A SQLite file has one process; with PostgreSQL others may be sending right now.
    if (config.DATABASE_URL === undefined) await store.freeOutbox();
    const painter = await startPainter();
    parts.push(painter);

    const wakeUps = createWakeUps({ store, clock, logger, redisUrl, prefix });
    parts.push(wakeUps);
    // Tables tell the courier what to send and the courier asks the tables what to show: the one made first gets the other late.
    let courier: Courier | undefined;
    const tables = new Tables({
      store,
      games: gameById,
      clock,
      wakeUps,
      courier: { kick: (tableId) => courier?.kick(tableId) },
      bots: randomPlayer,
      botDelay: () => config.BOT_PACE_MS,
      logger,
    });

    // Both send what they bring about; only the bot hears presses, and only the worker wakes tables.
    const outward = { link, tables, store, draw: painter.draw, clock, logger, onTokenLost };
    if (roles.includes('bot')) {
      const bot = await startDiscord({ ...outward, commands: COMMANDS });
      parts.push(bot);
      courier = bot.courier;
    } else {
      const sender = createSender(outward);
      sender.start();
      parts.push(sender);
      courier = sender.courier;
    }
    if (roles.includes('worker')) {
      await wakeUps.start((tableId, version) => tables.look(tableId, version));
      logger.info('The worker is ready.');
    }
    return { stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}
