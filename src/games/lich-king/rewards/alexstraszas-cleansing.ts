import { violation } from '../../../engine/index.js';
import { choiceOf, codeOf, factsOf, groupOf } from '../asking.js';
import { ghoulsAt } from '../board.js';
import { removeEnemies } from '../enemies.js';
import type { Reward } from '../hooks.js';
import { key } from '../words.js';
import { ANY_TIME } from './timing.js';

/** LK-15.7: a card leaves the scourge for good, and the ghouls leave its space. */
export const alexstraszasCleansing: Reward<'alexstraszas_cleansing'> = {
  id: 'alexstraszas_cleansing',
  at: [...ANY_TIME, 'rise'],
  usable: ({ scourgeDiscard }) => scourgeDiscard.length > 0,
  refuse: ({ scourgeDiscard }, _, { scourgeCard }) =>
    scourgeDiscard.includes(scourgeCard) ? undefined : violation('LK-15.7', 'not-discarded', factsOf(scourgeCard)),
  perform: (draft, _, { scourgeCard }) => {
    const { next } = draft;
    next.scourgeDiscard = next.scourgeDiscard.filter((card) => card !== scourgeCard);
    next.box = { ...next.box, scourge: [...next.box.scourge, scourgeCard] };
    removeEnemies(draft, { loc: scourgeCard, ghouls: ghoulsAt(next, scourgeCard), abominations: [] });
  },
  decision: (state) =>
    choiceOf({
      id: 'alexstraszas_cleansing',
      verb: 'play',
      prompt: key('reward.prompt.alexstraszas_cleansing'),
      options: [...state.scourgeDiscard]
        .sort((a, b) => ghoulsAt(state, b) - ghoulsAt(state, a))
        .map((scourgeCard) => ({
          id: codeOf(scourgeCard),
          label: key('reward.option.alexstraszas_cleansing'),
          facts: { ...factsOf(scourgeCard), count: ghoulsAt(state, scourgeCard) },
          move: { type: 'playReward', reward: 'alexstraszas_cleansing', params: { scourgeCard } } as const,
          slots: { name: 'alexstraszas_cleansing', target: codeOf(scourgeCard) },
          group: groupOf(scourgeCard),
        })),
    }),
};
