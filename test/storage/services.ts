import { Client } from 'pg';

/**
 * Whether a service that the tests can do without is there. If not, one line says what is left out; with
 * REQUIRE_SERVICES=1 (as in continuous integration) its absence is a failure.
 */
export async function serviceThere(what: string, leftOut: string, probe: () => Promise<void>): Promise<boolean> {
  try {
    await probe();
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
    if (process.env.REQUIRE_SERVICES === '1') throw new Error(`${what} is required here: ${why}`, { cause: error });
    console.warn(`left out: ${leftOut}, because ${what} is not there (${why})`);
    return false;
  }
}

export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Runs statements on a server of PostgreSQL, one after the other. */
export async function query(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The test server's address with another database, user, password or port. */
export const address = (changes: Partial<Pick<URL, 'pathname' | 'username' | 'password' | 'port'>>): string =>
  Object.assign(new URL(TEST_DATABASE_URL), changes).href;
