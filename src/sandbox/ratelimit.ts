import { createHash } from 'node:crypto';
import type { Clock } from './clock.js';
import type { Answer, Route } from './rest/call.js';

/** So many requests in so many milliseconds. */
interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Discord publishes no numbers and says to read the headers; these are the ones observed. A bot that reads the
 * headers never meets a 429.
 */
const OBSERVED: Readonly<Record<string, Rate>> = {
  'POST /channels/:channel/messages': { limit: 5, windowMs: 5_000 },
  'PATCH /channels/:channel/messages/:message': { limit: 5, windowMs: 5_000 },
  'DELETE /channels/:channel/messages/:message': { limit: 5, windowMs: 1_000 },
  'POST /channels/:channel/typing': { limit: 5, windowMs: 5_000 },
  'POST /webhooks/:application/:token': { limit: 5, windowMs: 2_000 },
  'PATCH /webhooks/:application/:token/messages/:message': { limit: 5, windowMs: 2_000 },
  'PUT /channels/:channel/messages/:message/reactions/:emoji/@me': { limit: 1, windowMs: 250 },
};
const OTHERS: Rate = { limit: 50, windowMs: 1_000 };
const GLOBAL: Rate = { limit: 50, windowMs: 1_000 };
/** Renaming a channel or thread. */
export const RENAMES: Rate = { limit: 2, windowMs: 10 * 60_000 };
/** Editing messages older than an hour, per channel. */
export const OLD_EDITS: Rate = { limit: 3, windowMs: 6_000 };

interface Window {
  used: number;
  resetAt: number;
}

export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal?: Answer;
}

const MAJOR = ['channel', 'guild', 'application', 'token'] as const;

export class RateLimits {
  readonly mode: 'off' | 'realistic';
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, mode: 'off' | 'realistic') {
    this.#clock = clock;
    this.mode = mode;
  }

  /** Counts one request; interactions are outside the global limit. */
  take(route: Route, params: Readonly<Record<string, string>>): Verdict {
    if (this.mode === 'off' || route.path.startsWith('/interactions')) return { headers: {} };
    const name = `${route.method} ${route.path}`;
    const rate = OBSERVED[name] ?? OTHERS;
    const major = MAJOR.flatMap((key) => params[key] ?? []).join('/');
    if (!route.open) {
      const overall = this.#count('global', GLOBAL);
      if (overall.over)
        return refuse(overall.leftMs, { 'X-RateLimit-Global': 'true', 'X-RateLimit-Scope': 'global' }, true);
    }
    const count = this.#count(`${name} ${major}`, rate);
    const headers = {
      'X-RateLimit-Limit': String(rate.limit),
      'X-RateLimit-Remaining': String(Math.max(0, rate.limit - count.used)),
      'X-RateLimit-Reset': ((this.#clock.now() + count.leftMs) / 1000).toFixed(3),
      'X-RateLimit-Reset-After': (count.leftMs / 1000).toFixed(3),
      'X-RateLimit-Bucket': bucketName(name),
    };
    return count.over ? refuse(count.leftMs, { ...headers, 'X-RateLimit-Scope': 'user' }, false) : { headers };
  }

  /** Milliseconds to wait for a rule inside a route; 0: go ahead. */
  wait(key: string, rate: Rate): number {
    if (this.mode === 'off') return 0;
    const count = this.#count(key, rate);
    return count.over ? count.leftMs : 0;
  }

  #count(key: string, rate: Rate): { readonly used: number; readonly over: boolean; readonly leftMs: number } {
    const now = this.#clock.now();
    const known = this.#windows.get(key);
    const window = known && known.resetAt > now ? known : { used: 0, resetAt: now + rate.windowMs };
    this.#windows.set(key, window);
    const over = window.used >= rate.limit;
    if (!over) window.used += 1;
    return { used: window.used, over, leftMs: window.resetAt - now };
  }
}

function refuse(leftMs: number, headers: Readonly<Record<string, string>>, global: boolean): Verdict {
  const seconds = leftMs / 1000;
  return {
    headers: { ...headers, 'Retry-After': String(Math.ceil(seconds)) },
    refusal: { status: 429, body: { message: 'You are being rate limited.', retry_after: seconds, global } },
  };
}

/** Discord names buckets by opaque hashes; one per route is all a client relies on. */
const bucketName = (route: string): string => createHash('md5').update(route).digest('hex');
