import type { Seat } from '../../../engine/index.js';
import { maxHealth } from '../board.js';
import { playCard } from '../cards.js';
import { HEAL_CARD_REST } from '../data/tables.js';
import type { Draft } from '../draft.js';
import type { MoveOf } from '../moves.js';
import { propose } from '../proposals.js';
import { rest } from '../rest.js';
import { cardName, HERO_NAMES, key } from '../words.js';
import type { Action } from './action.js';
import { kindsHeld, refuseFreeCard, targets } from './free-card.js';

export function performHeal(draft: Draft, seat: Seat, { card, hero }: MoveOf<'playHeal'>): void {
  playCard(draft, seat, card, hero);
  rest(draft, hero, HEAL_CARD_REST);
}

/** A hero on the own space takes a free rest, wherever that is (LK-5.5). */
export const playHeal: Action<'playHeal'> = {
  rule: 'LK-5.5',
  refuse: (state, seat, move) => refuseFreeCard(state, seat, move, 'heal', 'LK-5.5'),
  perform: (draft, seat, move) => propose(draft, seat, move, [move.hero]),
  decisions: (state, seat) => {
    const options = kindsHeld(state, seat, 'heal').flatMap((card) =>
      targets(state).map(({ id: hero, health }) => ({
        id: hero,
        label: key('option.heal'),
        facts: { card: cardName(card), hero: HERO_NAMES[hero], health, max: maxHealth(hero) },
        move: { type: 'playHeal', card, hero } as const,
        slots: { name: 'heal', hero },
        ends: 'chance' as const,
      })),
    );
    if (options.length === 0) return [];
    return [{ kind: 'choice', id: 'playHeal', verb: 'play', prompt: key('prompt.playHeal'), options }];
  },
};
