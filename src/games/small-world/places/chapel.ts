import type { Place } from '../abilities.js';

/** SW-13.2 */
export const chapel = { id: 'chapel' } as const satisfies Place;
