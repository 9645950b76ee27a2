import { type Choice, type Option, type Seat, violation } from '../../../engine/index.js';
import { activeSeat } from '../board.js';
import { type CardId, type CardKind, faceOf, type Icon } from '../data/cards.js';
import type { LichKingMove } from '../moves.js';
import type { LichKingState } from '../state.js';
import { playableRewards } from '../timing.js';
import { cardName, key } from '../words.js';
import type { Answer, WindowFrame } from './frame.js';

/** What all windows have in common (LK-17.2): who is still asked, passing, closing, and choosing cards to play. */

/** Seats in the order in which they are asked: the active player first. */
export function seatsFromActive(state: LichKingState): readonly Seat[] {
  const count = state.players.length;
  const first = activeSeat(state);
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

/** Seats that can do something now and have not passed since the last play; a playable reward is something. */
export const stillAsked = (
  state: LichKingState,
  { passed }: WindowFrame,
  canPlay: (seat: Seat) => boolean,
): readonly Seat[] =>
  seatsFromActive(state).filter(
    (seat) => !passed.includes(seat) && (canPlay(seat) || playableRewards(state, seat).length > 0),
  );

/** LK-17.3: whoever passes is not asked again before somebody plays. */
export const PASS: Pick<Answer<WindowFrame['kind'], 'pass'>, 'rule' | 'perform'> = {
  rule: 'LK-17.3',
  perform: (draft, frame, seat) => {
    draft.replace({ ...frame, passed: [...frame.passed, seat] });
    draft.tell({ type: 'passed', seat });
  },
};

export const passChoice = ({ window }: WindowFrame): Choice<LichKingMove> => ({
  kind: 'choice',
  id: 'pass',
  verb: 'pass',
  prompt: key('prompt.pass'),
  options: [{ id: 'pass', label: key('option.pass'), move: { type: 'pass', window } }],
  fallback: 'pass',
});

export const closeChoice = ({ window }: WindowFrame): Choice<LichKingMove> => ({
  kind: 'choice',
  id: 'closeWindow',
  verb: 'end',
  prompt: key('prompt.closeWindow'),
  options: [{ id: 'close', label: key('option.closeWindow'), move: { type: 'closeWindow', window } }],
});

export const cardsIn = (state: LichKingState, seat: Seat, icon: Icon): readonly CardId[] =>
  state.players[seat]?.hand.filter((card) => faceOf(card).icon === icon) ?? [];

/** Whether these are different cards of one icon in the seat's hand. */
export function refuseCards(state: LichKingState, seat: Seat, cards: readonly CardId[], icon: Icon, rule: string) {
  const held = cardsIn(state, seat, icon);
  const fits = new Set(cards).size === cards.length && cards.every((card) => held.includes(card));
  return fits ? undefined : violation(rule, 'not-your-card');
}

/** Cards by kind, in the order in which they are held. */
function byKind(cards: readonly CardId[]): ReadonlyMap<CardKind, readonly CardId[]> {
  const kinds = new Set(cards.map((card) => faceOf(card).kind));
  return new Map([...kinds].map((kind) => [kind, cards.filter((card) => faceOf(card).kind === kind)]));
}

/** Every different handful of the given cards, up to `most` of them; cards of one kind are identical. */
export function handfuls(cards: readonly CardId[], most: number): readonly (readonly CardId[])[] {
  let found: (readonly CardId[])[] = [[]];
  for (const group of byKind(cards).values()) {
    found = found.flatMap((handful) =>
      Array.from({ length: group.length + 1 }, (_, count) => [...handful, ...group.slice(0, count)]),
    );
  }
  return found.filter(({ length }) => length > 0 && length <= most);
}

/** An option that plays a handful of cards. */
export const handfulOption = (cards: readonly CardId[], move: LichKingMove, facts: Option<LichKingMove>['facts']) => ({
  id: [...byKind(cards)].map(([kind, group]) => `${kind}-${group.length}`).join('.'),
  label: key('option.playCards'),
  facts: { cards: cards.map(cardName), count: cards.length, ...facts },
  move,
  slots: { name: cards.map((card) => faceOf(card).kind).join('+') },
});
