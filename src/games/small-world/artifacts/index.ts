import type { Artifact } from '../abilities.js';
import type { ArtifactId } from '../ids.js';
import { aegis } from './aegis.js';
import { ashes } from './ashes.js';
import { doomhammer } from './doomhammer.js';
import { frostmourne } from './frostmourne.js';
import { heart } from './heart.js';

/** All artifacts (SW-1.8). */
export const ARTIFACTS: { readonly [Id in ArtifactId]: Artifact & { readonly id: Id } } = {
  aegis,
  frostmourne,
  ashes,
  heart,
  doomhammer,
};
