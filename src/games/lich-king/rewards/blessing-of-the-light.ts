import { violation } from '../../../engine/index.js';
import { choiceOf } from '../asking.js';
import { isInGame, maxHealth } from '../board.js';
import { heal } from '../damage.js';
import type { Reward } from '../hooks.js';
import { HERO_NAMES, key } from '../words.js';
import { ANY_TIME } from './timing.js';

const FOR_ALL = 2;

/** LK-15.8: a little for everybody, or one hero to full health. */
export const blessingOfTheLight: Reward<'blessing_of_the_light'> = {
  id: 'blessing_of_the_light',
  at: ANY_TIME,
  refuse: (state, _, params) =>
    params.mode === 'all' || isInGame(state, params.hero)
      ? undefined
      : violation('LK-15.8', 'not-in-game', { hero: HERO_NAMES[params.hero] }),
  perform: (draft, _, params) => {
    if (params.mode === 'one') heal(draft, params.hero, maxHealth(params.hero));
    else for (const { id } of draft.next.heroes) heal(draft, id, FOR_ALL);
  },
  decision: (state) =>
    choiceOf({
      id: 'blessing_of_the_light',
      verb: 'play',
      prompt: key('reward.prompt.blessing_of_the_light'),
      options: [
        {
          id: 'all',
          label: key('reward.option.heal_all'),
          facts: { count: FOR_ALL },
          move: { type: 'playReward', reward: 'blessing_of_the_light', params: { mode: 'all' } },
          slots: { name: 'blessing_of_the_light' },
        },
        ...state.heroes.map(({ id: hero, health }) => ({
          id: hero,
          label: key('reward.option.heal_full'),
          facts: { hero: HERO_NAMES[hero], health, most: maxHealth(hero) },
          move: { type: 'playReward', reward: 'blessing_of_the_light', params: { mode: 'one', hero } } as const,
          slots: { name: 'blessing_of_the_light', hero },
        })),
      ],
    }),
};
