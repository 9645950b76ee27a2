export const REGIONS = ['red', 'green', 'purple'] as const;
export type Region = (typeof REGIONS)[number];

export const HERO_IDS = ['tirion', 'liadrin', 'thrall', 'sylvanas', 'muradin', 'jaina', 'varian'] as const;
export type HeroId = (typeof HERO_IDS)[number];

/** What a hero does by an own move; what always holds has no id and is a hook (hooks.ts). */
export const ABILITY_IDS = [
  'press_forward',
  'chain_lightning',
  'wailing_arrow',
  'teleport',
  'storm_bolt',
  'for_the_alliance',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

export const REGIONAL_QUEST_IDS = [
  'naxxramas',
  'utgarde_keep',
  'wyrmrest_temple',
  'the_nexus',
  'azjol_nerub',
  'vault_of_archavon',
  'ulduar',
  'argent_tournament',
  'gundrak',
] as const;
export type RegionalQuestId = (typeof REGIONAL_QUEST_IDS)[number];

/** A quest has the id of the space it stands on (LK-2.5). */
export const QUEST_IDS = [...REGIONAL_QUEST_IDS, 'icecrown_citadel'] as const;
export type QuestId = (typeof QUEST_IDS)[number];

export const REWARD_IDS = [
  'argent_crusaders',
  'borrowed_time',
  'one_quiet_night',
  'alexstraszas_cleansing',
  'blessing_of_the_light',
  'gunship_support',
  'new_allies',
  'onward_to_victory',
  'knights_of_the_ebon_blade',
] as const;
export type RewardId = (typeof REWARD_IDS)[number];

export const ABOMINATION_IDS = ['a1', 'a2', 'a3'] as const;
export type AbominationId = (typeof ABOMINATION_IDS)[number];

export const DIFFICULTIES = ['introductory', 'normal', 'heroic', 'mythic'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Moments of a turn at which rewards may be played beside the actions (LK-17.6). */
export const GATES = ['G1', 'G1b', 'G2', 'G3', 'G4', 'G5'] as const;
export type Gate = (typeof GATES)[number];
