import { randomBytes } from 'node:crypto';
import { sha256 } from './json.js';

/** A new secret seed. 192 bits, so that its hash gives nothing away. */
export const newSeed = (): string => randomBytes(24).toString('hex');

/** Shown to all when the game starts; at the end anyone can check that the revealed seed has this hash. */
export const commitment = (seed: string): string => sha256(seed);
