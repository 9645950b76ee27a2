export const FACTION_IDS = ['aldan', 'guild', 'koda', 'ooglan', 'runen', 'paldeyn', 'venna'] as const;
export type FactionId = (typeof FACTION_IDS)[number];

export const ELITE_TYPES = [
  'elagynt',
  'wynden',
  'stellen',
  'crysen',
  'grizzled',
  'hunter',
  'karn',
  'nameless',
  'stoic',
  'miner',
  'ram',
  'lancer',
  'marshal',
  'hexer',
  'revenant',
] as const;
export type EliteType = (typeof ELITE_TYPES)[number];

/** One die: its type and number, e.g. 'stoic#1'. */
export type EliteId = `${EliteType}#${number}`;

export const TRAIT_IDS = [
  'aldan.rite_of_return',
  'aldan.sacred_formation',
  'aldan.unbending_calendar',
  'guild.night_of_knives',
  'guild.deep_coffers',
  'guild.bought_loyalty',
  'koda.none_left_behind',
  'koda.wrath_of_koda_konn',
  'koda.blood_scent',
  'ooglan.legend_made_flesh',
  'ooglan.endless_screams',
  'ooglan.cruel_ambush',
  'runen.old_grudge',
  'runen.stand_fast',
  'runen.unstoppable_march',
  'paldeyn.raise_banners',
  'paldeyn.hold_the_line',
  'paldeyn.cavalry_sweep',
  'venna.voices_below',
  'venna.borrowed_face',
  'venna.soul_tithe',
] as const;
export type TraitId = (typeof TRAIT_IDS)[number];

export const ABILITY_IDS = [
  'aldan.ordinance',
  'guild.hired_blades',
  'ooglan.bedlam',
  'paldeyn.drive_out',
  'venna.stolen_rite',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

export const SCENARIO_IDS = [
  'runen.show_of_force',
  'runen.long_grudge',
  'runen.deep_delve',
  'aldan.bring_the_rain',
  'aldan.procession',
  'aldan.measured_hour',
  'guild.paid_in_full',
  'guild.quiet_knife',
  'guild.shadow_market',
  'koda.great_shedding',
  'koda.winter_larder',
  'koda.blood_for_the_shore',
  'ooglan.cull_the_weak',
  'ooglan.birth_of_a_legend',
  'ooglan.quiet_before',
  'paldeyn.raise_the_tents',
  'paldeyn.shining_charge',
  'paldeyn.right_of_law',
  'venna.stolen_fire',
  'venna.lower_gate',
  'venna.gathering_of_outcasts',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** 0 is the Outskirts (WR-1.2). */
export const REGIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type RegionId = (typeof REGIONS)[number];
export const OUTSKIRTS = 0;

/** In ascending order (WR-0.1). */
export const NUMBERED = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type NumberedId = (typeof NUMBERED)[number];

export const ZONES = ['N', 'E', 'S', 'W'] as const;
export type Zone = (typeof ZONES)[number];

/** The four symbols of action dice and VP tokens (WR-1.5). */
export const ACTION_FACES = ['mine', 'reinforce', 'maneuver', 'fight'] as const;
export type ActionFace = (typeof ACTION_FACES)[number];

/** The results of the All-seeing die (WR-1.6). */
export const SEER_FACES = ['mine', 'strike', 'assault', 'double'] as const;
export type SeerFace = (typeof SEER_FACES)[number];

export const TOKEN_IDS = ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09', 'T10', 'T11'] as const;
export type TokenId = (typeof TOKEN_IDS)[number];

/** Action dice are d1 to d9. */
export const DIE_IDS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9'] as const;
export type DieId = (typeof DIE_IDS)[number];

/** How a March or Bedlam names the All-seeing die. */
export const SEER = 'seer';

export const SIGNS = ['rock', 'paper', 'scissors'] as const;
export type Sign = (typeof SIGNS)[number];

export const OBJECTIVES = ['A', 'B'] as const;
export type Objective = (typeof OBJECTIVES)[number];
