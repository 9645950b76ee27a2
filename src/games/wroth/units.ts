import { type RuleViolation, violation } from '../../engine/index.js';
import { areAdjacent, basicsIn, eliteById, factionOf, isNumbered } from './board.js';
import { kindOf } from './collected.js';
import { ELITES } from './components/mats.js';
import type { Draft } from './draft.js';
import type { Source } from './events.js';
import type { Deployment } from './hooks.js';
import { type EliteId, type EliteType, OUTSKIRTS, REGIONS, type RegionId } from './ids.js';
import type { Gather, Group } from './moves.js';
import type { Elite, Side, WrothState } from './state.js';

/** Puts Basics into a region or, with a negative number, takes them out; they come from or go nowhere by this alone. */
function shift(draft: Draft, side: Side, region: RegionId, basics: number): void {
  const faction = draft.faction(side);
  faction.basics = faction.basics.with(region, (faction.basics[region] ?? 0) + basics);
}

/** Deploys Basics from mat or discard pile, as many as there are (WR-14.3). */
export function deployBasics(
  draft: Draft,
  side: Side,
  region: RegionId,
  wanted: number,
  from: 'mat' | 'discard' = 'mat',
): number {
  const faction = draft.faction(side);
  const basics = Math.min(wanted, faction[from]);
  if (basics <= 0) return 0;
  faction[from] -= basics;
  shift(draft, side, region, basics);
  draft.tell({ type: 'deployed', faction: faction.id, region, basics, from });
  return basics;
}

/** Basics leave the map for the mat (the Shedding) or the discard pile (Bought Loyalty); this is no damage. */
export function removeBasics(draft: Draft, side: Side, region: RegionId, basics: number, to: 'mat' | 'discard'): void {
  shift(draft, side, region, -basics);
  const faction = draft.faction(side);
  faction[to] += basics;
  draft.tell({ type: 'returned', faction: faction.id, region, basics, to });
}

/** The Elite die of a type that is deployed next: the lowest number on the mat. */
export const onMat = (state: WrothState, side: Side, type: EliteType): Readonly<Elite> | undefined =>
  state.factions[side]?.elites.find((elite) => elite.type === type && elite.at === 'mat');

/**
 * Deploys an Elite die from the mat at full Vitality, then what its arrival brings about. Without a die nothing happens
 * (WR-14.4).
 */
export function deployElite(
  draft: Draft,
  side: Side,
  type: EliteType,
  region: RegionId,
  how: Pick<Deployment, 'cause' | 'gather'>,
): Readonly<Elite> | undefined {
  const die = onMat(draft.next, side, type);
  if (!die) return undefined;
  const { turn } = draft.next;
  draft.elite(side, die.id, { at: region, vitality: ELITES[type].vitality, deployed: turn });
  const faction = factionOf(draft.next, side);
  draft.tell({ type: 'deployed', faction: faction.id, region, basics: 0, elite: die.id, from: 'mat' });
  const elite = eliteById(draft.next, side, die.id) ?? die;
  kindOf(faction, type).onDeployed?.(draft, side, { elite, region, ...how });
  return elite;
}

/** An Elite goes back to its mat: destroyed, or set off (WR-12.6, WR-20.3.2). */
export function returnElite(draft: Draft, side: Side, id: EliteId): void {
  draft.elite(side, id, { at: 'mat', vitality: 0, deployed: 0 });
}

/** Vitality regained, up to the maximum (WR-20.5.1). */
export function heal(draft: Draft, side: Side, id: EliteId, amount: number): void {
  const elite = eliteById(draft.next, side, id);
  if (!elite || elite.at === 'mat') return;
  const vitality = Math.min(ELITES[elite.type].vitality, elite.vitality + amount);
  if (vitality === elite.vitality) return;
  draft.elite(side, id, { vitality });
  draft.tell({ type: 'healed', faction: factionOf(draft.next, side).id, elite: id, vitality });
}

