import { AT_LOSS, type Place } from '../abilities.js';

/** SW-13.2: its holder's active race loses nothing when attacked; asked before its region falls, so once more then. */
export const chapel = {
  id: 'chapel',
  lossOf: { order: AT_LOSS.chapel, take: () => true },
} as const satisfies Place;
