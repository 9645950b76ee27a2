import { appendFileSync } from 'node:fs';
import type { Clock } from './clock.js';

/** One REST call or gateway frame. */
export type JournalEntry =
  | {
      readonly kind: 'rest';
      readonly at: number;
      readonly method: string;
      readonly path: string;
      readonly status: number;
      readonly ms: number;
      readonly request?: unknown;
      readonly response?: unknown;
    }
  | { readonly kind: 'gateway'; readonly at: number; readonly direction: 'in' | 'out'; readonly frame: unknown };

type Exchange = Omit<Extract<JournalEntry, { kind: 'rest' }>, 'kind' | 'at' | 'request' | 'response'>;

const read = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

const KEPT = 5_000;

/** Remembers the last few thousand exchanges, and writes all of them to a file when asked to. */
export class Journal {
  readonly #clock: Clock;
  readonly #entries: JournalEntry[] = [];
  #file: string | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Bodies are kept as the text they were: thousands of messages taken apart would slow down whatever is timed here. */
  addExchange(exchange: Exchange, request: string, response: string): void {
    this.#keep({
      kind: 'rest',
      at: this.#clock.now(),
      ...exchange,
      get request() {
        return read(request);
      },
      get response() {
        return read(response);
      },
    });
  }

  addFrame(direction: 'in' | 'out', text: string): void {
    this.#keep({
      kind: 'gateway',
      at: this.#clock.now(),
      direction,
      get frame() {
        return read(text);
      },
    });
  }

  #keep(dated: JournalEntry): void {
    this.#entries.push(dated);
    if (this.#entries.length > KEPT * 2) this.#entries.splice(0, KEPT);
    if (this.#file) appendFileSync(this.#file, `${line(dated)}\n`);
  }

  entries(): readonly JournalEntry[] {
    return this.#entries.slice(-KEPT);
  }

  /** From here on also into a file, one JSON line each. */
  writeTo(file: string): void {
    this.#file = file;
  }

  toJsonLines(): string {
    return this.entries().map(line).join('\n');
  }
}

/** Tokens are secrets even in a sandbox: whoever reads a journal must not be able to act. */
const line = (entry: JournalEntry): string =>
  JSON.stringify(entry, (key, value: unknown) => (key === 'token' ? '<token>' : value)).replace(
    /(\/(?:interactions|webhooks)\/\d+\/)[\w.~-]+/g,
    '$1<token>',
  );
