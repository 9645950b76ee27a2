import { type RuleViolation, violation } from '../../../engine/index.js';
import { activeHero, maxHealth, questAt, questsInPlay } from '../board.js';
import { QUESTS } from '../quests/index.js';
import { rest as restThere } from '../rest.js';
import type { LichKingState } from '../state.js';
import { HERO_NAMES, key, QUEST_NAMES } from '../words.js';
import { type Action, hasAction, refuseSpent, spendAction } from './action.js';

/** Not on a quest space, nor where a quest forbids it (LK-4.8, LK-14.5). */
function refuseHere(state: LichKingState): RuleViolation | undefined {
  const { at } = activeHero(state);
  if (questAt(state, at)) return violation('LK-4.8', 'no-rest-on-quest');
  const forbidding = questsInPlay(state).find((quest) => QUESTS[quest].forbidsRest?.(state, at));
  return forbidding ? violation('LK-14.5', 'no-rest-here', { quest: QUEST_NAMES[forbidding] }) : undefined;
}

export const rest: Action<'rest'> = {
  rule: 'LK-4.8',
  refuse: (state) => refuseHere(state) ?? refuseSpent(state),
  perform: (draft) => {
    spendAction(draft);
    restThere(draft, activeHero(draft.next).id, 0);
  },
  decisions: (state) => {
    if (!hasAction(state) || refuseHere(state)) return [];
    const { id, health } = activeHero(state);
    const facts = { hero: HERO_NAMES[id], health, max: maxHealth(id) };
    return [
      {
        kind: 'choice',
        id: 'rest',
        verb: 'rest',
        prompt: key('prompt.rest'),
        facts,
        options: [{ id: 'rest', label: key('option.rest'), facts, move: { type: 'rest' }, ends: 'chance' }],
      },
    ];
  },
};
