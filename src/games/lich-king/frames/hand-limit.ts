import { type Seat, violation } from '../../../engine/index.js';
import { discard } from '../cards.js';
import { faceOf } from '../data/cards.js';
import { HAND_LIMIT } from '../data/tables.js';
import type { LichKingState } from '../state.js';
import { cardName, key } from '../words.js';
import type { FrameRule } from './frame.js';

/** Cards above the limit, hero and reward cards together (LK-9.6). */
export function excess({ players }: LichKingState, seat: Seat): number {
  const player = players[seat];
  return player ? Math.max(0, player.hand.length + player.rewards.length - HAND_LIMIT) : 0;
}

/** Too many cards: hero cards are discarded or rewards played until seven are left (LK-9.6). */
export const handLimit: FrameRule<'handLimit'> = {
  run: (draft, { seat }) => {
    if (excess(draft.next, seat) > 0) return true;
    draft.pop();
    return false;
  },
  asks: (_state, { seat }) => [seat],
  decisions: (state, { seat }) => {
    const hand = state.players[seat]?.hand ?? [];
    const count = excess(state, seat);
    const rightmost = hand.slice(-count);
    const kinds = new Map(hand.map((card) => [faceOf(card).kind, card]));
    return [
      {
        kind: 'choice',
        id: 'discard',
        verb: 'discard',
        prompt: key('prompt.discard'),
        facts: { count },
        options: [
          ...[...kinds].map(([kind, card]) => ({
            id: kind,
            label: key('option.discard'),
            facts: { cards: [cardName(card)] },
            move: { type: 'discard', cards: [card] } as const,
            slots: { name: kind },
          })),
          ...(count > 1
            ? [
                {
                  id: 'rightmost',
                  label: key('option.discard'),
                  facts: { cards: rightmost.map(cardName) },
                  move: { type: 'discard', cards: rightmost } as const,
                  slots: { name: rightmost.map((card) => faceOf(card).kind).join('+') },
                },
              ]
            : []),
        ],
        fallback: count > 1 ? 'rightmost' : faceOf(rightmost[0] ?? '').kind,
      },
    ];
  },
  answers: {
    discard: {
      rule: 'LK-9.6',
      refuse: (state, { seat }, _seat, { cards }) => {
        const hand = state.players[seat]?.hand ?? [];
        const count = excess(state, seat);
        if (new Set(cards).size < cards.length || !cards.every((card) => hand.includes(card)))
          return violation('LK-9.6', 'not-your-card');
        return cards.length <= count ? undefined : violation('LK-9.6', 'too-many-discarded', { count });
      },
      perform: (draft, _frame, seat, { cards }) => discard(draft, seat, cards),
    },
  },
};
