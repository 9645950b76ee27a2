import type { Artifact } from '../abilities.js';
import type { ArtifactId } from '../ids.js';
import { AEGIS_RULES, aegis } from './aegis.js';
import { ashes } from './ashes.js';
import { DOOMHAMMER_RULES, doomhammer } from './doomhammer.js';
import { frostmourne } from './frostmourne.js';
import { HEART_RULES, heart } from './heart.js';

/** All artifacts (SW-1.8). */
export const ARTIFACTS: { readonly [Id in ArtifactId]: Artifact & { readonly id: Id } } = {
  aegis,
  frostmourne,
  ashes,
  heart,
  doomhammer,
};

/** The moves that artifacts bring. */
export const ARTIFACT_RULES = { ...AEGIS_RULES, ...HEART_RULES, ...DOOMHAMMER_RULES };
