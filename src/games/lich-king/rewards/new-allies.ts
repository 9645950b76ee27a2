import { type Option, violation } from '../../../engine/index.js';
import { choiceOf } from '../asking.js';
import { activeHero, activeSeat } from '../board.js';
import { CARD_KINDS, type CardId, faceOf } from '../data/cards.js';
import type { Reward } from '../hooks.js';
import type { LichKingMove } from '../moves.js';
import type { LichKingState } from '../state.js';
import { cardName, HERO_NAMES, key } from '../words.js';
import { ANY_TIME } from './timing.js';

const MOST = 2;

/** Cards of one kind are alike: every pair of kinds, or what little there is. */
function picksFrom({ heroDiscard }: LichKingState): readonly (readonly CardId[])[] {
  const kinds = CARD_KINDS.map((kind) => heroDiscard.filter((card) => faceOf(card).kind === kind).slice(0, MOST));
  const pairs = kinds.flatMap((cards, i) => [
    ...(cards.length === MOST ? [cards] : []),
    ...kinds.slice(i + 1).flatMap(([other]) => (cards[0] && other ? [[cards[0], other]] : [])),
  ]);
  return pairs.length > 0 ? pairs : [heroDiscard];
}

const optionOf = (cards: readonly CardId[]): Option<LichKingMove> => {
  const kinds = cards.map((card) => faceOf(card).kind).join('+');
  return {
    id: kinds || 'none',
    label: key(cards.length > 0 ? 'reward.option.new_allies' : 'reward.option.no_allies'),
    facts: { cards: cards.map(cardName) },
    move: { type: 'playReward', reward: 'new_allies', params: { cards } },
    slots: { name: 'new_allies', ...(kinds ? { with: kinds } : {}) },
  };
};

/** LK-15.9: cards of the discard pile for the active player, whoever plays it. */
export const newAllies: Reward<'new_allies'> = {
  id: 'new_allies',
  at: ANY_TIME,
  refuse: ({ heroDiscard }, _, { cards }) => {
    if (cards.length > MOST) return violation('LK-15.9', 'too-many-cards', { count: cards.length, most: MOST });
    if (new Set(cards).size < cards.length) return violation('LK-15.9', 'card-twice');
    return cards.every((card) => heroDiscard.includes(card)) ? undefined : violation('LK-15.9', 'not-in-pile');
  },
  perform: (draft, _, { cards }) => {
    const { next } = draft;
    const seat = activeSeat(next);
    const player = draft.player(seat);
    next.heroDiscard = next.heroDiscard.filter((card) => !cards.includes(card));
    player.hand = [...player.hand, ...cards];
    if (cards.length > 0) draft.tell({ type: 'cardsTaken', seat, cards });
  },
  decision: (state) =>
    choiceOf({
      id: 'new_allies',
      verb: 'play',
      prompt: key('reward.prompt.new_allies'),
      facts: { hero: HERO_NAMES[activeHero(state).id] },
      options: picksFrom(state).map(optionOf),
    }),
};
