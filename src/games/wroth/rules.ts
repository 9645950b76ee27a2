import {
  type Applied,
  fail,
  HOUSE,
  ok,
  type Result,
  type RuleViolation,
  type Seat,
  seatName,
  text,
  violation,
} from '../../engine/index.js';
import { performAction, refuseAction } from './actions.js';
import type { Task, TaskType } from './agenda.js';
import { factionOf } from './board.js';
import { COOP_RULES } from './coop/index.js';
import { Draft } from './draft.js';
import type { WrothEvent } from './events.js';
import { acting, pendingRule, proceed, taskRule } from './flow.js';
import type { MoveOf, MoveType, WrothMove } from './moves.js';
import type { WrothOptions } from './options.js';
import { takeDie } from './phases.js';
import { PICK_RULES } from './picks.js';
import { FREE_RULES } from './purchases.js';
import type { Rule, RulesOf } from './rule.js';
import type { WrothState } from './state.js';
import { DICE_RULES } from './steps.js';
import { TIE_RULES } from './victory.js';
import type { WrothView } from './view.js';
import { key } from './words.js';

export interface Wroth {
  state: WrothState;
  move: WrothMove;
  event: WrothEvent;
  view: WrothView;
  options: WrothOptions;
}

const headOf = <T extends TaskType>(state: WrothState, type: T): Extract<Task, { readonly do: T }> | undefined => {
  const task = state.agenda[0];
  return task?.do === type ? (task as Extract<Task, { readonly do: T }>) : undefined;
};

/** Bonus actions and the draft. */
const PHASE_RULES: RulesOf<'bonus.perform' | 'bonus.decline' | 'draft.take' | 'ai.step'> = {
  'bonus.perform': {
    task: 'bonus',
    rule: 'WR-5.2',
    refuse: (state, seat, { action }) => {
      const task = headOf(state, 'bonus');
      if (task && action.do !== task.action) return violation('WR-5.1', 'other-bonus', { action: task.action });
      return refuseAction(state, seat, action);
    },
    perform: (draft, seat, { action }) => {
      draft.finishTask();
      performAction(draft, seat, action);
    },
  },
  'bonus.decline': {
    task: 'bonus',
    rule: 'WR-5.1',
    perform: (draft, seat) => {
      const task = headOf(draft.next, 'bonus');
      draft.finishTask();
      if (task) draft.tell({ type: 'bonusDeclined', faction: factionOf(draft.next, seat).id, region: task.region });
    },
  },
  'draft.take': {
    task: 'take',
    rule: 'WR-7.2',
    refuse: ({ pool }, _, { dieId }) =>
      pool.some(({ id }) => id === dieId) ? undefined : violation('WR-7.2', 'die-not-in-pool', { die: dieId }),
    perform: (draft, seat, { dieId }) => {
      const die = draft.next.pool.find(({ id }) => id === dieId);
      draft.finishTask();
      if (die) takeDie(draft, seat, die);
    },
  },
  'ai.step': {
    task: [],
    rule: 'WR-16.5',
    refuse: (_, seat) => (seat === HOUSE ? undefined : violation('WR-16.5', 'house-only')),
    perform: (draft) => {
      const task = draft.next.agenda[0];
      if (!task) return;
      draft.finishTask();
      taskRule(task.do).run(draft, task);
    },
  },
};

type Direct = Exclude<MoveType, 'damage.allocate' | 'coop.assignDamage' | 'coop.pickUnit'>;

/** All moves that do not answer a pending decision; a missing one does not compile. */
const RULES: { readonly [T in Direct]: Rule<T> } = {
  ...PICK_RULES,
  ...PHASE_RULES,
  ...DICE_RULES,
  ...FREE_RULES,
  ...TIE_RULES,
  ...COOP_RULES,
};

const isAnswer = (type: MoveType): boolean =>
  type === 'damage.allocate' || type === 'coop.assignDamage' || type === 'coop.pickUnit';

const isOpen = (tasks: TaskType | readonly TaskType[], task: Task): boolean =>
  typeof tasks === 'string' ? tasks === task.do : tasks.length === 0 || tasks.includes(task.do);

const wrongPhase = (state: WrothState, rule: string) =>
  violation(rule, 'wrong-phase', { now: text(key(`phase.${state.phase}`)) });

/** Why a move may not be made, or undefined if it may. Only reads. */
function refuse(state: WrothState, seat: Seat, move: WrothMove): RuleViolation | undefined {
  if (state.phase === 'over') return violation('WR-3.1', 'over');
  const asked = acting(state);
  const first = asked[0];
  if (first !== undefined && !asked.includes(seat)) {
    return first === HOUSE
      ? violation('WR-16.5', 'ai-acts')
      : violation('WR-3.2', 'not-asked', { player: seatName(first) });
  }
  const head = state.pending[0];
  if (head) return pendingRule(head).refuse(state, head, move);
  if (isAnswer(move.type)) return violation('WR-3.2', 'nothing-pending');
  const rule = RULES[move.type as Direct] as unknown as Rule<MoveType>;
  const task = state.agenda[0];
  if (!task || !isOpen(rule.task, task)) return wrongPhase(state, rule.rule);
  return rule.refuse?.(state, seat, move as MoveOf<MoveType>);
}

/** Checks first by reading only, then works on a draft: the given state never changes, and nothing is half done (WR-24.4). */
export function apply(state: WrothState, seat: Seat, move: WrothMove): Result<Applied<Wroth>, RuleViolation> {
  const refusal = refuse(state, seat, move);
  if (refusal) return fail(refusal);
  const draft = new Draft(state);
  const head = state.pending[0];
  if (head) {
    draft.next.pending = state.pending.slice(1);
    pendingRule(head).perform(draft, head, move);
  } else {
    (RULES[move.type as Direct] as unknown as Rule<MoveType>).perform(draft, seat, move as MoveOf<MoveType>);
  }
  proceed(draft);
  return ok({ state: draft.finish(), events: draft.events });
}
