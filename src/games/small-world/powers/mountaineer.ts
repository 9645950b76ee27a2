import type { Power } from '../abilities.js';

/** SW-11.4 */
export const mountaineer = {
  id: 'mountaineer',
  tokens: 4,
} as const satisfies Power;
