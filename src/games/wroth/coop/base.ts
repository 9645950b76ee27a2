import { threat } from '../board.js';
import type { Draft } from '../draft.js';
import { NUMBERED, type NumberedId } from '../ids.js';
import { rulesOf } from './event-hooks.js';
import { coopOf, mostThreatened, nextRegion, rollRegion } from './places.js';

/** Where the Base token lands that would go to a region; one it may not visit sends it to the first it may (WR-23.3.3). */
function allowed(draft: Draft, wanted: NumberedId): NumberedId {
  const { baseRegions } = rulesOf(coopOf(draft.next));
  return baseRegions && !baseRegions.includes(wanted) ? (baseRegions[0] ?? wanted) : wanted;
}

function place(draft: Draft, to: NumberedId, by: 'baseNext' | 'random' | 'threatMax'): void {
  draft.coop({ base: to });
  draft.tell({ type: 'baseMoved', to, by, threat: threat(draft.next, to) });
}

/** In order, 8 to 1, to a region rolled, or to the highest Threat if there is any (WR-19.3). */
export function moveBase(draft: Draft, to: 'next' | 'random' | 'threatMax', steps = 1): void {
  if (to === 'random') {
    place(draft, allowed(draft, rollRegion(draft)), 'random');
  } else if (to === 'threatMax') {
    const region = mostThreatened(draft.next, NUMBERED, 1);
    if (region) place(draft, allowed(draft, region), 'threatMax');
  } else {
    let region = coopOf(draft.next).base;
    for (let step = 0; step < steps; step++) region = allowed(draft, nextRegion(region));
    place(draft, region, 'baseNext');
  }
}
