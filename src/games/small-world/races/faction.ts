import type { Faction, RaceId } from '../ids.js';
import { RACES } from './index.js';

/** The side printed on a race's banner (SW-1.6). */
export const factionOf = (race: RaceId): Faction => RACES[race].faction;
