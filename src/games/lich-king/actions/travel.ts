import { type Seat, violation } from '../../../engine/index.js';
import { heroOf } from '../board.js';
import { playCard } from '../cards.js';
import { faceOf } from '../data/cards.js';
import { isPath, pathTo, spaceOf, within } from '../data/map.js';
import type { SpaceId } from '../data/spaces.js';
import type { Draft } from '../draft.js';
import type { MoveOf } from '../moves.js';
import { propose } from '../proposals.js';
import { moveHero } from '../travel.js';
import { cardName, HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import type { Action } from './action.js';
import { kindsHeld, refuseFreeCard, targets } from './free-card.js';

export function performTravel(draft: Draft, seat: Seat, { card, hero, path }: MoveOf<'playTravel'>): void {
  playCard(draft, seat, card, hero);
  moveHero(draft, hero, path.at(-1) as SpaceId, 'travel');
}

/** A hero on the own space goes along links, at least one step (LK-5.4). */
export const playTravel: Action<'playTravel'> = {
  rule: 'LK-5.4',
  refuse: (state, seat, move) => {
    const refusal = refuseFreeCard(state, seat, move, 'travel', 'LK-5.4');
    if (refusal) return refusal;
    const steps = faceOf(move.card).value;
    if (move.path.length > steps)
      return violation('LK-5.4', 'too-many-steps', { count: move.path.length, most: steps });
    return isPath(state, heroOf(state, move.hero).at, move.path) ? undefined : violation('LK-5.4', 'no-path');
  },
  perform: (draft, seat, move) => propose(draft, seat, move, [move.hero]),
  decisions: (state, seat) => {
    const options = kindsHeld(state, seat, 'travel').flatMap((card) =>
      targets(state).flatMap(({ id: hero, at }) =>
        within(state, at, faceOf(card).value).map((to) => ({
          id: `${faceOf(card).kind}.${hero}.${spaceOf(to).code}`,
          label: key('option.travel'),
          facts: { card: cardName(card), hero: HERO_NAMES[hero], space: SPACE_NAMES[to], code: spaceOf(to).code },
          move: { type: 'playTravel', card, hero, path: pathTo(state, at, to) } as const,
          slots: { name: faceOf(card).kind, hero, target: spaceOf(to).code },
          group: key(`hero.${hero}`),
        })),
      ),
    );
    if (options.length === 0) return [];
    return [{ kind: 'choice', id: 'playTravel', verb: 'play', prompt: key('prompt.playTravel'), options }];
  },
};
