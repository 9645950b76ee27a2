import type { Seat } from '../../engine/index.js';
import type { Step, StepPhase } from './abilities.js';
import { abilitiesOf } from './collected.js';
import { holdsAny } from './cost.js';
import type { Draft } from './draft.js';
import { outcomeOf } from './outcome.js';
import { score } from './scoring.js';
import type { SmallWorldState, TurnRecord } from './state.js';

export const emptyRecord = (): TurnRecord => ({
  unsettled: null,
  conquests: [],
  usedArtifacts: [],
  uses: {},
  side: null,
  forcedOut: 0,
  attacked: [],
  strike: null,
  bombFee: null,
});

/** SW-3.1: a turn begins with a clean record; then the abilities of the start of a turn. */
export function beginTurn(draft: Draft, seat: Seat): void {
  const { next } = draft;
  const { conquests } = next.record;
  next.lastConquests = conquests.map(({ region, from }) => ({ seat: next.active, region, from }));
  next.record = emptyRecord();
  next.active = seat;
  next.turn += 1;
  draft.player(seat).turns += 1;
  draft.tell({ type: 'turnBegan', seat, turn: next.turn });
  enterSteps(draft, 'turnStart');
}

/** Where the turn goes on when the abilities of a phase have nothing more to do (SW-3). */
const AFTER: Readonly<Record<StepPhase, (draft: Draft, seat: Seat) => void>> = {
  turnStart: ({ next }, seat) => {
    next.phase = next.players[seat]?.race ? 'chooseMode' : 'pickCombo';
  },
  // A race that was just picked holds nothing, so READY is skipped (SW-3.7).
  form: ({ next }, seat) => {
    next.phase = holdsAny(next, seat) ? 'ready' : 'conquest';
  },
  conquestEnd: (draft) => enterSteps(draft, 'recruit'),
  recruit: (draft, seat) => {
    if (holdsAny(draft.next, seat)) draft.next.phase = 'redeploy';
    else enterSteps(draft, 'endStep');
  },
  endStep: (draft, seat) => endTurn(draft, seat),
};

export function enterSteps(draft: Draft, phase: StepPhase): void {
  draft.next.phase = phase;
  draft.next.step = 0;
  resumeSteps(draft, phase);
}

/** The ability's step whose turn it is; undefined in phases that are not made of steps. */
export function openStep(state: SmallWorldState, seat: Seat): Step | undefined {
  if (!Object.hasOwn(AFTER, state.phase)) return undefined;
  return abilitiesOf(state, seat).steps[state.phase as StepPhase].find(({ order }) => order === state.step);
}

/** Runs the abilities' steps of a phase in their order until one has something to ask; called again when it is answered. */
export function resumeSteps(draft: Draft, phase: StepPhase): void {
  const { next } = draft;
  const seat = next.active;
  if (next.record.unsettled !== null) return;
  for (const { order, run, decision } of abilitiesOf(next, seat).steps[phase]) {
    if (order <= next.step) continue;
    next.step = order;
    run?.(draft, seat);
    if (decision?.(next, seat, 'public')) return;
  }
  AFTER[phase](draft, seat);
}

/** CONQUEST ends by choice or with a final conquest; what it still demands is settled first (SW-6.3). */
export function endConquests(draft: Draft, seat: Seat): void {
  draft.tell({ type: 'conquestsEnded', seat });
  enterSteps(draft, 'conquestEnd');
}

/** SCORING, then the others' redeployment (SW-3.13, SW-3.14). Also the end of a turn of decline (SW-9.1). */
export function endTurn(draft: Draft, seat: Seat): void {
  score(draft, seat);
  draft.next.defenders = waitingDefenders(draft.next);
  passOn(draft);
}

/** Other players with pieces in hand and a region to put them, clockwise from the current one. */
function waitingDefenders(state: SmallWorldState): readonly Seat[] {
  const count = state.players.length;
  return Array.from({ length: count - 1 }, (_, step) => (state.active + 1 + step) % count).filter((seat) => {
    const player = state.players[seat];
    return player && player.hand + player.beasts + player.champion > 0 && holdsAny(state, seat);
  });
}

/** Asks the next defender, or begins the next turn, round or ends the game (SW-3.15). */
export function passOn(draft: Draft): void {
  const { next } = draft;
  if (next.defenders.length > 0) {
    next.phase = 'defenderRedeploy';
    return;
  }
  const seat = (next.active + 1) % next.players.length;
  if (seat === next.startPlayer) {
    if (next.round === next.rounds) {
      end(draft);
      return;
    }
    next.round += 1;
    draft.tell({ type: 'roundBegan', seat, round: next.round });
  }
  beginTurn(draft, seat);
}

function end(draft: Draft): void {
  draft.next.phase = 'over';
  const outcome = outcomeOf(draft.next);
  if (!outcome) return;
  draft.tell({ type: 'gameEnded', coins: outcome.scores, winners: outcome.winners, reveals: true });
}
