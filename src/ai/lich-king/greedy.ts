import { compose, type Decision, optionsOf, type Seat } from '../../engine/index.js';
import { ICECROWN } from '../../games/lich-king/data/spaces.js';
import type { LichKingMove, MoveOf, MoveType } from '../../games/lich-king/moves.js';
import type { LichKingView } from '../../games/lich-king/view.js';
import type { Policy } from '../policy.js';
import { ACTION_SCORES } from './actions.js';
import { keeping } from './cards.js';
import { rewardScore } from './rewards.js';
import { Sight } from './sight.js';
import { assignmentsWorth, defendScore, fightCardsScore, under } from './windows.js';

type Scores = { readonly [T in MoveType]: (sight: Sight, move: MoveOf<T>, seat: Seat) => number };

/** How good a move looks; of several open ones the best is made. To pass or to end is a little better than nothing. */
const SCORES: Scores = {
  ...ACTION_SCORES,
  playFight: (sight, { cards }, seat) => fightCardsScore(sight, seat, cards),
  playDefend: (sight, { cards }, seat) => defendScore(sight, seat, cards),
  contribute: () => 1,
  spendHit: () => 0.5,
  autoQuest: () => 2,
  pass: () => 0.01,
  closeWindow: () => 0.005,
  assignHits: (sight, { spaces, convertBlocks = 0 }) => 1 + assignmentsWorth(sight, spaces) - 0.3 * convertBlocks,
  respondConsent: (_, { accept }) => (accept ? 1 : 0),
  withdraw: () => -1,
  answer: (_, { yes }) => (yes ? 1 : 0),
  placeStronghold: (sight, { at }) => {
    const goals = sight.view.quests.filter(({ done }) => !done).map(({ id }) => id);
    const far = goals.reduce((sum, goal) => sum + (goal === ICECROWN ? 2 : 1) * sight.steps(at, goal), 0);
    return 20 - far;
  },
  indomitable: (sight, { prevent }) => {
    const liadrin = sight.hero('liadrin');
    return prevent > 0 ? (liadrin.health - prevent >= 3 ? 1 : -1) : 0;
  },
  abominationStep: (sight, { to }) => -sight.view.heroes.filter(({ at }) => at === to).length,
  abominationVictim: (sight, { hero }) => {
    const strikes = under(sight, 'abominations')?.strikes.find((strike) => strike.hero === hero)?.damage ?? 0;
    return sight.hero(hero).health - strikes;
  },
  discard: (sight, { cards }, seat) => {
    const hand = sight.view.players[seat]?.hand ?? [];
    return 10 - cards.reduce((sum, card) => sum + keeping(sight, hand, card), 0);
  },
  playReward: (sight, move) => rewardScore(sight, move),
  setStandingOrders: () => -100,
};

const scoreOf = (sight: Sight, move: LichKingMove, seat: Seat): number =>
  (SCORES[move.type] as (sight: Sight, move: LichKingMove, seat: Seat) => number)(sight, move, seat);

/** The ready-made answers, and for a discard the cards that are least worth keeping. */
function candidates(sight: Sight, decision: Decision<LichKingMove>, seat: Seat): readonly LichKingMove[] {
  const made = optionsOf(decision).map(({ move }) => move);
  if (decision.kind !== 'subset' || decision.move.type !== 'discard') return made;
  const hand = sight.view.players[seat]?.hand ?? [];
  const cheapest = decision.cells
    .toSorted((a, b) => keeping(sight, hand, a.id) - keeping(sight, hand, b.id))
    .slice(0, decision.min);
  return [
    ...made,
    compose(
      decision,
      decision.cells.filter((cell) => cheapest.includes(cell)).map(({ id }) => id),
    ),
  ];
}

/** Plain sensible play: every hero for the best near goal, cards where they save a hero or a space. */
export const lichKingGreedy: Policy = ({ game, state, seat, decisions, random }) => {
  const sight = new Sight(game.view(state, seat) as LichKingView);
  let best: LichKingMove | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of decisions as readonly Decision<LichKingMove>[])
    for (const move of candidates(sight, decision, seat)) {
      const score = scoreOf(sight, move, seat) + random.int(1000) / 1e6;
      if (score > most) [best, most] = [move, score];
    }
  if (!best) throw new RangeError('There is nothing to decide');
  return best;
};
