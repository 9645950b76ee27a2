import { violation } from '../../../../engine/index.js';
import { basicsIn } from '../../board.js';
import { dealDamage, refuseHits } from '../../damage.js';
import type { Trait } from '../../hooks.js';
import { NUMBERED, type RegionId } from '../../ids.js';
import type { Side, WrothState } from '../../state.js';
import { REGION_NAMES } from '../../words.js';
import { blowOptions } from '../hit-options.js';
import { offer, powerOf } from '../power.js';

const ID = 'ooglan.cruel_ambush';
const MOST = 4;

const damageIn = (state: WrothState, side: Side, region: RegionId): number =>
  Math.min(MOST, basicsIn(state, side, region));

/** WR-21.4.3: as much damage to one enemy in a region as own Basics stand there. No attack. */
export const cruelAmbush = {
  id: ID,
  faction: 'ooglan',
  power: powerOf<'trait.use', 'region' | 'faction' | 'points'>({
    takes: ['region', 'faction', 'points'],
    decide: (state, side) =>
      offer(
        ID,
        NUMBERED.flatMap((region) => {
          const damage = damageIn(state, side, region);
          return damage === 0
            ? []
            : blowOptions(state, side, ID, {
                damage,
                regions: [region],
                move: ({ faction, points }) => ({ type: 'trait.use', trait: ID, region, faction, points }),
              });
        }),
      ),
    refuse: (state, side, hits) => {
      const { region } = hits;
      const damage = damageIn(state, side, region);
      return damage === 0
        ? violation('WR-21.4.3', 'no-basic-there', { region, place: REGION_NAMES[region] })
        : refuseHits(state, side, hits, () => damage);
    },
    perform: (draft, side, { region, faction, points }) =>
      dealDamage(draft, side, 'damage', { region, faction, points }),
  }),
} as const satisfies Trait;
