import { type Seat, violation } from '../../engine/index.js';
import type { TasksOf } from './agenda.js';
import { mostUnits, vpOf } from './board.js';
import { GOAL } from './components/tables.js';
import type { Draft } from './draft.js';
import { NUMBERED, type Sign } from './ids.js';
import { enterPhase } from './phases.js';
import type { RulesOf } from './rule.js';
import type { Result, TieBreak, WrothState } from './state.js';

/** Throws without a decision after which the victory is shared (WR-13.6). */
export const MOST_THROWS = 20;

export function endGame(draft: Draft, winners: readonly Seat[], by: Result['by']): void {
  const { next } = draft;
  enterPhase(draft, 'over');
  next.tieBreak = null;
  next.agenda = [];
  next.result = { winners, by };
  const vp = Array.from({ length: next.seats }, (_, seat) => vpOf(next, seat));
  draft.tell({ type: 'gameEnded', vp, winners, by, reveals: true });
}

const best = (seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] => {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
};

const controlled = (state: WrothState, seat: Seat): number =>
  NUMBERED.filter((region) => mostUnits(state, region) === seat).length;

/** WR-13.1 to 13.4, WR-13.7 */
function victory(draft: Draft): void {
  const { next } = draft;
  const seats = next.factions.map((_, seat) => seat);
  const { maxRounds, tieBreak } = next.options;
  const isLast = maxRounds > 0 && next.round >= maxRounds;
  if (!isLast && seats.every((seat) => vpOf(next, seat) < GOAL)) {
    draft.first({ do: 'upkeep' });
    return;
  }
  const leaders = best(seats, (seat) => vpOf(next, seat));
  if (leaders.length === 1) {
    endGame(draft, leaders, 'vp');
    return;
  }
  const tied = best(leaders, (seat) => controlled(next, seat));
  if (tied.length === 1) endGame(draft, tied, 'regions');
  else if (tieBreak === 'share') endGame(draft, tied, 'shared');
  else openTie(draft, tied, tieBreak === 'ask' ? 'share' : 'throw');
}

function openTie(draft: Draft, seats: readonly Seat[], stage: TieBreak['stage'], throws = 0): void {
  if (draft.next.phase !== 'tiebreak') {
    enterPhase(draft, 'tiebreak');
    draft.next.turn += 1;
  }
  draft.next.tieBreak = { seats, stage, throws, answers: {} };
  draft.tell({ type: 'tied', seats, stage });
  draft.first({ do: stage });
}

/** Seats that have not answered yet; all may do so at the same time. */
const unanswered = ({ tieBreak }: WrothState): readonly Seat[] =>
  tieBreak ? tieBreak.seats.filter((seat) => !Object.hasOwn(tieBreak.answers, seat)) : [];

const answer = (draft: Draft, seat: Seat, value: boolean | Sign): void => {
  const { tieBreak } = draft.next;
  if (tieBreak) draft.next.tieBreak = { ...tieBreak, answers: { ...tieBreak.answers, [seat]: value } };
};

/** Unanimous agreement shares the victory (WR-13.5). */
function countVotes(draft: Draft): void {
  const { tieBreak } = draft.next;
  if (!tieBreak) return;
  const { seats, answers } = tieBreak;
  if (seats.every((seat) => answers[seat] === true)) endGame(draft, seats, 'shared');
  else openTie(draft, seats, 'throw');
}

const BEATS: Readonly<Record<Sign, Sign>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

/** Those who are left after a throw: with exactly two signs those who threw the better one (WR-13.6). */
export function survivors(thrown: readonly { readonly seat: Seat; readonly sign: Sign }[]): readonly Seat[] {
  const signs = [...new Set(thrown.map(({ sign }) => sign))];
  const [a, b] = signs;
  if (!a || !b || signs.length !== 2) return thrown.map(({ seat }) => seat);
  const better = BEATS[a] === b ? a : b;
  return thrown.filter(({ sign }) => sign === better).map(({ seat }) => seat);
}

function showSigns(draft: Draft): void {
  const { tieBreak } = draft.next;
  if (!tieBreak) return;
  const { seats, answers, throws } = tieBreak;
  const signs = seats.map((seat) => ({ seat, sign: answers[seat] as Sign }));
  draft.tell({ type: 'signsShown', signs, reveals: true });
  const left = survivors(signs);
  const undecided = left.length === seats.length ? throws + 1 : throws;
  if (left.length === 1) endGame(draft, left, 'rps');
  else if (undecided >= MOST_THROWS) endGame(draft, left, 'shared');
  else openTie(draft, left, 'throw', undecided);
}

export const VICTORY_TASKS: TasksOf<'victory' | 'share' | 'throw'> = {
  victory: { run: victory },
  share: { waits: unanswered, run: countVotes },
  throw: { waits: unanswered, run: showSigns },
};

export const TIE_RULES: RulesOf<'tiebreak.share' | 'tiebreak.throw'> = {
  'tiebreak.share': {
    task: 'share',
    rule: 'WR-13.5',
    refuse: (state, seat) => (unanswered(state).includes(seat) ? undefined : violation('WR-13.5', 'not-asked-now')),
    perform: (draft, seat, { agree }) => {
      draft.tell({ type: 'voted', seat, agree });
      answer(draft, seat, agree);
    },
  },
  'tiebreak.throw': {
    task: ['throw', 'coop.throw'],
    rule: 'WR-13.6',
    refuse: (state, seat) => (unanswered(state).includes(seat) ? undefined : violation('WR-13.6', 'not-asked-now')),
    perform: (draft, seat, { sign }) => {
      draft.tell({ type: 'thrown', seat });
      answer(draft, seat, sign);
    },
  },
};
