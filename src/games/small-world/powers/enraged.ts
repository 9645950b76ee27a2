import type { Power } from '../abilities.js';

/** SW-11.18: a conquest from two or more race tokens, Beasts or Champion brings as many coins. */
export const enraged = {
  id: 'enraged',
  tokens: 5,
  income: ({ record }) => record.conquests.reduce((sum, { defenders }) => (defenders >= 2 ? sum + defenders : sum), 0),
} as const satisfies Power;
