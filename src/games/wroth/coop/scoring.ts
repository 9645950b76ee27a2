import { controllingCamp, dominates, vpOf } from '../board.js';
import type { Draft } from '../draft.js';
import { NUMBERED, type NumberedId } from '../ids.js';
import { addVp, DOMINANCE, iconsIn, scoreTraits, tokenValue } from '../scoring.js';
import type { Side, WrothState } from '../state.js';
import { rulesOf } from './event-hooks.js';
import type { Camp } from './events.js';
import { aiOf, coopOf } from './places.js';

const sidesOf = (state: WrothState, camp: Camp): readonly Side[] =>
  camp === 'ai' ? [aiOf(state)] : state.factions.flatMap((_, side) => (side === aiOf(state) ? [] : [side]));

/** WR-18.1 to 18.3: units of the players are added up for control, but dominance is for one faction alone. */
function scoreFor(draft: Draft, camp: Camp, region: NumberedId): void {
  const { next } = draft;
  const holds = controllingCamp(next, region) === camp;
  const sides = sidesOf(next, camp);
  const { aiDominance = DOMINANCE } = rulesOf(coopOf(next));
  const alone = holds && sides.some((side) => dominates(next, side, region));
  const control = holds ? tokenValue(next, region) : 0;
  const dominance = alone ? (camp === 'ai' ? aiDominance : DOMINANCE) : 0;
  const icons =
    holds || next.options.eliteBonus === 'occupy'
      ? sides.reduce((sum, side) => sum + iconsIn(next, side, region), 0)
      : 0;
  const vp = control + dominance + icons;
  if (vp === 0) return;
  addVp(draft, sides[0] ?? 0, vp);
  draft.tell({ type: 'campScored', camp, region, control, dominance, icons });
}

export function scoreCoop(draft: Draft): void {
  for (const region of NUMBERED) {
    scoreFor(draft, 'humans', region);
    scoreFor(draft, 'ai', region);
  }
  scoreTraits(draft);
  draft.tell({ type: 'vpCounted', humans: vpOf(draft.next, 0), ai: vpOf(draft.next, aiOf(draft.next)) });
  rulesOf(coopOf(draft.next)).scoringEnd?.(draft);
}
