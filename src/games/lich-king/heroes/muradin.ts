import { violation } from '../../../engine/index.js';
import { choiceOf, codeOf, factsOf } from '../asking.js';
import { ghoulsAt } from '../board.js';
import { connected, neighbours } from '../data/map.js';
import { removeEnemies } from '../enemies.js';
import { type Ability, ability, type Hero } from '../hooks.js';
import { key } from '../words.js';

/** LK-13.10: a ghoul next to him is gone. */
const stormBolt: Ability<'storm_bolt'> = {
  id: 'storm_bolt',
  cost: 'free',
  oncePerTurn: true,
  refuse: (state, { at }, { target }) => {
    if (!connected(state, at, target)) return violation('LK-13.10', 'not-connected');
    return ghoulsAt(state, target) > 0 ? undefined : violation('LK-13.10', 'no-such-enemy');
  },
  perform: (draft, _, { target }) => removeEnemies(draft, { loc: target, ghouls: 1, abominations: [] }),
  decision: (state, { at }) =>
    choiceOf({
      id: 'storm_bolt',
      verb: 'ability',
      prompt: key('hero.prompt.storm_bolt'),
      options: neighbours(state, at)
        .filter((target) => ghoulsAt(state, target) > 0)
        .map((target) => ({
          id: codeOf(target),
          label: key('hero.option.storm_bolt'),
          facts: { ...factsOf(target), count: ghoulsAt(state, target) },
          move: { type: 'ability', ability: 'storm_bolt', target } as const,
          slots: { name: 'storm_bolt', target: codeOf(target) },
        })),
    }),
};

/** Muradin Bronzebeard, who lays out a second card in his own quest actions (LK-13.11). */
export const muradin = {
  id: 'muradin',
  questCards: (_, self, action) => (action.hero === self.id ? 1 : 0),
  abilities: [ability(stormBolt)],
} as const satisfies Hero;
