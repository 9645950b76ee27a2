import type { Timing } from '../frames/frame.js';
import type { HeroId } from '../ids.js';
import type { LichKingState } from '../state.js';

/** Everywhere but in the gap of a Scourge Rises: most rows of the timing table (LK-15.2). */
export const ANY_TIME: readonly Timing[] = ['idle', 'gate', 'fight', 'quest', 'defend', 'hand'];

/**
 * Heroes whom no reward moves: whoever acts in an unfinished fight or quest action, and whoever is about to be hurt.
 * While there are any, no other action may start either (LK-15.2).
 */
export const heldHeroes = ({ frames }: LichKingState): readonly HeroId[] =>
  frames.flatMap((frame) => {
    if (frame.kind === 'fight' || frame.kind === 'quest') return [frame.hero];
    return frame.kind === 'defend' ? [frame.victim] : [];
  });
