import { type Option, violation } from '../../../../engine/index.js';
import { actionOptions, carriedBy } from '../../action-options.js';
import { performAction, refuseAction } from '../../actions.js';
import { ABILITY_DATA } from '../../components/mats.js';
import type { MatAbility } from '../../hooks.js';
import type { ActionFace } from '../../ids.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { ACTION_NAMES, key } from '../../words.js';
import { diceOfOthers } from '../dice.js';
import { offer, powerOf } from '../power.js';

const ID = 'venna.stolen_rite';

/** The words of the copied action as the power is typed: `name` is the power's own, and it has no count. */
function typed({ slots = {} }: Option<WrothMove>): Option<WrothMove>['slots'] {
  const { name, count, ...rest } = slots;
  const units = [count, rest.with].filter((word) => word !== undefined).join('+');
  return { ...rest, ...(name ? { from: name } : {}), ...(units ? { with: units } : {}) };
}

/** Dice of one face are as good as each other, so the first stands for them. */
function optionsOf(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const { cost } = ABILITY_DATA[ID];
  const seen = new Set<ActionFace>();
  return diceOfOthers(state, side).flatMap(({ id: dieId, face }) => {
    if (seen.has(face)) return [];
    seen.add(face);
    const options = carriedBy(
      actionOptions(state, side, face),
      (action) => ({ type: 'buy.ability', ability: ID, dieId, action }),
      `${dieId}.`,
    );
    return options.map((option) => ({
      group: key(`action.${face}`),
      ...option,
      slots: { ...typed(option), hero: face },
      cost,
    }));
  });
}

/** WR-20.7.3: another faction's unspent die is resolved, and stays where it is. No Action, so nothing to double (WR-10.13). */
export const stolenRite = {
  id: ID,
  ...powerOf<'buy.ability', 'dieId' | 'action'>({
    takes: ['dieId', 'action'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { dieId, action }) => {
      const die = diceOfOthers(state, side).find(({ id }) => id === dieId);
      if (!die) return violation('WR-20.7.3', 'no-die-to-copy', { die: dieId });
      if (action.do !== die.face)
        return violation('WR-20.7.3', 'copied-face', { die: dieId, face: ACTION_NAMES[die.face] });
      return refuseAction(state, side, action);
    },
    perform: (draft, side, { action }) => performAction(draft, side, action),
  }),
} as const satisfies MatAbility;
