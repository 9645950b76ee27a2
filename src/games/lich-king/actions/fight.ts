import { violation } from '../../../engine/index.js';
import { abominationsAt, activeHero, enemiesAt, ghoulsAt, lichKingDamage } from '../board.js';
import { beginFight } from '../fight.js';
import { HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import { type Action, hasAction, refuseSpent, spendAction } from './action.js';

/** Against the enemies on the hero's space (LK-4.4). */
export const fight: Action<'fight'> = {
  rule: 'LK-4.4',
  refuse: (state) =>
    enemiesAt(state, activeHero(state).at) > 0 ? refuseSpent(state) : violation('LK-4.4', 'no-enemy'),
  perform: (draft) => {
    spendAction(draft);
    beginFight(draft, activeHero(draft.next).id);
  },
  decisions: (state) => {
    const { id, at } = activeHero(state);
    if (!hasAction(state) || enemiesAt(state, at) === 0) return [];
    const facts = {
      hero: HERO_NAMES[id],
      space: SPACE_NAMES[at],
      ghouls: ghoulsAt(state, at),
      abominations: abominationsAt(state, at).length,
      lichKing: lichKingDamage(state, at),
    };
    return [
      {
        kind: 'choice',
        id: 'fight',
        verb: 'fight',
        prompt: key('prompt.fight'),
        facts,
        options: [{ id: 'fight', label: key('option.fight'), facts, move: { type: 'fight' }, ends: 'chance' }],
      },
    ];
  },
};
