import { violation } from '../../../engine/index.js';
import { choiceOf, codeOf, factsOf, HERO_GROUPS } from '../asking.js';
import { canBeEntered, enemiesAt, heroOf, isInGame, questAt } from '../board.js';
import { SPACE_IDS, type SpaceId } from '../data/spaces.js';
import type { Reward } from '../hooks.js';
import type { LichKingState } from '../state.js';
import { heldHeroes } from '../timing.js';
import { moveHero } from '../travel.js';
import { HERO_NAMES, key } from '../words.js';
import { ANY_TIME, movableHeroes } from './timing.js';

/** Every space, the ones with something to do first: long lists are read from the top. */
function destinations(state: LichKingState): readonly SpaceId[] {
  const open = SPACE_IDS.filter((to) => canBeEntered(state, to));
  const busy = open.filter((to) => enemiesAt(state, to) > 0 || questAt(state, to) !== undefined);
  return [...busy, ...open.filter((to) => !busy.includes(to))];
}

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
  decision: (state, seat) => {
    const spaces = destinations(state);
    return choiceOf({
      id: 'gunship_support',
      verb: 'play',
      prompt: key('reward.prompt.gunship_support'),
      options: movableHeroes(state, seat).flatMap(({ id: hero }) =>
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
