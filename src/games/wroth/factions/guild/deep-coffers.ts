import type { Trait } from '../../hooks.js';

/** WR-21.2.2: Allocation gives 2 Korra instead of 1. */
export const deepCoffers = {
  id: 'guild.deep_coffers',
  faction: 'guild',
  allocation: () => 1,
} as const satisfies Trait;
