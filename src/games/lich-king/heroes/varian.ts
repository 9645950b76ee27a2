import { violation } from '../../../engine/index.js';
import { choiceOf, codesOf } from '../asking.js';
import { enemiesAt, ghoulsAt } from '../board.js';
import { connected, neighbours } from '../data/map.js';
import type { SpaceId } from '../data/spaces.js';
import { GHOULS_ON_SPACE } from '../data/tables.js';
import { type Ability, ability, type Hero, type Self } from '../hooks.js';
import type { AbilityMove } from '../moves.js';
import type { LichKingState } from '../state.js';
import { key } from '../words.js';

const MOST = 2;

/** Every way to call one or two ghouls, as the spaces they come from. */
function callsOf(state: LichKingState, { at }: Self): readonly (readonly SpaceId[])[] {
  const room = Math.min(MOST, GHOULS_ON_SPACE - ghoulsAt(state, at));
  const near = neighbours(state, at).filter((space) => ghoulsAt(state, space) > 0);
  if (room < 1) return [];
  const pairs = near.flatMap((first, i) =>
    near.slice(i).flatMap((second) => (first !== second || ghoulsAt(state, first) > 1 ? [[first, second]] : [])),
  );
  return [...near.map((space) => [space]), ...(room > 1 ? pairs : [])];
}

function moveOf(from: readonly SpaceId[]): AbilityMove<'for_the_alliance'> {
  const moves = [...new Set(from)].map((space) => ({
    from: space,
    count: from.filter((other) => other === space).length,
  }));
  return { type: 'ability', ability: 'for_the_alliance', moves };
}

/** LK-13.13: draws ghouls onto his own space; they are not summoned, so nothing is overrun. */
const forTheAlliance: Ability<'for_the_alliance'> = {
  id: 'for_the_alliance',
  cost: 'free',
  oncePerTurn: true,
  refuse: (state, { at }, { moves }) => {
    const total = moves.reduce((sum, { count }) => sum + count, 0);
    if (total < 1 || total > MOST) return violation('LK-13.13', 'ghouls-to-call', { count: total, most: MOST });
    if (new Set(moves.map(({ from }) => from)).size < moves.length) return violation('LK-13.13', 'space-twice');
    if (moves.some(({ from }) => !connected(state, at, from))) return violation('LK-13.13', 'not-connected');
    if (moves.some(({ from, count }) => count > ghoulsAt(state, from))) return violation('LK-13.13', 'no-such-enemy');
    if (ghoulsAt(state, at) + total > GHOULS_ON_SPACE) return violation('LK-13.13', 'space-full');
    return undefined;
  },
  perform: (draft, { at }, { moves }) => {
    for (const { from, count } of moves) {
      draft.addGhouls(from, -count);
      draft.addGhouls(at, count);
      draft.tell({ type: 'ghoulsMoved', from, to: at, ghouls: count });
    }
  },
  decision: (state, self) =>
    choiceOf({
      id: 'for_the_alliance',
      verb: 'ability',
      prompt: key('hero.prompt.for_the_alliance'),
      options: callsOf(state, self).map((from) => ({
        id: codesOf(from),
        label: key('hero.option.for_the_alliance'),
        facts: { count: from.length, codes: codesOf([...new Set(from)]) },
        move: moveOf(from),
        slots: { name: 'for_the_alliance', from: codesOf(from) },
      })),
    }),
};

/** Varian Wrynn, who strikes harder among many (LK-13.14). */
export const varian = {
  id: 'varian',
  fightHits: (state, _, at) => (enemiesAt(state, at) > 1 ? 1 : 0),
  abilities: [ability(forTheAlliance)],
} as const satisfies Hero;
