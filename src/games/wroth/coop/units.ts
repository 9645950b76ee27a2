import { eliteById, neighboursOf, threat } from '../board.js';
import type { Draft } from '../draft.js';
import { type EliteId, NUMBERED, type NumberedId } from '../ids.js';
import type { WrothState } from '../state.js';
import { returnElite } from '../units.js';
import { aiDamage } from './damage.js';
import { aiElites } from './movement.js';
import { aiFaction, aiOf, mostThreatened, tellChoice } from './places.js';

const regionOf = (state: WrothState, id: EliteId): NumberedId | undefined => {
  const at = eliteById(state, aiOf(state), id)?.at;
  return at === 'mat' || at === 0 ? undefined : at;
};

/** Hunters that were not bought in this turn and stand among human units (WR-22). */
export const readyHunters = (state: WrothState): readonly EliteId[] =>
  aiElites(state, 'hunter').filter((id) => {
    const region = regionOf(state, id);
    return region && threat(state, region) > 0 && eliteById(state, aiOf(state), id)?.deployed !== state.turn;
  });

/** A Hunter deals its damage where human units still stand, and goes back to the mat. */
export function snare(draft: Draft, id: EliteId): void {
  const region = regionOf(draft.next, id);
  if (!region || threat(draft.next, region) === 0) return;
  const { id: faction } = aiFaction(draft.next);
  draft.tell({ type: 'unitActivated', faction, unit: id });
  returnElite(draft, aiOf(draft.next), id);
  draft.tell({ type: 'unitReturned', faction, unit: id, region });
  aiDamage(draft, region, 1, 'damage', 'hunter');
}

/** The highest Threat in or next to a region with a Hexer (WR-22). */
export function hexTarget(state: WrothState): NumberedId | undefined {
  const hexed = new Set(
    aiElites(state, 'hexer').flatMap((id) => {
      const region = regionOf(state, id);
      return region ? [region, ...neighboursOf(region)] : [];
    }),
  );
  return hexed.size === 0
    ? undefined
    : mostThreatened(
        state,
        NUMBERED.filter((region) => hexed.has(region)),
        1,
      );
}

export function hex(draft: Draft): void {
  const region = hexTarget(draft.next);
  if (!region) return;
  tellChoice(draft, { region, by: 'threatMaxNear' });
  aiDamage(draft, region, 1, 'damage', 'hexer');
}
