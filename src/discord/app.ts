import type { Logger } from 'pino';
import type { BoardRequest } from '../../renderers/request.js';
import type { TableService } from '../table/api.js';
import type { Clock } from '../table/clock.js';
import type { Store } from '../table/store.js';
import type { Messenger } from './messenger.js';
import type { Picture } from './screen.js';

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
