import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm start` runs after the build: the local Discord with its page, and the bot in it. */
export interface Product {
  readonly url: string;
  output(): string;
  /** Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Settings that would lead the product elsewhere than into its sandbox. */
const UNSET = { DISCORD_TOKEN: '', DISCORD_API_URL: '', DATABASE_URL: '', REDIS_URL: '', ROLES: '' };

export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-start-'));
  const child: ChildProcess = spawn(process.execPath, ['dist/src/main.js'], {
    env: {
      ...process.env,
      ...UNSET,
      DATABASE_FILE: join(folder, 'wartable.sqlite'),
      SANDBOX_PORT: '0',
      SANDBOX_DATA: folder,
      BOT_PACE_MS: '50',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /Wartable is ready: (\S+)\n/.exec(output)?.[1];
        if (address) resolve(address);
      });
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const early = exited.then(([code]): never => {
    throw new Error(`it ended with ${code} before its page was ready:\n${output}`);
  });
  const url = await Promise.race([ready, early]);
  early.catch(() => undefined);
  return {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
