import type { Seat } from '../../engine/index.js';
import type { TaskRule, TaskType } from './agenda.js';
import { COOP_PENDING, COOP_TASKS } from './coop/index.js';
import { DAMAGE } from './damage-pending.js';
import type { Draft } from './draft.js';
import type { Pending, PendingRule, PendingRules } from './pending.js';
import { PHASE_TASKS } from './phases.js';
import type { WrothState } from './state.js';
import { TURN_TASKS } from './turns.js';
import { VICTORY_TASKS } from './victory.js';

/** All tasks there are; a missing one does not compile. */
const TASKS: { readonly [T in TaskType]: TaskRule<T> } = {
  ...PHASE_TASKS,
  ...TURN_TASKS,
  ...VICTORY_TASKS,
  ...COOP_TASKS,
};

const PENDING: PendingRules = { damage: DAMAGE, ...COOP_PENDING };

export const taskRule = (type: TaskType): TaskRule<TaskType> => TASKS[type] as unknown as TaskRule<TaskType>;

export const pendingRule = ({ ask }: Pending): PendingRule<Pending> => PENDING[ask] as unknown as PendingRule<Pending>;

/** Seats with a decision open, in the order in which they are asked (WR-3.2). */
export function acting(state: WrothState): readonly Seat[] {
  const head = state.pending[0];
  if (head) return [pendingRule(head).asked(state, head)];
  const task = state.agenda[0];
  return task ? (taskRule(task.do).waits?.(state, task) ?? []) : [];
}

/** Drops or answers what has no choice; true if somebody must answer (WR-12.10). */
function settlePending(draft: Draft): boolean {
  for (;;) {
    const { next } = draft;
    const head = next.pending[0];
    if (!head) return false;
    const rule = pendingRule(head);
    const answers = rule.answers(next, head);
    if (answers.length > 1) return true;
    next.pending = next.pending.slice(1);
    if (answers[0]) rule.perform(draft, head, answers[0]);
    else rule.dropped?.(draft, head);
  }
}

/** Goes on until somebody must decide, or nothing is left to do (WR-3.4). */
export function proceed(draft: Draft): void {
  while (!settlePending(draft)) {
    const task = draft.next.agenda[0];
    if (!task) return;
    const rule = taskRule(task.do);
    if ((rule.waits?.(draft.next, task) ?? []).length > 0) return;
    draft.finishTask();
    rule.run(draft, task);
  }
}
