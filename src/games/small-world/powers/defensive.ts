import { AT_END_STEP, type Power } from '../abilities.js';
import { decideWatchtowers, raiseWatchtowers } from './watchtowers.js';

/** SW-11.10: Watchtowers on fields amid the race's own regions, looked at only at the end of its turns. */
export const defensive = {
  id: 'defensive',
  tokens: 5,
  steps: {
    endStep: [{ order: AT_END_STEP.watchtowers, run: raiseWatchtowers, decision: decideWatchtowers }],
  },
} as const satisfies Power;
