import { fail, ok, type Result, type RuleViolation, violation } from '../../engine/index.js';
import type { RegionId } from './boards/index.js';
import { ARTIFACT_IDS, type ArtifactId } from './ids.js';

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
export interface Means {
  readonly frostmourne?: true;
  readonly ashes?: true;
  readonly etherealPlace?: true;
  /** The conquest is an air strike; it has its own move, so no move names it here (SW-10.3). */
  readonly strike?: true;
  /** The conquest is made with Doomhammer; it has its own move too (SW-12.15). */
  readonly doomhammer?: true;
}

/** What Intimidating takes out of a region, one a use (SW-3.9). */
export const INTIMIDATED = ['race', 'beast', 'fort', 'wisp', 'murloc'] as const;
export type Intimidated = (typeof INTIMIDATED)[number];

/** What a neutral race on the Battleground may say (SW-13.5). */
export const SIDES = ['alliance', 'horde', 'none'] as const;
export type ChosenSide = (typeof SIDES)[number];

export type SmallWorldMove =
  | { readonly type: 'pickCombo'; readonly index: number }
  | { readonly type: 'pickTeamCombo'; readonly row: number }
  | { readonly type: 'chooseMode'; readonly mode: 'expand' | 'decline' }
  | {
      readonly type: 'ready';
      readonly keep: Readonly<Record<RegionId, { readonly race: number }>>;
      readonly liftChampion: boolean;
    }
  | { readonly type: 'conquer'; readonly region: RegionId; readonly pay: Payment; readonly means: Means }
  | { readonly type: 'finalConquest'; readonly region: RegionId; readonly means: Means }
  /** On the region of the air strike that is under way (SW-10.3c). */
  | { readonly type: 'finalConquest'; readonly region?: never; readonly means?: never }
  | { readonly type: 'championConquer'; readonly region: RegionId }
  | { readonly type: 'portalSwap'; readonly a: RegionId; readonly b: RegionId }
  | { readonly type: 'intimidate'; readonly from: RegionId; readonly piece: Intimidated; readonly to?: RegionId }
  | { readonly type: 'doomhammerConquer'; readonly region: RegionId; readonly pay: Payment }
  | { readonly type: 'chooseSide'; readonly side: ChosenSide }
  | { readonly type: 'placeWell'; readonly region: RegionId }
  | { readonly type: 'endConquests' }
  | { readonly type: 'form'; readonly kind: 'human' | 'wolf' }
  | { readonly type: 'airstrike'; readonly region: RegionId; readonly rollDie: boolean; readonly frostmourne?: true }
  | { readonly type: 'resolveAirstrike'; readonly pay: Payment }
  | { readonly type: 'abandonStrike' }
  | { readonly type: 'etherealSteal'; readonly artifact: ArtifactId; readonly from: RegionId; readonly to: RegionId }
  | { readonly type: 'recruit'; readonly count: number }
  | { readonly type: 'placeAegis'; readonly region: RegionId }
  | { readonly type: 'placeHeart'; readonly region: RegionId }
  | { readonly type: 'placeObjectives'; readonly regions: readonly RegionId[] }
  | { readonly type: 'placeBombs'; readonly regions: readonly RegionId[] }
  | { readonly type: 'bombFee'; readonly region: RegionId; readonly pay: boolean }
  | { readonly type: 'watchtowers'; readonly regions: readonly RegionId[] }
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

type Shape = Readonly<Record<string, Reader>>;

