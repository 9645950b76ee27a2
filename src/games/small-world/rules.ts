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
import { ARTIFACT_RULES } from './artifacts/index.js';
import { conquer, refuseConquer, refuseFinal, rollFor } from './conquest.js';
import { decline } from './decline.js';
import { defend, ready, redeploy, refuseDefender, refuseReady, refuseRedeploy } from './deploy.js';
import { Draft } from './draft.js';
import type { SmallWorldEvent } from './events.js';
import { endConquests, endTurn, enterSteps, openStep, passOn } from './flow.js';
import type { MoveOf, MoveType, SmallWorldMove } from './moves.js';
import type { SmallWorldOptions } from './options.js';
import { PICKS } from './picks.js';
import { PLACE_RULES } from './places/index.js';
import { CHAMPION_RULES } from './powers/champion-conquest.js';
import { INTIMIDATE_RULES } from './powers/intimidate.js';
import { SWAP_RULES } from './powers/portal-swap.js';
import { WATCHTOWER_RULES } from './powers/watchtowers.js';
import { BOMB_FEES } from './races/bombs.js';
import { RECRUITS } from './races/forsaken.js';
import { BOMB_RULES } from './races/goblins.js';
import { OBJECTIVE_RULES } from './races/objectives.js';
import { STEALS } from './races/steal.js';
import { SECOND_ROLL, STRIKES } from './races/strike.js';
import { FORMS } from './races/worgen.js';
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
  ...CHAMPION_RULES,
  ...SWAP_RULES,
  ...INTIMIDATE_RULES,
  ...WATCHTOWER_RULES,
  ...FORMS,
  ...STRIKES,
  ...STEALS,
  ...RECRUITS,
  ...OBJECTIVE_RULES,
  ...BOMB_RULES,
  ...BOMB_FEES,
  ...ARTIFACT_RULES,
  ...PLACE_RULES,
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
    phase: ['conquest', 'airstrike'],
    rule: 'SW-6.1',
    refuse: (state, seat, move) => {
      if (state.phase === 'airstrike')
        return move.region ? violation('SW-10.3', 'no-strike') : SECOND_ROLL.refuse(state, seat);
      return move.region ? refuseFinal(state, seat, move) : violation('SW-6.1', 'no-strike-yet');
    },
    perform: (draft, seat, move) => {
      if (move.region) rollFor(draft, seat, move);
      else SECOND_ROLL.perform(draft, seat);
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

/** Whether an ability's question is open to which another kind of move is the answer. */
function asksForAnother(state: SmallWorldState, seat: Seat, type: MoveType): boolean {
  const question = openStep(state, seat)?.decision?.(state, seat, 'public');
  if (!question) return false;
  return (question.kind === 'choice' ? question.options[0]?.move : question.move)?.type !== type;
}

/** Why a move may not be made, or undefined if it may. Only reads. */
function refuse<T extends MoveType>(state: SmallWorldState, seat: Seat, move: MoveOf<T>, rule: Rule<T>) {
  if (state.phase === 'over') return violation('SW-17.1', 'over');
  const asked = acting(state)[0];
  if (asked !== seat) return violation('SW-3', 'not-asked', { player: seatName(asked ?? state.active) });
  if (!isOpen(rule.phase, state.phase)) {
    return violation(rule.rule, 'wrong-phase', { now: text(key(`phase.${state.phase}`)) });
  }
  if (state.record.unsettled !== null && !rule.settles) return violation('SW-13.6', 'settle-first');
  if (state.record.unsettled === null && asksForAnother(state, seat, move.type)) {
    return violation(rule.rule, 'wrong-phase', { now: text(key(`phase.${state.phase}`)) });
  }
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
