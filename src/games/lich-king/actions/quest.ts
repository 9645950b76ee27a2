import { violation } from '../../../engine/index.js';
import { activeHero, lichKingDamage, progressOf, questAt } from '../board.js';
import { QUEST_CARDS } from '../data/quests.js';
import { rollDice, sumOf } from '../dice.js';
import { QUESTS } from '../quests/index.js';
import { HERO_NAMES, key, QUEST_EFFECTS, QUEST_NAMES } from '../words.js';
import { type Action, hasAction, refuseSpent, spendAction } from './action.js';

/** On a quest space, whatever enemies are there (LK-4.7). The quest's effect changes only what was rolled (LK-7.2). */
export const quest: Action<'quest'> = {
  rule: 'LK-4.7',
  refuse: (state) => (questAt(state, activeHero(state).at) ? refuseSpent(state) : violation('LK-4.7', 'no-quest')),
  perform: (draft) => {
    const { id: hero, at } = activeHero(draft.next);
    const here = questAt(draft.next, at);
    if (!here) return;
    spendAction(draft);
    const rolled = sumOf(rollDice(draft, hero, 'quest'));
    const { hits, blocks } = QUESTS[here].roll?.(rolled) ?? rolled;
    draft.push({ kind: 'quest', hero, quest: here, hits, blocks, laid: [], stage: 'progress' });
  },
  decisions: (state) => {
    const { id, at } = activeHero(state);
    const here = questAt(state, at);
    if (!hasAction(state) || !here) return [];
    const { damage, track } = QUEST_CARDS[here];
    const facts = {
      hero: HERO_NAMES[id],
      quest: QUEST_NAMES[here],
      progress: progressOf(state, here),
      length: track.length,
      damage: damage + lichKingDamage(state, at),
      effect: QUEST_EFFECTS[here],
    };
    return [
      {
        kind: 'choice',
        id: 'quest',
        verb: 'quest',
        prompt: key('prompt.quest'),
        facts,
        options: [{ id: 'quest', label: key('option.quest'), facts, move: { type: 'quest' }, ends: 'chance' }],
      },
    ];
  },
};
