import type { Power } from '../abilities.js';

/** SW-11.20: start regions are reached without travel cost. */
export const sailing = {
  id: 'sailing',
  tokens: 5,
  reach: ({ atlas, index }) => (atlas.anchors[index] ? 0 : undefined),
} as const satisfies Power;
