import {
  type Applied,
  fail,
  ok,
  type Result,
  type RuleViolation,
  type Seat,
  seatName,
  text,
  violation,
} from '../../engine/index.js';
import { conquer, refuseConquer, refuseFinal, rollFor } from './conquest.js';
import { decline } from './decline.js';
import { defend, ready, redeploy, refuseDefender, refuseReady, refuseRedeploy } from './deploy.js';
import { Draft } from './draft.js';
import type { SmallWorldEvent } from './events.js';
import { endConquests, endTurn, enterSteps, passOn } from './flow.js';
import type { MoveOf, MoveType, SmallWorldMove } from './moves.js';
import type { SmallWorldOptions } from './options.js';
import { PICKS } from './picks.js';
import type { Rule } from './rule.js';
import type { Phase, SmallWorldState } from './state.js';
import type { SmallWorldView } from './view.js';
import { key } from './words.js';

export interface SmallWorld {
  state: SmallWorldState;
  move: SmallWorldMove;
  event: SmallWorldEvent;
  view: SmallWorldView;
  options: SmallWorldOptions;
}

/** Seats with a decision open, in the order in which they are asked (SW-3). */
export function acting({ phase, active, defenders }: SmallWorldState): readonly Seat[] {
  if (phase === 'over') return [];
  return phase === 'defenderRedeploy' ? defenders.slice(0, 1) : [active];
}

function chooseMode(draft: Draft, seat: Seat, { mode }: MoveOf<'chooseMode'>): void {
  if (mode === 'decline') {
    decline(draft, seat);
    endTurn(draft, seat);
    return;
  }
  const { race } = draft.player(seat);
  if (race) draft.tell({ type: 'expanded', seat, race });
  enterSteps(draft, 'form');
}

/** All moves there are; a missing one does not compile. */
const RULES: { readonly [T in MoveType]: Rule<T> } = {
  ...PICKS,
  chooseMode: { phase: 'chooseMode', rule: 'SW-3.5', perform: chooseMode },
  ready: {
    phase: 'ready',
    rule: 'SW-3.7',
    refuse: refuseReady,
    perform: (draft, seat, move) => {
      ready(draft, seat, move);
      draft.next.phase = 'conquest';
    },
  },
  conquer: { phase: 'conquest', rule: 'SW-3.9', refuse: refuseConquer, perform: conquer },
  finalConquest: {
    phase: 'conquest',
    rule: 'SW-6.1',
    refuse: refuseFinal,
    perform: (draft, seat, move) => {
      rollFor(draft, seat, move);
      endConquests(draft, seat);
    },
  },
  endConquests: { phase: 'conquest', rule: 'SW-3.9', perform: endConquests },
  redeploy: {
    phase: 'redeploy',
    rule: 'SW-3.11',
    refuse: refuseRedeploy,
    perform: (draft, seat, move) => {
      redeploy(draft, seat, move);
      enterSteps(draft, 'endStep');
    },
  },
  defenderRedeploy: {
    phase: 'defenderRedeploy',
    rule: 'SW-3.14',
    refuse: refuseDefender,
    perform: (draft, seat, move) => {
      defend(draft, seat, move);
      draft.next.defenders = draft.next.defenders.slice(1);
      passOn(draft);
    },
  },
};

const isOpen = (phases: Phase | readonly Phase[], now: Phase): boolean =>
  typeof phases === 'string' ? phases === now : phases.includes(now);

/** Why a move may not be made, or undefined if it may. Only reads. */
function refuse<T extends MoveType>(state: SmallWorldState, seat: Seat, move: MoveOf<T>, rule: Rule<T>) {
  if (state.phase === 'over') return violation('SW-17.1', 'over');
  const asked = acting(state)[0];
  if (asked !== seat) return violation('SW-3', 'not-asked', { player: seatName(asked ?? state.active) });
  if (!isOpen(rule.phase, state.phase)) {
    return violation(rule.rule, 'wrong-phase', { now: text(key(`phase.${state.phase}`)) });
  }
  if (state.record.unsettled !== null && !rule.settles) return violation('SW-13.6', 'settle-first');
  return rule.refuse?.(state, seat, move);
}

function applyBy<T extends MoveType>(
  state: SmallWorldState,
  seat: Seat,
  move: MoveOf<T>,
  rule: Rule<T>,
): Result<Applied<SmallWorld>, RuleViolation> {
  const refusal = refuse(state, seat, move, rule);
  if (refusal) return fail(refusal);
  const draft = new Draft(state);
  rule.perform(draft, seat, move);
  return ok({ state: draft.finish(), events: draft.events });
}

/** Checks first by reading only, then works on a draft: the given state never changes, and nothing is half done. */
export const apply = (
  state: SmallWorldState,
  seat: Seat,
  move: SmallWorldMove,
): Result<Applied<SmallWorld>, RuleViolation> =>
  applyBy(state, seat, move, RULES[move.type] as unknown as Rule<MoveType>);
