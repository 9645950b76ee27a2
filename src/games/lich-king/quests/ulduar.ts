import type { Quest } from '../hooks.js';

/** LK-14.6: one rolled hit is lost. */
export const ulduar = {
  id: 'ulduar',
  roll: ({ hits, blocks }) => ({ hits: Math.max(0, hits - 1), blocks }),
} as const satisfies Quest;
