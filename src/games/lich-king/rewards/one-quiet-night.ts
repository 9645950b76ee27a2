import type { Reward } from '../hooks.js';
import { onlyWay } from './only-way.js';
import { ANY_TIME } from './timing.js';

/** LK-15.5: what is left of this turn's summoning and all of its abominations are skipped. */
export const oneQuietNight: Reward<'one_quiet_night'> = {
  id: 'one_quiet_night',
  at: ANY_TIME,
  usable: ({ phase }) => phase !== 'abominations',
  perform: (draft) => {
    const record = draft.record();
    record.skipSummon = true;
    record.skipAbominations = true;
  },
  decision: () => onlyWay('one_quiet_night'),
};
