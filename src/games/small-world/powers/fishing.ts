import type { Power } from '../abilities.js';
import { countHeld } from '../held.js';

/** SW-11.13: a coin for each region beside a lake or sea; the open ocean is none (SW-1.11). */
export const fishing = {
  id: 'fishing',
  tokens: 4,
  income: (state, atlas, seat) =>
    countHeld(state, atlas, seat, (_, index) => (atlas.neighbours[index] ?? []).some((at) => atlas.regions[at]?.water)),
} as const satisfies Power;