/** Exactly these fields, and any of the optional ones. */
const fields =
  (shape: Shape, optional: Shape = {}): Reader =>
  (value, at) => {
    if (!isObject(value)) return at;
    const inner = (name: string): string => (at === '' ? name : `${at}.${name}`);
    for (const name of Object.keys(value)) {
      if (at === '' && name === 'type') continue;
      const reader = Object.hasOwn(shape, name) ? shape[name] : Object.hasOwn(optional, name) && optional[name];
      if (!reader) return inner(name.slice(0, 20));
      const problem = reader(value[name], inner(name));
      if (problem !== undefined) return problem;
    }
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

/** A move that is nothing but its type. */
const isBare = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 1;

/** Different regions. */
const regionNames: Reader = (value, at) => {
  if (!Array.isArray(value) || value.length > MOST_REGIONS || new Set(value).size < value.length) return at;
  return value.some((region) => regionName(region, at) !== undefined) ? at : undefined;
};

/** What is declared says so; what is not is left out. */
const yes: Reader = (value, at) => (value === true ? undefined : at);

const pieces = fields({}, { race: count, beasts: count, champion: oneOfNumbers(0, 1) });
const stack: Reader = (value, at) => (isObject(value) && Object.keys(value).length === 0 ? at : pieces(value, at));
const payment = fields({ race: count, beasts: count });
const means = fields({}, { frostmourne: yes, ashes: yes, etherealPlace: yes });

function oneOfNumbers(...numbers: readonly number[]): Reader {
  return (value, at) => (typeof value === 'number' && numbers.includes(value) ? undefined : at);
}

/** What each move is made of, and the rule that says so. */
const SHAPES: Readonly<Record<MoveType, { readonly rule: string; readonly read: Reader }>> = {
  pickCombo: { rule: 'SW-3.2', read: fields({ index: count }) },
  pickTeamCombo: { rule: 'SW-18.6', read: fields({ row: count }) },
  chooseMode: { rule: 'SW-3.5', read: fields({ mode: oneOf('expand', 'decline') }) },
  ready: { rule: 'SW-3.7', read: fields({ keep: byRegion(fields({ race: count })), liftChampion: flag }) },
  conquer: {
    rule: 'SW-3.9',
    read: fields({ region: regionName, pay: payment, means }),
  },
  finalConquest: {
    rule: 'SW-3.9',
    read: (value, at) => (isBare(value) ? undefined : fields({ region: regionName, means })(value, at)),
  },
  championConquer: { rule: 'SW-3.9', read: fields({ region: regionName }) },
  portalSwap: { rule: 'SW-3.9', read: fields({ a: regionName, b: regionName }) },
  intimidate: { rule: 'SW-3.9', read: fields({ from: regionName, piece: oneOf(...INTIMIDATED) }, { to: regionName }) },
  doomhammerConquer: { rule: 'SW-12.15', read: fields({ region: regionName, pay: payment }) },
  chooseSide: { rule: 'SW-13.5', read: fields({ side: oneOf(...SIDES) }) },
  placeWell: { rule: 'SW-13.6', read: fields({ region: regionName }) },
  endConquests: { rule: 'SW-3.9', read: fields({}) },
  form: { rule: 'SW-3.6', read: fields({ kind: oneOf('human', 'wolf') }) },
  airstrike: { rule: 'SW-10.3', read: fields({ region: regionName, rollDie: flag }, { frostmourne: yes }) },
  resolveAirstrike: { rule: 'SW-10.3', read: fields({ pay: payment }) },
  abandonStrike: { rule: 'SW-10.3', read: fields({}) },
  etherealSteal: {
    rule: 'SW-10.13',
    read: fields({ artifact: oneOf(...ARTIFACT_IDS), from: regionName, to: regionName }),
  },
  recruit: { rule: 'SW-3.10', read: fields({ count }) },
  placeAegis: { rule: 'SW-12.11', read: fields({ region: regionName }) },
  placeHeart: { rule: 'SW-12.14', read: fields({ region: regionName }) },
  placeObjectives: { rule: 'SW-3.12', read: fields({ regions: regionNames }) },
  placeBombs: { rule: 'SW-3.12', read: fields({ regions: regionNames }) },
  bombFee: { rule: 'SW-3.17', read: fields({ region: regionName, pay: flag }) },
  watchtowers: { rule: 'SW-3.12', read: fields({ regions: regionNames }) },
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
