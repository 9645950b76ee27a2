import { activeHero } from './board.js';
import type { Draft } from './draft.js';
import { newRecord } from './setup.js';
import type { Phase } from './state.js';

/** The actions end, by choice or by defeat; what follows is on the stack (LK-3.1, LK-6.7). */
export function endActions(draft: Draft): void {
  const { id, seat } = activeHero(draft.next);
  draft.tell({ type: 'actionsEnded', seat, hero: id });
  draft.push({ kind: 'turn', step: 0 });
}

export function enterPhase(draft: Draft, phase: Phase): void {
  draft.next.phase = phase;
  draft.tell({ type: 'phaseBegan', phase });
}

/** The next hero becomes active; limits and effects of the turn are cleared (LK-3.1). */
export function beginTurn(draft: Draft): void {
  const { next } = draft;
  next.active = (next.active + 1) % next.heroes.length;
  if (next.active === next.first) next.round += 1;
  next.turn += 1;
  next.record = newRecord();
  next.phase = 'actions';
  const { id, seat } = activeHero(next);
  draft.tell({ type: 'turnBegan', seat, hero: id, turn: next.turn });
}
