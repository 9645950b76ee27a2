import type { Place } from '../abilities.js';

/** SW-13.5 */
export const battleground = { id: 'battleground' } as const satisfies Place;
