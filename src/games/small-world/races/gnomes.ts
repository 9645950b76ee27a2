import type { Race } from '../abilities.js';
import { use, usesOf } from '../uses.js';
import { decideAbandon, decideResolve, decideSecondRoll, decideStrike } from './strike-decisions.js';

/** SW-10.3: once a turn an air strike on any land region, as if it were adjacent. */
export const gnomes = {
  id: 'gnomes',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
  reach: ({ means }) => (means.strike ? 0 : undefined),
  means: {
    name: 'strike',
    usable: ({ state }) => usesOf(state, 'airstrike') === 0,
    spend: (draft) => use(draft, 'airstrike'),
  },
  actions: [decideStrike],
  settles: [decideResolve, decideSecondRoll, decideAbandon],
} as const satisfies Race;
