import type { Race } from '../abilities.js';
import { use, usesOf } from '../uses.js';
import { decideSteal, ETHEREAL } from './steal.js';

/** SW-10.13: once a turn an artifact is stolen from a neighbour, or a neighbouring place is cheaper. */
export const ethereals = {
  id: 'ethereals',
  faction: 'neutral',
  tokens: 5,
  trayMax: 10,
  conquestCost: ({ means }) => (means.etherealPlace ? -2 : 0),
  means: {
    name: 'etherealPlace',
    usable: ({ state, adjacent, here }) => adjacent && here.place !== null && usesOf(state, ETHEREAL) === 0,
    spend: (draft) => use(draft, ETHEREAL),
  },
  actions: [decideSteal],
} as const satisfies Race;
