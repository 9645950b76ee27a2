import { type Option, type RuleViolation, violation } from '../../../../engine/index.js';
import { eliteById, factionOf, isNumbered } from '../../board.js';
import { dealDamage, refuseHits } from '../../damage.js';
import type { EliteKind } from '../../hooks.js';
import type { EliteId, NumberedId } from '../../ids.js';
import type { WrothMove } from '../../moves.js';
import type { Elite, Side, WrothState } from '../../state.js';
import { returnElite } from '../../units.js';
import { eliteName } from '../../words.js';
import { unitBlowOptions } from '../hit-options.js';
import { offer, powerOf } from '../power.js';

const ID = 'hunter';
const DAMAGE = 1;

/** Where a Hunter can be set off: in a numbered region, and not in the turn of its deployment. */
function snareOf(state: WrothState, { at, deployed }: Readonly<Elite>): NumberedId | RuleViolation {
  if (at === 'mat' || !isNumbered(at)) return violation('WR-20.3.2', 'unit-not-in-region');
  return deployed === state.turn ? violation('WR-20.3.2', 'hunter-just-deployed') : at;
}

function optionsOf(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  return factionOf(state, side).elites.flatMap((elite) => {
    if (elite.type !== ID) return [];
    const region = snareOf(state, elite);
    if (typeof region === 'object') return [];
    const { id: unit } = elite;
    return unitBlowOptions(state, side, ID, unit, {
      damage: DAMAGE,
      regions: [region],
      move: ({ faction, points }) => ({ type: 'unit.activate', unit, faction, points }),
    });
  });
}

const hunterOf = (state: WrothState, side: Side, unit: EliteId): Readonly<Elite> | undefined => {
  const elite = eliteById(state, side, unit);
  return elite?.type === ID ? elite : undefined;
};

/** WR-20.3.2: Snare, 1 damage where the Hunter waits, then it goes back to the mat. */
export const hunter = {
  id: ID,
  activate: powerOf<'unit.activate', 'faction' | 'points'>({
    takes: ['faction', 'points'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { unit, faction, points }) => {
      const elite = hunterOf(state, side, unit);
      if (!elite) return violation('WR-20.3.2', 'not-your-unit', { unit: eliteName(unit) });
      const region = snareOf(state, elite);
      return typeof region === 'object' ? region : refuseHits(state, side, { region, faction, points }, () => DAMAGE);
    },
    perform: (draft, side, { unit, faction, points }) => {
      const at = hunterOf(draft.next, side, unit)?.at;
      if (at === undefined || at === 'mat') return;
      dealDamage(draft, side, 'damage', { region: at, faction, points });
      returnElite(draft, side, unit);
      draft.tell({ type: 'unitReturned', faction: factionOf(draft.next, side).id, unit, region: at });
    },
  }),
} as const satisfies EliteKind;
