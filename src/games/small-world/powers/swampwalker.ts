import type { Power } from '../abilities.js';
import { perTerrain } from '../held.js';

/** SW-11.2: a coin for each swamp. */
export const swampwalker = {
  id: 'swampwalker',
  tokens: 4,
  income: perTerrain('swamp'),
} as const satisfies Power;
