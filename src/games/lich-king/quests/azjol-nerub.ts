import { connected } from '../data/map.js';
import type { Quest } from '../hooks.js';

/** LK-14.5: nobody takes the rest action next to it; a Heal card is no action. */
export const azjolNerub = {
  id: 'azjol_nerub',
  forbidsRest: (state, space) => connected(state, 'azjol_nerub', space),
} as const satisfies Quest;
