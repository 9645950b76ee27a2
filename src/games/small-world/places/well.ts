import type { Seat } from '../../../engine/index.js';
import type { Place } from '../abilities.js';
import type { Atlas } from '../atlas.js';
import type { Draft } from '../draft.js';
import { PLACE_IDS, type PlaceId } from '../ids.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { askForWater, moveTo, watersBeside } from './well-placing.js';

const COINS = 2;

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

/** SW-13.6: it rises in a water of its board and pays the race that stands around it in most regions. */
export const well = { id: 'well', onReveal, uponReveal: askForWater, incomeAnywhere } as const satisfies Place;
