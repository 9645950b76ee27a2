import type { Power } from '../abilities.js';
import { isActiveOf } from '../cost.js';

/** SW-11.11: a coin for each board with a region of the race. */
export const explorer = {
  id: 'explorer',
  tokens: 4,
  income: (state, atlas, seat) =>
    new Set(state.regions.flatMap((here, index) => (isActiveOf(here, seat) ? [atlas.regions[index]?.board] : []))).size,
} as const satisfies Power;
