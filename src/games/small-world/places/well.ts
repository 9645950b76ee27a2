import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Place, Question } from '../abilities.js';
import { type Atlas, atlasOf } from '../atlas.js';
import type { Draft } from '../draft.js';
import { resumeSteps } from '../flow.js';
import { PLACE_IDS, type PlaceId } from '../ids.js';
import { regionOption } from '../marker-choices.js';
import type { MoveOf } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { key } from '../words.js';

const COINS = 2;

/** Lakes and seas on the same board. */
const watersBeside = ({ regions }: Atlas, index: RegionIndex): readonly RegionIndex[] =>
  regions.flatMap(({ board, water }, at) => (water && board === regions[index]?.board ? [at] : []));

function moveTo(draft: Draft, seat: Seat, from: RegionIndex, to: RegionIndex): void {
  draft.region(from).place = null;
  draft.region(to).place = 'well';
  draft.tell({ type: 'wellMoved', seat, region: draft.atlas.regions[to]?.id ?? '' });
}

/** Without water on the board the Well leaves the game, and another place is there instead, at once. */
function replace(draft: Draft, seat: Seat, index: RegionIndex): void {
  const { next } = draft;
  const isPlace = (marker: string): marker is PlaceId => (PLACE_IDS as readonly string[]).includes(marker);
  const by = draft.random.pick(next.unusedMarkers.filter(isPlace));
  next.unusedMarkers = next.unusedMarkers.filter((marker) => marker !== by);
  next.removedMarkers = [...next.removedMarkers, 'well'];
  draft.region(index).place = by;
  const region = draft.atlas.regions[index]?.id ?? '';
  draft.tell({ type: 'markerReplaced', seat, region, gone: 'well', by, reveals: true });
}

function onReveal(draft: Draft, seat: Seat, index: RegionIndex): void {
  const waters = watersBeside(draft.atlas, index);
  const [only] = waters;
  if (only === undefined) replace(draft, seat, index);
  else if (waters.length === 1) moveTo(draft, seat, index, only);
  else draft.record().unsettled = index;
}

const uponReveal: Question = (state) => {
  const from = state.record.unsettled;
  if (from === null) return undefined;
  const atlas = atlasOf(state.boards);
  const options = watersBeside(atlas, from).map((index) =>
    regionOption(atlas, index, 'placeWell', { type: 'placeWell', region: atlas.regions[index]?.id ?? '' }),
  );
  const first = options[0]?.id ?? '';
  return {
    kind: 'choice',
    id: 'placeWell',
    verb: 'place',
    prompt: key('prompt.placeWell'),
    options,
    suggested: first,
    fallback: first,
  };
};

/** The seat's race that stands beside the Well in more regions than any other race, Murlocs among them (R29). */
function incomeAnywhere(state: SmallWorldState, atlas: Atlas, seat: Seat, index: RegionIndex): number {
  const counts = new Map<number, number>();
  const seats = state.players.length;
  for (const at of atlas.neighbours[index] ?? []) {
    const here = state.regions[at];
    if (!here || (here.owner < 0 && here.murlocs === 0)) continue;
    const race = here.owner < 0 ? -1 : here.owner + (here.declined ? seats : 0);
    counts.set(race, (counts.get(race) ?? 0) + 1);
  }
  const leads = (race: number): boolean =>
    counts.has(race) && [...counts].every(([other, count]) => other === race || count < (counts.get(race) ?? 0));
  return leads(seat) || leads(seats + seat) ? COINS : 0;
}

/** SW-13.6 */
export const well = { id: 'well', onReveal, uponReveal, incomeAnywhere } as const satisfies Place;

function refuse(state: SmallWorldState, _: Seat, { region }: MoveOf<'placeWell'>): RuleViolation | undefined {
  const from = state.record.unsettled;
  if (from === null) return violation('SW-13.6', 'no-well');
  const atlas = atlasOf(state.boards);
  const index = atlas.indices.get(region);
  if (index === undefined) return violation('SW-13.6', 'unknown-region', { region });
  const waters = watersBeside(atlas, from);
  if (waters.includes(index)) return undefined;
  return violation('SW-13.6', 'not-well-water', {
    target: atlas.codes[index] ?? region,
    targets: waters.map((at) => atlas.codes[at]).join(', '),
  });
}

export const WELL_RULES: RulesOf<'placeWell'> = {
  placeWell: {
    phase: ['conquest', 'conquestEnd'],
    rule: 'SW-13.6',
    settles: true,
    refuse,
    perform: (draft, seat, { region }) => {
      const { unsettled: from } = draft.next.record;
      const to = draft.atlas.indices.get(region);
      draft.record().unsettled = null;
      if (from !== null && to !== undefined) moveTo(draft, seat, from, to);
      if (draft.next.phase === 'conquestEnd') resumeSteps(draft, 'conquestEnd');
    },
  },
};
