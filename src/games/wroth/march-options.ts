import type { Option, Text } from '../../engine/index.js';
import { elitesIn, factionOf, neighboursOf, occupied, occupies } from './board.js';
import { ADJACENT } from './components/map.js';
import { ACTION_FACES, type EliteId, NUMBERED, OUTSKIRTS, REGIONS, type RegionId, SEER } from './ids.js';
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
  const here = REGIONS.map((region) => occupies(state, side, region));
  const all = REGIONS.map((region) => setOut(state, side, region, 0));
  const most = REGIONS.map((region) => setOut(state, side, region, region === OUTSKIRTS ? 0 : 1));
  const routes: Route[] = [];
  for (const target of NUMBERED) {
    const sources = (ADJACENT[target] ?? []).filter((region) => here[region]);
    const first = routes.length;
    const add = (id: string, from: readonly RegionId[], groups: readonly Leg[]): void => {
      const moves: Leg[] = [];
      for (const region of from) {
        const leg = groups[region];
        if (leg && isSome(leg)) moves.push(leg);
      }
      if (moves.length === 0) return;
      const units = together(moves);
      for (let known = first; known < routes.length; known++)
        if (sameGroup((routes[known] as Route).units, units)) return;
      routes.push({ id, route: { target, moves }, at: target, units, from: moves.map((move) => move.from) });
    };
    add(`${target}.all`, sources, all);
    add(`${target}.most`, sources, most);
    if (sources.length > 1) for (const source of sources) add(`${target}.${source}`, [source], all);
  }
  return routes;
}

interface Leg extends Group {
  readonly from: RegionId;
}

function setOut(state: WrothState, side: Side, from: RegionId, stays: number): Leg {
  const { basics, elites } = leaving(state, side, from, stays);
  return { from, basics, elites };
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

/** Dice that pay, how a command names them, and their names. */
interface Payment {
  readonly dice: readonly SpendableDie[];
  readonly typed: string;
  readonly names: readonly Text[];
}

function paymentOf(state: WrothState, side: Side, dice: readonly SpendableDie[]): Payment {
  const faces = dice.map((die) => faceOf(state, side, die));
  return { dice, typed: faces.join('+'), names: faces.map((face) => DICE_NAMES[face] ?? DIE) };
}

const march = (route: MarchRoute, dice: readonly SpendableDie[]): WrothMove =>
  'target' in route
    ? { type: 'march', dice, target: route.target, moves: route.moves }
    : { type: 'march', dice, source: route.source, moves: route.moves };

const MARCH = key('option.march');

/** A March with each way to pay for everybody's coming; smaller ones with the first way (WR-10.6). */
export function marchOptions(state: WrothState, side: Side): readonly Option<WrothMove>[] {
  const payments = marchPayments(state, side).map((dice) => paymentOf(state, side, dice));
  if (payments.length === 0) return [];
  const options: Option<WrothMove>[] = [];
  for (const { id, route, at, units, from } of marchRoutes(state, side)) {
    const { place, sources, going } = wordsOf(at, units, from);
    const target = String(at);
    const typed = from.join('+');
    const count = String(units.basics + units.elites.length);
    const ways = id.endsWith('all') ? payments.length : 1;
    for (let way = 0; way < ways; way++) {
      const paid = payments[way] as Payment;
      options.push({
        id: `${id}.${paid.dice.join('+')}`,
        label: MARCH,
        facts: { region: at, place, units: going, from: sources, dice: paid.names },
        move: march(route, paid.dice),
        slots: { target, from: typed, count, with: paid.typed },
      });
    }
  }
  return options;
}

const wordsOf = (at: RegionId, units: Group, from: readonly RegionId[]) => ({
  place: REGION_NAMES[at],
  going: groupTexts(units),
  sources: from.map((region) => REGION_NAMES[region]),
});

/** A March that is repeated by Double (WR-10.11). */
export const marchAgain = (state: WrothState, side: Side): readonly Option<WrothMove>[] =>
  marchRoutes(state, side).map(({ id, route, at, units, from }) => {
    const { place, sources, going } = wordsOf(at, units, from);
    return {
      id,
      label: key('option.marchAgain'),
      facts: { region: at, place, units: going, from: sources },
      move: { type: 'seer.spend', action: { do: 'march', ...route } },
      slots: { target: String(at), from: from.join('+'), count: String(units.basics + units.elites.length) },
    };
  });
