import type { Hooks } from '../hooks.js';
import type { EliteType } from '../ids.js';

/** Where the AI side of a mat differs from the players' (WR-22). */
export const AI_KINDS: Readonly<Partial<Record<EliteType, Hooks>>> = {};
