import type { Timing } from '../frames/frame.js';

/** Everywhere but in the gap of a Scourge Rises: most rows of the timing table (LK-15.2). */
export const ANY_TIME: readonly Timing[] = ['idle', 'gate', 'fight', 'quest', 'defend', 'hand'];
