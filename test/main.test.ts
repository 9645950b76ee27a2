import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../src/sandbox/index.js';
import { migrate } from '../src/storage/index.js';

const ENTRY = resolve('dist/src/main.js');
/** Only a person can mend it; it may mend itself. */
const [MEND, LATER] = [78, 75];

let home: string;
let sandbox: Sandbox;
let closedPort: number;

beforeAll(async () => {
  sandbox = await startSandbox();
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closedPort = (server.address() as { port: number }).port;
  await new Promise((closed) => server.close(closed));
});
afterAll(() => sandbox.close());

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'wartable-main-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

interface Ending {
  readonly code: number | null;
  readonly said: string;
}

/** The built program, in an empty directory of its own, until it ends by itself. */
async function run(settings: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ending> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [ENTRY, ...args], { cwd: home, env: { PATH, ...settings } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, said };
}

const token = () => ({ DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: sandbox.apiUrl });

/** Every file of the directory and what is in it. */
const contents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(home, name)).isFile())
      .map((name) => [name, readFileSync(join(home, name), 'base64')]),
  );

/** The program ends with this code and these words, without a stack, and the directory is as it was. */
async function expectFault(
  settings: Readonly<Record<string, string>>,
  code: number,
  words: RegExp,
  ...args: readonly string[]
): Promise<void> {
  const before = contents();
  const ending = await run(settings, ...args);
  expect(ending.said).toMatch(words);
  expect(ending.said).not.toMatch(/^\s+at /m);
  expect(ending.code).toBe(code);
  expect(contents()).toEqual(before);
}

describe('what is asked for', () => {
  test('an unknown command is named, with those there are', () =>
    expectFault({}, MEND, /no command "dance".*"migrate"/s, 'dance'));

  test('a broken .env is named by its line', async () => {
    writeFileSync(join(home, '.env'), 'LOG_LEVEL=info\nthis is no setting\n');
    await expectFault({}, MEND, /\.env, line 2: .*NAME=value/);
  });

  test('an .env that cannot be read is named', async () => {
    mkdirSync(join(home, '.env'));
    await expectFault({}, MEND, /\.env cannot be read/);
  });

  test('settings that cannot be used are named, all at once, and passwords are not shown', async () => {
    const settings = { SANDBOX_PORT: 'eight', DATABASE_URL: 'mysql://me:hunter2@db/x' };
    await expectFault(settings, MEND, /DATABASE_URL must.*SANDBOX_PORT must/s);
    expect((await run(settings)).said).not.toContain('hunter2');
  });

  test('roles are not shared out between processes that share nothing', () =>
    expectFault({ ...token(), ROLES: 'worker' }, MEND, /ROLES.*DATABASE_URL and REDIS_URL/));
});

