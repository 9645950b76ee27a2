import type { Option, Text } from '../../engine/index.js';
import { elitesIn, factionOf, neighboursOf, occupied, occupies } from './board.js';
import { ADJACENT } from './components/map.js';
import { ACTION_FACES, type EliteId, NUMBERED, OUTSKIRTS, type RegionId, SEER } from './ids.js';
import { marchCost } from './march.js';
import type { Group, MarchRoute, SpendableDie, WrothMove } from './moves.js';
import type { Side, WrothState } from './state.js';
import { groupTexts, key, REGION_NAMES } from './words.js';

/** All units of a region, or all but one Basic that stays to hold it. */
function leaving(state: WrothState, side: Side, region: RegionId, stays: number): Group {
  const elites: readonly EliteId[] = elitesIn(state, side, region).map(({ id }) => id);
  const basics = factionOf(state, side).basics[region] ?? 0;
  return { basics: Math.max(0, basics - stays), elites: stays > 0 && basics === 0 ? elites.slice(1) : elites };
}

const isSome = ({ basics, elites }: Group): boolean => basics + elites.length > 0;

interface Route {
  readonly id: string;
  readonly route: MarchRoute;
  /** The region a command names. */
  readonly at: RegionId;
  readonly units: Group;
  readonly from: readonly RegionId[];
}

const together = (groups: readonly Group[]): Group => ({
  basics: groups.reduce((sum, { basics }) => sum + basics, 0),
  elites: groups.flatMap(({ elites }) => elites),
});

/** Into one region: everybody, everybody but one in each region, and all of a single neighbour (WR-10.6). */
function intoRoutes(state: WrothState, side: Side): readonly Route[] {
  const routes: Route[] = [];
  for (const target of NUMBERED) {
    const sources = (ADJACENT[target] ?? []).filter((region) => occupies(state, side, region));
    const add = (id: string, from: readonly RegionId[], stays: number): void => {
      const moves = from
        .map((region) => ({ from: region, ...leaving(state, side, region, region === OUTSKIRTS ? 0 : stays) }))
        .filter(isSome);
      if (moves.length === 0) return;
      const units = together(moves);
      if (routes.some(({ at, units: known }) => at === target && sameGroup(known, units))) return;
      routes.push({ id, route: { target, moves }, at: target, units, from: moves.map((move) => move.from) });
    };
    add(`${target}.all`, sources, 0);
    add(`${target}.most`, sources, 1);
    if (sources.length > 1) for (const source of sources) add(`${target}.${source}`, [source], 0);
  }
  return routes;
}

const sameGroup = (a: Group, b: Group): boolean =>
  a.basics === b.basics && a.elites.length === b.elites.length && a.elites.every((id) => b.elites.includes(id));

/** Out of one region to a neighbour: all of it, or all but one. Further divisions are typed (WR-10.6, `exodus`). */
function outRoutes(state: WrothState, side: Side): readonly Route[] {
  const sources: readonly RegionId[] = occupies(state, side, OUTSKIRTS)
    ? [OUTSKIRTS, ...occupied(state, side)]
    : occupied(state, side);
  return sources.flatMap((source) =>
    neighboursOf(source).flatMap((to) =>
      [0, 1].flatMap((stays): Route[] => {
        const group = leaving(state, side, source, stays);
        if (!isSome(group)) return [];
        const id = `${source}.${to}.${stays === 0 ? 'all' : 'most'}`;
        return [{ id, route: { source, moves: [{ to, ...group }] }, at: to, units: group, from: [source] }];
      }),
    ),
  );
}

export const marchRoutes = (state: WrothState, side: Side): readonly Route[] =>
  state.options.marchMode === 'converge' ? intoRoutes(state, side) : outRoutes(state, side);

/** What may pay for a March: dice that show the same are taken by their number (WR-10.6). */
export function marchPayments(state: WrothState, side: Side): readonly (readonly SpendableDie[])[] {
  const { dice, seer } = factionOf(state, side);
  const faces = new Set<string>();
  const payments: (readonly SpendableDie[])[] = [];
  const add = (name: string, payment: readonly SpendableDie[]): void => {
    if (faces.has(name)) return;
    faces.add(name);
    payments.push(payment);
  };
  if (marchCost(state, side) === 1) for (const { id, face } of dice) add(face, [id]);
  if (seer && !seer.spent) for (const { id, face } of dice) add(`${face}+${SEER}`, [id, SEER]);
  for (const [i, a] of dice.entries()) {
    for (const b of dice.slice(i + 1)) add([a.face, b.face].toSorted().join('+'), [a.id, b.id]);
  }
  return payments;
}

const faceOf = (state: WrothState, side: Side, die: SpendableDie): string =>
  die === SEER ? SEER : (factionOf(state, side).dice.find(({ id }) => id === die)?.face ?? die);

const DIE: Text = { key: key('face.seer') };
const DICE_NAMES: Readonly<Record<string, Text>> = Object.fromEntries(
  [...ACTION_FACES, SEER].map((face) => [face, { key: key(`face.${face}`) }]),
);

const option = (
  { id, at, units, from }: Route,
  move: WrothMove,
  payment: readonly SpendableDie[],
  paidWith: string,
): Option<WrothMove> => ({
  id: payment.length === 0 ? id : `${id}.${payment.join('+')}`,
  label: key(payment.length === 0 ? 'option.marchAgain' : 'option.march'),
  facts: {
    region: at,
    place: REGION_NAMES[at],
    units: groupTexts(units),
    from: from.map((region) => REGION_NAMES[region]),
    ...(paidWith ? { dice: paidWith.split('+').map((face) => DICE_NAMES[face] ?? DIE) } : {}),
  },
  move,
  slots: {
    target: String(at),
    from: from.join('+'),
    count: String(units.basics + units.elites.length),
    ...(paidWith ? { with: paidWith } : {}),
  },
});

/** A March with each way to pay for everybody's coming; smaller ones with the first way (WR-10.6). */
export function marchOptions(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const payments = marchPayments(state, side);
  if (payments.length === 0) return [];
  return marchRoutes(state, side).flatMap((found) =>
    (found.id.endsWith('all') ? payments : payments.slice(0, 1)).map((dice) =>
      option(
        found,
        { type: 'march', dice, ...found.route },
        dice,
        dice.map((die) => faceOf(state, side, die)).join('+'),
      ),
    ),
  );
}

/** A March that is repeated by Double (WR-10.11). */
export const marchAgain = (state: WrothState, side: Side): readonly Option<WrothMove>[] =>
  marchRoutes(state, side).map((found) =>
    option(found, { type: 'seer.spend', action: { do: 'march', ...found.route } }, [], ''),
  );
