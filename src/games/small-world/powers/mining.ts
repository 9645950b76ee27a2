import type { Power } from '../abilities.js';
import { perSymbol } from '../held.js';

/** SW-11.5: a coin for each cave. */
export const mining = {
  id: 'mining',
  tokens: 4,
  income: perSymbol('cave'),
} as const satisfies Power;
