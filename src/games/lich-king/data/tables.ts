import type { Difficulty, HeroId, RegionalQuestId, RewardId } from '../ids.js';
import type { SpaceId } from './spaces.js';

export const GHOULS = 36;
export const GHOULS_ON_SPACE = 3;
export const ABOMINATION_HEALTH = 3;
export const STRONGHOLDS = 3;
export const HAND_LIMIT = 7;
export const ACTIONS = 4;
export const DRAWN_CARDS = 2;
export const LICH_KING_DAMAGE = 1;
export const DESPAIR_OF_DEFEAT = 2;
export const STRONGHOLD_REST = 1;
export const HEAL_CARD_REST = 1;
export const SOLO_HEROES = 3;

/** The scourge rate under each space of the track (LK-1.3). */
export const SCOURGE_TRACK: readonly number[] = [2, 2, 3, 3, 3, 4, 4, 4, 5];
export const DESPAIR_LOSES = 7;

export interface Face {
  readonly hits: number;
  readonly blocks: number;
}

/** LK-1.4: both dice are alike. */
export const DIE: readonly Face[] = [
  { hits: 1, blocks: 0 },
  { hits: 1, blocks: 0 },
  { hits: 1, blocks: 0 },
  { hits: 2, blocks: 0 },
  { hits: 0, blocks: 1 },
  { hits: 1, blocks: 1 },
];

/** Cards of each starting hand by number of players; one player has one hand for three heroes (LK-2.8). */
export const STARTING_HAND: Readonly<Record<number, number>> = { 1: 4, 2: 3, 3: 3, 4: 2, 5: 2 };

/** LK-2.6: for so many scourge cards each, in this order. */
export const FIRST_ENEMIES: readonly {
  readonly cards: number;
  readonly ghouls: number;
  readonly abominations: number;
}[] = [
  { cards: 1, ghouls: 3, abominations: 0 },
  { cards: 1, ghouls: 3, abominations: 0 },
  { cards: 3, ghouls: 2, abominations: 0 },
  { cards: 3, ghouls: 1, abominations: 0 },
  { cards: 1, ghouls: 0, abominations: 1 },
];

/** Piles of the hero deck, and those that get a Stronghold, the topmost being 0 (LK-2.9). */
export const DECKS: Readonly<Record<Difficulty, { readonly piles: number; readonly strongholds: readonly number[] }>> =
  {
    introductory: { piles: 5, strongholds: [0, 1, 2] },
    normal: { piles: 6, strongholds: [0, 1, 2] },
    heroic: { piles: 7, strongholds: [0, 1] },
    mythic: { piles: 8, strongholds: [1] },
  };

export const FIRST_GAME_QUESTS: readonly RegionalQuestId[] = ['the_nexus', 'ulduar', 'naxxramas'];
export const FIRST_GAME_REWARDS: readonly RewardId[] = ['argent_crusaders', 'borrowed_time', 'one_quiet_night'];

/** LK-1.7. What heroes can do is in heroes/. */
export const HERO_SHEETS: Readonly<Record<HeroId, { readonly health: number; readonly start: SpaceId }>> = {
  tirion: { health: 8, start: 'the_breach' },
  liadrin: { health: 7, start: 'dalaran' },
  thrall: { health: 7, start: 'warsong_hold' },
  sylvanas: { health: 6, start: 'vengeance_landing' },
  muradin: { health: 8, start: 'frosthold' },
  jaina: { health: 6, start: 'valiance_keep' },
  varian: { health: 7, start: 'valgarde' },
};
