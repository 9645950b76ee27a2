import type { Artifact } from '../abilities.js';
import { declarable } from './carrying.js';

/** SW-12.12: once a turn a conquest takes 2 less. */
export const frostmourne = {
  id: 'frostmourne',
  means: declarable('frostmourne'),
  conquestCost: ({ means }) => (means.frostmourne ? -2 : 0),
} as const satisfies Artifact;
