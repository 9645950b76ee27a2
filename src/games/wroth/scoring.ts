import { dominates, elitesIn, factionOf, isAi, mostUnits, playerOrder } from './board.js';
import { collectedOf } from './collected.js';
import { ELITES } from './components/mats.js';
import { TOKENS } from './components/tokens.js';
import type { Draft } from './draft.js';
import { NUMBERED, type NumberedId, type TraitId } from './ids.js';
import type { Side, WrothState } from './state.js';

/** VP of dominance (WR-9.3). */
export const DOMINANCE = 1;

export function addVp(draft: Draft, side: Side, vp: number): void {
  const { coop } = draft.next;
  if (coop && !isAi(draft.next, side)) draft.coop({ vp: coop.vp + vp });
  else draft.faction(side).vp += vp;
}

export const tokenValue = (state: WrothState, region: NumberedId): number => {
  const token = state.tokens[region - 1];
  return token ? TOKENS[token].value : 0;
};

/** Bonus icons in a region, each type of Elite once (WR-9.4). */
export function iconsIn(state: WrothState, side: Side, region: NumberedId): number {
  const types = new Set(elitesIn(state, side, region).map(({ type }) => type));
  let vp = 0;
  for (const type of types) vp += ELITES[type].bonus;
  return vp;
}

function scoreRegion(draft: Draft, region: NumberedId): void {
  const { next } = draft;
  const controller = mostUnits(next, region);
  for (const side of playerOrder(next)) {
    const holds = side === controller;
    const control = holds ? tokenValue(next, region) : 0;
    const dominance = holds && dominates(next, side, region) ? DOMINANCE : 0;
    const icons = holds || next.options.eliteBonus === 'occupy' ? iconsIn(next, side, region) : 0;
    if (control + dominance + icons === 0) continue;
    addVp(draft, side, control + dominance + icons);
    draft.tell({ type: 'scored', faction: factionOf(next, side).id, region, control, dominance, icons });
  }
}

/** VP of traits, after all regions (WR-9.5). */
export function scoreTraits(draft: Draft): void {
  for (const side of playerOrder(draft.next)) {
    for (const { id, of } of collectedOf(draft.next, side).score) {
      const vp = of(draft.next, side);
      if (vp === 0) continue;
      addVp(draft, side, vp);
      draft.tell({ type: 'traitScored', faction: factionOf(draft.next, side).id, trait: id as TraitId, vp });
    }
  }
}

/** Phase 6 of players against each other (WR-9). */
export function scoreRegions(draft: Draft): void {
  for (const region of NUMBERED) scoreRegion(draft, region);
  scoreTraits(draft);
}
