import type { Power } from '../abilities.js';

/** SW-11.8: a coin for each region conquered this turn in which anybody stood, Murlocs included. */
export const battlemaster = {
  id: 'battlemaster',
  tokens: 5,
  income: ({ record }) => record.conquests.filter(({ occupied }) => occupied).length,
} as const satisfies Power;
