import { violation } from '../../../../engine/index.js';
import { factionOf } from '../../board.js';
import { ABILITY_DATA } from '../../components/mats.js';
import type { MatAbility } from '../../hooks.js';
import { ACTION_FACES } from '../../ids.js';
import { ACTION_NAMES } from '../../words.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'aldan.ordinance';

/** WR-20.1.3: an own action die is turned to any face. */
export const ordinance = {
  id: ID,
  ...powerOf<'buy.ability', 'dieId' | 'face'>({
    takes: ['dieId', 'face'],
    decide: (state, side) =>
      offer(
        ID,
        factionOf(state, side).dice.flatMap((die) =>
          ACTION_FACES.filter((face) => face !== die.face).map((face) => ({
            id: `${die.id}.${face}`,
            label: labelOf(ID),
            facts: { die: die.id, from: ACTION_NAMES[die.face], to: ACTION_NAMES[face] },
            move: { type: 'buy.ability', ability: ID, dieId: die.id, face } as const,
            slots: { from: die.id, with: face },
            cost: ABILITY_DATA[ID].cost,
          })),
        ),
      ),
    refuse: (state, side, { dieId }) =>
      factionOf(state, side).dice.some(({ id }) => id === dieId)
        ? undefined
        : violation('WR-20.1.3', 'no-such-die', { die: dieId }),
    perform: (draft, side, { dieId, face }) => {
      const faction = draft.faction(side);
      faction.dice = faction.dice.map((die) => (die.id === dieId ? { id: dieId, face } : die));
      draft.tell({ type: 'dieTurned', faction: faction.id, die: dieId, face });
    },
  }),
} as const satisfies MatAbility;
