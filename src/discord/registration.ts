import type { REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { hashOf } from '../engine/index.js';
import type { Store } from '../table/store.js';
import type { Command } from './command.js';

const SCOPE = 'discord';

/** Tells Discord about the commands, but only when they are not what it was told last. */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  commands: readonly Command[],
  store: Store,
  logger: Logger,
): Promise<boolean> {
  const data = commands.map((command) => command.data);
  const hash = hashOf(data);
  const key = `commands:${applicationId}`;
  if ((await store.setting(SCOPE, key)) === hash) return false;
  await rest.put(Routes.applicationCommands(applicationId), { body: data });
  await store.saveSetting(SCOPE, key, hash);
  logger.info({ commands: data.length }, 'The commands are registered.');
  return true;
}
