import type { Artifact } from '../abilities.js';

/** SW-12.12 */
export const frostmourne = { id: 'frostmourne' } as const satisfies Artifact;
