import type { Region } from '../ids.js';
import { ICECROWN, SPACE_IDS, SPACES, type Space, type SpaceId } from './spaces.js';

const INDEX = Object.fromEntries(SPACE_IDS.map((id, index) => [id, index])) as Readonly<Record<SpaceId, number>>;

/** A space's place in board order. */
export const indexOf = (space: SpaceId): number => INDEX[space];

export const spaceOf = (space: SpaceId): Space => SPACES[INDEX[space]] as Space;

export const regionOf = (space: SpaceId): Region | null => spaceOf(space).region;

interface Ways {
  /** Connected spaces by board order. */
  readonly links: readonly (readonly SpaceId[])[];
  readonly distances: readonly (readonly number[])[];
}

function measure(links: Ways['links'], from: number): readonly number[] {
  const steps: number[] = SPACE_IDS.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const reached = [from];
  for (const at of reached) {
    for (const next of links[at] ?? []) {
      if (steps[INDEX[next]] !== Number.POSITIVE_INFINITY) continue;
      steps[INDEX[next]] = (steps[at] as number) + 1;
      reached.push(INDEX[next]);
    }
  }
  return steps;
}

/** Links in board order; a closed Icecrown Citadel is connected to nothing (LK-8.6). */
function waysOf(open: boolean): Ways {
  const links = SPACES.map(({ id, links: all }) => {
    const sorted = SPACE_IDS.filter((other) => all.includes(other));
    if (open) return sorted;
    return id === ICECROWN ? [] : sorted.filter((other) => other !== ICECROWN);
  });
  return { links, distances: SPACE_IDS.map((_, from) => measure(links, from)) };
}

const OPEN = waysOf(true);
const CLOSED = waysOf(false);

/** Whether Icecrown Citadel can be entered: states and drafts say it the same way. */
export interface Opened {
  readonly icecrown: { readonly open: boolean };
}

const ways = ({ icecrown }: Opened): Ways => (icecrown.open ? OPEN : CLOSED);

/** Connected spaces in board order. */
export const neighbours = (state: Opened, space: SpaceId): readonly SpaceId[] => ways(state).links[INDEX[space]] ?? [];

export const connected = (state: Opened, a: SpaceId, b: SpaceId): boolean => neighbours(state, a).includes(b);

/** Least number of lines between two spaces; infinite where no line leads. */
export const distance = (state: Opened, a: SpaceId, b: SpaceId): number =>
  ways(state).distances[INDEX[a]]?.[INDEX[b]] ?? Number.POSITIVE_INFINITY;

/** Other spaces at most `steps` away, in board order. */
export const within = (state: Opened, from: SpaceId, steps: number): readonly SpaceId[] =>
  SPACE_IDS.filter((to) => to !== from && distance(state, from, to) <= steps);

/** Neighbours of `from` on a shortest way to `to`. */
export const stepsTowards = (state: Opened, from: SpaceId, to: SpaceId): readonly SpaceId[] =>
  neighbours(state, from).filter((next) => distance(state, next, to) < distance(state, from, to));

/** A shortest way, without its start; the first in board order among equals. */
export function pathTo(state: Opened, from: SpaceId, to: SpaceId): readonly SpaceId[] {
  const path: SpaceId[] = [];
  let at = from;
  while (at !== to) {
    const next = stepsTowards(state, at, to)[0];
    if (!next) return [];
    path.push(next);
    at = next;
  }
  return path;
}

/** Whether each space of a path is connected to the one before it. */
export const isPath = (state: Opened, from: SpaceId, path: readonly SpaceId[]): boolean =>
  path.every((space, i) => connected(state, path[i - 1] ?? from, space));
