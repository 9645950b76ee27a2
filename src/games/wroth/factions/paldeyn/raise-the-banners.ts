import { type Option, violation } from '../../../../engine/index.js';
import { controls, factionOf, isNumbered } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { REGIONS, type RegionId } from '../../ids.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { deployBasics } from '../../units.js';
import { key, REGION_NAMES } from '../../words.js';
import { upTo } from '../count.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'paldeyn.raise_banners';
const MOST = 4;

/** A region the faction controls, or the zone. */
const receives = (state: WrothState, side: Side, region: RegionId): boolean =>
  !isNumbered(region) || controls(state, side, region);

function optionsOf(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const counts = upTo(Math.min(MOST, factionOf(state, side).mat));
  return REGIONS.filter((region) => receives(state, side, region)).flatMap((region) =>
    counts.map((count) => ({
      id: `${region}.${count}`,
      label: labelOf(ID),
      facts: { region, place: REGION_NAMES[region], count },
      move: { type: 'trait.use', trait: ID, region, count } as const,
      slots: { target: String(region), with: String(count) },
      group: key(`region.${region}`),
    })),
  );
}

/** WR-21.6.1: up to four Basics from the mat to a controlled region or the zone. */
export const raiseTheBanners = {
  id: ID,
  faction: 'paldeyn',
  power: powerOf<'trait.use', 'region' | 'count'>({
    takes: ['region', 'count'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { region, count }) => {
      if (!receives(state, side, region)) {
        return violation('WR-21.6.1', 'not-controlled', { region, place: REGION_NAMES[region] });
      }
      const { mat } = factionOf(state, side);
      if (count < 1 || count > MOST) return violation('WR-21.6.1', 'count-limit', { most: MOST });
      return count > mat ? violation('WR-14.3', 'mat-short', { mat }) : undefined;
    },
    perform: (draft, side, { region, count }) => {
      deployBasics(draft, side, region, count);
    },
  }),
} as const satisfies Trait;
