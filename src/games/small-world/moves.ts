import { fail, ok, type Result, type RuleViolation, violation } from '../../engine/index.js';
import type { RegionId } from './boards/index.js';

/** Pieces a conquest is paid with (SW-4.4). */
export interface Payment {
  readonly race: number;
  readonly beasts: number;
}

/** Pieces in one region; a kind that is left out is 0. */
export interface Stack {
  readonly race?: number;
  readonly beasts?: number;
  readonly champion?: number;
}

/** Artifacts and abilities declared with a conquest (SW-3.9). */
export type Means = Readonly<Record<never, never>>;

export type SmallWorldMove =
  | { readonly type: 'pickCombo'; readonly index: number }
  | { readonly type: 'chooseMode'; readonly mode: 'expand' | 'decline' }
  | {
      readonly type: 'ready';
      readonly keep: Readonly<Record<RegionId, { readonly race: number }>>;
      readonly liftChampion: boolean;
    }
  | { readonly type: 'conquer'; readonly region: RegionId; readonly pay: Payment; readonly means: Means }
  | { readonly type: 'finalConquest'; readonly region: RegionId; readonly means: Means }
  | { readonly type: 'endConquests' }
  | { readonly type: 'redeploy'; readonly placement: Readonly<Record<RegionId, Stack>> }
  | { readonly type: 'defenderRedeploy'; readonly add: Readonly<Record<RegionId, Stack>> };

export type MoveType = SmallWorldMove['type'];
export type MoveOf<T extends MoveType> = Extract<SmallWorldMove, { readonly type: T }>;

/** Reads one value: undefined if it fits, otherwise where it does not. */
type Reader = (value: unknown, at: string) => string | undefined;

/** More than all pieces and coins in the box; nobody means a higher number. */
const MOST = 200;

const MOST_REGIONS = 60;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const count: Reader = (value, at) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST ? undefined : at;

const flag: Reader = (value, at) => (typeof value === 'boolean' ? undefined : at);

const regionName: Reader = (value, at) =>
  typeof value === 'string' && value.length > 0 && value.length <= 16 ? undefined : at;

const oneOf =
  (...words: readonly string[]): Reader =>
  (value, at) =>
    typeof value === 'string' && words.includes(value) ? undefined : at;

/** Exactly these fields; with `some`, any of them but at least one. */
const fields =
  (shape: Readonly<Record<string, Reader>>, some = false): Reader =>
  (value, at) => {
    if (!isObject(value)) return at;
    const inner = (name: string): string => (at === '' ? name : `${at}.${name}`);
    const names = Object.keys(value);
    for (const name of names) {
      if (at === '' && name === 'type') continue;
      const reader = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!reader) return inner(name.slice(0, 20));
      const problem = reader(value[name], inner(name));
      if (problem !== undefined) return problem;
    }
    if (some) return names.length > 0 ? undefined : at;
    const missing = Object.keys(shape).find((name) => !Object.hasOwn(value, name));
    return missing === undefined ? undefined : inner(missing);
  };

const byRegion =
  (reader: Reader): Reader =>
  (value, at) => {
    if (!isObject(value)) return at;
    const entries = Object.entries(value);
    if (entries.length > MOST_REGIONS) return at;
    for (const [region, entry] of entries) {
      const problem = regionName(region, at) ?? reader(entry, `${at}.${region}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

const stack = fields({ race: count, beasts: count, champion: oneOfNumbers(0, 1) }, true);
const means = fields({});

function oneOfNumbers(...numbers: readonly number[]): Reader {
  return (value, at) => (typeof value === 'number' && numbers.includes(value) ? undefined : at);
}

/** What each move is made of, and the rule that says so. */
const SHAPES: Readonly<Record<MoveType, { readonly rule: string; readonly read: Reader }>> = {
  pickCombo: { rule: 'SW-3.2', read: fields({ index: count }) },
  chooseMode: { rule: 'SW-3.5', read: fields({ mode: oneOf('expand', 'decline') }) },
  ready: { rule: 'SW-3.7', read: fields({ keep: byRegion(fields({ race: count })), liftChampion: flag }) },
  conquer: {
    rule: 'SW-3.9',
    read: fields({ region: regionName, pay: fields({ race: count, beasts: count }), means }),
  },
  finalConquest: { rule: 'SW-3.9', read: fields({ region: regionName, means }) },
  endConquests: { rule: 'SW-3.9', read: fields({}) },
  redeploy: { rule: 'SW-3.11', read: fields({ placement: byRegion(stack) }) },
  defenderRedeploy: { rule: 'SW-3.14', read: fields({ add: byRegion(stack) }) },
};

/** Reads a move from outside. What is missing, extra or senseless is named; nothing is filled in or left out. */
export function parseMove(input: unknown): Result<SmallWorldMove, RuleViolation> {
  const type = isObject(input) ? input.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) {
    return fail(violation('SW-3.17', 'unknown-move', { moves: Object.keys(SHAPES).join(', ') }));
  }
  const { rule, read } = SHAPES[type as MoveType];
  const problem = read(input, '');
  return problem === undefined
    ? ok(input as SmallWorldMove)
    : fail(violation(rule, 'bad-parameter', { move: type, parameter: problem }));
}
