import type { Seat } from '../../../engine/index.js';
import { AT_LOSS, AT_TURN_START, type Power } from '../abilities.js';
import type { Draft } from '../draft.js';
import { decideChampion } from './champion-conquest.js';

/** SW-11.3 e, f: a coin buys the Champion back to hand; without one it stays with whoever holds it. */
function ransom(draft: Draft, seat: Seat, holder: Seat): boolean {
  const owner = draft.player(seat);
  if (owner.coins < 1) return false;
  owner.coins -= 1;
  draft.player(holder).coins += 1;
  draft.tell({ type: 'ransomed', seat, to: holder });
  return true;
}

/** SW-11.3: a Champion that takes a region by itself, once a turn: having done so it is no longer in hand. */
export const champion = {
  id: 'champion',
  tokens: 4,
  onPick: (draft, seat) => {
    draft.player(seat).champion = 1;
  },
  actions: [decideChampion],
  lossOf: {
    order: AT_LOSS.champion,
    take: (draft, loss) => {
      if (!loss.champion) return false;
      if (!ransom(draft, loss.defender, loss.attacker)) {
        loss.champion = 0;
        draft.player(loss.defender).captor = loss.attacker;
        draft.tell({ type: 'championCaptured', seat: loss.defender, by: loss.attacker });
      }
      return true;
    },
  },
  steps: {
    turnStart: [
      {
        order: AT_TURN_START.ransom,
        run: (draft, seat) => {
          const { captor } = draft.player(seat);
          if (captor === null || !ransom(draft, seat, captor)) return;
          draft.player(seat).captor = null;
          draft.player(seat).champion = 1;
        },
      },
    ],
  },
} as const satisfies Power;
