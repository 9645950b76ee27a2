import { violation } from '../../../engine/index.js';
import { choiceOf, codeOf, factsOf } from '../asking.js';
import { enemiesAt } from '../board.js';
import { heal } from '../damage.js';
import { connected, neighbours } from '../data/map.js';
import { beginFight } from '../fight.js';
import { type Ability, ability, type Hero } from '../hooks.js';
import { key } from '../words.js';

/** LK-13.7, LK-13.8: a fight next door, unharmed and with the Fight cards of her own space. */
const wailingArrow: Ability<'wailing_arrow'> = {
  id: 'wailing_arrow',
  cost: 'action',
  oncePerTurn: true,
  refuse: (state, { at }, { target }) => {
    if (!connected(state, at, target)) return violation('LK-13.7', 'not-connected');
    return enemiesAt(state, target) > 0 ? undefined : violation('LK-13.7', 'no-enemy');
  },
  perform: (draft, { id }, { target }) => beginFight(draft, id, { at: target, safe: true }),
  decision: (state, { at }) =>
    choiceOf({
      id: 'wailing_arrow',
      verb: 'ability',
      prompt: key('hero.prompt.wailing_arrow'),
      options: neighbours(state, at)
        .filter((target) => enemiesAt(state, target) > 0)
        .map((target) => ({
          id: codeOf(target),
          label: key('hero.option.wailing_arrow'),
          facts: { ...factsOf(target), count: enemiesAt(state, target) },
          move: { type: 'ability', ability: 'wailing_arrow', target } as const,
          slots: { name: 'wailing_arrow', target: codeOf(target) },
          ends: 'chance' as const,
        })),
    }),
};

/** Sylvanas Windrunner, whom every Fight or Defend card of hers heals in her own actions (LK-13.9). */
export const sylvanas = {
  id: 'sylvanas',
  cardPlayed: (draft, self, { seat, acting }) => {
    if (seat === self.seat && acting === self.id) heal(draft, self.id, 1);
  },
  abilities: [ability(wailingArrow)],
} as const satisfies Hero;
