import { type RuleViolation, violation } from '../../engine/index.js';
import {
  areEnemies,
  basicsIn,
  eliteById,
  elitesIn,
  factionOf,
  isNumbered,
  occupies,
  playerOrder,
  sideOf,
} from './board.js';
import { collectedOf, scenarioHooks } from './collected.js';
import type { Draft } from './draft.js';
import type { Defence, Hit, Instance, InstanceKind } from './hooks.js';
import type { NumberedId, RegionId } from './ids.js';
import type { Hits, Target } from './moves.js';
import type { Side, WrothState } from './state.js';
import { returnElite } from './units.js';

export const defenceOf = (state: WrothState, side: Side, region: RegionId): Defence => ({
  basics: basicsIn(state, side, region),
  elites: elitesIn(state, side, region),
});

/** Units that may be given the next point: Basics count as one target (WR-12.7, WR-12.10). Elites come first. */
export function targetsIn(state: WrothState, side: Side, defence: Defence): readonly Target[] {
  const { bars } = collectedOf(state, side);
  const targets: Target[] = defence.elites.map(({ id }) => id);
  if (defence.basics > 0) targets.push('basic');
  return bars.length === 0 ? targets : targets.filter((target) => !bars.some((barred) => barred(defence, target)));
}

/** The defence after one more point (WR-12.6). */
export const afterPoint = ({ basics, elites }: Defence, target: Target): Defence =>
  target === 'basic'
    ? { basics: basics - 1, elites }
    : {
        basics,
        elites: elites.flatMap((elite) => {
          if (elite.id !== target) return [elite];
          return elite.vitality > 1 ? [{ ...elite, vitality: elite.vitality - 1 }] : [];
        }),
      };

/** All ways to give the points to one faction, orders that end alike taken as one; none where nobody can be hit. */
export function allocations(
  state: WrothState,
  side: Side,
  region: RegionId,
  damage: number,
): readonly (readonly Target[])[] {
  if (damage === 1) return targetsIn(state, side, defenceOf(state, side, region)).map((target) => [target]);
  const found: (readonly Target[])[] = [];
  const seen = new Set<string>();
  const give = (defence: Defence, points: readonly Target[]): void => {
    // Points in another order leave the same defence, so what follows has been looked at.
    const key = points.toSorted().join();
    if (seen.has(key)) return;
    seen.add(key);
    const open = points.length < damage ? targetsIn(state, side, defence) : [];
    if (open.length === 0 && points.length > 0) found.push(points);
    for (const target of open) give(afterPoint(defence, target), [...points, target]);
  };
  give(defenceOf(state, side, region), []);
  return found;
}

/** What forbids giving these points to the faction: the order counts, and none may be held back (WR-12.5, WR-12.7). */
export function refusePoints(
  state: WrothState,
  side: Side,
  region: RegionId,
  damage: number,
  points: readonly Target[],
): RuleViolation | undefined {
  let defence = defenceOf(state, side, region);
  for (let given = 0; given < damage; given++) {
    const open = targetsIn(state, side, defence);
    const target = points[given];
    if (target === undefined) {
      return open.length === 0 ? undefined : violation('WR-12.5', 'points-held-back', { damage, given });
    }
    if (!open.includes(target)) return violation('WR-12.7', 'not-a-target', { target });
    defence = afterPoint(defence, target);
  }
  return points.length > damage ? violation('WR-12.9', 'too-many-points', { damage, given: points.length }) : undefined;
}

/** What forbids dealing so much damage as `hits` says: a numbered region, an enemy there, and the points (WR-12.2 to 12.5). */
export function refuseHits(
  state: WrothState,
  side: Side,
  { region, faction, points }: Hits,
  damage: (target: Side, region: NumberedId) => number,
): RuleViolation | undefined {
  if (!isNumbered(region)) return violation('WR-11.3', 'outskirts-safe');
  const target = sideOf(state, faction);
  if (target === undefined) return violation('WR-12.4', 'no-such-faction', { faction });
  if (!areEnemies(state, side, target)) return violation('WR-12.3', 'no-enemy', { faction });
  if (!occupies(state, target, region)) return violation('WR-12.4', 'nobody-there', { faction, region });
  return refusePoints(state, target, region, damage(target, region), points);
}

/** One point of damage (WR-12.6). Reactions wait for the end of the instance. */
export function givePoint(draft: Draft, side: Side, region: RegionId, target: Target): Hit {
  const { id: faction } = factionOf(draft.next, side);
  if (target === 'basic') {
    const owner = draft.faction(side);
    owner.basics = owner.basics.with(region, (owner.basics[region] ?? 0) - 1);
    owner.discard += 1;
    draft.tell({ type: 'destroyed', faction, region, target });
    return { side, target, destroyed: true };
  }
  const left = (eliteById(draft.next, side, target)?.vitality ?? 1) - 1;
  if (left > 0) {
    draft.elite(side, target, { vitality: left });
    draft.tell({ type: 'damaged', faction, region, target, left });
    return { side, target, destroyed: false };
  }
  returnElite(draft, side, target);
  draft.tell({ type: 'destroyed', faction, region, target });
  return { side, target, destroyed: true };
}

/** Reactions to an instance of damage, all points of which are given (WR-12.8). */
export function closeInstance(draft: Draft, instance: Instance): void {
  const others = playerOrder(draft.next).filter((side) => side !== instance.dealer);
  for (const side of [instance.dealer, ...others]) {
    for (const react of collectedOf(draft.next, side).afterDamage) react(draft, side, instance);
  }
  for (const { afterDamage } of scenarioHooks(draft.next)) afterDamage?.(draft, instance.dealer, instance);
}

/** A whole instance of damage to one faction, the points already judged. */
export function dealDamage(draft: Draft, dealer: Side, kind: InstanceKind, { region, faction, points }: Hits): void {
  const side = sideOf(draft.next, faction);
  if (side === undefined) return;
  if (kind !== 'damage' && isNumbered(region)) {
    const { id } = factionOf(draft.next, dealer);
    draft.tell({ type: 'attacked', faction: id, kind, region, damage: points.length, target: faction });
  }
  const hits = points.map((target) => givePoint(draft, side, region, target));
  closeInstance(draft, { kind, dealer, region, hits });
}
