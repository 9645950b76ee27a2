import { violation } from '../../../../engine/index.js';
import { enemiesIn, occupied } from '../../board.js';
import type { Trait } from '../../hooks.js';
import type { NumberedId } from '../../ids.js';
import type { Side, WrothState } from '../../state.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'guild.night_of_knives';

/** Regions where own units stand among enemies, ascending. */
const amongEnemies = (state: WrothState, side: Side): readonly NumberedId[] =>
  occupied(state, side).filter((region) => enemiesIn(state, side, region).length > 0);

/** WR-21.2.1: 1 damage to one enemy in every region where own units stand. */
export const nightOfKnives = {
  id: ID,
  faction: 'guild',
  power: powerOf<'trait.use'>({
    takes: [],
    decide: (state, side) => {
      const regions = amongEnemies(state, side);
      return regions.length === 0
        ? undefined
        : offer(ID, [
            {
              id: 'use',
              label: labelOf(ID),
              facts: { count: regions.length, regions: regions.join(', ') },
              move: { type: 'trait.use', trait: ID },
            },
          ]);
    },
    refuse: (state, side) =>
      amongEnemies(state, side).length === 0 ? violation('WR-21.2.1', 'no-enemy-beside') : undefined,
    perform: (draft, side) => {
      for (const region of amongEnemies(draft.next, side)) {
        draft.ask({ ask: 'damage', side, source: ID, damage: 1, regions: [region], faction: null, mayDecline: false });
      }
    },
  }),
} as const satisfies Trait;
