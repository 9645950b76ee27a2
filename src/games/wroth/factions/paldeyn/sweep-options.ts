import type { Facts, Option } from '../../../../engine/index.js';
import { eliteSlug } from '../../action-options.js';
import { factionOf, neighboursOf } from '../../board.js';
import { NUMBERED, type NumberedId, type RegionId } from '../../ids.js';
import type { SweepMove, WrothMove } from '../../moves.js';
import type { Elite, Side, WrothState } from '../../state.js';
import { eliteName, key, REGION_NAMES } from '../../words.js';

export const SWEEP = 'paldeyn.cavalry_sweep';

/** In the order of their ids. */
export const lancersInPlay = (state: WrothState, side: Side): readonly Readonly<Elite>[] =>
  factionOf(state, side).elites.filter(({ type, at }) => type === 'lancer' && at !== 'mat');

/** A shortest way to each numbered region within two steps. */
function rides(from: RegionId): ReadonlyMap<NumberedId, readonly NumberedId[]> {
  const paths = new Map<NumberedId, readonly NumberedId[]>(neighboursOf(from).map((to) => [to, [to]]));
  for (const first of neighboursOf(from)) {
    for (const to of neighboursOf(first)) if (to !== from && !paths.has(to)) paths.set(to, [first, to]);
  }
  return paths;
}

const optionOf = (
  label: string,
  moves: readonly SweepMove[],
  hero: string,
  region?: NumberedId,
  facts: Facts = {},
): Option<WrothMove> => ({
  id: region === undefined ? hero : `${hero}.${region}`,
  label: key(`faction.option.${label}`),
  facts: region === undefined ? facts : { ...facts, region, place: REGION_NAMES[region] },
  move: { type: 'trait.use', trait: SWEEP, moves },
  slots: region === undefined ? { hero } : { hero, target: String(region) },
});

/**
 * The rides worth offering: nobody moves, all ride to one region that each can reach or stands in, or one rides alone.
 * Any other ride can be given as a move.
 */
export function sweepOptions(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const lancers = lancersInPlay(state, side).flatMap(({ id, at }) =>
    at === 'mat' ? [] : [{ id, at, ways: rides(at) }],
  );
  if (lancers.length === 0) return [];
  const options = [optionOf('paldeyn_cavalry_sweep_stay', [], 'none')];
  for (const region of lancers.length > 1 ? NUMBERED : []) {
    if (!lancers.every(({ at, ways }) => at === region || ways.has(region))) continue;
    const moves = lancers.flatMap(({ id: unit, at, ways }) =>
      at === region ? [] : [{ unit, path: ways.get(region) ?? [] }],
    );
    if (moves.length < 2) continue;
    options.push(optionOf('paldeyn_cavalry_sweep_all', moves, 'all', region));
  }
  for (const { id: unit, ways } of lancers) {
    for (const [region, path] of ways) {
      const facts = { unit: eliteName(unit) };
      options.push(optionOf('paldeyn_cavalry_sweep', [{ unit, path }], eliteSlug(unit), region, facts));
    }
  }
  return options;
}
