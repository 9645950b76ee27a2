import type { Place } from '../abilities.js';

/** SW-13.7 */
export const spiritHealer = { id: 'spiritHealer' } as const satisfies Place;
