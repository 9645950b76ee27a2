import type { Logger } from 'pino';
import type { TableService } from '../table/api.js';
import type { Clock } from '../table/clock.js';
import type { Store } from '../table/store.js';
import type { Language } from '../text/index.js';
import type { Messenger } from './messenger.js';
import type { Picture } from './screen.js';

/** A region to ring on the picture, with what it costs. */
export interface Highlight {
  readonly region: string;
  readonly cost: number;
  readonly short?: number;
}

export interface BoardRequest {
  readonly game: string;
  readonly view: object;
  readonly language: Language;
  readonly highlights?: readonly Highlight[];
  /** Of the people and bots, by seat. */
  readonly names: readonly string[];
}

export type Draw = (request: BoardRequest) => Promise<Picture>;

/** All that handlers of presses and commands work with. */
export interface App {
  readonly tables: TableService;
  readonly store: Store;
  readonly draw: Draw;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly messenger: Messenger;
}
