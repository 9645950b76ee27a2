import { type RuleViolation, violation } from '../../engine/index.js';
import { factionOf } from './board.js';
import { collectedOf } from './collected.js';
import type { Draft } from './draft.js';
import { type EliteId, type RegionId, SEER } from './ids.js';
import type { Group, MarchRoute, SpendableDie } from './moves.js';
import type { Side, WrothState } from './state.js';
import { moveGroup, refuseMove } from './units.js';

const MARCH_DICE = 2;

interface Leg extends Group {
  readonly from: RegionId;
  readonly to: RegionId;
}

/** The single moves of a March; the order of the given list is kept. */
const legsOf = (route: MarchRoute): readonly Leg[] =>
  'target' in route
    ? route.moves.map((move) => ({ ...move, to: route.target }))
    : route.moves.map((move) => ({ ...move, from: route.source }));

/** What forbids a March along this route, the dice apart (WR-10.6). */
export function refuseRoute(state: WrothState, side: Side, route: MarchRoute): RuleViolation | undefined {
  const { marchMode } = state.options;
  const converges = 'target' in route;
  if (converges !== (marchMode === 'converge')) return violation('WR-10.6', `march-${marchMode}`);
  const legs = legsOf(route);
  if (legs.length === 0) return violation('WR-10.6', 'nobody-moves');
  const ends = legs.map(({ from, to }) => (converges ? from : to));
  if (new Set(ends).size < ends.length) return violation('WR-10.6', 'region-twice');
  for (const { from, to, basics, elites } of legs) {
    const refusal = refuseMove(state, side, from, to, { basics, elites });
    if (refusal) return refusal;
  }
  if (converges) return undefined;
  // All leave one region, so together they may not be more than stand there.
  const basics = legs.reduce((sum, leg) => sum + leg.basics, 0);
  const elites = legs.flatMap((leg) => leg.elites);
  return refuseMove(state, side, route.source, ends[0] as RegionId, { basics, elites });
}

/** Moves all together; gives the Elites in the order in which their abilities trigger (WR-10.6). */
export function performRoute(draft: Draft, side: Side, route: MarchRoute): readonly EliteId[] {
  const converges = 'target' in route;
  const legs = legsOf(route).toSorted((a, b) => (converges ? a.from - b.from : a.to - b.to));
  const dice = factionOf(draft.next, side).elites;
  for (const { from, to, basics, elites } of legs) moveGroup(draft, side, from, to, { basics, elites });
  return legs.flatMap(({ elites }) => dice.filter(({ id }) => elites.includes(id)).map(({ id }) => id));
}

/** Fewest dice that pay for a March now: two, or one with a trait (WR-21.5.3). */
export const marchCost = (state: WrothState, side: Side): number =>
  collectedOf(state, side).marchDice.reduce((least, dice) => Math.min(least, dice(state, side)), MARCH_DICE);

/** What forbids paying for a March with these dice (WR-10.6). */
export function refuseDice(state: WrothState, side: Side, dice: readonly SpendableDie[]): RuleViolation | undefined {
  if (dice.length > MARCH_DICE || dice.length < marchCost(state, side)) {
    return violation('WR-10.6', 'march-dice', { dice: marchCost(state, side) });
  }
  if (new Set(dice).size < dice.length) return violation('WR-10.6', 'die-twice');
  const faction = factionOf(state, side);
  for (const die of dice) {
    if (die === SEER) {
      if (!faction.seer || faction.seer.spent) return violation('WR-10.10', 'seer-spent');
    } else if (!faction.dice.some(({ id }) => id === die)) return violation('WR-8.3', 'no-such-die', { die });
  }
  return dice.every((die) => die === SEER) ? violation('WR-21.5.3', 'action-die-needed') : undefined;
}
