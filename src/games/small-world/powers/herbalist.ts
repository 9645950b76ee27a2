import type { Power } from '../abilities.js';
import { perTerrain } from '../held.js';

/** SW-11.19: a coin for each hill. */
export const herbalist = {
  id: 'herbalist',
  tokens: 4,
  income: perTerrain('hill'),
} as const satisfies Power;
