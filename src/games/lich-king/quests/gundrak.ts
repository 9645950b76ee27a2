import type { Quest } from '../hooks.js';

/** LK-14.9: nobody on Gundrak heals, whatever would heal them. */
export const gundrak = {
  id: 'gundrak',
  forbidsHealing: (space) => space === 'gundrak',
} as const satisfies Quest;
