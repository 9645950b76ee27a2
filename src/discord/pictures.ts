import type { Table } from '../table/model.js';
import type { App } from './app.js';
import { pictureFor } from './messages/board.js';
import type { Picture } from './screen.js';

/** How long a message waits for its picture; after that the controls come first. */
const PATIENCE_MS = 2_000;
/** Pictures in hand at once; whoever comes for one comes at once. */
const KEPT = 16;

interface Drawn {
  readonly version: number;
  readonly picture: Picture | undefined;
}

/** A table in the line for the painter. */
interface Waiting {
  table: Table;
  readonly drawn: Promise<Drawn>;
  readonly resolve: (drawn: Drawn) => void;
  /** Its message has gone ahead without the picture. */
  late: boolean;
}

/**
 * The newest public picture of each table, drawn once a version. Tables stand in one line, each in it once: its turn
 * come, it is drawn as it is then, and the boards it had meanwhile are never drawn.
 */
export class Pictures {
  readonly #app: App;
  readonly #late: (tableId: string) => void;
  readonly #line = new Map<string, Waiting>();
  readonly #drawn = new Map<string, Drawn>();
  #current: Waiting | undefined;
  #painting: Promise<void> | undefined;

  constructor(app: App, late: (tableId: string) => void) {
    this.#app = app;
    this.#late = late;
  }

  /** The picture if it is there in time; else nothing now, and a call when it is there. */
  async soon(table: Table): Promise<Picture | undefined> {
    if (!table.state) return undefined;
    const known = this.#drawn.get(table.id);
    if (known?.version === table.version) return known.picture;
    const waiting = this.#queue(table);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        waiting.late = true;
        resolve(undefined);
      }, PATIENCE_MS);
    });
    const first = await Promise.race([waiting.drawn, patience]);
    clearTimeout(timer);
    return first?.picture;
  }

  forget(tableId: string): void {
    this.#drawn.delete(tableId);
  }

  /** Draws nothing more, and waits for what is being drawn. */
  async stop(): Promise<void> {
    this.#line.clear();
    await this.#painting;
  }

  #queue(table: Table): Waiting {
    const same = this.#current?.table.id === table.id && this.#current.table.version === table.version;
    const waiting = (same ? this.#current : this.#line.get(table.id)) ?? this.#join(table);
    waiting.table = table;
    waiting.late = false;
    this.#painting ??= this.#paint();
    return waiting;
  }

  #join(table: Table): Waiting {
    let resolve: Waiting['resolve'] = () => undefined;
    const drawn = new Promise<Drawn>((settle) => {
      resolve = settle;
    });
    const waiting = { table, drawn, resolve, late: false };
    this.#line.set(table.id, waiting);
    return waiting;
  }

  async #paint(): Promise<void> {
    for (const [id, waiting] of this.#line) {
      this.#line.delete(id);
      this.#current = waiting;
      const { table } = waiting;
      const drawn = { version: table.version, picture: await pictureFor(this.#app, table, 'public', table.language) };
      this.#current = undefined;
      this.#keep(id, drawn);
      waiting.resolve(drawn);
      if (waiting.late && !this.#line.has(id)) this.#late(id);
    }
    this.#painting = undefined;
  }

  #keep(id: string, drawn: Drawn): void {
    this.#drawn.delete(id);
    this.#drawn.set(id, drawn);
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size > KEPT && oldest !== undefined) this.#drawn.delete(oldest);
  }
}
