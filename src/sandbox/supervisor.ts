import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { BotProcess } from './bot-process.js';
import { type Sandbox, startSandbox } from './index.js';

export const DEFAULT_PORT = 8090;
const PORTS_TRIED = 20;

export interface SupervisorOptions {
  readonly port?: number;
  /** The world and its attachments are kept here. */
  readonly dataDir: string;
  /** The bot's compiled entry. */
  readonly botEntry: string;
  /** Added to this process's environment for the bot. */
  readonly env?: NodeJS.ProcessEnv;
  /** Shows the page in the browser once the bot is connected. */
  readonly open?: boolean;
  readonly pageDir?: string;
  readonly say?: (line: string) => void;
}

export interface RunningSandbox {
  readonly sandbox: Sandbox;
  /** Resolves with the exit code once both are down. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function freePort(wanted: number, say: (line: string) => void): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TRIED; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) say(`Port ${wanted} is taken; using ${port}.`);
    return port;
  }
  say(`Ports ${wanted} to ${wanted + PORTS_TRIED - 1} are taken; using any free one.`);
  return 0;
}

function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const browser = spawn(command ?? 'xdg-open', [...args, url], { stdio: 'ignore', detached: true });
  // No browser is no fault: the address has been printed.
  browser.once('error', () => {});
  browser.unref();
}

/** Runs the local Discord and the bot in it until told to stop; both keep running under each other's restarts. */
export async function runSandbox(options: SupervisorOptions): Promise<RunningSandbox> {
  const say = options.say ?? ((line: string) => process.stdout.write(`${line}\n`));
  const port = await freePort(options.port ?? DEFAULT_PORT, say);
  let hasWorked = false;
  let restart: () => Promise<void> = async () => {};
  const sandbox = await startSandbox({
    port,
    dataFile: join(options.dataDir, 'sandbox.json'),
    rateLimits: 'realistic',
    onRestartBot: () => restart(),
    ...(options.pageDir === undefined ? {} : { pageDir: options.pageDir }),
  });
  const env = {
    ...process.env,
    ...options.env,
    DISCORD_TOKEN: sandbox.token,
    DISCORD_API_URL: sandbox.apiUrl,
  };
  const bot = new BotProcess({ entry: options.botEntry, env, say, hasWorked: () => hasWorked });
  restart = () => bot.restart();
  sandbox.onProblem((problem) => say(`Discord would not have this: ${problem}`));
  sandbox.gateway.onPresence((online) => {
    if (!online || hasWorked) return;
    hasWorked = true;
    say(`Wartable is ready: ${sandbox.url}`);
    if (options.open) openBrowser(sandbox.url);
  });
  const stop = async (): Promise<void> => {
    await bot.stop();
    await ended;
  };
  const onSignal = (): void => void stop();
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  const ended = bot.ended.then(async (code) => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
    await sandbox.close();
    if (code !== 0) process.exitCode = code;
    return code;
  });
  bot.start();
  return { sandbox, ended, stop };
}
