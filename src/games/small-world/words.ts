import { type Text, text } from '../../engine/index.js';
import { BOARD_IDS, type BoardId, TERRAINS, type Terrain } from './boards/index.js';
import {
  ARTIFACT_IDS,
  type Faction,
  type MarkerId,
  PLACE_IDS,
  POWER_IDS,
  type PowerId,
  RACE_IDS,
  type RaceId,
} from './ids.js';

/** Keys of the game's catalogue. */
export const key = (path: string): string => `small-world:${path}`;

const named = <Id extends string>(group: string, ids: readonly Id[]): Readonly<Record<Id, Text>> =>
  Object.fromEntries(ids.map((id) => [id, text(key(`${group}.${id}`))])) as Record<Id, Text>;

/** Names as texts, made once: lists of options are built many thousand times a second. */
export const RACE_NAMES: Readonly<Record<RaceId, Text>> = named('race', RACE_IDS);
export const POWER_NAMES: Readonly<Record<PowerId, Text>> = named('power', POWER_IDS);
export const TERRAIN_NAMES: Readonly<Record<Terrain, Text>> = named('terrain', TERRAINS);
export const MARKER_NAMES: Readonly<Record<MarkerId, Text>> = named('marker', [...ARTIFACT_IDS, ...PLACE_IDS]);

export const FACTION_NAMES: Readonly<Record<Faction, Text>> = named('faction', ['alliance', 'horde', 'neutral']);

/** Keys of the boards' names, by which long lists are grouped. */
export const BOARD_NAMES = Object.fromEntries(BOARD_IDS.map((id) => [id, key(`board.${id}`)])) as Readonly<
  Record<BoardId, string>
>;

const NO_RACE = text(key('race.none'));

export const raceName = (race: RaceId | null | undefined): Text => (race ? RACE_NAMES[race] : NO_RACE);
