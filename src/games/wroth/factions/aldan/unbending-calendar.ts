import { factionOf } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { SEER_FACES } from '../../ids.js';
import { SEER_NAMES } from '../../words.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'aldan.unbending_calendar';

/** WR-21.1.3: the All-seeing die, spent or not, lies unspent with any face. */
export const unbendingCalendar = {
  id: ID,
  faction: 'aldan',
  power: powerOf<'trait.use', 'face'>({
    takes: ['face'],
    decide: (state, side) => {
      const { seer } = factionOf(state, side);
      const faces = SEER_FACES.filter((face) => !seer || seer.spent || seer.face !== face);
      return offer(
        ID,
        faces.map((face) => ({
          id: face,
          label: labelOf(ID),
          facts: { face: SEER_NAMES[face] },
          move: { type: 'trait.use', trait: ID, face } as const,
          slots: { with: face },
        })),
      );
    },
    refuse: () => undefined,
    perform: (draft, side, { face }) => {
      const faction = draft.faction(side);
      faction.seer = { face, spent: false };
      draft.tell({ type: 'seerTurned', faction: faction.id, face });
    },
  }),
} as const satisfies Trait;
