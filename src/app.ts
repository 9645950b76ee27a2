import type { Logger } from 'pino';
import { COMMANDS } from '../commands/index.js';
import { startPainter } from '../renderers/painter.js';
import { randomPlayer } from './ai/random.js';
import type { Config } from './config.js';
import { startDiscord } from './discord/client.js';
import { gameById } from './games/index.js';
import { createWakeUps } from './jobs/index.js';
import { openStore } from './storage/index.js';
import type { Courier } from './table/api.js';
import { systemClock } from './table/clock.js';
import { Tables } from './table/tables.js';

export interface App {
  stop(): Promise<void>;
}

export const storageConfig = ({ DATABASE_URL, DATABASE_FILE }: Config) =>
  DATABASE_URL === undefined ? { file: DATABASE_FILE } : { databaseUrl: DATABASE_URL };

/** Puts the parts together, innermost first, and takes them apart in reverse. */
export async function startApp(config: Config, token: string, logger: Logger): Promise<App> {
  const parts: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    const painter = await startPainter();
    parts.push(painter);
    const clock = systemClock;
    const store = await openStore(storageConfig(config));
    parts.push({ stop: () => store.close() });
    // A SQLite file has one process; with PostgreSQL others may be sending right now.
    if (config.DATABASE_URL === undefined) await store.freeOutbox();

    const wakeUps = await createWakeUps({
      store,
      clock,
      logger,
      ...(config.REDIS_URL === undefined ? {} : { redisUrl: config.REDIS_URL }),
    });
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

    const discord = await startDiscord({
      token,
      tables,
      store,
      draw: painter.draw,
      clock,
      logger,
      commands: COMMANDS,
      ...(config.DISCORD_API_URL === undefined ? {} : { apiUrl: config.DISCORD_API_URL }),
    });
    parts.push(discord);
    courier = discord.courier;

    if (config.ROLES.includes('worker')) {
      parts.push(wakeUps);
      await wakeUps.start((tableId, version) => tables.look(tableId, version));
    }
    return { stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}
