import type { Place } from '../abilities.js';
import type { PlaceId } from '../ids.js';
import { BATTLEGROUND_RULES, battleground } from './battleground.js';
import { chapel } from './chapel.js';
import { darkPortal } from './dark-portal.js';
import { karazhan } from './karazhan.js';
import { meetingStone } from './meeting-stone.js';
import { spiritHealer } from './spirit-healer.js';
import { well } from './well.js';
import { WELL_RULES } from './well-placing.js';

/** All legendary places (SW-1.8). */
export const PLACES: { readonly [Id in PlaceId]: Place & { readonly id: Id } } = {
  meetingStone,
  chapel,
  karazhan,
  darkPortal,
  battleground,
  well,
  spiritHealer,
};

/** The moves that places bring. */
export const PLACE_RULES = { ...BATTLEGROUND_RULES, ...WELL_RULES };
