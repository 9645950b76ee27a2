import type { ActionFace, SeerFace } from '../ids.js';

/** WR-1.5 */
export const ACTION_DIE: readonly ActionFace[] = ['mine', 'reinforce', 'reinforce', 'maneuver', 'maneuver', 'fight'];

/** WR-1.6 */
export const ALL_SEEING_DIE: readonly SeerFace[] = ['mine', 'strike', 'strike', 'assault', 'double', 'double'];

/** Sides of the Chaos die, which also rolls regions (WR-1.1). */
export const CHAOS_SIDES = 8;

/** Korra stones in all (WR-1.7). */
export const KORRA = 20;
