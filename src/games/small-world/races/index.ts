import type { Race } from '../abilities.js';
import type { RaceId } from '../ids.js';
import { bloodElves } from './blood-elves.js';
import { draenei } from './draenei.js';
import { dwarves } from './dwarves.js';
import { ethereals } from './ethereals.js';
import { forsaken } from './forsaken.js';
import { gnomes } from './gnomes.js';
import { goblins } from './goblins.js';
import { humans } from './humans.js';
import { kobolds } from './kobolds.js';
import { naga } from './naga.js';
import { nightElves } from './night-elves.js';
import { orcs } from './orcs.js';
import { pandaren } from './pandaren.js';
import { tauren } from './tauren.js';
import { trolls } from './trolls.js';
import { worgen } from './worgen.js';

/** All banners; a missing, misspelt or misfiled one does not compile (SW-1.6). */
export const RACES: { readonly [Id in RaceId]: Race & { readonly id: Id } } = {
  draenei,
  dwarves,
  gnomes,
  humans,
  nightElves,
  worgen,
  bloodElves,
  forsaken,
  goblins,
  orcs,
  tauren,
  trolls,
  ethereals,
  kobolds,
  naga,
  pandaren,
};
