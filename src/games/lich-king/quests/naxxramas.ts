import type { Quest } from '../hooks.js';
import { summonOneOn } from '../summon.js';

/** LK-14.3: every quest action here calls up a ghoul, the last one too. */
export const naxxramas = {
  id: 'naxxramas',
  afterAction: (draft) => summonOneOn(draft, ['naxxramas']),
} as const satisfies Quest;
