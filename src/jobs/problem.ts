import { Redis } from 'ioredis';

export type JobsProblemCode = 'unreachable' | 'refused';

/** Redis cannot be used as it is. The message says what is wrong and what to do about it. */
export class JobsProblem extends Error {
  readonly code: JobsProblemCode;

  constructor(code: JobsProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'JobsProblem';
    this.code = code;
  }
}

/** An address without its password, for messages. */
export const redisAt = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
};

const OUTAGE =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)|Connection is closed|writeable|timed out|max retries/;

/** Whether an error only says that Redis is away. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error && OUTAGE.test(String((error as NodeJS.ErrnoException).code ?? error.message));

/** Asks Redis for a sign of life, once. Throws a `JobsProblem` that names the remedy. */
export async function checkRedis(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 3000,
    commandTimeout: 3000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: Error | undefined;
  client.on('error', (error) => {
    reason ??= error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const cause = reason ?? error;
    const why = cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
    throw /NOAUTH|WRONGPASS|NOPERM|invalid password/i.test(why)
      ? new JobsProblem(
          'refused',
          `Redis at ${redisAt(url)} refused the login (${why}). Mend user and password in REDIS_URL.`,
          cause,
        )
      : new JobsProblem(
          'unreachable',
          `Redis at ${redisAt(url)} cannot be reached (${why}). Start it, mend REDIS_URL, or take REDIS_URL away to run without Redis.`,
          cause,
        );
  } finally {
    client.disconnect();
  }
}
