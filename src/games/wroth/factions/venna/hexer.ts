import { type Option, type RuleViolation, violation } from '../../../../engine/index.js';
import { eliteById, factionOf, isNumbered, neighboursOf } from '../../board.js';
import { dealDamage, refuseHits } from '../../damage.js';
import type { EliteKind } from '../../hooks.js';
import type { NumberedId, RegionId } from '../../ids.js';
import { payKorra } from '../../korra.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { eliteName, REGION_NAMES } from '../../words.js';
import { unitBlowOptions } from '../hit-options.js';
import { offer, powerOf } from '../power.js';
import { useThisTurn } from '../uses.js';

const ID = 'hexer';
const DAMAGE = 1;
const COST = 1;

/** Once a turn, for a Korra. */
function barred(state: WrothState, side: Side): RuleViolation | undefined {
  const { usedThisTurn, korra } = factionOf(state, side);
  if (usedThisTurn.includes(ID)) return violation('WR-20.7.1', 'used-this-turn');
  return korra < COST ? violation('WR-20.7.1', 'too-little-korra', { cost: COST, korra }) : undefined;
}

const within = (at: RegionId): readonly NumberedId[] => (isNumbered(at) ? [at, ...neighboursOf(at)] : []);

function optionsOf(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const seen = new Set<RegionId>();
  return factionOf(state, side).elites.flatMap(({ id: unit, type, at }) => {
    if (type !== ID || at === 'mat' || seen.has(at)) return [];
    seen.add(at);
    return unitBlowOptions(state, side, ID, unit, {
      damage: DAMAGE,
      regions: within(at),
      cost: COST,
      move: ({ region, faction, points }) => ({ type: 'unit.activate', unit, region, faction, points }),
    });
  });
}

/** WR-20.7.1: Hex, 1 damage where a Hexer stands or next to it; two that stand together reach the same. */
export const hexer = {
  id: ID,
  activate: powerOf<'unit.activate', 'region' | 'faction' | 'points'>({
    takes: ['region', 'faction', 'points'],
    decide: (state, side) => (barred(state, side) ? undefined : offer(ID, optionsOf(state, side))),
    refuse: (state, side, { unit, region, faction, points }) => {
      const elite = eliteById(state, side, unit);
      if (elite?.type !== ID) return violation('WR-20.7.1', 'not-your-unit', { unit: eliteName(unit) });
      if (elite.at === 'mat' || !isNumbered(elite.at)) return violation('WR-20.7.1', 'unit-not-in-region');
      if (isNumbered(region) && !within(elite.at).includes(region)) {
        return violation('WR-20.7.1', 'hex-out-of-reach', { region, place: REGION_NAMES[region] });
      }
      return barred(state, side) ?? refuseHits(state, side, { region, faction, points }, () => DAMAGE);
    },
    perform: (draft, side, { region, faction, points }) => {
      useThisTurn(draft, side, ID);
      payKorra(draft, side, COST, ID);
      dealDamage(draft, side, 'damage', { region, faction, points });
    },
  }),
} as const satisfies EliteKind;
