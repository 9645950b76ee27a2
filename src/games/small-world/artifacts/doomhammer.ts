import type { Artifact } from '../abilities.js';

/** SW-12.15 */
export const doomhammer = { id: 'doomhammer' } as const satisfies Artifact;
