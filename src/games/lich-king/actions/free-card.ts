import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import { activeHero, heroesAt, heroOf, isInGame } from '../board.js';
import { type CardId, faceOf, type Icon, isCard } from '../data/cards.js';
import type { HeroId } from '../ids.js';
import type { HeroState, LichKingState } from '../state.js';
import { HERO_NAMES } from '../words.js';

/** Travel and Heal cards are played on one hero of the active hero's space (LK-5.4, LK-5.5, LK-16.3). */

export const targets = (state: LichKingState): readonly Readonly<HeroState>[] => heroesAt(state, activeHero(state).at);

/** One card of each kind with this icon in the seat's hand. */
export function kindsHeld(state: LichKingState, seat: Seat, icon: Icon): readonly CardId[] {
  const held = state.players[seat]?.hand.filter((card) => faceOf(card).icon === icon) ?? [];
  return held.filter((card, i) => held.findIndex((other) => faceOf(other).kind === faceOf(card).kind) === i);
}

export function refuseFreeCard(
  state: LichKingState,
  seat: Seat,
  { card, hero }: { readonly card: CardId; readonly hero: HeroId },
  icon: Icon,
  rule: string,
): RuleViolation | undefined {
  const held = state.players[seat]?.hand.includes(card) && isCard(card) && faceOf(card).icon === icon;
  if (!held) return violation(rule, 'not-your-card');
  const near = isInGame(state, hero) && heroOf(state, hero).at === activeHero(state).at;
  return near ? undefined : violation(rule, 'hero-not-here', { hero: HERO_NAMES[hero] });
}
