import { enemiesAt, heroOf } from '../board.js';
import { beginFight } from '../fight.js';
import { HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import type { FrameRule } from './frame.js';

/** After Gunship Support: a fight that costs no action, if there is an enemy (LK-15.6). */
export const freeFightOffer: FrameRule<'freeFightOffer'> = {
  run: (draft, { hero }) => {
    if (enemiesAt(draft.next, heroOf(draft.next, hero).at) > 0) return true;
    draft.pop();
    return false;
  },
  asks: (state, { hero }) => [heroOf(state, hero).seat],
  decisions: (state, { request, hero }) => {
    const { at } = heroOf(state, hero);
    const facts = { hero: HERO_NAMES[hero], space: SPACE_NAMES[at], enemies: enemiesAt(state, at) };
    return [
      {
        kind: 'choice',
        id: 'freeFight',
        verb: 'answer',
        prompt: key('prompt.freeFight'),
        facts,
        options: [
          {
            id: 'yes',
            label: key('option.freeFight'),
            facts,
            move: { type: 'answer', request, yes: true },
            slots: { yes: 'yes' },
            ends: 'chance',
          },
          {
            id: 'no',
            label: key('option.noFight'),
            facts,
            move: { type: 'answer', request, yes: false },
            slots: { yes: 'no' },
          },
        ],
        fallback: 'no',
      },
    ];
  },
  answers: {
    answer: {
      rule: 'LK-15.6',
      perform: (draft, { hero }, _seat, { yes }) => {
        draft.pop();
        if (yes) beginFight(draft, hero);
      },
    },
  },
};
