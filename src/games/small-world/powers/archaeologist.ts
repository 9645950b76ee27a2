import type { Power } from '../abilities.js';
import { isActiveOf } from '../cost.js';

/** SW-11.1: a coin for each artifact and each place in the race's regions. */
export const archaeologist = {
  id: 'archaeologist',
  tokens: 5,
  income: (state, _, seat) =>
    state.regions.reduce(
      (sum, here) => (isActiveOf(here, seat) ? sum + here.artifacts.length + (here.place ? 1 : 0) : sum),
      0,
    ),
} as const satisfies Power;
