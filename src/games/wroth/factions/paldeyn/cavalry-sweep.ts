import { type RuleViolation, violation } from '../../../../engine/index.js';
import { areAdjacent, eliteById, isNumbered } from '../../board.js';
import type { Draft } from '../../draft.js';
import type { Trait } from '../../hooks.js';
import type { EliteId, RegionId } from '../../ids.js';
import type { SweepMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { arrive, moveGroup, refuseMove } from '../../units.js';
import { eliteName } from '../../words.js';
import { offer, powerOf } from '../power.js';
import { lancersInPlay, SWEEP, sweepOptions } from './sweep-options.js';

const MOST_STEPS = 2;

/** Every step by itself, as if the Lancer stood where the last one led. */
function refusePath(state: WrothState, side: Side, { unit, path }: SweepMove): RuleViolation | undefined {
  const elite = eliteById(state, side, unit);
  if (elite?.type !== 'lancer' || elite.at === 'mat') {
    return violation('WR-21.6.3', 'not-your-unit', { unit: eliteName(unit) });
  }
  if (path.length < 1 || path.length > MOST_STEPS) {
    return violation('WR-21.6.3', 'steps-limit', { most: MOST_STEPS });
  }
  const [first, second] = path as readonly [RegionId, RegionId?];
  const refused = refuseMove(state, side, elite.at, first, { basics: 0, elites: [unit] });
  if (refused || second === undefined) return refused;
  return refuseStep(first, second);
}

const refuseStep = (from: RegionId, to: RegionId): RuleViolation | undefined => {
  if (!isNumbered(to)) return violation('WR-11.3', 'no-return');
  return areAdjacent(from, to) ? undefined : violation('WR-11.1', 'not-adjacent', { from, to });
};

function ride(draft: Draft, side: Side, unit: EliteId, to: RegionId): void {
  const from = eliteById(draft.next, side, unit)?.at;
  if (from === undefined || from === 'mat') return;
  moveGroup(draft, side, from, to, { basics: 0, elites: [unit] });
  arrive(draft, side, [unit]);
}

/** WR-21.6.3: all Lancers ride first, one after another, then each deals 1 damage where it stands, in the same order. */
export const cavalrySweep = {
  id: SWEEP,
  faction: 'paldeyn',
  power: powerOf<'trait.use', 'moves'>({
    takes: ['moves'],
    decide: (state, side) => offer(SWEEP, sweepOptions(state, side)),
    refuse: (state, side, { moves }) => {
      if (lancersInPlay(state, side).length === 0) return violation('WR-21.6.3', 'no-elite-in-play');
      if (new Set(moves.map(({ unit }) => unit)).size < moves.length) return violation('WR-21.6.3', 'unit-twice');
      for (const move of moves) {
        const refused = refusePath(state, side, move);
        if (refused) return refused;
      }
      return undefined;
    },
    perform: (draft, side, { moves }) => {
      for (const { unit, path } of moves) for (const to of path) ride(draft, side, unit, to);
      const riders = moves.map(({ unit }) => unit);
      const others = lancersInPlay(draft.next, side).filter(({ id }) => !riders.includes(id));
      for (const unit of [...riders, ...others.map(({ id }) => id)]) {
        const at = eliteById(draft.next, side, unit)?.at;
        if (at === undefined || at === 'mat' || !isNumbered(at)) continue;
        draft.ask({ ask: 'damage', side, source: SWEEP, damage: 1, regions: [at], faction: null, mayDecline: false });
      }
    },
  }),
} as const satisfies Trait;
