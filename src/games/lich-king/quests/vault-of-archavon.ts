import type { Quest } from '../hooks.js';

/** LK-14.7: one rolled block is lost. */
export const vaultOfArchavon = {
  id: 'vault_of_archavon',
  roll: ({ hits, blocks }) => ({ hits, blocks: Math.max(0, blocks - 1) }),
} as const satisfies Quest;
