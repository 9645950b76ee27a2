import { AT_RECRUIT, type Place } from '../abilities.js';
import { inTray } from '../draft.js';

/** SW-13.7: one more token of the active race from the tray, if it has one. */
export const spiritHealer = {
  id: 'spiritHealer',
  steps: {
    recruit: [
      {
        order: AT_RECRUIT.spiritHealer,
        run: (draft, seat) => {
          const player = draft.player(seat);
          if (!player.race || inTray(draft.next, player.race) === 0) return;
          player.hand += 1;
          draft.fromTray(player.race, 1);
          draft.tell({ type: 'tokenRose', seat, race: player.race });
        },
      },
    ],
  },
} as const satisfies Place;
