import type { Place } from '../abilities.js';

/** SW-13.3 */
export const karazhan = { id: 'karazhan' } as const satisfies Place;
