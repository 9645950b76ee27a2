import type { Draft } from '../draft.js';
import type { Side } from '../state.js';

/** Notes what may be done once in a turn. */
export function useThisTurn(draft: Draft, side: Side, what: string): void {
  const faction = draft.faction(side);
  faction.usedThisTurn = [...faction.usedThisTurn, what];
}

/** Notes what may be done once in a round. */
export function useThisRound(draft: Draft, side: Side, what: string): void {
  const faction = draft.faction(side);
  faction.usedThisRound = [...faction.usedThisRound, what];
}
