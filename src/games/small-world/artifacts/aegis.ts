import type { Artifact } from '../abilities.js';
import { pieces } from '../cost.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex } from '../state.js';
import { use, usesOf } from '../uses.js';
import { placingRule, placingStep } from './placing.js';

const FEE = 2;

/** The payment opens the region, not the artifact: a swap may carry it elsewhere (R25). */
const opened = (index: RegionIndex): string => `aegis ${index}`;

/** SW-12.11: nobody touches its region before he has paid its holder, once a turn. */
export const aegis = {
  id: 'aegis',
  fee: ({ state, here, index }) => (here.artifacts.includes('aegis') && usesOf(state, opened(index)) === 0 ? FEE : 0),
  feePaid: (draft, { here, index }) => {
    if (here.artifacts.includes('aegis') && usesOf(draft.next, opened(index)) === 0) use(draft, opened(index));
  },
  // Worth most where most would be lost.
  steps: { endStep: [placingStep('aegis', ({ regions }, _, index) => (regions[index] ? pieces(regions[index]) : 0))] },
} as const satisfies Artifact;

export const AEGIS_RULES: RulesOf<'placeAegis'> = { placeAegis: placingRule('aegis', 'SW-12.11') };
