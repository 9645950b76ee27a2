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
import { abilitiesOf } from './collected.js';
import { mayPay, takeCombo, tokensOf } from './combos.js';
import { conquer, refuseConquer, refuseFinal, rollFor } from './conquest.js';
import { decline } from './decline.js';
import { defend, ready, redeploy, refuseDefender, refuseReady, refuseRedeploy } from './deploy.js';
import { Draft, inTray } from './draft.js';
import type { SmallWorldEvent } from './events.js';
import { endTurn, enterSteps, passOn } from './flow.js';
import type { MoveOf, MoveType, SmallWorldMove } from './moves.js';
import type { SmallWorldOptions } from './options.js';
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

/** One kind of move: when it is open, what forbids it, and what it does. It is performed only if nothing forbids it. */
interface Rule<T extends MoveType> {
  readonly phase: Phase;
  readonly rule: string;
  readonly refuse?: (state: SmallWorldState, seat: Seat, move: MoveOf<T>) => RuleViolation | undefined;
  readonly perform: (draft: Draft, seat: Seat, move: MoveOf<T>) => void;
}

function refusePick(state: SmallWorldState, seat: Seat, { index }: MoveOf<'pickCombo'>): RuleViolation | undefined {
  const coins = state.players[seat]?.coins ?? 0;
  if (index >= state.combos.length)
    return violation('SW-3.2', 'no-such-combo', { index, last: state.combos.length - 1 });
  return mayPay(state, coins, index) ? undefined : violation('SW-3.2', 'too-few-coins', { price: index, coins });
}

function pick(draft: Draft, seat: Seat, { index }: MoveOf<'pickCombo'>): void {
  const player = draft.player(seat);
  const { race, power, coins: found } = draft.next.combos[index] ?? {};
  if (!race || !power || found === undefined) throw new RangeError(`There is no combo ${index}`);
  const tokens = tokensOf(race, power, inTray(draft.next, race));
  player.coins += found - index;
  player.race = race;
  player.power = power;
  player.hand = tokens;
  draft.toTray(race, -tokens);
  draft.tell({ type: 'comboPicked', seat, race, power, price: index, found, tokens });
  takeCombo(draft, index);
  for (const hook of abilitiesOf(draft.next, seat).onPick) hook(draft, seat);
  enterSteps(draft, 'form');
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

function endConquests(draft: Draft, seat: Seat): void {
  draft.tell({ type: 'conquestsEnded', seat });
  enterSteps(draft, 'recruit');
}

/** All moves there are; a missing one does not compile. */
const RULES: { readonly [T in MoveType]: Rule<T> } = {
  pickCombo: { phase: 'pickCombo', rule: 'SW-3.2', refuse: refusePick, perform: pick },
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

/** Why a move may not be made, or undefined if it may. Only reads. */
function refuse<T extends MoveType>(state: SmallWorldState, seat: Seat, move: MoveOf<T>, rule: Rule<T>) {
  if (state.phase === 'over') return violation('SW-17.1', 'over');
  const asked = acting(state)[0];
  if (asked !== seat) return violation('SW-3', 'not-asked', { player: seatName(asked ?? state.active) });
  if (state.phase !== rule.phase) {
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
