import { violation } from '../../../engine/index.js';
import { choiceOf, codeOf, factsOf, HERO_GROUPS } from '../asking.js';
import { canBeEntered, enemiesAt, heroOf, isInGame } from '../board.js';
import { SPACE_IDS } from '../data/spaces.js';
import type { Reward } from '../hooks.js';
import { heldHeroes } from '../timing.js';
import { moveHero } from '../travel.js';
import { HERO_NAMES, key } from '../words.js';
import { ANY_TIME } from './timing.js';

/** LK-15.6: any hero to any space; a free fight is offered there unless another action is unfinished. */
export const gunshipSupport: Reward<'gunship_support'> = {
  id: 'gunship_support',
  at: ANY_TIME,
  refuse: (state, _, { hero, to }) => {
    if (!isInGame(state, hero)) return violation('LK-15.6', 'not-in-game', { hero: HERO_NAMES[hero] });
    if (heldHeroes(state).includes(hero)) return violation('LK-15.2', 'hero-held', { hero: HERO_NAMES[hero] });
    return canBeEntered(state, to) ? undefined : violation('LK-8.6', 'icecrown-closed');
  },
  moves: ({ hero }) => [hero],
  perform: (draft, _, { hero, to }) => {
    if (heroOf(draft.next, hero).at !== to) moveHero(draft, hero, to, 'gunship_support');
    if (enemiesAt(draft.next, to) > 0 && heldHeroes(draft.next).length === 0)
      draft.push({ kind: 'freeFightOffer', request: draft.newWindow(), hero });
  },
  decision: (state) => {
    const held = heldHeroes(state);
    const spaces = SPACE_IDS.filter((to) => canBeEntered(state, to));
    return choiceOf({
      id: 'gunship_support',
      verb: 'play',
      prompt: key('reward.prompt.gunship_support'),
      options: state.heroes
        .filter(({ id }) => !held.includes(id))
        .flatMap(({ id: hero }) =>
          spaces.map((to) => ({
            id: `${hero}.${codeOf(to)}`,
            label: key(enemiesAt(state, to) > 0 ? 'reward.option.gunship_fight' : 'reward.option.gunship_support'),
            facts: { hero: HERO_NAMES[hero], ...factsOf(to), count: enemiesAt(state, to) },
            move: { type: 'playReward', reward: 'gunship_support', params: { hero, to } } as const,
            slots: { name: 'gunship_support', hero, target: codeOf(to) },
            group: HERO_GROUPS[hero],
          })),
        ),
    });
  },
};
