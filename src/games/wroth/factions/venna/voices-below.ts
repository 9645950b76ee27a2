import { type Option, violation } from '../../../../engine/index.js';
import { factionOf, isNumbered } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { NUMBERED } from '../../ids.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { deployBasics } from '../../units.js';
import { REGION_NAMES } from '../../words.js';
import { upTo } from '../count.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'venna.voices_below';
const MOST = 3;

function optionsOf(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const counts = upTo(Math.min(MOST, factionOf(state, side).discard));
  return NUMBERED.flatMap((region) =>
    counts.map((count) => ({
      id: `${region}.${count}`,
      label: labelOf(ID),
      facts: { region, place: REGION_NAMES[region], count },
      move: { type: 'trait.use', trait: ID, region, count } as const,
      slots: { target: String(region), with: String(count) },
    })),
  );
}

/** WR-21.7.1: up to three destroyed Basics rise in any numbered region. */
export const voicesBelow = {
  id: ID,
  faction: 'venna',
  power: powerOf<'trait.use', 'region' | 'count'>({
    takes: ['region', 'count'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { region, count }) => {
      if (!isNumbered(region)) return violation('WR-21.7.1', 'not-the-outskirts');
      const { discard } = factionOf(state, side);
      if (count < 1 || count > MOST) return violation('WR-21.7.1', 'count-limit', { most: MOST });
      return count > discard ? violation('WR-14.3', 'discard-short', { discard }) : undefined;
    },
    perform: (draft, side, { region, count }) => {
      deployBasics(draft, side, region, count, 'discard');
    },
  }),
} as const satisfies Trait;
