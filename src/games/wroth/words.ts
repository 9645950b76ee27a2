import { type Text, text } from '../../engine/index.js';
import {
  ABILITY_IDS,
  type AbilityId,
  ACTION_FACES,
  type ActionFace,
  ELITE_TYPES,
  type EliteId,
  type EliteType,
  FACTION_IDS,
  type FactionId,
  REGIONS,
  type RegionId,
  SEER_FACES,
  type SeerFace,
  TRAIT_IDS,
  type TraitId,
} from './ids.js';
import type { Group, Target } from './moves.js';

/** Keys of the game's catalogue. */
export const key = (path: string): string => `wroth:${path}`;

/** Ids with a dot stand in the catalogue with an underscore in its place: a dot goes one level down there. */
const named = <Id extends string | number>(group: string, ids: readonly Id[]): Readonly<Record<Id, Text>> =>
  Object.fromEntries(ids.map((id) => [id, text(key(`${group}.${String(id).replace('.', '_')}`))])) as Record<Id, Text>;

/** Names as texts, made once: lists of options are built many thousand times a second. */
export const FACTION_NAMES: Readonly<Record<FactionId, Text>> = named('faction.name', FACTION_IDS);
export const BASIC_NAMES: Readonly<Record<FactionId, Text>> = named('faction.basic', FACTION_IDS);
export const ELITE_NAMES: Readonly<Record<EliteType, Text>> = named('faction.elite', ELITE_TYPES);
export const TRAIT_NAMES: Readonly<Record<TraitId, Text>> = named('faction.trait', TRAIT_IDS);
export const ABILITY_NAMES: Readonly<Record<AbilityId, Text>> = named('faction.ability', ABILITY_IDS);
export const REGION_NAMES: Readonly<Record<RegionId, Text>> = named('region', REGIONS);
export const ACTION_NAMES: Readonly<Record<ActionFace, Text>> = named('action', ACTION_FACES);
export const SEER_NAMES: Readonly<Record<SeerFace, Text>> = named('seer', SEER_FACES);

export const eliteTypeOf = (id: EliteId): EliteType => id.slice(0, id.indexOf('#')) as EliteType;

/** "Stoic 2" */
export const eliteName = (id: EliteId): Text =>
  text(key('elite'), { name: ELITE_NAMES[eliteTypeOf(id)], number: id.slice(id.indexOf('#') + 1) });

/** Units that are hit, one name for each point. */
export const targetTexts = (points: readonly Target[]): readonly Text[] =>
  points.map((target) => (target === 'basic' ? BASIC : eliteName(target)));

const BASIC = text(key('unit.basic'));

/** "2 Basics, Stoic 1" */
export const groupTexts = ({ basics, elites }: Group): readonly Text[] => [
  ...(basics > 0 ? [text(key('unit.basics'), { count: basics })] : []),
  ...elites.map(eliteName),
];
