import type { SpaceId } from '../data/spaces.js';
import type { Quest } from '../hooks.js';
import { summonOneOn } from '../summon.js';

/** All spaces connected to it, in the order of the rule, which is not that of the board. */
const AROUND: readonly SpaceId[] = ['amberpine_lodge', 'grizzlemaw', 'valgarde', 'vengeance_landing'];

/** LK-14.4: when it falls, a ghoul rises on each space around it. */
export const utgardeKeep = {
  id: 'utgarde_keep',
  onCompletion: (draft) => summonOneOn(draft, AROUND),
} as const satisfies Quest;
