import type { Clock } from './clock.js';

const DISCORD_EPOCH = 1_420_070_400_000n;
const SEQUENCE_BITS = 22n;

/** Snowflakes as Discord makes them: 19 digits, ordered by time. discord.js keys its rate limits on that length. */
export class Ids {
  #last = 0n;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(): string {
    const fresh = (BigInt(this.#clock.now()) - DISCORD_EPOCH) << SEQUENCE_BITS;
    this.#last = fresh > this.#last ? fresh : this.#last + 1n;
    return String(this.#last);
  }

  /** Never gives out an id up to `id` again; for a world read from a file. */
  startAfter(id: string): void {
    const known = BigInt(id);
    if (known > this.#last) this.#last = known;
  }
}

export const timeOf = (id: string): number => Number((BigInt(id) >> SEQUENCE_BITS) + DISCORD_EPOCH);
