import type { Power } from '../abilities.js';
import type { PowerId } from '../ids.js';
import { archaeologist } from './archaeologist.js';
import { battlemaster } from './battlemaster.js';
import { beastmaster } from './beastmaster.js';
import { blacksmith } from './blacksmith.js';
import { champion } from './champion.js';
import { defensive } from './defensive.js';
import { enraged } from './enraged.js';
import { explorer } from './explorer.js';
import { farmer } from './farmer.js';
import { fishing } from './fishing.js';
import { garrisoned } from './garrisoned.js';
import { herbalist } from './herbalist.js';
import { intimidating } from './intimidating.js';
import { marshdweller } from './marshdweller.js';
import { mining } from './mining.js';
import { mountaineer } from './mountaineer.js';
import { portalMage } from './portal-mage.js';
import { ranger } from './ranger.js';
import { sailing } from './sailing.js';
import { swampwalker } from './swampwalker.js';

/** All badges; a missing, misspelt or misfiled one does not compile (SW-1.7). */
export const POWERS: { readonly [Id in PowerId]: Power & { readonly id: Id } } = {
  archaeologist,
  swampwalker,
  champion,
  mountaineer,
  mining,
  blacksmith,
  portalMage,
  battlemaster,
  marshdweller,
  defensive,
  explorer,
  farmer,
  fishing,
  intimidating,
  ranger,
  garrisoned,
  beastmaster,
  enraged,
  herbalist,
  sailing,
};
