import type { Seat } from '../../../engine/index.js';
import type { Artifact } from '../abilities.js';
import { type Atlas, atlasOf } from '../atlas.js';
import type { Draft } from '../draft.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { whereIs } from './carrying.js';
import { placingRule, placingStep } from './placing.js';

/** Opponents whose active race stands beside the region, each once, clockwise. */
function neighbours(state: SmallWorldState, atlas: Atlas, seat: Seat, index: RegionIndex): readonly Seat[] {
  const seats = state.players.length;
  const near = (atlas.neighbours[index] ?? []).flatMap((at) => {
    const region = state.regions[at];
    return region && region.owner >= 0 && region.owner !== seat && !region.declined ? [region.owner] : [];
  });
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats).filter((other) =>
    near.includes(other),
  );
}

/** Each pays a coin, if he has one (SW-12.14). */
function collect(draft: Draft, seat: Seat): void {
  const at = whereIs(draft.next, 'heart');
  if (at === undefined) return;
  const from = neighbours(draft.next, draft.atlas, seat, at).filter((other) => draft.player(other).coins > 0);
  for (const other of from) draft.player(other).coins -= 1;
  draft.player(seat).coins += from.length;
  if (from.length > 0) draft.tell({ type: 'heartCollected', seat, from });
}

/** SW-12.14: put into an own region, it collects from everybody beside it. */
export const heart = {
  id: 'heart',
  steps: {
    endStep: [
      placingStep('heart', (state, seat, index) => neighbours(state, atlasOf(state.boards), seat, index).length),
    ],
  },
} as const satisfies Artifact;

export const HEART_RULES: RulesOf<'placeHeart'> = { placeHeart: placingRule('heart', 'SW-12.14', collect) };
