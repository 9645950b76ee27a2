import type { Power } from '../abilities.js';
import { decideIntimidation } from './intimidate.js';

/** SW-11.14: three times a turn one piece is driven out of a region next door. */
export const intimidating = {
  id: 'intimidating',
  tokens: 4,
  actions: [decideIntimidation],
} as const satisfies Power;
