import type { AbilityId, EliteType, FactionId, TraitId } from '../ids.js';

/** Where a bought Elite may be put (WR-20.0). */
export type DeployRule =
  | 'zone'
  | 'exactUnits'
  | 'enemyPresent'
  | 'replaceBasic'
  | 'nearOwn'
  | 'randomRegion'
  | 'noOwnUnits'
  | 'controlledOrZone'
  | 'ownRegionOrZone';

/** How the AI chooses a region (WR-17.3); only those a mat names. */
export type MatSelector = 'base' | 'threatMax' | 'threatMaxReach' | 'threatMaxVacant' | 'random';

/** What is printed on an Elite's line of a mat, both sides of it (WR-20, WR-22). */
export interface EliteData {
  readonly faction: FactionId;
  readonly dice: number;
  readonly cost: number;
  readonly vitality: number;
  /** VP of the bonus icon; 0 for none (WR-9.4). */
  readonly bonus: number;
  readonly deploy: DeployRule;
  readonly ai: { readonly letter: 'A' | 'B' | 'C'; readonly cost: number; readonly deploy: MatSelector };
}

export const ELITES: Readonly<Record<EliteType, EliteData>> = {
  elagynt: {
    faction: 'aldan',
    dice: 3,
    cost: 3,
    vitality: 3,
    bonus: 1,
    deploy: 'zone',
    ai: { letter: 'A', cost: 3, deploy: 'base' },
  },
  wynden: {
    faction: 'aldan',
    dice: 3,
    cost: 4,
    vitality: 4,
    bonus: 2,
    deploy: 'exactUnits',
    ai: { letter: 'B', cost: 4, deploy: 'base' },
  },
  stellen: {
    faction: 'guild',
    dice: 3,
    cost: 3,
    vitality: 2,
    bonus: 0,
    deploy: 'enemyPresent',
    ai: { letter: 'A', cost: 3, deploy: 'threatMax' },
  },
  crysen: {
    faction: 'guild',
    dice: 3,
    cost: 3,
    vitality: 3,
    bonus: 1,
    deploy: 'zone',
    ai: { letter: 'B', cost: 3, deploy: 'base' },
  },
  grizzled: {
    faction: 'koda',
    dice: 3,
    cost: 4,
    vitality: 5,
    bonus: 1,
    deploy: 'replaceBasic',
    ai: { letter: 'A', cost: 4, deploy: 'base' },
  },
  hunter: {
    faction: 'koda',
    dice: 6,
    cost: 1,
    vitality: 1,
    bonus: 0,
    deploy: 'nearOwn',
    ai: { letter: 'B', cost: 1, deploy: 'threatMaxReach' },
  },
  karn: {
    faction: 'ooglan',
    dice: 3,
    cost: 3,
    vitality: 3,
    bonus: 1,
    deploy: 'randomRegion',
    ai: { letter: 'B', cost: 3, deploy: 'random' },
  },
  nameless: {
    faction: 'ooglan',
    dice: 3,
    cost: 2,
    vitality: 2,
    bonus: 0,
    deploy: 'noOwnUnits',
    ai: { letter: 'A', cost: 2, deploy: 'threatMaxVacant' },
  },
  stoic: {
    faction: 'runen',
    dice: 3,
    cost: 3,
    vitality: 3,
    bonus: 1,
    deploy: 'zone',
    ai: { letter: 'A', cost: 3, deploy: 'base' },
  },
  miner: {
    faction: 'runen',
    dice: 3,
    cost: 2,
    vitality: 2,
    bonus: 0,
    deploy: 'zone',
    ai: { letter: 'B', cost: 2, deploy: 'base' },
  },
  ram: {
    faction: 'runen',
    dice: 3,
    cost: 3,
    vitality: 3,
    bonus: 0,
    deploy: 'zone',
    ai: { letter: 'C', cost: 3, deploy: 'base' },
  },
  lancer: {
    faction: 'paldeyn',
    dice: 3,
    cost: 3,
    vitality: 3,
    bonus: 0,
    deploy: 'zone',
    ai: { letter: 'B', cost: 3, deploy: 'base' },
  },
  marshal: {
    faction: 'paldeyn',
    dice: 3,
    cost: 4,
    vitality: 4,
    bonus: 2,
    deploy: 'controlledOrZone',
    ai: { letter: 'A', cost: 4, deploy: 'base' },
  },
  hexer: {
    faction: 'venna',
    dice: 3,
    cost: 2,
    vitality: 2,
    bonus: 0,
    deploy: 'ownRegionOrZone',
    ai: { letter: 'A', cost: 2, deploy: 'base' },
  },
  revenant: {
    faction: 'venna',
    dice: 3,
    cost: 3,
    vitality: 2,
    bonus: 1,
    deploy: 'ownRegionOrZone',
    ai: { letter: 'B', cost: 3, deploy: 'base' },
  },
};

