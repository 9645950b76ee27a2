import { vpOf } from '../board.js';
import type { Draft } from '../draft.js';
import { SIGNS, type Sign } from '../ids.js';
import { enterPhase } from '../phases.js';
import { endGame, MOST_THROWS, survivors } from '../victory.js';
import type { Camp } from './events.js';
import { controlled, metBy } from './missions.js';
import { aiOf } from './places.js';
import type { Mission } from './scenario.js';

function end(draft: Draft, winner: Camp, by: string): void {
  const { next } = draft;
  draft.tell({ type: 'coopEnded', winner, humans: vpOf(next, 0), ai: vpOf(next, aiOf(next)) });
  endGame(draft, winner === 'humans' ? Array.from({ length: next.seats }, (_, seat) => seat) : [], `coop.${by}`);
}

const byVp = (missions: readonly Mission[]): boolean => missions.every(({ type }) => type === 'vp');

/** Both sides have reached their VP: the higher total, more regions, then rock-paper-scissors (WR-18.4). */
function compare(draft: Draft): void {
  const { next } = draft;
  const vp = vpOf(next, 0) - vpOf(next, aiOf(next));
  const regions = controlled(next, 'humans') - controlled(next, 'ai');
  if (vp !== 0) end(draft, vp > 0 ? 'humans' : 'ai', vp > 0 ? 'humansVp' : 'aiVp');
  else if (regions !== 0) end(draft, regions > 0 ? 'humans' : 'ai', 'regions');
  else {
    enterPhase(draft, 'tiebreak');
    next.turn += 1;
    ask(draft, 0);
  }
}

function ask(draft: Draft, throws: number): void {
  const { next } = draft;
  next.tieBreak = { seats: [next.first], stage: 'throw', throws, answers: {} };
  draft.tell({ type: 'tied', seats: [next.first], stage: 'throw' });
  draft.first({ do: 'coop.throw' });
}

/** WR-18.4, WR-13.7: one mission is enough; if both sides have one and not both by VP, the players win. */
export function judge(draft: Draft): void {
  const { next } = draft;
  const humans = metBy(next, 'humans');
  const ai = metBy(next, 'ai');
  const { maxRounds } = next.options;
  if (humans.length > 0 && ai.length > 0 && byVp(humans) && byVp(ai)) compare(draft);
  else if (humans.length > 0) end(draft, 'humans', 'humansMission');
  else if (ai.length > 0) end(draft, 'ai', 'aiMission');
  else if (maxRounds > 0 && next.round >= maxRounds) end(draft, 'ai', 'maxRounds');
  else draft.first({ do: 'upkeep' });
}

/** The engine throws for the AI, after the first player; both signs are shown together. */
export function throwForAi(draft: Draft): void {
  const { tieBreak } = draft.next;
  if (!tieBreak) return;
  const seat = draft.next.first;
  const human = tieBreak.answers[seat] as Sign;
  const sign = draft.random.pick(SIGNS);
  draft.tell({ type: 'aiThrew', human, ai: sign, reveals: true });
  const ai = aiOf(draft.next);
  const left = survivors([
    { seat, sign: human },
    { seat: ai, sign },
  ]);
  const throws = tieBreak.throws + 1;
  if (left.length === 1) end(draft, left[0] === seat ? 'humans' : 'ai', 'rps');
  else if (throws >= MOST_THROWS) end(draft, 'humans', 'rps');
  else ask(draft, throws);
}
