import type { Artifact } from '../abilities.js';

/** SW-12.11 */
export const aegis = { id: 'aegis' } as const satisfies Artifact;
