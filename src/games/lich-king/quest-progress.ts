import type { Seat } from '../../engine/index.js';
import { heroOf, progressOf } from './board.js';
import { type CardId, type Icon, iconOf } from './data/cards.js';
import { QUEST_CARDS } from './data/quests.js';
import { ICECROWN } from './data/spaces.js';
import { endGame } from './despair.js';
import type { Draft } from './draft.js';
import type { QuestFrame } from './frames/frame.js';
import { HEROES } from './heroes/index.js';
import type { QuestId } from './ids.js';
import { QUESTS } from './quests/index.js';
import type { LichKingState } from './state.js';

/** Laying out cards and spending hits for a quest (LK-7.2 to LK-7.6). */

export const nextIcon = (state: LichKingState, quest: QuestId): Icon | undefined =>
  QUEST_CARDS[quest].track[progressOf(state, quest)];

export const isComplete = (state: LichKingState, quest: QuestId): boolean =>
  progressOf(state, quest) >= QUEST_CARDS[quest].track.length;

/** Cards a seat may lay out in a quest action: one for each hero who takes part, and what abilities say (LK-7.3, LK-16.4). */
export function allowance(state: LichKingState, action: Pick<QuestFrame, 'hero' | 'quest'>, seat: Seat): number {
  let cards = 0;
  for (const self of state.heroes) {
    if (self.seat !== seat) continue;
    const { questReach, questCards } = HEROES[self.id];
    if (self.at !== action.quest && !questReach?.(state, self, action)) continue;
    cards += 1 + (questCards?.(state, self, action) ?? 0);
    if (self.id === action.hero) cards += QUESTS[action.quest].actingCards ?? 0;
  }
  return Math.max(0, cards);
}

const laidBy = ({ laid }: QuestFrame, seat: Seat): number => laid.filter((card) => card.seat === seat).length;

/** Cards of a seat that can still be laid out in this action, if the icon fits. */
export function layable(state: LichKingState, action: QuestFrame, seat: Seat): readonly CardId[] {
  if (laidBy(action, seat) >= allowance(state, action, seat)) return [];
  const hand = state.players[seat]?.hand ?? [];
  return hand.filter((card) => !action.laid.some((laid) => laid.card === card));
}

/** Moves the marker; the last space of Icecrown wins the game at once (LK-8.8). */
export function advance(draft: Draft, quest: QuestId): void {
  const { next } = draft;
  const progress = progressOf(next, quest) + 1;
  const { length } = QUEST_CARDS[quest].track;
  if (quest === ICECROWN) next.icecrown = { ...next.icecrown, progress };
  else next.quests = next.quests.map((other) => (other.id === quest ? { ...other, progress } : other));
  draft.tell({ type: 'progressed', quest, progress, length });
  if (quest === ICECROWN && progress >= length) endGame(draft, 'won');
}

export function layCard(draft: Draft, action: QuestFrame, seat: Seat, card: CardId): QuestFrame {
  const changed = { ...action, laid: [...action.laid, { seat, card }] };
  draft.amend(action, changed);
  draft.tell({ type: 'cardLaid', seat, card });
  advance(draft, action.quest);
  return changed;
}

export function spendHit(draft: Draft, action: QuestFrame): QuestFrame {
  const changed = { ...action, hits: action.hits - 1 };
  draft.amend(action, changed);
  draft.tell({ type: 'hitsSpent', hero: action.hero, hits: 1 });
  advance(draft, action.quest);
  return changed;
}

/** A step of a sequence: a card, or a hit where there is none. */
export type Step = { readonly seat: Seat; readonly card: CardId } | undefined;

interface Giver {
  readonly seat: Seat;
  readonly cards: CardId[];
  left: number;
}

/**
 * The sequence that ends furthest, cards before hits among equals (LK-7.6). The next icon decides which cards fit, so
 * it tries every giver of a fitting card, and a hit, at each space; no sequence is longer than all hits and cards.
 */
export function bestSequence(state: LichKingState, action: QuestFrame, seats: readonly Seat[]): readonly Step[] {
  const { track } = QUEST_CARDS[action.quest];
  const givers = seats.map((seat): Giver => {
    const left = allowance(state, action, seat) - laidBy(action, seat);
    return { seat, cards: [...layable(state, action, seat)], left };
  });
  const start = progressOf(state, action.quest);
  const cards = givers.reduce((sum, { left, cards: held }) => sum + Math.min(left, held.length), 0);
  const most = Math.min(track.length - start, action.hits + cards);
  let best: readonly Step[] = [];
  const chosen: Step[] = [];
  const search = (progress: number, hits: number): void => {
    if (chosen.length > best.length) best = chosen.slice();
    const icon = track[progress];
    if (icon === undefined || best.length === most) return;
    for (const giver of givers) {
      const at = giver.left > 0 ? giver.cards.findIndex((card) => iconOf(card) === icon) : -1;
      const card = giver.cards[at];
      if (!card) continue;
      giver.cards.splice(at, 1);
      giver.left -= 1;
      chosen.push({ seat: giver.seat, card });
      search(progress + 1, hits);
      chosen.pop();
      giver.left += 1;
      giver.cards.splice(at, 0, card);
    }
    if (hits > 0) {
      chosen.push(undefined);
      search(progress + 1, hits - 1);
      chosen.pop();
    }
  };
  search(start, action.hits);
  return best;
}

/** Carries a sequence out, as far as the game goes on. */
export function carryOut(draft: Draft, action: QuestFrame, steps: readonly Step[]): void {
  let now = action;
  for (const step of steps) {
    if (draft.over) return;
    now = step ? layCard(draft, now, step.seat, step.card) : spendHit(draft, now);
  }
}

/** Seats whose cards the best sequence may use: the acting player's, and of all who have not opted out (LK-7.6). */
export const contributors = (state: LichKingState, action: QuestFrame): readonly Seat[] =>
  state.players.flatMap(({ orders }, seat) =>
    orders.autoContribute || seat === heroOf(state, action.hero).seat ? [seat] : [],
  );
