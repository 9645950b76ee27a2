import type { Reward } from '../hooks.js';
import { onlyWay } from './only-way.js';

const MORE_ACTIONS = 3;

/** LK-15.4: more actions for the active player, as long as the actions last. */
export const borrowedTime: Reward<'borrowed_time'> = {
  id: 'borrowed_time',
  at: ['idle', 'fight', 'quest', 'defend', 'hand'],
  // Once the actions are ended the rest of the turn is on the stack, whatever the phase still says.
  usable: ({ phase, frames }) => phase === 'actions' && !frames.some(({ kind }) => kind === 'turn'),
  perform: (draft) => {
    draft.record().actionsLeft += MORE_ACTIONS;
  },
  decision: () => onlyWay('borrowed_time'),
};
