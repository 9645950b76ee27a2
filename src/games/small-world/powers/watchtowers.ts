import { type RuleViolation, type Seat, type Subset, violation } from '../../../engine/index.js';
import { AT_END_STEP } from '../abilities.js';
import { type Atlas, atlasOf } from '../atlas.js';
import { regionCells } from '../cells.js';
import { isActiveOf } from '../cost.js';
import type { Draft } from '../draft.js';
import { resumeSteps } from '../flow.js';
import type { MoveOf, SmallWorldMove } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { key } from '../words.js';

/** In the box (SW-1.4). */
const WATCHTOWERS = 6;

/** SW-11.10: more neighbours of the field are the race's than any other single race's; Murlocs are one race. */
function prevails(state: SmallWorldState, atlas: Atlas, seat: Seat, index: RegionIndex): boolean {
  let own = 0;
  const others: Record<string, number> = {};
  for (const at of atlas.neighbours[index] ?? []) {
    const here = state.regions[at];
    if (!here || (here.owner < 0 && here.murlocs === 0)) continue;
    if (isActiveOf(here, seat)) own += 1;
    else {
      const race = here.owner < 0 ? 'murlocs' : `${here.owner} ${here.declined}`;
      others[race] = (others[race] ?? 0) + 1;
    }
  }
  return own > Math.max(0, ...Object.values(others));
}

/** The race's fields that may have a Watchtower, in the order of their ids. */
function worthy(state: SmallWorldState, seat: Seat): readonly RegionIndex[] {
  const atlas = atlasOf(state.boards);
  return atlas.byId.filter((index) => {
    const here = state.regions[index];
    const field = atlas.regions[index]?.terrain === 'field';
    return field && here && isActiveOf(here, seat) && prevails(state, atlas, seat, index);
  });
}

function stand(draft: Draft, seat: Seat, towers: readonly RegionIndex[]): void {
  const changed = draft.atlas.byId.filter(
    (index) => (draft.next.regions[index]?.watchtower === 1) !== towers.includes(index),
  );
  for (const index of changed) draft.region(index).watchtower = towers.includes(index) ? 1 : 0;
  const regions = towers.flatMap((index) => draft.atlas.regions[index]?.id ?? []);
  if (changed.length > 0) draft.tell({ type: 'watchtowersStand', seat, regions });
}

/** Puts them up where there are enough for all fields; otherwise the player is asked. */
export function raiseWatchtowers(draft: Draft, seat: Seat): void {
  const fields = worthy(draft.next, seat);
  if (fields.length <= WATCHTOWERS) stand(draft, seat, fields);
}

export function decideWatchtowers(state: SmallWorldState, seat: Seat): Subset<SmallWorldMove> | undefined {
  const fields = worthy(state, seat);
  if (fields.length <= WATCHTOWERS) return undefined;
  const cells = regionCells(state, fields);
  const first = cells.slice(0, WATCHTOWERS).map(({ id }) => id);
  return {
    kind: 'subset',
    id: 'watchtowers',
    verb: 'place',
    prompt: key('prompt.watchtowers'),
    facts: { towers: WATCHTOWERS, fields: fields.length },
    cells,
    min: WATCHTOWERS,
    max: WATCHTOWERS,
    move: { type: 'watchtowers' },
    field: 'regions',
    presets: [{ id: 'first', label: key('option.firstTowers'), move: { type: 'watchtowers', regions: first } }],
    fallback: 'first',
  };
}

function refuse(state: SmallWorldState, seat: Seat, { regions }: MoveOf<'watchtowers'>): RuleViolation | undefined {
  const asked = state.step === AT_END_STEP.watchtowers ? decideWatchtowers(state, seat) : undefined;
  if (!asked) return violation('SW-11.10', 'no-watchtowers');
  const ids = asked.cells.map(({ id }) => id);
  const chosen = new Set(regions);
  if (chosen.size === WATCHTOWERS && regions.length === WATCHTOWERS && regions.every((id) => ids.includes(id)))
    return undefined;
  return violation('SW-11.10', 'wrong-watchtowers', {
    towers: WATCHTOWERS,
    targets: asked.cells.map(({ code }) => code).join(', '),
  });
}

function perform(draft: Draft, seat: Seat, { regions }: MoveOf<'watchtowers'>): void {
  stand(
    draft,
    seat,
    regions.flatMap((id) => draft.atlas.indices.get(id) ?? []),
  );
  resumeSteps(draft, 'endStep');
}

export const WATCHTOWER_RULES: RulesOf<'watchtowers'> = {
  watchtowers: { phase: 'endStep', rule: 'SW-3.12', refuse, perform },
};
