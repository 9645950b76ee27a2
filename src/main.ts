import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp, storageConfig } from './app.js';
import { ConfigProblem, readConfig } from './config.js';
import { DiscordProblem } from './discord/client.js';
import { JobsProblem } from './jobs/index.js';
import { createLogger } from './logger.js';
import { runSandbox } from './sandbox/supervisor.js';
import { migrate, StorageProblem } from './storage/index.js';

/** The exit code for a fault that starting again would not mend (EX_CONFIG). */
const CANNOT_START = 78;

async function main(command: string | undefined): Promise<void> {
  if (command !== undefined && command !== 'migrate')
    throw new ConfigProblem(
      `There is no command "${command}". Without a command the bot starts; "migrate" brings the database up to date.`,
    );
  const config = readConfig(process.env);
  if (command === 'migrate') {
    await migrate(storageConfig(config));
    process.stdout.write('The database is up to date.\n');
    return;
  }
  if (config.DISCORD_TOKEN === undefined) {
    await runSandbox({
      port: config.SANDBOX_PORT,
      dataDir: config.SANDBOX_DATA,
      botEntry: fileURLToPath(import.meta.url),
      env: { DATABASE_FILE: join(config.SANDBOX_DATA, 'wartable.sqlite'), ...process.env },
    });
    return;
  }
  const app = await startApp(config, config.DISCORD_TOKEN, createLogger(config));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      app.stop().then(
        () => process.exit(0),
        (problem: unknown) => {
          process.stderr.write(`Stopping failed: ${String(problem)}\n`);
          process.exit(1);
        },
      );
    });
}

main(process.argv[2]).catch((problem: unknown) => {
  const told = [ConfigProblem, StorageProblem, JobsProblem, DiscordProblem].some((kind) => problem instanceof kind);
  process.stderr.write(`${told ? (problem as Error).message : ((problem as Error).stack ?? String(problem))}\n`);
  process.exit(told ? CANNOT_START : 1);
});
