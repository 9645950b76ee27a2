import { type Option, text, violation } from '../../engine/index.js';
import { pointsSlug } from './action-options.js';
import { areEnemies, enemiesIn, factionOf, sideOf, vpOf } from './board.js';
import { afterPoint, allocations, dealDamage, defenceOf, refuseHits, targetsIn } from './damage.js';
import { ELITE_TYPES, type EliteType, type NumberedId, type TraitId } from './ids.js';
import type { Hits, MoveOf, Target, WrothMove } from './moves.js';
import type { DamagePending, PendingRule } from './pending.js';
import type { Side, WrothState } from './state.js';
import { ELITE_NAMES, FACTION_NAMES, key, REGION_NAMES, TRAIT_NAMES, targetTexts } from './words.js';

/** Factions that may take the damage in a region, in player order. */
const factionsIn = (state: WrothState, { side, faction }: DamagePending, region: NumberedId): readonly Side[] =>
  enemiesIn(state, side, region).filter((enemy) => faction === null || factionOf(state, enemy).id === faction);

/** The region is named only where there is a choice of regions. */
const answerOf = ({ regions }: DamagePending, { region, faction, points }: Hits): MoveOf<'damage.allocate'> =>
  regions.length > 1
    ? { type: 'damage.allocate', region, faction, points }
    : { type: 'damage.allocate', faction, points };

function hitsOf(state: WrothState, pending: DamagePending): readonly Hits[] {
  return pending.regions.flatMap((region) =>
    factionsIn(state, pending, region).flatMap((target) =>
      allocations(state, target, region, pending.damage).map(
        (points): Hits => ({ region, faction: factionOf(state, target).id, points }),
      ),
    ),
  );
}

function answers(state: WrothState, pending: DamagePending): readonly WrothMove[] {
  const hits = hitsOf(state, pending).map((answer) => answerOf(pending, answer));
  return pending.mayDecline && hits.length > 0 ? [...hits, { type: 'damage.allocate', decline: true }] : hits;
}

/** Most VP first, then point by point the weakest, Elites before Basics on equality (WR-24.5). */
function fallback(state: WrothState, pending: DamagePending): MoveOf<'damage.allocate'> | undefined {
  let chosen: { readonly region: NumberedId; readonly target: Side } | undefined;
  for (const region of pending.regions) {
    for (const target of factionsIn(state, pending, region)) {
      if (!chosen || vpOf(state, target) > vpOf(state, chosen.target)) chosen = { region, target };
    }
  }
  if (!chosen) return undefined;
  const { region, target } = chosen;
  const points: Target[] = [];
  let defence = defenceOf(state, target, region);
  while (points.length < pending.damage) {
    const open = targetsIn(state, target, defence);
    const weakest = open.toSorted(
      (a, b) => vitalityIn(defence, a) - vitalityIn(defence, b) || Number(a === 'basic') - Number(b === 'basic'),
    )[0];
    if (weakest === undefined) break;
    points.push(weakest);
    defence = afterPoint(defence, weakest);
  }
  return answerOf(pending, { region, faction: factionOf(state, target).id, points });
}

const vitalityIn = ({ elites }: ReturnType<typeof defenceOf>, target: Target): number =>
  elites.find(({ id }) => id === target)?.vitality ?? 1;

const sourceName = (source: string) =>
  (ELITE_TYPES as readonly string[]).includes(source)
    ? ELITE_NAMES[source as EliteType]
    : TRAIT_NAMES[source as TraitId];

const sameMove = (a: WrothMove, b: WrothMove | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Damage that arose without a command of its own (WR-12.9). */
export const DAMAGE: PendingRule<DamagePending> = {
  asked: (state, { side }) => factionOf(state, side).seat,
  answers,
  decide: (state, pending) => {
    const options = hitsOf(state, pending).map(
      (hits, at): Option<WrothMove> => ({
        id: `${hits.region}.${hits.faction}.${at}`,
        label: key('option.damage'),
        facts: {
          region: hits.region,
          place: REGION_NAMES[hits.region],
          faction: FACTION_NAMES[hits.faction],
          units: targetTexts(hits.points),
        },
        move: answerOf(pending, hits),
        slots: { target: String(hits.region), with: `${hits.faction}.${pointsSlug(hits.points)}` },
      }),
    );
    const preferred = fallback(state, pending);
    const standard = options.find(({ move }) => sameMove(move, preferred)) ?? options[0];
    const all: readonly Option<WrothMove>[] = pending.mayDecline
      ? [
          ...options,
          {
            id: 'decline',
            label: key('option.declineDamage'),
            slots: { with: 'none' },
            move: { type: 'damage.allocate', decline: true },
          },
        ]
      : options;
    return {
      kind: 'choice',
      id: 'damage',
      verb: 'assign',
      prompt: key('prompt.damage'),
      facts: { source: sourceName(pending.source) ?? text(key('damage')), damage: pending.damage },
      options: all,
      ...(standard ? { suggested: standard.id, fallback: standard.id } : {}),
    };
  },
  refuse: (state, pending, move) => {
    if (move.type !== 'damage.allocate') return violation('WR-3.2', 'answer-first');
    if (move.decline) return pending.mayDecline ? undefined : violation('WR-12.9', 'no-decline');
    const region = move.region ?? (pending.regions.length === 1 ? pending.regions[0] : undefined);
    if (region === undefined) return violation('WR-12.9', 'region-missing');
    if (!(pending.regions as readonly number[]).includes(region))
      return violation('WR-12.9', 'other-region', { region });
    const target = sideOf(state, move.faction);
    if (
      pending.faction !== null &&
      move.faction !== pending.faction &&
      target !== undefined &&
      areEnemies(state, pending.side, target)
    ) {
      return violation('WR-12.9', 'other-faction', { faction: FACTION_NAMES[pending.faction] });
    }
    return refuseHits(state, pending.side, { ...move, region }, () => pending.damage);
  },
  perform: (draft, pending, move) => {
    if (move.type !== 'damage.allocate' || move.decline) return;
    const region = move.region ?? pending.regions[0];
    if (region !== undefined) dealDamage(draft, pending.side, 'damage', { ...move, region });
  },
};
