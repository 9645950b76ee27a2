import { violation } from '../../../engine/index.js';
import { choiceOf, codeOf, factsOf, HERO_GROUPS } from '../asking.js';
import { pathTo, within } from '../data/map.js';
import { type Ability, ability, type Hero } from '../hooks.js';
import { refuseLeg, walk } from '../travel.js';
import { HERO_NAMES, key } from '../words.js';

const STEPS = 2;

/** LK-13.1: moves another hero, wherever they are, as often as there are actions. */
const pressForward: Ability<'press_forward'> = {
  id: 'press_forward',
  cost: 'action',
  oncePerTurn: false,
  refuse: (state, self, move) =>
    move.hero === self.id ? violation('LK-13.1', 'not-oneself') : refuseLeg(state, 'LK-13.1', move, STEPS),
  moves: ({ hero }) => [hero],
  perform: (draft, _, move) => walk(draft, move, 'press_forward'),
  decision: (state, self) =>
    choiceOf({
      id: 'press_forward',
      verb: 'ability',
      prompt: key('hero.prompt.press_forward'),
      options: state.heroes
        .filter(({ id }) => id !== self.id)
        .flatMap(({ id: hero, at }) =>
          within(state, at, STEPS).map((to) => ({
            id: `${hero}.${codeOf(to)}`,
            label: key('hero.option.press_forward'),
            facts: { hero: HERO_NAMES[hero], ...factsOf(to) },
            move: { type: 'ability', ability: 'press_forward', hero, path: pathTo(state, at, to) } as const,
            slots: { name: 'press_forward', hero, target: codeOf(to) },
            group: HERO_GROUPS[hero],
          })),
        ),
    }),
};

/** Tirion Fordring, whose sword turns rolled blocks into hits (LK-13.2). */
export const tirion = {
  id: 'tirion',
  convertsBlocks: true,
  abilities: [ability(pressForward)],
} as const satisfies Hero;
