import type { Race } from '../abilities.js';
import { use, usesOf } from '../uses.js';

/** SW-10.1: the first token lost in each turn of another player goes to hand instead. */
export const draenei = {
  id: 'draenei',
  faction: 'alliance',
  tokens: 7,
  trayMax: 12,
  lossOf: {
    order: 4,
    take: (draft, { defender, tokens }) => {
      if (tokens === 0 || draft.next.active === defender || usesOf(draft.next, 'draenei') > 0) return false;
      use(draft, 'draenei');
      return true;
    },
  },
} as const satisfies Race;
