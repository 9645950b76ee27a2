import { REST } from 'discord.js';
import { type APIApplication, Routes } from 'discord-api-types/v10';
import { troubleOf } from './trouble.js';

export type DiscordProblemCode = 'address' | 'token' | 'unreachable';

/** Discord cannot be used as it is. The message says what is wrong and what to do about it. */
export class DiscordProblem extends Error {
  readonly code: DiscordProblemCode;

  constructor(code: DiscordProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DiscordProblem';
    this.code = code;
  }
}

export const tokenProblem = (cause?: unknown) =>
  new DiscordProblem(
    'token',
    'Discord does not accept the token. Copy a fresh one from https://discord.com/developers/applications (Bot, Reset Token) into DISCORD_TOKEN.',
    cause,
  );

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A wrong address would hand the token to a stranger. */
export function checkedApiUrl(apiUrl: string): string {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  const discord =
    url?.protocol === 'https:' && (url.hostname === 'discord.com' || url.hostname.endsWith('.discord.com'));
  const local = url !== undefined && LOOPBACK.has(url.hostname);
  if (!discord && !local)
    throw new DiscordProblem(
      'address',
      `DISCORD_API_URL is ${JSON.stringify(apiUrl)}; it must be on discord.com or on this machine (127.0.0.1). Mend it, or take it away to use discord.com.`,
    );
  return apiUrl.replace(/\/$/, '');
}

/** Discord's REST interface with a token it has accepted: all that is needed to send. */
export interface DiscordLink {
  readonly token: string;
  readonly rest: REST;
  /** For what goes by a press's own token. Discord does not count it among the bot's requests a second, discord.js would. */
  readonly answers: REST;
  readonly applicationId: string;
}

export interface LinkOptions {
  readonly token: string;
  /** Where Discord's REST interface is, up to and without the version; only discord.com or this very machine. */
  readonly apiUrl?: string | undefined;
}

const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
};

/** Asks who we are. Throws a `DiscordProblem` that names the remedy. */
export async function openLink({ token, apiUrl }: LinkOptions): Promise<DiscordLink> {
  const api = apiUrl === undefined ? undefined : checkedApiUrl(apiUrl);
  const cdn = api === undefined ? undefined : `${new URL(api).origin}/cdn`;
  const rest = new REST({ version: '10', ...(api && cdn ? { api, cdn, mediaProxy: cdn } : {}) }).setToken(token);
  const { api: at } = rest.options;
  try {
    const { id } = (await rest.get(Routes.currentApplication())) as Partial<APIApplication>;
    const answers = new REST({ ...rest.options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
    if (id !== undefined) return { token, rest, answers, applicationId: id };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'token') throw tokenProblem(error);
    if (trouble === 'later')
      throw new DiscordProblem(
        'unreachable',
        `Discord cannot be reached at ${at} (${whyOf(error)}). Look to the network, and to DISCORD_API_URL if you set it.`,
        error,
      );
  }
  throw new DiscordProblem(
    'address',
    `What answers at ${at} is not Discord's interface. Mend DISCORD_API_URL (it ends with /api), or take it away to use discord.com.`,
  );
}
