import type { Clock } from '../clock.js';
import type { StoredMessage } from '../world/model.js';

/** "The past few minutes", as the documentation says. */
const REMEMBERED_MS = 5 * 60_000;

/** With `enforce_nonce` a repeated message is answered with the first one; a nonce is the author's, in whatever channel. */
export class Nonces {
  readonly #clock: Clock;
  readonly #seen = new Map<string, { readonly message: StoredMessage; readonly at: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  find(nonce: string | number): StoredMessage | undefined {
    const entry = this.#seen.get(String(nonce));
    return entry && this.#clock.now() - entry.at < REMEMBERED_MS ? entry.message : undefined;
  }

  remember(message: StoredMessage): void {
    if (message.nonce === undefined) return;
    const now = this.#clock.now();
    for (const [key, entry] of this.#seen) if (now - entry.at >= REMEMBERED_MS) this.#seen.delete(key);
    this.#seen.set(String(message.nonce), { message, at: now });
  }
}
