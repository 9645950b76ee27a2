import type { Trait } from '../../hooks.js';

/** WR-21.4.2: one more Basic in Muster. */
export const endlessScreams = {
  id: 'ooglan.endless_screams',
  faction: 'ooglan',
  muster: () => 1,
} as const satisfies Trait;
