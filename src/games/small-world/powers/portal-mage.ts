import type { Power } from '../abilities.js';
import { decideSwap } from './portal-swap.js';

/** SW-11.7: twice a turn two magic regions exchange what stands in them. */
export const portalMage = {
  id: 'portalMage',
  tokens: 5,
  actions: [decideSwap],
} as const satisfies Power;
