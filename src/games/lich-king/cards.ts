import type { Seat } from '../../engine/index.js';
import type { CardId } from './data/cards.js';
import { ICECROWN, SPACE_IDS, type SpaceId } from './data/spaces.js';
import type { Draft } from './draft.js';
import type { HeroId } from './ids.js';

/** Hero cards leave a hand for the discard pile (LK-5.1). */
function putAway(draft: Draft, seat: Seat, cards: readonly CardId[]): void {
  const player = draft.player(seat);
  player.hand = player.hand.filter((card) => !cards.includes(card));
  draft.next.heroDiscard = [...draft.next.heroDiscard, ...cards];
}

export function discard(draft: Draft, seat: Seat, cards: readonly CardId[]): void {
  putAway(draft, seat, cards);
  draft.tell({ type: 'discarded', seat, cards });
}

/** Plays one card, on a hero where it has one as its target. */
export function playCard(draft: Draft, seat: Seat, card: CardId, hero?: HeroId): void {
  putAway(draft, seat, [card]);
  draft.tell({ type: 'cardPlayed', seat, card, ...(hero ? { hero } : {}) });
}

const inBoardOrder = (cards: readonly SpaceId[]): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => id !== ICECROWN && cards.includes(id));

/** The discard pile, shuffled, on top of the scourge deck: all of it when the deck is empty (LK-9.3, LK-10.4). */
export function shuffleScourge(draft: Draft): void {
  const { next } = draft;
  next.shuffled = inBoardOrder(next.scourgeDiscard);
  next.scourgeDeck = [...draft.random.shuffle(next.scourgeDiscard), ...next.scourgeDeck];
  draft.tell({ type: 'scourgeShuffled', cards: next.scourgeDiscard.length });
  next.scourgeDiscard = [];
}

/** Takes a scourge card from the top or the bottom; an empty deck is made anew first (LK-10.4). */
export function takeScourge(draft: Draft, from: 'top' | 'bottom'): SpaceId {
  if (draft.next.scourgeDeck.length === 0) shuffleScourge(draft);
  const { scourgeDeck } = draft.next;
  const card = from === 'top' ? scourgeDeck[0] : scourgeDeck.at(-1);
  if (!card) throw new RangeError('Deck and discard pile are both empty');
  draft.next.scourgeDeck = from === 'top' ? scourgeDeck.slice(1) : scourgeDeck.slice(0, -1);
  return card;
}
