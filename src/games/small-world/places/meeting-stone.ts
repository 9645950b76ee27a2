import type { Place } from '../abilities.js';

/** SW-13.1: no travel cost for start regions. */
export const meetingStone = {
  id: 'meetingStone',
  reach: ({ atlas, index }) => (atlas.anchors[index] ? 0 : undefined),
} as const satisfies Place;
