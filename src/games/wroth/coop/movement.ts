import { neighboursOf } from '../atlas.js';
import { basicsIn, eliteById, elitesIn, unitsIn } from '../board.js';
import type { Draft } from '../draft.js';
import { type EliteId, type EliteType, NUMBERED, type NumberedId } from '../ids.js';
import type { WrothState } from '../state.js';
import { arrive, gatherDeploy, moveGroup } from '../units.js';
import { aiFaction, aiOf, coopOf, nextForUnit, tellChoice } from './places.js';

/** Elites of the AI on the map in the order in which it handles them: by region, then by die (WR-17.10). */
export const aiElites = (state: WrothState, type: EliteType | 'any'): readonly EliteId[] =>
  aiFaction(state)
    .elites.filter((elite) => elite.at !== 'mat' && (type === 'any' || elite.type === type))
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : Number(a.at) - Number(b.at)))
    .map(({ id }) => id);

const placeOf = (state: WrothState, id: EliteId): NumberedId | undefined => {
  const at = eliteById(state, aiOf(state), id)?.at;
  return at === undefined || at === 'mat' || at === 0 ? undefined : at;
};

/** An Elite moves to where the Threat is highest; what its arrival brings about comes at once (WR-17.10). */
export function moveElite(draft: Draft, id: EliteId): void {
  const from = placeOf(draft.next, id);
  if (!from) return;
  const to = nextForUnit(draft.next, from);
  tellChoice(draft, { region: to, by: 'threatMaxNear' });
  moveGroup(draft, aiOf(draft.next), from, to, { basics: 0, elites: [id] });
  arrive(draft, aiOf(draft.next), [id]);
}

/** WR-17.6: Elites together to the highest Threat next door; then, as a step of its own, the Basics all around. */
export function scatter(draft: Draft, from: NumberedId): void {
  const ai = aiOf(draft.next);
  const elites = elitesIn(draft.next, ai, from)
    .map(({ id }) => id)
    .toSorted();
  draft.first({ do: 'ai.spread', from });
  if (elites.length === 0) return;
  const to = nextForUnit(draft.next, from);
  tellChoice(draft, { region: to, by: 'threatMaxNear' });
  moveGroup(draft, ai, from, to, { basics: 0, elites });
  arrive(draft, ai, elites);
}

/** All Basics but one, dealt to the neighbours in ascending order, round and round. */
export function spread(draft: Draft, from: NumberedId): void {
  const ai = aiOf(draft.next);
  const around = neighboursOf(from);
  const leaving = basicsIn(draft.next, ai, from) - 1;
  for (const [at, to] of around.entries()) {
    const basics = Math.ceil((leaving - at) / around.length);
    if (basics > 0) moveGroup(draft, ai, from, to, { basics, elites: [] });
  }
}

/** Steps from a region to every numbered region, over numbered regions only. */
function distances(to: NumberedId): readonly number[] {
  const steps: number[] = [];
  steps[to] = 0;
  const queue: NumberedId[] = [to];
  for (const region of queue) {
    for (const next of neighboursOf(region)) {
      if (steps[next] !== undefined) continue;
      steps[next] = (steps[region] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

const DISTANCES = new Map(NUMBERED.map((region) => [region, distances(region)]));

const distance = (from: NumberedId, to: NumberedId): number => DISTANCES.get(to)?.[from] ?? 0;

/** The first step of a shortest path, the lowest number among equals. */
const stepToward = (from: NumberedId, to: NumberedId): NumberedId =>
  neighboursOf(from).find((next) => distance(next, to) < distance(from, to)) ?? from;

/** WR-19.3: from every region that has enough units and is no target, towards the nearest target, as all stand now. */
export function marchToward(draft: Draft, targets: readonly NumberedId[], minUnits: number): void {
  const ai = aiOf(draft.next);
  const marching = NUMBERED.filter((at) => !targets.includes(at) && unitsIn(draft.next, ai, at) >= minUnits);
  draft.first(
    ...marching.map((from) => {
      const goal = targets.reduce((best, target) => (distance(from, target) < distance(from, best) ? target : best));
      return {
        do: 'ai.march',
        from,
        to: stepToward(from, goal),
        basics: basicsIn(draft.next, ai, from),
        elites: elitesIn(draft.next, ai, from).map(({ id }) => id),
      } as const;
    }),
  );
}

/** An Elite outside the Base goes one region towards it. */
export function followBase(draft: Draft, id: EliteId): void {
  const from = placeOf(draft.next, id);
  const { base } = coopOf(draft.next);
  if (!from || from === base) return;
  moveGroup(draft, aiOf(draft.next), from, stepToward(from, base), { basics: 0, elites: [id] });
  arrive(draft, aiOf(draft.next), [id]);
}

/** WR-17.11: from the discard pile, then the mat, then the regions in ascending order, never from the target. */
export function aiGather(draft: Draft, to: NumberedId, wanted: number): void {
  const { discard, mat } = aiFaction(draft.next);
  let left = wanted;
  const take = (available: number): number => {
    const taken = Math.min(left, available);
    left -= taken;
    return taken;
  };
  const fromDiscard = take(discard);
  const fromMat = take(mat);
  const regions: Partial<Record<NumberedId, number>> = {};
  for (const region of NUMBERED) {
    const basics = region === to ? 0 : take(basicsIn(draft.next, aiOf(draft.next), region));
    if (basics > 0) regions[region] = basics;
  }
  gatherDeploy(draft, aiOf(draft.next), { mat: fromMat, discard: fromDiscard, regions }, to);
}
