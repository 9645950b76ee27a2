import { AT_END_STEP, type Power } from '../abilities.js';
import { isActiveOf } from '../cost.js';
import type { Draft } from '../draft.js';

/** In the box (SW-1.4). */
const FORTS = 10;

const fortsLeft = ({ next }: Draft): number => FORTS - next.regions.reduce((sum, { fort }) => sum + fort, 0);

/** SW-11.16: a Fort in each region as soon as it is occupied; those that were missing come at the end of the turn. */
export const garrisoned = {
  id: 'garrisoned',
  tokens: 3,
  keptInDecline: true,
  afterConquest: (draft, { region }) => {
    if (fortsLeft(draft) > 0) draft.region(region).fort = 1;
  },
  steps: {
    endStep: [
      {
        order: AT_END_STEP.forts,
        run: (draft, seat) => {
          const bare = draft.atlas.byId.filter((index) => {
            const here = draft.next.regions[index];
            return here && isActiveOf(here, seat) && !here.fort;
          });
          const built = bare.slice(0, fortsLeft(draft));
          for (const index of built) draft.region(index).fort = 1;
          if (built.length === 0) return;
          const regions = built.flatMap((index) => draft.atlas.regions[index]?.id ?? []);
          draft.tell({ type: 'fortified', seat, regions });
        },
      },
    ],
  },
} as const satisfies Power;
