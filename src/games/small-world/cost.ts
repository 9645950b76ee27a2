import type { Seat } from '../../engine/index.js';
import type { Effect, Site } from './abilities.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf, type Collected, declinedAbilitiesOf } from './collected.js';
import type { Means } from './moves.js';
import type { RegionIndex, RegionState, SmallWorldState } from './state.js';

/** An attacker's side of every question about conquests, asked once for a whole list of targets. */
export interface Attacker {
  readonly state: SmallWorldState;
  readonly atlas: Atlas;
  readonly seat: Seat;
  readonly abilities: Collected;
  readonly first: boolean;
  /** Abilities that may ask a fee, by owner; declined races after the active ones. Filled when first asked for. */
  readonly guards: (Collected | undefined)[];
}

export const isActiveOf = (region: Readonly<RegionState>, seat: Seat): boolean =>
  region.owner === seat && !region.declined;

export const pieces = ({ tokens, beasts, champion }: Readonly<RegionState>): number => tokens + beasts + champion;

/** SW-0: a player's pieces or Murlocs stand here. */
export const isOccupied = (region: Readonly<RegionState>): boolean => region.owner >= 0 || region.murlocs > 0;

export function holdsAny(state: SmallWorldState, seat: Seat): boolean {
  for (const region of state.regions) if (isActiveOf(region, seat)) return true;
  return false;
}

export const attackerOf = (state: SmallWorldState, seat: Seat): Attacker => ({
  state,
  atlas: atlasOf(state.boards),
  seat,
  abilities: abilitiesOf(state, seat),
  first: !holdsAny(state, seat),
  guards: [],
});

/** A neighbouring region of the attacker's active race, if there is one. */
export function neighbourOf(
  state: SmallWorldState,
  atlas: Atlas,
  seat: Seat,
  index: RegionIndex,
): RegionIndex | undefined {
  for (const neighbour of atlas.neighbours[index] ?? []) {
    const region = state.regions[neighbour];
    if (region && isActiveOf(region, seat)) return neighbour;
  }
  return undefined;
}

export function siteOf(
  attacker: Attacker,
  index: RegionIndex,
  means: Means,
  effect: Effect = 'conquest',
): Site | undefined {
  const { state, atlas, seat, first } = attacker;
  const here = state.regions[index];
  const region = atlas.regions[index];
  if (!here || !region) return undefined;
  const adjacent = !first && neighbourOf(state, atlas, seat, index) !== undefined;
  return { state, atlas, attacker: seat, index, region, here, first, adjacent, means, effect };
}

/** Why a region is no target at all (SW-4.2). */
export type Obstacle = 'own' | 'water' | 'watchtower' | 'reach' | 'means';

/** The travel cost by the first way that applies (SW-4.2.4), or undefined where there is no way. */
function travelTo(site: Site, { reach, countsAsAdjacent }: Collected): number | undefined {
  if (site.adjacent) return 0;
  for (const counts of countsAsAdjacent) if (counts(site)) return 0;
  for (const way of reach) {
    const travel = way(site);
    if (travel !== undefined) return travel;
  }
  return site.atlas.anchors[site.index] ? 1 : undefined;
}

/** Everything a conquest would take, with the parts of the sum for the line that explains it. */
export interface Price {
  readonly cost: number;
  readonly travel: number;
  /** What abilities add or take away. */
  readonly change: number;
  /** Coins owed before the attack (SW-4.6). */
  readonly fee: number;
}

/** Whose abilities guard a region against the attacker; nobody owes a fee to himself (SW-4.6). */
export function guardOf(site: Site, { guards, state, seat }: Attacker): Collected | undefined {
  const { owner, declined } = site.here;
  if (owner < 0 || owner === seat) return undefined;
  const at = declined ? state.players.length + owner : owner;
  const guard = guards[at] ?? (declined ? declinedAbilitiesOf(state, owner) : abilitiesOf(state, owner));
  guards[at] = guard;
  return guard;
}

/** Coins owed to whoever holds the region, for its race, its badge and the markers in it (SW-4.6). */
export function feeFor(site: Site, attacker: Attacker): number {
  let fee = 0;
  for (const of of guardOf(site, attacker)?.fee ?? []) fee += of(site);
  return fee;
}

/** Whether everything declared with the conquest is there to be used against this region (SW-6.5). */
function meansHold(site: Site, { means }: Collected): boolean {
  for (const name in site.means) {
    if (!means.some((declarable) => declarable.name === name && declarable.usable(site))) return false;
  }
  return true;
}

/** SW-4.2 and SW-4.3 in one: the price of a region, or why there is none. */
export function priceOf(site: Site, attacker: Attacker): Price | Obstacle {
  const { here, region } = site;
  const { abilities } = attacker;
  if (isActiveOf(here, site.attacker)) return 'own';
  if (region.water && !abilities.entersWater) return 'water';
  if (here.watchtower) return 'watchtower';
  const travel = travelTo(site, abilities);
  if (travel === undefined) return 'reach';
  if (!meansHold(site, abilities)) return 'means';
  let change = 0;
  for (const of of abilities.conquestCost) change += of(site);
  const mountain = region.terrain === 'mountain' ? 1 : 0;
  const gross = 2 + mountain + here.fort + here.wispWall + here.murlocs + pieces(here) + travel;
  let fee = feeFor(site, attacker);
  for (const of of abilities.surcharge) fee += of(site);
  return { cost: Math.max(abilities.minimumPieces, gross + change), travel, change, fee };
}

/** SW-1.10 */
export const DIE = [0, 0, 0, 1, 2, 3] as const;

/** The most pieces a lucky roll can make up for (SW-6.1). */
export const MOST_SHORT = 3;

/** The chance that the die shows at least `need`. */
export const oddsOf = (need: number): number => DIE.filter((face) => face >= need).length / DIE.length;
