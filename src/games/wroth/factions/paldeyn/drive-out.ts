import { type Option, violation } from '../../../../engine/index.js';
import { areEnemies, basicsIn, enemiesIn, factionOf, isNumbered, neighboursOf, sideOf, unitsIn } from '../../board.js';
import { ABILITY_DATA } from '../../components/mats.js';
import type { MatAbility } from '../../hooks.js';
import { NUMBERED, type RegionId } from '../../ids.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { moveGroup, refuseMove } from '../../units.js';
import { FACTION_NAMES, REGION_NAMES } from '../../words.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'paldeyn.drive_out';
const ONE = { basics: 1, elites: [] } as const;

const outnumbers = (state: WrothState, side: Side, enemy: Side, region: RegionId): boolean =>
  unitsIn(state, side, region) > unitsIn(state, enemy, region);

function optionsOf(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const options: Option<WrothMove>[] = [];
  for (const region of NUMBERED) {
    for (const enemy of enemiesIn(state, side, region)) {
      if (basicsIn(state, enemy, region) === 0 || !outnumbers(state, side, enemy, region)) continue;
      const { id: faction } = factionOf(state, enemy);
      for (const to of neighboursOf(region)) {
        options.push({
          id: `${region}.${faction}.${to}`,
          label: labelOf(ID),
          facts: { faction: FACTION_NAMES[faction], region, place: REGION_NAMES[region], to },
          move: { type: 'buy.ability', ability: ID, region, faction, to },
          slots: { from: String(region), target: String(to), with: faction },
          cost: ABILITY_DATA[ID].cost,
        });
      }
    }
  }
  return options;
}

/** WR-20.6.3: where an enemy is outnumbered, one of its Basics is pushed to a numbered region next door. */
export const driveOut = {
  id: ID,
  ...powerOf<'buy.ability', 'region' | 'faction' | 'to'>({
    takes: ['region', 'faction', 'to'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { region, faction, to }) => {
      if (!isNumbered(region)) return violation('WR-11.3', 'outskirts-safe');
      const enemy = sideOf(state, faction);
      if (enemy === undefined || !areEnemies(state, side, enemy)) {
        return violation('WR-20.6.3', 'no-enemy', { faction: FACTION_NAMES[faction] });
      }
      if (!outnumbers(state, side, enemy, region)) {
        return violation('WR-20.6.3', 'not-outnumbered', {
          faction: FACTION_NAMES[faction],
          region,
          place: REGION_NAMES[region],
        });
      }
      if (basicsIn(state, enemy, region) === 0) {
        return violation('WR-20.6.3', 'no-basic-to-push', { faction: FACTION_NAMES[faction] });
      }
      return refuseMove(state, enemy, region, to, ONE);
    },
    perform: (draft, _, { region, faction, to }) => {
      const enemy = sideOf(draft.next, faction);
      if (enemy !== undefined) moveGroup(draft, enemy, region, to, ONE);
    },
  }),
} as const satisfies MatAbility;
