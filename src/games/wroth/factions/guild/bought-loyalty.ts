import { type Option, violation } from '../../../../engine/index.js';
import { areEnemies, basicsIn, enemiesIn, factionOf, isNumbered, occupied, occupies, sideOf } from '../../board.js';
import type { Trait } from '../../hooks.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { deployBasics, removeBasics } from '../../units.js';
import { FACTION_NAMES, REGION_NAMES } from '../../words.js';
import { upTo } from '../count.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'guild.bought_loyalty';
const MOST = 2;

const optionsOf = (state: WrothState, side: Side): readonly Option<WrothMove>[] =>
  occupied(state, side).flatMap((region) =>
    enemiesIn(state, side, region).flatMap((enemy) => {
      const { id: faction } = factionOf(state, enemy);
      return upTo(Math.min(MOST, basicsIn(state, enemy, region))).map((count) => ({
        id: `${region}.${faction}.${count}`,
        label: labelOf(ID),
        facts: { region, place: REGION_NAMES[region], faction: FACTION_NAMES[faction], count },
        move: { type: 'trait.use', trait: ID, region, faction, count } as const,
        slots: { target: String(region), from: faction, with: String(count) },
      }));
    }),
  );

/** WR-21.2.3: enemy Basics beside own units leave, and own ones from the mat take their place. No damage. */
export const boughtLoyalty = {
  id: ID,
  faction: 'guild',
  power: powerOf<'trait.use', 'region' | 'faction' | 'count'>({
    takes: ['region', 'faction', 'count'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { region, faction, count }) => {
      if (!isNumbered(region)) return violation('WR-11.3', 'outskirts-safe');
      if (!occupies(state, side, region)) {
        return violation('WR-21.2.3', 'no-unit-there', { region, place: REGION_NAMES[region] });
      }
      const enemy = sideOf(state, faction);
      if (enemy === undefined || !areEnemies(state, side, enemy)) {
        return violation('WR-21.2.3', 'no-enemy', { faction: FACTION_NAMES[faction] });
      }
      const most = Math.min(MOST, basicsIn(state, enemy, region));
      return count < 1 || count > most ? violation('WR-21.2.3', 'count-limit', { most }) : undefined;
    },
    perform: (draft, side, { region, faction, count }) => {
      const enemy = sideOf(draft.next, faction);
      if (enemy === undefined) return;
      removeBasics(draft, enemy, region, count, 'discard');
      deployBasics(draft, side, region, count);
    },
  }),
} as const satisfies Trait;
