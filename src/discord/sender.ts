import type { Logger } from 'pino';
import type { Courier, TableService } from '../table/api.js';
import type { Clock } from '../table/clock.js';
import type { Store } from '../table/store.js';
import type { App, Draw } from './app.js';
import { createMessenger } from './messenger.js';
import { Outbox } from './outbox.js';
import { type DiscordLink, type DiscordProblem, tokenProblem } from './rest.js';

export interface SenderOptions {
  readonly link: DiscordLink;
  readonly tables: TableService;
  readonly store: Store;
  readonly draw: Draw;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Milliseconds between looks for left-over messages. */
  readonly sweepMs?: number;
  /** The token is no good any more: nothing can be sent. */
  onTokenLost(problem: DiscordProblem): void;
}

/** The half of Discord that needs no connection: tables are drawn and sent over REST. */
export interface Sender {
  readonly app: App;
  readonly courier: Courier;
  start(): void;
  stop(): Promise<void>;
}

export function createSender(options: SenderOptions): Sender {
  const { link, tables, store, draw, clock, logger, sweepMs } = options;
  const messenger = createMessenger(link, () => clock.now());
  const app: App = { tables, store, draw, clock, logger, messenger };
  const outbox = new Outbox(app, {
    ...(sweepMs === undefined ? {} : { sweepMs }),
    onTokenLost: () => options.onTokenLost(tokenProblem()),
  });
  return { app, courier: outbox, start: () => outbox.start(), stop: () => outbox.stop() };
}
