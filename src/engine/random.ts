import { hash } from 'node:crypto';

/**
 * Where a game's one generator stands: the secret seed and how many numbers were drawn from it.
 * Number n is the n-th 32-bit word of SHA-256(`seed:0`), SHA-256(`seed:1`), …, so whoever knows the revealed seed
 * can check every die with any tool, and nobody can compute the next die from the ones seen.
 */
export interface RandomState {
  readonly seed: string;
  readonly position: number;
}

const WORDS = 8;
const RANGE = 2 ** 32;

/** The block last drawn from; draws follow one another, so eight of them need one hash. */
let cached: { readonly seed: string; readonly block: number; readonly digest: Buffer } | undefined;

function word(seed: string, position: number): number {
  const block = Math.floor(position / WORDS);
  if (cached?.block !== block || cached.seed !== seed) {
    cached = { seed, block, digest: hash('sha256', `${seed}:${block}`, 'buffer') };
  }
  return cached.digest.readUInt32BE((position % WORDS) * 4);
}

/** Draws from a game's generator. Keep it only while one move is applied, then store `state` in the game's state. */
export class Random {
  private readonly seed: string;
  private position: number;

  constructor(state: RandomState) {
    this.seed = state.seed;
    this.position = state.position;
  }

  static fromSeed(seed: string): Random {
    return new Random({ seed, position: 0 });
  }

  get state(): RandomState {
    return { seed: this.seed, position: this.position };
  }

  /** A whole number from 0 to below - 1, every one equally likely (words in the uneven tail are drawn again). */
  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new RangeError(`No random number below ${below}`);
    const limit = RANGE - (RANGE % below);
    for (;;) {
      const drawn = word(this.seed, this.position);
      this.position += 1;
      // `>>> 0` changes no number; it tells the machine that this is a whole one, and states full of them stay quick to read.
      if (drawn < limit) return (drawn % below) >>> 0;
    }
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T;
  }

  /** A shuffled copy (Fisher and Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = items.slice();
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const kept = shuffled[i] as T;
      shuffled[i] = shuffled[j] as T;
      shuffled[j] = kept;
    }
    return shuffled;
  }
}
