import type { RuleViolation, Seat } from '../../../engine/index.js';
import { violation } from '../../../engine/index.js';
import type { Draft } from '../draft.js';
import type { Asked } from '../frames/frame.js';
import type { MoveOf, MoveType } from '../moves.js';
import type { LichKingState } from '../state.js';

/** Something the active player may begin while the game is idle; the core has checked that it is (LK-4). */
export interface Action<T extends MoveType> {
  readonly rule: string;
  readonly refuse?: (state: LichKingState, seat: Seat, move: MoveOf<T>) => RuleViolation | undefined;
  readonly perform: (draft: Draft, seat: Seat, move: MoveOf<T>) => void;
  readonly decisions: (state: LichKingState, seat: Seat) => readonly Asked[];
}

/** LK-4.1: four actions a turn, and what Borrowed Time adds. */
export const hasAction = ({ record }: LichKingState): boolean => record.actionsLeft > 0;

export const refuseSpent = (state: LichKingState): RuleViolation | undefined =>
  hasAction(state) ? undefined : violation('LK-4.1', 'no-actions-left');

export function spendAction(draft: Draft): void {
  draft.record().actionsLeft -= 1;
}
