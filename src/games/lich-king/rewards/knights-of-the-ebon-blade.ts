import { violation } from '../../../engine/index.js';
import { choiceOf } from '../asking.js';
import { regionOf } from '../data/map.js';
import { SPACE_IDS } from '../data/spaces.js';
import { refuseDamage } from '../enemies.js';
import type { Reward } from '../hooks.js';
import { REGIONS } from '../ids.js';
import { key } from '../words.js';
import { strike, strikeOption, waysToStrike } from './strikes.js';
import { ANY_TIME } from './timing.js';

const DAMAGE = 3;
const MOST_SPACES = 3;

/** LK-15.11: 3 damage within one region; Icecrown is in none. */
export const knightsOfTheEbonBlade: Reward<'knights_of_the_ebon_blade'> = {
  id: 'knights_of_the_ebon_blade',
  at: ANY_TIME,
  refuse: (state, _, { region, spaces }) => {
    const count = spaces.length;
    if (count > MOST_SPACES) return violation('LK-15.11', 'too-many-spaces', { count, most: MOST_SPACES });
    if (spaces.some(({ loc }) => regionOf(loc) !== region)) return violation('LK-15.11', 'other-region');
    return refuseDamage(state, 'LK-15.11', spaces, DAMAGE);
  },
  perform: (draft, _, { spaces }) => strike(draft, spaces),
  decision: (state) =>
    choiceOf({
      id: 'knights_of_the_ebon_blade',
      verb: 'play',
      prompt: key('reward.prompt.knights_of_the_ebon_blade'),
      options: REGIONS.flatMap((region) =>
        waysToStrike(
          state,
          SPACE_IDS.filter((space) => regionOf(space) === region),
          DAMAGE,
        ).map((spaces) => ({
          ...strikeOption(spaces, {
            type: 'playReward',
            reward: 'knights_of_the_ebon_blade',
            params: { region, spaces },
          }),
          group: key(`region.${region}`),
        })),
      ),
    }),
};
