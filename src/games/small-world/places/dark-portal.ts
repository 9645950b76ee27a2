import type { Place } from '../abilities.js';

/** SW-13.4 */
export const darkPortal = { id: 'darkPortal' } as const satisfies Place;
