import type { Artifact } from '../abilities.js';
import { declarable } from './carrying.js';

/** SW-12.13: once a turn any land region counts as adjacent; water stays for those who enter it. */
export const ashes = {
  id: 'ashes',
  means: declarable('ashes'),
  reach: ({ means }) => (means.ashes ? 0 : undefined),
} as const satisfies Artifact;
