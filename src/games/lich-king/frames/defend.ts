import { type Seat, violation } from '../../../engine/index.js';
import { heroOf, playsCardsAt } from '../board.js';
import { playCard } from '../cards.js';
import { suffer } from '../damage.js';
import { CARD_FACES, type CardId } from '../data/cards.js';
import { cardPlayed } from '../played.js';
import type { LichKingState } from '../state.js';
import { HERO_NAMES, key } from '../words.js';
import type { DefendFrame, FrameRule } from './frame.js';
import {
  cardsIn,
  closeChoice,
  handfulOption,
  handfuls,
  PASS,
  passChoice,
  refuseCards,
  seatsFromActive,
  stillAsked,
} from './windows.js';

const PREVENTED = CARD_FACES.defend.value;

const defendCards = (state: LichKingState, { victim }: DefendFrame, seat: Seat): readonly CardId[] =>
  playsCardsAt(state, seat, heroOf(state, victim).at) ? cardsIn(state, seat, 'defend') : [];

const needed = ({ pending }: DefendFrame): number => Math.ceil(pending / PREVENTED);

const asks = (state: LichKingState, frame: DefendFrame): readonly Seat[] =>
  frame.pending > 0 ? stillAsked(state, frame, (seat) => defendCards(state, frame, seat).length > 0) : [];

/** How many cards each seat plays by its standing order when the time is up: the victim's own first (LK-17.5). */
function byOrder(state: LichKingState, frame: DefendFrame): ReadonlyMap<Seat, number> {
  const { health, seat: own } = heroOf(state, frame.victim);
  const seats = [
    own,
    ...seatsFromActive(state)
      .toSorted((a, b) => a - b)
      .filter((seat) => seat !== own),
  ].filter((seat) => !frame.passed.includes(seat));
  const plan = new Map<Seat, number>();
  let pending = frame.pending;
  const play = (seat: Seat, most: number): void => {
    const cards = Math.min(defendCards(state, frame, seat).length - (plan.get(seat) ?? 0), Math.max(0, most));
    plan.set(seat, (plan.get(seat) ?? 0) + cards);
    pending -= PREVENTED * cards;
  };
  const ordered = (order: string): readonly Seat[] =>
    seats.filter((seat) => state.players[seat]?.orders.defend === order);
  for (const seat of ordered('always')) play(seat, Math.ceil(pending / PREVENTED));
  const others = ordered('ifDefeatOtherwise');
  const held = others.reduce((sum, seat) => sum + defendCards(state, frame, seat).length, 0);
  const missing = Math.ceil((pending - health + 1) / PREVENTED);
  if (missing > 0 && held >= missing)
    for (const seat of others) play(seat, Math.ceil((pending - health + 1) / PREVENTED));
  return plan;
}

/** A damage event: Defend cards, then the loss, then defeat (LK-6.2, LK-6.3). */
export const defend: FrameRule<'defend'> = {
  run: (draft, frame) => {
    if (asks(draft.next, frame).length > 0) return true;
    const { victim: hero, source, raw, blocks, pending: loss } = frame;
    const health = Math.max(0, heroOf(draft.next, hero).health - loss);
    const prevented = Math.max(0, raw - blocks) - loss;
    draft.pop();
    draft.tell({ type: 'damaged', hero, source, raw, blocks, prevented, loss, health });
    suffer(draft, hero, loss);
    return false;
  },
  asks,
  decisions: (state, frame, seat) => {
    const { victim, pending } = frame;
    const { health, seat: own } = heroOf(state, victim);
    const facts = { hero: HERO_NAMES[victim], damage: pending, health };
    const cards = defendCards(state, frame, seat);
    const options = handfuls(cards, needed(frame)).map((handful) => {
      const loss = Math.max(0, pending - PREVENTED * handful.length);
      return handfulOption(handful, { type: 'playDefend', window: frame.window, cards: handful }, { loss });
    });
    const wanted = byOrder(state, frame).get(seat) ?? 0;
    const planned = options.find(({ move }) => move.type === 'playDefend' && move.cards.length === wanted)?.id;
    const fallback = planned ? { fallback: planned, suggested: planned } : {};
    return [
      ...(options.length > 0
        ? [
            {
              kind: 'choice',
              id: 'playDefend',
              verb: 'play',
              prompt: key('prompt.playDefend'),
              facts,
              options,
              ...fallback,
            } as const,
          ]
        : []),
      { ...passChoice(frame), facts },
      ...(own === seat ? [closeChoice(frame)] : []),
    ];
  },
  orders: (state, frame, seat) => (heroOf(state, frame.victim).seat === seat ? [closeChoice(frame)] : []),
  answers: {
    pass: PASS,
    closeWindow: {
      rule: 'LK-17.5',
      unasked: (state, { victim }, seat) => heroOf(state, victim).seat === seat,
      refuse: (state, { victim }, seat) =>
        heroOf(state, victim).seat === seat ? undefined : violation('LK-17.5', 'not-the-victim'),
      perform: (draft, frame) => draft.replace({ ...frame, passed: seatsFromActive(draft.next) }),
    },
    playDefend: {
      rule: 'LK-5.3',
      unasked: (state, frame, seat) => defendCards(state, frame, seat).length > 0,
      refuse: (state, frame, seat, { cards }) =>
        refuseCards(state, seat, defendCards(state, frame, seat).length > 0 ? cards : ['?'], 'defend', 'LK-5.3'),
      perform: (draft, frame, seat, { cards }) => {
        const acting = frame.source === 'abominations' ? null : frame.victim;
        for (const card of cards) {
          playCard(draft, seat, card, frame.victim);
          cardPlayed(draft, { seat, card, acting });
        }
        const pending = Math.max(0, frame.pending - PREVENTED * cards.length);
        draft.replace({ ...frame, pending, passed: [] });
      },
    },
  },
};