/** What forbids units to leave a region together for another: that they are there, next to it, and not back to the Outskirts. */
export function refuseMove(
  state: WrothState,
  side: Side,
  from: RegionId,
  to: RegionId,
  { basics, elites }: Group,
): RuleViolation | undefined {
  if (!areAdjacent(from, to)) return violation('WR-11.1', 'not-adjacent', { from, to });
  if (!isNumbered(to)) return violation('WR-11.3', 'no-return');
  if (basics + elites.length === 0) return violation('WR-11.1', 'nobody-moves');
  if (new Set(elites).size < elites.length) return violation('WR-11.1', 'unit-twice');
  const there = basicsIn(state, side, from);
  if (basics > there) return violation('WR-11.1', 'too-few-basics', { basics, there, from });
  const absent = elites.find((id) => eliteById(state, side, id)?.at !== from);
  return absent === undefined ? undefined : violation('WR-11.1', 'elite-not-there', { elite: absent, from });
}

/** One move of a group; what it triggers comes when all that moves together has moved (`arrive`). */
export function moveGroup(draft: Draft, side: Side, from: RegionId, to: RegionId, { basics, elites }: Group): void {
  if (basics > 0) {
    shift(draft, side, from, -basics);
    shift(draft, side, to, basics);
  }
  for (const id of elites) draft.elite(side, id, { at: to });
  draft.tell({ type: 'moved', faction: factionOf(draft.next, side).id, from, to, basics, elites });
}

/** On-move abilities of Elites that have moved, in the given order (WR-10.6). */
export function arrive(draft: Draft, side: Side, elites: readonly EliteId[]): void {
  for (const id of elites) {
    const elite = eliteById(draft.next, side, id);
    if (elite && elite.at !== 'mat') kindOf(factionOf(draft.next, side), elite.type).onMoved?.(draft, side, elite);
  }
}

export const gathered = ({ mat, discard, regions }: Gather): number =>
  Object.values(regions).reduce((sum, basics) => sum + basics, mat + discard);

/** What forbids gathering these Basics for a region (WR-11.4): they must be there, elsewhere, and may not go back to the Outskirts. */
export function refuseGather(
  state: WrothState,
  side: Side,
  gather: Gather,
  to: RegionId,
  most: number,
): RuleViolation | undefined {
  const faction = factionOf(state, side);
  if (gathered(gather) > most) return violation('WR-11.4', 'too-many-gathered', { most });
  if (gather.mat > faction.mat || gather.discard > faction.discard) return violation('WR-14.3', 'too-few-basics-left');
  for (const region of REGIONS) {
    const basics = gather.regions[region] ?? 0;
    if (basics === 0) continue;
    // Who gathers for the zone may name units of the Outskirts: they are set down where they stood.
    if (region === to && to !== OUTSKIRTS) return violation('WR-11.4', 'gathered-at-target', { region });
    if (to === OUTSKIRTS && region !== OUTSKIRTS) return violation('WR-11.3', 'no-return');
    if (basics > basicsIn(state, side, region))
      return violation('WR-11.4', 'too-few-basics', { basics, there: basicsIn(state, side, region), from: region });
  }
  return undefined;
}

/** Takes Basics from everywhere the gathering says and deploys them together; this is no move (WR-11.1). */
export function gatherDeploy(draft: Draft, side: Side, gather: Gather, to: RegionId): void {
  deployBasics(draft, side, to, gather.mat, 'mat');
  deployBasics(draft, side, to, gather.discard, 'discard');
  for (const region of REGIONS) {
    const basics = gather.regions[region] ?? 0;
    if (basics === 0) continue;
    shift(draft, side, region, -basics);
    shift(draft, side, to, basics);
    const from: Source = 'map';
    draft.tell({ type: 'deployed', faction: factionOf(draft.next, side).id, region: to, basics, from });
  }
}