describe('the database', () => {
  const file = () => join(home, 'tables.sqlite');
  const withFile = () => ({ ...token(), DATABASE_FILE: file() });

  test('a file that is not a database is left as it is', async () => {
    writeFileSync(file(), 'a shopping list, long enough to be looked at twice\n'.repeat(99));
    await expectFault(withFile(), MEND, /tables\.sqlite is not a SQLite database.*DATABASE_FILE/);
    await expectFault(withFile(), MEND, /tables\.sqlite is not a SQLite database.*DATABASE_FILE/, 'migrate');
  });

  test('one that a newer program has used is left as it is', async () => {
    await migrate({ file: file() });
    const database = new Database(file());
    database.prepare("insert into migrations values (9999999999999, 'x', '99.0.0')").run();
    database.close();
    await expectFault(withFile(), MEND, /newer Wartable \(99\.0\.0\)/);
  });

  test('one that another program never lets go of: starting again is right', async () => {
    await migrate({ file: file() });
    // In a process of its own: locks are a process's, and looking at the file here would drop them.
    const script = `const db = new (require('better-sqlite3'))(process.argv[1]);
      db.exec('begin immediate'); console.log('locked'); setInterval(() => {}, 1e6);`;
    const writer = spawn(process.execPath, ['-e', script, file()], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void writer.kill('SIGKILL'));
    await once(writer.stdout, 'data');
    await expectFault(withFile(), LATER, /tables\.sqlite is locked.*Stop the other one/);
  });

  test('a directory that cannot be made is named', async () => {
    writeFileSync(join(home, 'file'), 'in the way');
    await expectFault(
      { ...token(), DATABASE_FILE: join(home, 'file', 'tables.sqlite') },
      MEND,
      /tables\.sqlite cannot be written.*DATABASE_FILE/,
    );
  });

  test('PostgreSQL that does not answer: starting again is right, and its password is not shown', async () => {
    const settings = { ...token(), DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${closedPort}/tables` };
    await expectFault(settings, LATER, /PostgreSQL at me@127\.0\.0\.1:\d+\/tables cannot be reached.*DATABASE_URL/);
    expect((await run(settings)).said).not.toContain('hunter2');
  });

  test('`migrate` makes it and says so, and does it again without harm', async () => {
    expect(await run({}, 'migrate')).toEqual({ code: 0, said: 'The database is up to date.\n' });
    expect(readdirSync(join(home, 'data'))).toEqual(['wartable.sqlite']);
    expect(await run({}, 'migrate')).toEqual({ code: 0, said: 'The database is up to date.\n' });
  });
});

describe('Redis', () => {
  test.each(['bot,worker', 'bot', 'worker'])('that does not answer ends a process with ROLES=%s', (roles) =>
    expectFault(
      {
        ...token(),
        ROLES: roles,
        REDIS_URL: `redis://127.0.0.1:${closedPort}`,
        DATABASE_URL: `postgres://127.0.0.1:${closedPort}/tables`,
      },
      LATER,
      /Redis at 127\.0\.0\.1:\d+ cannot be reached.*REDIS_URL/,
    ),
  );
});

describe('Discord', () => {
  test('that does not answer: starting again is right', () =>
    expectFault(
      { ...token(), DISCORD_API_URL: `http://127.0.0.1:${closedPort}/api` },
      LATER,
      /Discord cannot be reached at http:\/\/127\.0\.0\.1:\d+\/api \(.*ECONNREFUSED.*DISCORD_API_URL/,
    ));

  test('does not take another bot’s token, which is not shown', async () => {
    const settings = { ...token(), DISCORD_TOKEN: 'of-another-bot' };
    await expectFault(settings, MEND, /does not accept the token.*DISCORD_TOKEN/);
    expect((await run(settings)).said).not.toContain('of-another-bot');
  });

  test('the token is not sent to an address that is not Discord’s', () =>
    expectFault(
      { ...token(), DISCORD_API_URL: 'https://example.org' },
      MEND,
      /DISCORD_API_URL.*must be on discord\.com/,
    ));

  test('an address that answers and is not the interface is named', () =>
    expectFault({ ...token(), DISCORD_API_URL: sandbox.url }, MEND, /is not Discord's interface.*DISCORD_API_URL/));
});

describe('without a token', () => {
  const local = () => ({ SANDBOX_PORT: '0', SANDBOX_DATA: join(home, 'sandbox') });

  test('the bot’s fault is passed on with its code, and it is not started again', async () => {
    writeFileSync(join(home, 'tables.sqlite'), 'a shopping list, long enough to be looked at twice\n'.repeat(99));
    const { code, said } = await run({ ...local(), DATABASE_FILE: join(home, 'tables.sqlite') });
    expect(said.match(/is not a SQLite database/g)).toHaveLength(1);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(MEND);
  });

  test('a directory for the sandbox that cannot be made is named', async () => {
    writeFileSync(join(home, 'file'), 'in the way');
    await expectFault({ ...local(), SANDBOX_DATA: join(home, 'file', 'sandbox') }, MEND, /SANDBOX_DATA/);
  });

  test('a file that is not a sandbox is named and left as it is', async () => {
    mkdirSync(join(home, 'sandbox'));
    writeFileSync(join(home, 'sandbox', 'sandbox.json'), 'a shopping list');
    await expectFault(local(), MEND, /sandbox\.json is not a sandbox world.*move it away.*SANDBOX_DATA/);
  });
});
