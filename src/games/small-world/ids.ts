/** The closed lists of what is in the box, in the order of the rule book (SW-1.6 to SW-1.8). */

export const RACE_IDS = [
  'draenei',
  'dwarves',
  'gnomes',
  'humans',
  'nightElves',
  'worgen',
  'bloodElves',
  'forsaken',
  'goblins',
  'orcs',
  'tauren',
  'trolls',
  'ethereals',
  'kobolds',
  'naga',
  'pandaren',
] as const;
export type RaceId = (typeof RACE_IDS)[number];

export const POWER_IDS = [
  'archaeologist',
  'swampwalker',
  'champion',
  'mountaineer',
  'mining',
  'blacksmith',
  'portalMage',
  'battlemaster',
  'marshdweller',
  'defensive',
  'explorer',
  'farmer',
  'fishing',
  'intimidating',
  'ranger',
  'garrisoned',
  'beastmaster',
  'enraged',
  'herbalist',
  'sailing',
] as const;
export type PowerId = (typeof POWER_IDS)[number];

export const ARTIFACT_IDS = ['aegis', 'frostmourne', 'ashes', 'heart', 'doomhammer'] as const;
export type ArtifactId = (typeof ARTIFACT_IDS)[number];

export const PLACE_IDS = [
  'meetingStone',
  'chapel',
  'karazhan',
  'darkPortal',
  'battleground',
  'well',
  'spiritHealer',
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export const MARKER_IDS = [...ARTIFACT_IDS, ...PLACE_IDS] as const;
export type MarkerId = ArtifactId | PlaceId;

export type Faction = 'alliance' | 'horde' | 'neutral';
