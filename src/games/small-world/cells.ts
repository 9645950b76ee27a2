import { type Cell, type Choice, type RuleViolation, type Seat, type Subset, violation } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import type { RegionId } from './boards/index.js';
import type { MoveType, SmallWorldMove } from './moves.js';
import type { RegionIndex, RegionState, SmallWorldState } from './state.js';
import { BOARD_NAMES, key, TERRAIN_NAMES } from './words.js';

const CELLS = new WeakMap<Atlas, readonly Cell[]>();

/** All regions as places to be picked; nothing of that changes during a game, so they are made once. */
function allCells(atlas: Atlas): readonly Cell[] {
  const known = CELLS.get(atlas);
  if (known) return known;
  const cells = atlas.regions.map(({ id, terrain, board }, index): Cell => {
    const code = atlas.codes[index] ?? '';
    const facts = { target: code, terrain: TERRAIN_NAMES[terrain] };
    return { id, code, label: key('cell.region'), facts, group: BOARD_NAMES[board] };
  });
  CELLS.set(atlas, cells);
  return cells;
}

/** Regions as places to be picked. */
export function regionCells(state: SmallWorldState, indices: readonly RegionIndex[]): readonly Cell[] {
  const cells = allCells(atlasOf(state.boards));
  return indices.flatMap((index) => cells[index] ?? []);
}

/** SW-11.10, SW-12.11: out of reach for other players' race abilities, unless they pay where a fee opens the region. */
export const isSheltered = (here: Readonly<RegionState>, seat: Seat): boolean =>
  here.watchtower === 1 ||
  (here.owner >= 0 && here.owner !== seat && !here.declined && here.artifacts.includes('aegis'));

/** The first region of a list that is not on the table or not among the allowed ones. */
export function namedRegions(
  state: SmallWorldState,
  named: readonly RegionId[],
  allowed: readonly RegionIndex[],
  rule: string,
  code: string,
): RuleViolation | undefined {
  const { indices, codes } = atlasOf(state.boards);
  for (const region of named) {
    const index = indices.get(region);
    if (index === undefined) return violation(rule, 'unknown-region', { region });
    if (allowed.includes(index)) continue;
    const targets = allowed.map((at) => codes[at]).join(', ');
    return violation(rule, code, { target: codes[index] ?? region, targets });
  }
  return undefined;
}

interface Picking {
  readonly state: SmallWorldState;
  readonly id: MoveType;
  readonly cells: readonly Cell[];
  readonly min: number;
  readonly max: number;
  /** Ready-made answers by the name of their label; the first is the suggestion. */
  readonly presets: Readonly<Record<string, readonly RegionIndex[]>>;
  readonly fallback: string;
}

/** Asks for several regions at once, in `move.regions`; where only one answer is possible, it is the only option. */
export function subsetQuestion(picking: Picking): Subset<SmallWorldMove> | Choice<SmallWorldMove> | undefined {
  const { state, id, cells, min, max, fallback } = picking;
  if (max === 0) return undefined;
  const { regions } = atlasOf(state.boards);
  const prompt = key(`prompt.${id}`);
  const facts = { count: max };
  const presets = Object.entries(picking.presets).map(([name, indices]) => ({
    id: name,
    label: key(`option.${name}`),
    facts: { count: indices.length, targets: indices.map((index) => codeOf(state, index)).join(', ') },
    move: { type: id, regions: indices.map((index) => regions[index]?.id ?? '') } as unknown as SmallWorldMove,
  }));
  if (min === cells.length) {
    const options = presets.slice(0, 1);
    const only = options[0]?.id ?? '';
    return { id, verb: 'place', prompt, facts, kind: 'choice', options, suggested: only, fallback: only };
  }
  return {
    id,
    verb: 'place',
    prompt,
    facts,
    kind: 'subset',
    cells,
    min,
    max,
    move: { type: id },
    field: 'regions',
    presets,
    fallback,
  };
}

const codeOf = (state: SmallWorldState, index: RegionIndex): string => atlasOf(state.boards).codes[index] ?? '';
