import { type Facts, type Text, text } from '../../../engine/index.js';
import type { RegionId } from '../ids.js';
import type { Gather } from '../moves.js';
import { key, REGION_NAMES } from '../words.js';

/** Where gathered Basics come from, in words: "2 from the discard pile, 1 from the mat". */
export function gatherFacts({ mat, discard, regions }: Gather): Facts {
  const sources: Text[] = [];
  if (discard > 0) sources.push(text(key('faction.source.discard'), { count: discard }));
  if (mat > 0) sources.push(text(key('faction.source.mat'), { count: mat }));
  for (const [region, count] of Object.entries(regions)) {
    if (count > 0)
      sources.push(text(key('faction.source.region'), { count, place: REGION_NAMES[Number(region) as RegionId] }));
  }
  return { sources };
}
