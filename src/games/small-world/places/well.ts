import type { Place } from '../abilities.js';

/** SW-13.6 */
export const well = { id: 'well' } as const satisfies Place;
