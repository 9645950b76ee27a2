import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Question } from '../abilities.js';
import { atlasOf } from '../atlas.js';
import { isSheltered, namedRegions, regionCells, subsetQuestion } from '../cells.js';
import type { Draft } from '../draft.js';
import { resumeSteps } from '../flow.js';
import type { MoveOf } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { factionOf } from './faction.js';

const OBJECTIVES = 2;

function mayHold(state: SmallWorldState, seat: Seat, index: RegionIndex): boolean {
  const here = state.regions[index];
  if (!here || atlasOf(state.boards).regions[index]?.water || isSheltered(here, seat)) return false;
  const holder = state.players[here.owner];
  const race = here.declined ? holder?.declinedRace : holder?.race;
  return !race || factionOf(race) !== 'alliance';
}

const legal = (state: SmallWorldState, seat: Seat): readonly RegionIndex[] =>
  [...state.regions.keys()].filter((index) => mayHold(state, seat, index));

export function takeBack(draft: Draft): void {
  draft.next.regions.forEach(({ objective }, index) => {
    if (objective) draft.region(index).objective = 0;
  });
}

function refusePlaces(
  state: SmallWorldState,
  seat: Seat,
  { regions }: MoveOf<'placeObjectives'>,
): RuleViolation | undefined {
  const allowed = legal(state, seat);
  const most = Math.min(OBJECTIVES, allowed.length);
  if (regions.length !== most) return violation('SW-10.4', 'wrong-number', { count: regions.length, most });
  return namedRegions(state, regions, allowed, 'SW-10.4', 'no-objective-there');
}

function place(draft: Draft, seat: Seat, { regions }: MoveOf<'placeObjectives'>): void {
  takeBack(draft);
  for (const id of regions) draft.region(draft.atlas.indices.get(id) ?? -1).objective = 1;
  draft.tell({ type: 'objectivesPlaced', seat, regions });
  resumeSteps(draft, 'endStep');
}

export const OBJECTIVE_RULES: RulesOf<'placeObjectives'> = {
  placeObjectives: { phase: 'endStep', rule: 'SW-10.4', refuse: refusePlaces, perform: place },
};

/** Suggested is to leave them where they are; a missing one goes to the first free region. */
export const decidePlaces: Question = (state, seat) => {
  const allowed = legal(state, seat);
  const count = Math.min(OBJECTIVES, allowed.length);
  const staying = allowed.filter((index) => state.regions[index]?.objective);
  const stay = [...staying, ...allowed.filter((index) => !staying.includes(index))].slice(0, count);
  return subsetQuestion({
    id: 'placeObjectives',
    cells: regionCells(state, allowed),
    min: count,
    max: count,
    presets: { objectives: stay },
    fallback: 'objectives',
    state,
  });
};
