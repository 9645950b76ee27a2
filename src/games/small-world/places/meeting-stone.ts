import type { Place } from '../abilities.js';

/** SW-13.1 */
export const meetingStone = { id: 'meetingStone' } as const satisfies Place;
