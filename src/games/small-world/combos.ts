import type { Random } from '../../engine/index.js';
import type { Draft } from './draft.js';
import type { PowerId, RaceId } from './ids.js';
import { POWERS } from './powers/index.js';
import { RACES } from './races/index.js';
import type { Combo, SmallWorldState } from './state.js';

/** Five in the column and the pair on top of the stacks (SW-2.3). */
export const VISIBLE_COMBOS = 6;

/** Tokens a combo brings, as far as the tray has them (SW-3.2). */
export const tokensOf = (race: RaceId, power: PowerId, inTray: number): number =>
  Math.min(RACES[race].tokens + POWERS[power].tokens, inTray);

interface Tiles {
  combos: readonly Combo[];
  banners: readonly RaceId[];
  badges: readonly PowerId[];
  discardedBadges: readonly PowerId[];
}

/**
 * Reveals pairs until six are visible or tiles are missing; discarded badges become a new stack when one is needed
 * (SW-3.4). `revealed` hears of every new pair.
 */
export function refill(tiles: Tiles, random: () => Random, revealed?: (combo: Combo) => void): void {
  while (tiles.combos.length < VISIBLE_COMBOS) {
    if (tiles.badges.length === 0 && tiles.discardedBadges.length > 0 && tiles.banners.length > 0) {
      tiles.badges = random().shuffle(tiles.discardedBadges);
      tiles.discardedBadges = [];
    }
    const race = tiles.banners[0];
    const power = tiles.badges[0];
    if (!race || !power) return;
    tiles.banners = tiles.banners.slice(1);
    tiles.badges = tiles.badges.slice(1);
    const combo = { race, power, coins: 0 };
    tiles.combos = [...tiles.combos, combo];
    revealed?.(combo);
  }
}

/** Takes a combo out of the column: a coin on each one above it, those below move up, the next pair appears (SW-3.2). */
export function takeCombo(draft: Draft, index: number): Combo {
  const { next } = draft;
  const taken = next.combos[index];
  if (!taken) throw new RangeError(`There is no combo ${index}`);
  next.combos = next.combos.flatMap((combo, at) => {
    if (at === index) return [];
    return at < index ? [{ race: combo.race, power: combo.power, coins: combo.coins + 1 }] : [combo];
  });
  refillRow(draft);
  return taken;
}

/** A banner goes under the stack; with fewer than six pairs to be seen it is dealt at once (SW-3.4, SW-9.6). */
export function returnBanner(draft: Draft, race: RaceId): void {
  draft.next.banners = [...draft.next.banners, race];
  refillRow(draft);
}

export function discardBadge(draft: Draft, power: PowerId): void {
  draft.next.discardedBadges = [...draft.next.discardedBadges, power];
}

/** Battle for Azeroth has no combos to refill: a returned banner is in its place already (SW-18.8). */
function refillRow(draft: Draft): void {
  if (draft.next.sides) return;
  refill(
    draft.next,
    () => draft.random,
    ({ race, power }) => draft.tell({ type: 'comboRevealed', race, power, reveals: true }),
  );
}

/** SW-3.2: the price is covered by coins held before those on the combo are collected. */
export const mayPay = (state: SmallWorldState, coins: number, index: number): boolean =>
  index < state.combos.length && coins >= index;
