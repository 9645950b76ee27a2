import { type CardId, type CardKind, faceOf, iconOf } from '../../games/lich-king/data/cards.js';
import { QUEST_CARDS } from '../../games/lich-king/data/quests.js';
import type { HeroView } from '../../games/lich-king/view.js';
import type { Sight } from './sight.js';

const PLAIN: Readonly<Partial<Record<CardKind, number>>> = {
  fight2: 0.5,
  fight1: 0.2,
  defend: 0.5,
  travel2: 0.25,
  travel4: 0.5,
  heal: 0.5,
};

/** What a card is worth in hand: its own use, and how often quests still ask for its icon; the second of a kind less. */
export function keeping(sight: Sight, hand: readonly CardId[], card: CardId): number {
  const icon = iconOf(card);
  const wanted = sight.view.quests
    .filter(({ done }) => !done)
    .reduce((sum, { id, progress }) => sum + QUEST_CARDS[id].track.slice(progress).filter((i) => i === icon).length, 0);
  const same = hand.slice(0, hand.indexOf(card)).filter((other) => iconOf(other) === icon).length;
  return (PLAIN[faceOf(card).kind] ?? 0) + Math.min(1.2, wanted * 0.12) / (1 + same);
}

/** What it costs to let a card go: nothing where the hand is full anyway (LK-9.6). */
export function parting(sight: Sight, owner: HeroView, card: CardId): number {
  const hand = sight.hand(owner);
  const room = sight.view.solo ? 7 - hand.length : 6 - hand.length;
  return room <= 0 ? 0.1 : room === 1 ? 0.5 * keeping(sight, hand, card) : keeping(sight, hand, card);
}
