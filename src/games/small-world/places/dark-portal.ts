import type { Place } from '../abilities.js';

/** SW-13.4 */
export const darkPortal = { id: 'darkPortal', income: () => 2 } as const satisfies Place;
