import type { Seat } from '../../engine/index.js';
import { indexOf, regionOf } from './data/map.js';
import { ICECROWN, type SpaceId } from './data/spaces.js';
import { ABOMINATION_HEALTH, GHOULS, HERO_SHEETS, LICH_KING_DAMAGE } from './data/tables.js';
import { ABOMINATION_IDS, type HeroId, type QuestId } from './ids.js';
import type { Abomination, HeroState, LichKingState } from './state.js';

/** Questions about where things stand. All read only. */

type Heroes = Pick<LichKingState, 'heroes'>;

export function heroOf({ heroes }: Heroes, id: HeroId): Readonly<HeroState> {
  const hero = heroes.find((other) => other.id === id);
  if (!hero) throw new RangeError(`${id} is not in this game`);
  return hero;
}

export const isInGame = ({ heroes }: Heroes, id: HeroId): boolean => heroes.some((hero) => hero.id === id);

export const activeHero = (state: LichKingState): Readonly<HeroState> =>
  state.heroes[state.active] as Readonly<HeroState>;

export const activeSeat = (state: LichKingState): Seat => activeHero(state).seat;

export const heroesAt = ({ heroes }: Heroes, space: SpaceId): readonly Readonly<HeroState>[] =>
  heroes.filter(({ at }) => at === space);

/** Heroes in turn order from the active one (LK-11.6). */
export const heroesFromActive = ({ heroes, active }: LichKingState): readonly Readonly<HeroState>[] => [
  ...heroes.slice(active),
  ...heroes.slice(0, active),
];

export const maxHealth = (hero: HeroId): number => HERO_SHEETS[hero].health;

export const ghoulsAt = ({ ghouls }: Pick<LichKingState, 'ghouls'>, space: SpaceId): number =>
  ghouls[indexOf(space)] ?? 0;

export const abominationsAt = (
  { abominations }: Pick<LichKingState, 'abominations'>,
  space: SpaceId,
): readonly Abomination[] => abominations.filter(({ at }) => at === space);

export const enemiesAt = (state: LichKingState, space: SpaceId): number =>
  ghoulsAt(state, space) + abominationsAt(state, space).length;

export const ghoulSupply = ({ ghouls }: LichKingState): number =>
  GHOULS - ghouls.reduce((sum, count) => sum + count, 0);

export const abominationSupply = ({ abominations }: LichKingState): number =>
  ABOMINATION_IDS.length - abominations.length;

/** Damage it takes to remove these figures (LK-4.4). */
export const damageToRemove = (ghouls: number, abominations: number): number =>
  ghouls + ABOMINATION_HEALTH * abominations;

/** The unfinished quest on a space; Icecrown's only once it is open. */
export function questAt(state: LichKingState, space: SpaceId): QuestId | undefined {
  if (space === ICECROWN) return state.icecrown.open ? ICECROWN : undefined;
  return state.quests.find(({ id, done }) => id === space && !done)?.id;
}

export const progressOf = (state: LichKingState, quest: QuestId): number =>
  quest === ICECROWN ? state.icecrown.progress : (state.quests.find(({ id }) => id === quest)?.progress ?? 0);

/** Unfinished quests with a marker on the board. */
export const questsInPlay = (state: LichKingState): readonly QuestId[] => [
  ...state.quests.filter(({ done }) => !done).map(({ id }) => id),
  ...(state.icecrown.open ? [ICECROWN as QuestId] : []),
];

/** What the Lich King adds to the damage of a fight or quest action on a space (LK-8.2, LK-8.3, LK-8.5). */
export function lichKingDamage({ lichKing }: LichKingState, space: SpaceId): number {
  const there = lichKing === 'icecrown' ? space === ICECROWN : regionOf(space) === lichKing;
  return there ? LICH_KING_DAMAGE : 0;
}

/** Whether a figure may stand on a space at all (LK-8.6). */
export const canBeEntered = ({ icecrown }: LichKingState, space: SpaceId): boolean =>
  space !== ICECROWN || icecrown.open;

/**
 * Whether a seat may play Fight and Defend cards for somebody on this space: its hero stands there; in the solo game
 * the active hero does (LK-5.2, LK-5.3, LK-16.3).
 */
export const playsCardsAt = (state: LichKingState, seat: Seat, space: SpaceId): boolean =>
  state.solo ? activeHero(state).at === space : state.heroes.some((hero) => hero.seat === seat && hero.at === space);
