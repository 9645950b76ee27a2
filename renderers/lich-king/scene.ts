import type { SpaceId } from '../../src/games/lich-king/data/spaces.js';
import type { Region } from '../../src/games/lich-king/ids.js';
import type { Shown } from './ledger/cards.js';
import type { HeroCard } from './ledger/heroes.js';
import type { Tracks } from './ledger/tracks.js';
import type { QuestCard } from './strip.js';

/** What stands on a space. */
export interface Standing {
  readonly ghouls: number;
  readonly abominations: number;
  readonly stronghold: boolean;
  readonly quest: boolean;
  readonly heroes: readonly { readonly icon: string; readonly seat: number; readonly active: boolean }[];
  /** Where the hero whose turn it is can go now. */
  readonly target: boolean;
}

/** All that a picture shows, as data. */
export interface Scene {
  readonly spaces: ReadonlyMap<SpaceId, Standing>;
  readonly lichKing: Region | 'icecrown';
  readonly open: boolean;
  readonly difficulty: string;
  readonly tracks: Tracks;
  readonly heroes: readonly HeroCard[];
  /** One hand for all heroes, in the solo game. */
  readonly shared?: readonly Shown[];
  readonly quests: readonly QuestCard[];
  readonly last?: QuestCard;
}
