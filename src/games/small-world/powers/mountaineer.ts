import type { Power } from '../abilities.js';
import { perTerrain } from '../held.js';

/** SW-11.4: a coin for each mountain. */
export const mountaineer = {
  id: 'mountaineer',
  tokens: 4,
  income: perTerrain('mountain'),
} as const satisfies Power;