export interface AbilityData {
  readonly faction: FactionId;
  readonly cost: number;
  readonly limit: 'turn' | 'round';
}

/** Abilities on the mats that are bought with Korra (WR-10.9). */
export const ABILITY_DATA: Readonly<Record<AbilityId, AbilityData>> = {
  'aldan.ordinance': { faction: 'aldan', cost: 1, limit: 'turn' },
  'guild.hired_blades': { faction: 'guild', cost: 1, limit: 'turn' },
  'ooglan.bedlam': { faction: 'ooglan', cost: 1, limit: 'turn' },
  'paldeyn.drive_out': { faction: 'paldeyn', cost: 2, limit: 'turn' },
  'venna.stolen_rite': { faction: 'venna', cost: 2, limit: 'round' },
};

/** The cards that are used once in a game; the others last (WR-21.0). */
export const ONCE_PER_GAME: readonly TraitId[] = [
  'aldan.rite_of_return',
  'aldan.unbending_calendar',
  'guild.night_of_knives',
  'guild.bought_loyalty',
  'koda.wrath_of_koda_konn',
  'ooglan.legend_made_flesh',
  'ooglan.cruel_ambush',
  'runen.stand_fast',
  'paldeyn.raise_banners',
  'paldeyn.cavalry_sweep',
  'venna.voices_below',
];

export interface MatData {
  readonly colour: string;
  readonly expansion: boolean;
  readonly elites: readonly EliteType[];
  readonly ability?: AbilityId;
  readonly traits: readonly TraitId[];
}

export const MATS: Readonly<Record<FactionId, MatData>> = {
  aldan: {
    colour: 'brown',
    expansion: false,
    elites: ['elagynt', 'wynden'],
    ability: 'aldan.ordinance',
    traits: ['aldan.rite_of_return', 'aldan.sacred_formation', 'aldan.unbending_calendar'],
  },
  guild: {
    colour: 'navy',
    expansion: false,
    elites: ['stellen', 'crysen'],
    ability: 'guild.hired_blades',
    traits: ['guild.night_of_knives', 'guild.deep_coffers', 'guild.bought_loyalty'],
  },
  koda: {
    colour: 'red',
    expansion: false,
    elites: ['grizzled', 'hunter'],
    traits: ['koda.none_left_behind', 'koda.wrath_of_koda_konn', 'koda.blood_scent'],
  },
  ooglan: {
    colour: 'white',
    expansion: false,
    elites: ['karn', 'nameless'],
    ability: 'ooglan.bedlam',
    traits: ['ooglan.legend_made_flesh', 'ooglan.endless_screams', 'ooglan.cruel_ambush'],
  },
  runen: {
    colour: 'green',
    expansion: false,
    elites: ['stoic', 'miner', 'ram'],
    traits: ['runen.old_grudge', 'runen.stand_fast', 'runen.unstoppable_march'],
  },
  paldeyn: {
    colour: 'gold',
    expansion: true,
    elites: ['lancer', 'marshal'],
    ability: 'paldeyn.drive_out',
    traits: ['paldeyn.raise_banners', 'paldeyn.hold_the_line', 'paldeyn.cavalry_sweep'],
  },
  venna: {
    colour: 'violet',
    expansion: true,
    elites: ['hexer', 'revenant'],
    ability: 'venna.stolen_rite',
    traits: ['venna.voices_below', 'venna.borrowed_face', 'venna.soul_tithe'],
  },
};
