import { AT_LOSS, AT_TURN_START, type Power } from '../abilities.js';
import { isActiveOf } from '../cost.js';
import { countHeld } from '../held.js';
import { giveWay } from '../losses.js';

/** In the box (SW-1.4). */
const BEASTS = 5;

/** SW-11.17: as many Beasts as hills, new every turn; they fight and stand like tokens and are lost instead of them. */
export const beastmaster = {
  id: 'beastmaster',
  tokens: 4,
  lossOf: {
    order: AT_LOSS.beasts,
    take: (_, loss) => {
      if (loss.beasts === 0) return false;
      loss.beasts -= 1;
      return true;
    },
  },
  steps: {
    turnStart: [
      {
        order: AT_TURN_START.beasts,
        run: (draft, seat) => {
          const player = draft.player(seat);
          player.beasts = 0;
          for (const index of draft.atlas.byId) {
            const here = draft.next.regions[index];
            if (!here || !isActiveOf(here, seat) || here.beasts === 0) continue;
            draft.region(index).beasts = 0;
            giveWay(draft, index);
          }
          const hills = countHeld(draft.next, draft.atlas, seat, ({ terrain }) => terrain === 'hill');
          player.beasts = Math.min(BEASTS, hills);
          if (player.beasts > 0) draft.tell({ type: 'beastsCame', seat, beasts: player.beasts });
        },
      },
    ],
  },
} as const satisfies Power;
