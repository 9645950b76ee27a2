import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Sandbox } from '../../src/sandbox/index.js';

/** The bot as it is shipped, in a process of its own. */
export interface BotChild {
  readonly output: () => string;
  /** SIGKILL: no farewell, nothing is written any more. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export async function startBotChild(
  sandbox: Sandbox,
  env: Readonly<Record<string, string>>,
  entry = 'dist/src/main.js',
): Promise<BotChild> {
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      DISCORD_TOKEN: sandbox.token,
      DISCORD_API_URL: sandbox.apiUrl,
      LOG_LEVEL: 'info',
      BOT_PACE_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = env.ROLES === 'worker' ? 'The worker is ready.' : 'The bot is connected.';
  let output = '';
  const started = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(ready)) resolve();
      });
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const early = exited.then(([code]) => {
    throw new Error(`the bot ended with ${code} before it was ready:\n${output}`);
  });
  await Promise.race([started, early]);
  early.catch(() => undefined);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await exited)[0];
  };
  return {
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
