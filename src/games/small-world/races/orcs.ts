import type { Race } from '../abilities.js';
import { factionOf } from './faction.js';

/** SW-10.10: a coin for each region conquered from an Alliance race, active or declined. */
export const orcs = {
  id: 'orcs',
  faction: 'horde',
  tokens: 6,
  trayMax: 11,
  income: ({ record }) => record.conquests.filter(({ race }) => race && factionOf(race) === 'alliance').length,
} as const satisfies Race;
