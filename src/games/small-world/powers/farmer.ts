import type { Power } from '../abilities.js';
import { perTerrain } from '../held.js';

/** SW-11.12: a coin for each field. */
export const farmer = {
  id: 'farmer',
  tokens: 4,
  income: perTerrain('field'),
} as const satisfies Power;
