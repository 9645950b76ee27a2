import type { Seat } from '../../engine/index.js';
import type { Draft } from './draft.js';
import type { Faction, PowerId, RaceId } from './ids.js';
import { RACE_IDS } from './ids.js';
import { RACES } from './races/index.js';
import type { SmallWorldState } from './state.js';

/** Three tiles in each column and the one on top of its stack (SW-18.5). */
export const ROWS = 4;

/** The seats of five players; smaller tables leave some out (SW-18.1, SW-18.2). */
const SEATING: Readonly<Record<number, readonly Faction[]>> = {
  2: ['alliance', 'horde'],
  3: ['alliance', 'horde', 'neutral'],
  4: ['alliance', 'horde', 'alliance', 'horde'],
  5: ['alliance', 'horde', 'neutral', 'alliance', 'horde'],
};

export function sidesFor(seats: number): readonly Faction[] {
  const sides = SEATING[seats];
  if (!sides) throw new RangeError(`Battle for Azeroth is for 2 to 5 players, not ${seats}`);
  return sides;
}

/** Banners of a side that nobody plays are out of the game (SW-18.4). */
export const bannersFor = (sides: readonly Faction[]): readonly RaceId[] =>
  RACE_IDS.filter((race) => sides.includes(RACES[race].faction));

export const isTeammate = ({ sides }: SmallWorldState, seat: Seat, other: Seat): boolean =>
  sides !== null && sides[seat] === sides[other];

/** A faction's banners that nobody holds: its column from the top, then its stack. */
export const bannersOf = ({ banners }: SmallWorldState, side: Faction | undefined): readonly RaceId[] =>
  banners.filter((race) => RACES[race].faction === side);

/** What a side can take from a row: its own banner there with the badge there (SW-18.6). */
export function rowOf(
  state: SmallWorldState,
  side: Faction | undefined,
  row: number,
): { readonly race: RaceId; readonly power: PowerId } | undefined {
  const race = row < ROWS ? bannersOf(state, side)[row] : undefined;
  const power = row < ROWS ? state.badges[row] : undefined;
  return race && power ? { race, power } : undefined;
}

/**
 * Takes a row's banner and badge: those below move up and the next of each stack appears, while the other factions'
 * banners stay where they are (SW-18.7). Discarded badges become a new stack when a row lacks one (SW-18.9).
 */
export function takeRow(draft: Draft, race: RaceId, power: PowerId): void {
  const { next } = draft;
  next.banners = next.banners.filter((banner) => banner !== race);
  next.badges = next.badges.filter((badge) => badge !== power);
  if (next.badges.length < ROWS) {
    next.badges = [...next.badges, ...draft.random.shuffle(next.discardedBadges)];
    next.discardedBadges = [];
  }
  const shown = next.badges[ROWS - 1];
  const banner = bannersOf(next, RACES[race].faction)[ROWS - 1];
  if (shown) draft.tell({ type: 'rowRevealed', ...(banner ? { race: banner } : {}), power: shown, reveals: true });
}
