import { type Option, type RuleViolation, type Seat, type Text, text, violation } from '../../../engine/index.js';
import { choiceOf, codeOf, codesOf, factsOf, HERO_GROUPS } from '../asking.js';
import { questsInPlay } from '../board.js';
import { distance, pathTo, within } from '../data/map.js';
import type { SpaceId } from '../data/spaces.js';
import type { Reward } from '../hooks.js';
import type { Leg, LichKingMove } from '../moves.js';
import type { LichKingState } from '../state.js';
import { heldHeroes } from '../timing.js';
import { refuseLeg, walk } from '../travel.js';
import { HERO_NAMES, key } from '../words.js';
import { ANY_TIME, movableHeroes } from './timing.js';

const STEPS = 5;

/** One leg after the other, each from where the one before left its hero. */
function refuse(state: LichKingState, moves: readonly Leg[]): RuleViolation | undefined {
  const count = moves.reduce((sum, { path }) => sum + path.length, 0);
  if (count === 0) return violation('LK-15.10', 'no-step');
  if (count > STEPS) return violation('LK-15.10', 'too-many-steps', { count, most: STEPS });
  const held = heldHeroes(state);
  let on = state;
  for (const leg of moves) {
    const { hero, path } = leg;
    if (held.includes(hero)) return violation('LK-15.2', 'hero-held', { hero: HERO_NAMES[hero] });
    const refused = refuseLeg(on, 'LK-15.10', leg, STEPS);
    if (refused) return refused;
    const at = path.at(-1);
    on = { ...on, heroes: on.heroes.map((other) => (other.id === hero && at ? { ...other, at } : other)) };
  }
  return undefined;
}

/** As many heroes as possible to one space, the nearest first; whoever cannot arrive comes nearer with what is left. */
function gather(state: LichKingState, seat: Seat, to: SpaceId): readonly Leg[] {
  let left = STEPS;
  const legs: Leg[] = [];
  const away = movableHeroes(state, seat).filter(({ at }) => at !== to);
  for (const { id: hero, at } of away.sort((a, b) => distance(state, a.at, to) - distance(state, b.at, to))) {
    const path = pathTo(state, at, to).slice(0, left);
    left -= path.length;
    if (path.length > 0) legs.push({ hero, path });
  }
  return legs;
}

const moveOf = (moves: readonly Leg[]): LichKingMove => ({
  type: 'playReward',
  reward: 'onward_to_victory',
  params: { moves },
});

const legText = ({ hero, path }: Leg): Text =>
  text(key('reward.leg'), { hero: HERO_NAMES[hero], code: codesOf(path.slice(-1)) });

function gatherings(state: LichKingState, seat: Seat): readonly Option<LichKingMove>[] {
  return questsInPlay(state).flatMap((to) => {
    const legs = gather(state, seat, to);
    if (legs.length < 2) return [];
    return {
      id: `all.${codeOf(to)}`,
      label: key('reward.option.onward_together'),
      facts: { legs: legs.map(legText) },
      move: moveOf(legs),
      slots: { name: 'onward_to_victory', target: codeOf(to) },
      group: key('reward.together'),
    };
  });
}

/** LK-15.10: up to 5 steps, divided among the heroes. */
export const onwardToVictory: Reward<'onward_to_victory'> = {
  id: 'onward_to_victory',
  at: ANY_TIME,
  refuse: (state, _, { moves }) => refuse(state, moves),
  moves: ({ moves }) => [...new Set(moves.map(({ hero }) => hero))],
  perform: (draft, _, { moves }) => {
    for (const leg of moves) walk(draft, leg, 'onward_to_victory');
  },
  decision: (state, seat) =>
    choiceOf({
      id: 'onward_to_victory',
      verb: 'play',
      prompt: key('reward.prompt.onward_to_victory'),
      options: [
        ...gatherings(state, seat),
        ...movableHeroes(state, seat).flatMap(({ id: hero, at }) =>
          within(state, at, STEPS).map((to) => ({
            id: `${hero}.${codeOf(to)}`,
            label: key('reward.option.onward_alone'),
            facts: { hero: HERO_NAMES[hero], ...factsOf(to) },
            move: moveOf([{ hero, path: pathTo(state, at, to) }]),
            slots: { name: 'onward_to_victory', hero, target: codeOf(to) },
            group: HERO_GROUPS[hero],
          })),
        ),
      ],
    }),
};
