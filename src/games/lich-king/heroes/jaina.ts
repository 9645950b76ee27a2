import { violation } from '../../../engine/index.js';
import { choiceOf, codeOf, factsOf, groupOf } from '../asking.js';
import { canBeEntered } from '../board.js';
import { distance, within } from '../data/map.js';
import { type Ability, ability, type Hero } from '../hooks.js';
import { moveHero } from '../travel.js';
import { key } from '../words.js';

const REACH = 4;

/** LK-13.12: straight to a space at most 4 steps away. */
const teleport: Ability<'teleport'> = {
  id: 'teleport',
  cost: 'action',
  oncePerTurn: true,
  refuse: (state, { at }, { to }) => {
    if (!canBeEntered(state, to)) return violation('LK-8.6', 'icecrown-closed');
    if (to === at) return violation('LK-13.12', 'already-there', factsOf(to));
    if (distance(state, at, to) <= REACH) return undefined;
    return violation('LK-13.12', 'too-far', { ...factsOf(to), most: REACH });
  },
  perform: (draft, { id }, { to }) => moveHero(draft, id, to, 'teleport'),
  decision: (state, { at }) =>
    choiceOf({
      id: 'teleport',
      verb: 'ability',
      prompt: key('hero.prompt.teleport'),
      options: within(state, at, REACH).map((to) => ({
        id: codeOf(to),
        label: key('hero.option.space'),
        facts: factsOf(to),
        move: { type: 'ability', ability: 'teleport', to } as const,
        slots: { name: 'teleport', target: codeOf(to) },
        group: groupOf(to),
      })),
    }),
};

/** Jaina Proudmoore, armoured in frost: a block in every fight of hers (LK-13.12). */
export const jaina = {
  id: 'jaina',
  fightBlocks: () => 1,
  abilities: [ability(teleport)],
} as const satisfies Hero;
