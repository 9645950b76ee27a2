import { type Outcome, type Seat, text } from '../../engine/index.js';
import type { Faction } from './ids.js';
import type { SmallWorldState } from './state.js';
import { FACTION_NAMES, key } from './words.js';

/** Race tokens on the boards, active and declined; Beasts, Champion and hand do not count (SW-17.2). */
const tokensOf = (state: SmallWorldState, seats: readonly Seat[]): number =>
  state.regions.reduce((sum, { owner, tokens }) => (seats.includes(owner) ? sum + tokens : sum), 0);

/** Those with the highest count. */
function leading<T>(candidates: readonly T[], count: (candidate: T) => number): readonly T[] {
  const counts = candidates.map(count);
  const most = Math.max(...counts);
  return candidates.filter((_, at) => counts[at] === most);
}

/** SW-17: most coins, then most race tokens on the boards, then shared. */
function freeForAll(state: SmallWorldState): Outcome {
  const scores = state.players.map(({ coins }) => coins);
  const richest = leading([...scores.keys()], (seat) => scores[seat] ?? 0);
  const winners = leading(richest, (seat) => tokensOf(state, [seat]));
  const decided = richest.length === 1 ? 'coins' : winners.length === 1 ? 'tokens' : 'shared';
  const facts = { coins: Math.max(...scores), tokens: tokensOf(state, winners.slice(0, 1)) };
  return { winners, scores, reason: text(key(`outcome.${decided}`), facts) };
}

interface Side {
  readonly faction: Faction;
  readonly seats: readonly Seat[];
  /** The poorer teammate's coins (SW-18.14). */
  readonly score: number;
  readonly best: number;
}

function sidesOf(state: SmallWorldState, sides: readonly Faction[]): readonly Side[] {
  return [...new Set(sides)].map((faction) => {
    const seats = [...sides.keys()].filter((seat) => sides[seat] === faction);
    const coins = seats.map((seat) => state.players[seat]?.coins ?? 0);
    return { faction, seats, score: Math.min(...coins), best: Math.max(...coins) };
  });
}

/** SW-18.14, SW-18.15: the best faction score, then the richest player, then the faction's race tokens, then shared. */
function teams(state: SmallWorldState, seating: readonly Faction[]): Outcome {
  const byScore = leading(sidesOf(state, seating), ({ score }) => score);
  const byBest = leading(byScore, ({ best }) => best);
  const first = leading(byBest, ({ seats }) => tokensOf(state, seats));
  const decided =
    byScore.length === 1 ? 'side' : byBest.length === 1 ? 'sideBest' : first.length === 1 ? 'sideTokens' : 'sideShared';
  const facts = {
    side: first.map(({ faction }) => FACTION_NAMES[faction]),
    score: first[0]?.score ?? 0,
    best: first[0]?.best ?? 0,
    tokens: tokensOf(state, first[0]?.seats ?? []),
  };
  return {
    winners: first.flatMap(({ seats }) => seats).sort((a, b) => a - b),
    scores: state.players.map(({ coins }) => coins),
    reason: text(key(`outcome.${decided}`), facts),
  };
}

export function outcomeOf(state: SmallWorldState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  return state.sides ? teams(state, state.sides) : freeForAll(state);
}
