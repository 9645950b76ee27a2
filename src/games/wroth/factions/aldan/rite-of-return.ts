import { type Option, violation } from '../../../../engine/index.js';
import { occupies } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { REGIONS } from '../../ids.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { gatherDeploy, gathered, refuseGather } from '../../units.js';
import { key, REGION_NAMES } from '../../words.js';
import { gatherCode, gatherings } from '../gathering.js';
import { labelOf, offer, powerOf } from '../power.js';
import { gatherFacts } from '../words.js';

const ID = 'aldan.rite_of_return';
const MOST = 4;

const optionsOf = (state: WrothState, side: Side): readonly Option<WrothMove>[] =>
  REGIONS.filter((region) => occupies(state, side, region)).flatMap((region) =>
    gatherings(state, side, region, MOST).map((gather) => ({
      id: `${region}.${gatherCode(gather)}`,
      label: labelOf(ID),
      facts: { region, place: REGION_NAMES[region], ...gatherFacts(gather) },
      move: { type: 'trait.use', trait: ID, region, gather } as const,
      slots: { target: String(region), from: gatherCode(gather) },
      group: key(`region.${region}`),
    })),
  );

/** WR-21.1.1: up to four Basics from anywhere are set down where the faction already stood. */
export const riteOfReturn = {
  id: ID,
  faction: 'aldan',
  power: powerOf<'trait.use', 'region' | 'gather'>({
    takes: ['region', 'gather'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { region, gather }) => {
      if (!occupies(state, side, region)) {
        return violation('WR-21.1.1', 'no-unit-there', { region, place: REGION_NAMES[region] });
      }
      if (gathered(gather) === 0) return violation('WR-21.1.1', 'gather-nothing');
      if ((gather.regions[region] ?? 0) > 0) {
        return violation('WR-21.1.1', 'gathered-at-target', { region, place: REGION_NAMES[region] });
      }
      return refuseGather(state, side, gather, region, MOST);
    },
    perform: (draft, side, { region, gather }) => gatherDeploy(draft, side, gather, region),
  }),
} as const satisfies Trait;
