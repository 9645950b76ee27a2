import type { Table } from '../table/model.js';
import type { App } from './app.js';
import { pictureFor } from './messages/board.js';
import type { Picture } from './screen.js';

/** How long a message waits for its picture; after that the controls come first. */
const PATIENCE_MS = 2_000;

/** The newest public picture of each table, drawn once a version. */
export class Pictures {
  readonly #app: App;
  readonly #late: (tableId: string) => void;
  readonly #drawn = new Map<string, { readonly version: number; readonly picture: Promise<Picture | undefined> }>();
  readonly #pending = new Set<Promise<unknown>>();

  constructor(app: App, late: (tableId: string) => void) {
    this.#app = app;
    this.#late = late;
  }

  /** The picture if it is there in time; else nothing now, and a call when it is there. */
  async soon(table: Table): Promise<Picture | undefined> {
    if (!table.state) return undefined;
    const { id, version, language } = table;
    const known = this.#drawn.get(id);
    const picture = known?.version === version ? known.picture : pictureFor(this.#app, table, 'public', language);
    this.#drawn.set(id, { version, picture });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), PATIENCE_MS);
    });
    const first = await Promise.race([picture, patience]);
    clearTimeout(timer);
    if (first !== 'late') return first;
    const arrival = picture.then(() => this.#late(id)).finally(() => this.#pending.delete(arrival));
    this.#pending.add(arrival);
    return undefined;
  }

  forget(tableId: string): void {
    this.#drawn.delete(tableId);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }
}
