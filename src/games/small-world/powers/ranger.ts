import type { Power } from '../abilities.js';
import { perTerrain } from '../held.js';

/** SW-11.15: a coin for each forest. */
export const ranger = {
  id: 'ranger',
  tokens: 4,
  income: perTerrain('forest'),
} as const satisfies Power;
