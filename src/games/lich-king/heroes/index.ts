import type { Hero } from '../hooks.js';
import type { HeroId } from '../ids.js';
import { jaina } from './jaina.js';
import { liadrin } from './liadrin.js';
import { muradin } from './muradin.js';
import { sylvanas } from './sylvanas.js';
import { thrall } from './thrall.js';
import { tirion } from './tirion.js';
import { varian } from './varian.js';

/** All hero sheets; a missing, misspelt or misfiled one does not compile (LK-1.7). */
export const HEROES: { readonly [Id in HeroId]: Hero & { readonly id: Id } } = {
  tirion,
  liadrin,
  thrall,
  sylvanas,
  muradin,
  jaina,
  varian,
};
