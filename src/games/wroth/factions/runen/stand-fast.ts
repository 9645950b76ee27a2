import { violation } from '../../../../engine/index.js';
import { elitesIn, factionOf } from '../../board.js';
import { ELITES } from '../../components/mats.js';
import type { Trait } from '../../hooks.js';
import { NUMBERED } from '../../ids.js';
import type { Side, WrothState } from '../../state.js';
import { deployBasics, heal } from '../../units.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'runen.stand_fast';

const elitesInPlay = (state: WrothState, side: Side) => factionOf(state, side).elites.filter(({ at }) => at !== 'mat');

/** WR-21.5.2: all own Elites are whole again, and a Basic from the mat joins each numbered region where one stands. */
export const standFast = {
  id: ID,
  faction: 'runen',
  power: powerOf<'trait.use'>({
    takes: [],
    decide: (state, side) => {
      const count = elitesInPlay(state, side).length;
      return count === 0
        ? undefined
        : offer(ID, [
            {
              id: 'use',
              label: labelOf(ID),
              facts: { count },
              move: { type: 'trait.use', trait: ID },
            },
          ]);
    },
    refuse: (state, side) =>
      elitesInPlay(state, side).length === 0 ? violation('WR-21.5.2', 'no-elite-in-play') : undefined,
    perform: (draft, side) => {
      for (const { id, type } of elitesInPlay(draft.next, side)) heal(draft, side, id, ELITES[type].vitality);
      for (const region of NUMBERED) {
        if (elitesIn(draft.next, side, region).length > 0) deployBasics(draft, side, region, 1);
      }
    },
  }),
} as const satisfies Trait;
