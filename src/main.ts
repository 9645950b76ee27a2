import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp, storageConfig } from './app.js';
import { ConfigProblem, readConfig } from './config.js';
import { DiscordProblem } from './discord/rest.js';
import { JobsProblem } from './jobs/index.js';
import { createLogger } from './logger.js';
import { SandboxProblem } from './sandbox/sandbox-problem.js';
import { migrate, StorageProblem } from './storage/index.js';

/**
 * Exit codes. 78 (EX_CONFIG): only a person can mend it, such as a setting, a token or a database that is not ours; a
 * service manager should not start again. 75 (EX_TEMPFAIL): it may mend itself, such as a service that is away, a lock
 * or a full disk; starting again is right. 1: a fault of the program, with its stack.
 */
const CANNOT_START = 78;
const NOT_NOW = 75;
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'locked', 'full']);

/** What to say and how to end. */
function endingOf(problem: unknown): readonly [words: string, code: number] {
  if (problem instanceof ConfigProblem) return [problem.message, CANNOT_START];
  if (problem instanceof SandboxProblem)
    return [`${problem.message}. Or name another directory with SANDBOX_DATA.`, CANNOT_START];
  if (problem instanceof StorageProblem || problem instanceof JobsProblem || problem instanceof DiscordProblem)
    return [problem.message, PASSING.has(problem.code) ? NOT_NOW : CANNOT_START];
  return [(problem instanceof Error ? problem.stack : undefined) ?? String(problem), 1];
}

function end(problem: unknown): never {
  const [words, code] = endingOf(problem);
  process.stderr.write(`${words}\n`);
  process.exit(code);
}

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
    // Loaded only where it is needed: it is as large as the bot itself.
    const { runSandbox } = await import('./sandbox/supervisor.js');
    await runSandbox({
      port: config.SANDBOX_PORT,
      dataDir: config.SANDBOX_DATA,
      botEntry: fileURLToPath(import.meta.url),
      // The sandbox has one bot, which does everything whatever .env says of roles.
      env: { DATABASE_FILE: join(config.SANDBOX_DATA, 'wartable.sqlite'), ...process.env, ROLES: '' },
    });
    return;
  }
  const app = await startApp(config, config.DISCORD_TOKEN, createLogger(config), end);
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

main(process.argv[2]).catch(end);
