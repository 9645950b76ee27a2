import { type Option, violation } from '../../../engine/index.js';
import { activeHero } from '../board.js';
import { connected, neighbours, spaceOf } from '../data/map.js';
import type { SpaceId } from '../data/spaces.js';
import type { LichKingMove } from '../moves.js';
import { moveHero } from '../travel.js';
import { HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import { type Action, hasAction, refuseSpent, spendAction } from './action.js';

const optionTo = (to: SpaceId, move: LichKingMove): Option<LichKingMove> => ({
  id: to,
  label: key('option.space'),
  facts: { space: SPACE_NAMES[to], code: spaceOf(to).code },
  move,
  slots: { target: spaceOf(to).code },
  cost: 1,
});

/** To a connected space; enemies never hinder (LK-4.3). */
export const move: Action<'move'> = {
  rule: 'LK-4.3',
  refuse: (state, _seat, { to }) => {
    const { at } = activeHero(state);
    if (connected(state, at, to)) return refuseSpent(state);
    return violation('LK-4.3', 'not-connected', { space: SPACE_NAMES[to], from: SPACE_NAMES[at] });
  },
  perform: (draft, _seat, { to }) => {
    spendAction(draft);
    moveHero(draft, activeHero(draft.next).id, to, 'move');
  },
  decisions: (state) => {
    const { id, at } = activeHero(state);
    if (!hasAction(state)) return [];
    return [
      {
        kind: 'choice',
        id: 'move',
        verb: 'move',
        prompt: key('prompt.move'),
        facts: { hero: HERO_NAMES[id], space: SPACE_NAMES[at] },
        options: neighbours(state, at).map((to) => optionTo(to, { type: 'move', to })),
      },
    ];
  },
};

/** Straight to another space with a stronghold (LK-4.9). */
export const flightPath: Action<'flightPath'> = {
  rule: 'LK-4.9',
  refuse: (state, _seat, { to }) => {
    if (!state.strongholds.includes(to)) return violation('LK-4.9', 'no-stronghold', { space: SPACE_NAMES[to] });
    return activeHero(state).at === to
      ? violation('LK-4.9', 'already-there', { space: SPACE_NAMES[to] })
      : refuseSpent(state);
  },
  perform: (draft, _seat, { to }) => {
    spendAction(draft);
    moveHero(draft, activeHero(draft.next).id, to, 'flightPath');
  },
  decisions: (state) => {
    const { id, at } = activeHero(state);
    const spaces = state.strongholds.filter((space) => space !== at);
    if (!hasAction(state) || spaces.length === 0) return [];
    return [
      {
        kind: 'choice',
        id: 'flightPath',
        verb: 'fly',
        prompt: key('prompt.flightPath'),
        facts: { hero: HERO_NAMES[id] },
        options: spaces.map((to) => optionTo(to, { type: 'flightPath', to })),
      },
    ];
  },
};
