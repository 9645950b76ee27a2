import type { Interactions } from '../interactions.js';
import type { Problems } from '../problems.js';
import type { RateLimits } from '../ratelimit.js';
import type { Upload } from '../world/messages.js';
import type { World } from '../world/world.js';
import type { Nonces } from './nonces.js';

/** What a route may use. */
export interface Desk {
  readonly world: World;
  readonly interactions: Interactions;
  readonly problems: Problems;
  readonly nonces: Nonces;
  readonly limits: RateLimits;
  /** Where the gateway listens. */
  readonly gatewayUrl: () => string;
  /** Identifies left today, and how many at once, as `/gateway/bot` tells. */
  readonly maxConcurrency: number;
}

/** One request, read and authorised. */
export interface Call {
  readonly desk: Desk;
  readonly world: World;
  readonly query: URLSearchParams;
  /** Read from JSON; nothing is known about it yet. */
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  param(name: string): string;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Interaction routes carry their own token in the path. */
  readonly open?: true;
  readonly run: (call: Call) => Answer;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const NO_CONTENT: Answer = { status: 204 };
