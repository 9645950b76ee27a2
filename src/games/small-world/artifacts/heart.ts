import type { Artifact } from '../abilities.js';

/** SW-12.14 */
export const heart = { id: 'heart' } as const satisfies Artifact;
