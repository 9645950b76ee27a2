import { type Cell, type Option, violation } from '../../../../engine/index.js';
import { factionOf } from '../../board.js';
import { ACTION_DIE, ALL_SEEING_DIE } from '../../components/dice.js';
import { ABILITY_DATA } from '../../components/mats.js';
import type { MatAbility } from '../../hooks.js';
import { SEER } from '../../ids.js';
import type { SpendableDie, WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { ACTION_NAMES, key, SEER_NAMES } from '../../words.js';
import { labelOf, nameOf, powerOf, promptOf } from '../power.js';

const ID = 'ooglan.bedlam';

/** Own unspent dice, the All-seeing die last. */
function unspent(state: WrothState, side: Side): readonly SpendableDie[] {
  const { dice, seer } = factionOf(state, side);
  const own: readonly SpendableDie[] = dice.map(({ id }) => id);
  return seer && !seer.spent ? [...own, SEER] : own;
}

function cellsOf(state: WrothState, side: Side): readonly Cell[] {
  const { dice, seer } = factionOf(state, side);
  const cells: Cell[] = dice.map(({ id, face }) => ({
    id,
    code: id,
    label: key('faction.cell.die'),
    facts: { die: id, face: ACTION_NAMES[face] },
  }));
  if (seer && !seer.spent) {
    cells.push({ id: SEER, code: SEER, label: key('faction.cell.seer'), facts: { face: SEER_NAMES[seer.face] } });
  }
  return cells;
}

const presetOf = (dice: readonly SpendableDie[]): Option<WrothMove> => ({
  id: dice.join('+'),
  label: labelOf(ID),
  facts: { dice: dice.join(', ') },
  move: { type: 'buy.ability', ability: ID, dice },
  slots: { name: nameOf(ID), with: dice.join('+') },
  cost: ABILITY_DATA[ID].cost,
  ends: 'chance',
});

/** WR-20.4.3: any of the own unspent dice are rolled again. */
export const bedlam = {
  id: ID,
  ...powerOf<'buy.ability', 'dice'>({
    takes: ['dice'],
    decide: (state, side) => {
      const dice = unspent(state, side);
      if (dice.length === 0) return undefined;
      return {
        kind: 'subset',
        id: ID,
        verb: 'ability',
        prompt: promptOf(ID),
        cells: cellsOf(state, side),
        min: 1,
        max: dice.length,
        move: { type: 'buy.ability', ability: ID },
        field: 'dice',
        presets: [...(dice.length > 1 ? [presetOf(dice)] : []), ...dice.map((die) => presetOf([die]))],
      };
    },
    refuse: (state, side, { dice }) => {
      const own = unspent(state, side);
      if (dice.length === 0) return violation('WR-20.4.3', 'no-die-chosen');
      if (new Set(dice).size < dice.length) return violation('WR-20.4.3', 'die-twice');
      const foreign = dice.find((die) => !own.includes(die));
      return foreign === undefined ? undefined : violation('WR-20.4.3', 'no-such-die', { die: foreign });
    },
    perform: (draft, side, { dice }) => {
      const faction = draft.faction(side);
      for (const id of dice) {
        if (id === SEER) {
          const face = draft.random.pick(ALL_SEEING_DIE);
          faction.seer = { face, spent: false };
          draft.tell({ type: 'seerTurned', faction: faction.id, face });
        } else {
          const face = draft.random.pick(ACTION_DIE);
          faction.dice = faction.dice.map((die) => (die.id === id ? { id, face } : die));
          draft.tell({ type: 'dieTurned', faction: faction.id, die: id, face });
        }
      }
    },
  }),
} as const satisfies MatAbility;
