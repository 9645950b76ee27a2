import type { Seat } from '../../../engine/index.js';
import { AT_END_STEP, AT_TURN_START, type Race } from '../abilities.js';
import type { Draft } from '../draft.js';
import { use, usesOf } from '../uses.js';

const FEE = 2;
const PAID = 'harmony';

function takeBack(draft: Draft): void {
  draft.next.players.forEach(({ harmony }, seat) => {
    if (harmony) draft.player(seat).harmony = false;
  });
}

/** Everybody whose active race was left in peace this turn, and everybody without one. */
function handOut(draft: Draft, seat: Seat): void {
  const to: Seat[] = [];
  draft.next.players.forEach((_, other) => {
    if (other === seat || draft.next.record.attacked.includes(other)) return;
    draft.player(other).harmony = true;
    to.push(other);
  });
  if (to.length > 0) draft.tell({ type: 'harmony', seat, to });
}

/** SW-10.16: who holds a Harmony token pays before attacking; once a turn for all attacks. */
export const pandaren = {
  id: 'pandaren',
  faction: 'neutral',
  tokens: 5,
  trayMax: 10,
  fee: ({ state, attacker, effect }) =>
    effect !== 'touch' && state.players[attacker]?.harmony && usesOf(state, PAID) === 0 ? FEE : 0,
  feePaid: (draft, { attacker, effect }) => {
    if (effect !== 'touch' && draft.next.players[attacker]?.harmony && usesOf(draft.next, PAID) === 0) use(draft, PAID);
  },
  onDecline: takeBack,
  steps: {
    turnStart: [{ order: AT_TURN_START.harmony, run: takeBack }],
    endStep: [{ order: AT_END_STEP.harmony, run: handOut }],
  },
} as const satisfies Race;
