import type { Artifact } from '../abilities.js';

/** SW-12.13 */
export const ashes = { id: 'ashes' } as const satisfies Artifact;
