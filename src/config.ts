import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** A setting that cannot be used. Its message names the setting, what is wrong with it and the remedy. */
export class ConfigProblem extends Error {}

const url = (name: string, protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const whole = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `${name} must be from ${min} to ${max}` });

const ROLES = ['bot', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const settings = z
  .object({
    DISCORD_TOKEN: z.string().optional(),
    DISCORD_API_URL: url('DISCORD_API_URL', ['http:', 'https:']).optional(),
    DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
    DATABASE_FILE: z.string().default('./data/wartable.sqlite'),
    REDIS_URL: url('REDIS_URL', ['redis:', 'rediss:']).optional(),
    REDIS_PREFIX: z.string().default('wartable'),
    ROLES: z
      .string()
      .transform((value) => value.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(ROLES, { error: `ROLES must be a list of ${ROLES.join(', ')}` })).min(1))
      .default([...ROLES]),
    SANDBOX_PORT: whole('SANDBOX_PORT', 0, 65_535).default(8090),
    SANDBOX_DATA: z.string().default('./data/sandbox'),
    BOT_PACE_MS: whole('BOT_PACE_MS', 0, 60_000).default(1500),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
        error: 'LOG_LEVEL must be trace, debug, info, warn, error or silent',
      })
      .default('info'),
  })
  .refine(
    ({ ROLES: roles, DATABASE_URL, REDIS_URL }) =>
      roles.length === ROLES.length || (DATABASE_URL !== undefined && REDIS_URL !== undefined),
    {
      path: ['ROLES'],
      error:
        'ROLES can be shared out only between processes that share a database and a queue: set DATABASE_URL and REDIS_URL too',
    },
  );

export type Config = z.infer<typeof settings>;

const LINE = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?$/;

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigProblem(
      `${file} cannot be read (${(error as Error).message}). Make it a file that this user may read.`,
    );
  }
}

/** A value as it may be shown: without the password of an address. */
const shown = (value: string | undefined): string => JSON.stringify(value?.replace(/\/\/[^@/]*@/, '//***@'));

/** The lines of an `.env` file, or a problem that names the first line that is none. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  if (!existsSync(file)) return {};
  const content = contentOf(file);
  const quoted = /(["'`])(?:(?!\1)[^\\]|\\.)*\1/gs;
  const bad = content
    .replace(quoted, '""')
    .split(/\r?\n/)
    .findIndex((line) => !LINE.test(line));
  if (bad >= 0)
    throw new ConfigProblem(`${file}, line ${bad + 1}: this is not NAME=value. Mend the line, or put a # before it.`);
  return parseEnv(content);
}

/** The configuration: the environment first, then `.env`, then defaults. An empty setting counts as absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, file = '.env'): Config {
  const given = Object.fromEntries(
    Object.entries({ ...readEnvFile(file), ...environment }).filter(
      ([, value]) => value !== undefined && value.trim() !== '',
    ),
  );
  const read = settings.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${message.startsWith(name) ? message : `${name}: ${message}`} (it is ${shown(given[name])}).`;
  });
  throw new ConfigProblem(
    `These settings cannot be used:\n${faults.join('\n')}\nMend them in ${file} or in the environment.`,
  );
}
