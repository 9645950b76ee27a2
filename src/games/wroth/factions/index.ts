import type { EliteKind, MatAbility, Trait } from '../hooks.js';
import type { AbilityId, EliteType, TraitId } from '../ids.js';
import { elagynt } from './aldan/elagynt.js';
import { ordinance } from './aldan/ordinance.js';
import { riteOfReturn } from './aldan/rite-of-return.js';
import { sacredFormation } from './aldan/sacred-formation.js';
import { unbendingCalendar } from './aldan/unbending-calendar.js';
import { wynden } from './aldan/wynden.js';
import { boughtLoyalty } from './guild/bought-loyalty.js';
import { crysen } from './guild/crysen.js';
import { deepCoffers } from './guild/deep-coffers.js';
import { hiredBlades } from './guild/hired-blades.js';
import { nightOfKnives } from './guild/night-of-knives.js';
import { stellen } from './guild/stellen.js';
import { bloodScent } from './koda/blood-scent.js';
import { grizzled } from './koda/grizzled.js';
import { hunter } from './koda/hunter.js';
import { noneLeftBehind } from './koda/none-left-behind.js';
import { wrathOfKodaKonn } from './koda/wrath-of-koda-konn.js';
import { bedlam } from './ooglan/bedlam.js';
import { cruelAmbush } from './ooglan/cruel-ambush.js';
import { endlessScreams } from './ooglan/endless-screams.js';
import { karn } from './ooglan/karn.js';
import { legendMadeFlesh } from './ooglan/legend-made-flesh.js';
import { nameless } from './ooglan/nameless.js';
import { cavalrySweep } from './paldeyn/cavalry-sweep.js';
import { driveOut } from './paldeyn/drive-out.js';
import { holdTheLine } from './paldeyn/hold-the-line.js';
import { lancer } from './paldeyn/lancer.js';
import { marshal } from './paldeyn/marshal.js';
import { raiseTheBanners } from './paldeyn/raise-the-banners.js';
import { miner } from './runen/miner.js';
import { oldGrudge } from './runen/old-grudge.js';
import { ram } from './runen/ram.js';
import { standFast } from './runen/stand-fast.js';
import { stoic } from './runen/stoic.js';
import { unstoppableMarch } from './runen/unstoppable-march.js';
import { borrowedFace } from './venna/borrowed-face.js';
import { hexer } from './venna/hexer.js';
import { revenant } from './venna/revenant.js';
import { soulTithe } from './venna/soul-tithe.js';
import { stolenRite } from './venna/stolen-rite.js';
import { voicesBelow } from './venna/voices-below.js';

/** All Elite types; a missing, misspelt or misfiled one does not compile (WR-20). */
export const ELITE_KINDS: { readonly [Type in EliteType]: EliteKind & { readonly id: Type } } = {
  elagynt,
  wynden,
  stellen,
  crysen,
  grizzled,
  hunter,
  karn,
  nameless,
  stoic,
  miner,
  ram,
  lancer,
  marshal,
  hexer,
  revenant,
};

/** All trait cards (WR-21). */
export const TRAITS: { readonly [Id in TraitId]: Trait & { readonly id: Id } } = {
  'aldan.rite_of_return': riteOfReturn,
  'aldan.sacred_formation': sacredFormation,
  'aldan.unbending_calendar': unbendingCalendar,
  'guild.night_of_knives': nightOfKnives,
  'guild.deep_coffers': deepCoffers,
  'guild.bought_loyalty': boughtLoyalty,
  'koda.none_left_behind': noneLeftBehind,
  'koda.wrath_of_koda_konn': wrathOfKodaKonn,
  'koda.blood_scent': bloodScent,
  'ooglan.legend_made_flesh': legendMadeFlesh,
  'ooglan.endless_screams': endlessScreams,
  'ooglan.cruel_ambush': cruelAmbush,
  'runen.old_grudge': oldGrudge,
  'runen.stand_fast': standFast,
  'runen.unstoppable_march': unstoppableMarch,
  'paldeyn.raise_banners': raiseTheBanners,
  'paldeyn.hold_the_line': holdTheLine,
  'paldeyn.cavalry_sweep': cavalrySweep,
  'venna.voices_below': voicesBelow,
  'venna.borrowed_face': borrowedFace,
  'venna.soul_tithe': soulTithe,
};

/** All abilities on the mats that are bought with Korra (WR-10.9). */
export const ABILITIES: { readonly [Id in AbilityId]: MatAbility & { readonly id: Id } } = {
  'aldan.ordinance': ordinance,
  'guild.hired_blades': hiredBlades,
  'ooglan.bedlam': bedlam,
  'paldeyn.drive_out': driveOut,
  'venna.stolen_rite': stolenRite,
};
