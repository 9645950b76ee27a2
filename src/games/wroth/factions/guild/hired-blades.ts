import { violation } from '../../../../engine/index.js';
import { factionOf, occupies } from '../../board.js';
import { ABILITY_DATA } from '../../components/mats.js';
import type { MatAbility } from '../../hooks.js';
import { REGIONS } from '../../ids.js';
import { deployBasics } from '../../units.js';
import { REGION_NAMES } from '../../words.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'guild.hired_blades';

/** WR-20.2.3: a Basic from the mat joins own units anywhere, in the zone too. */
export const hiredBlades = {
  id: ID,
  ...powerOf<'buy.ability', 'region'>({
    takes: ['region'],
    decide: (state, side) =>
      factionOf(state, side).mat === 0
        ? undefined
        : offer(
            ID,
            REGIONS.filter((region) => occupies(state, side, region)).map((region) => ({
              id: String(region),
              label: labelOf(ID),
              facts: { region, place: REGION_NAMES[region] },
              move: { type: 'buy.ability', ability: ID, region } as const,
              slots: { target: String(region) },
              cost: ABILITY_DATA[ID].cost,
            })),
          ),
    refuse: (state, side, { region }) => {
      if (factionOf(state, side).mat === 0) return violation('WR-14.3', 'mat-short', { mat: 0 });
      return occupies(state, side, region)
        ? undefined
        : violation('WR-20.2.3', 'no-unit-there', { region, place: REGION_NAMES[region] });
    },
    perform: (draft, side, { region }) => {
      deployBasics(draft, side, region, 1);
    },
  }),
} as const satisfies MatAbility;
