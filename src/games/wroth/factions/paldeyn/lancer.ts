import { type Option, type RuleViolation, violation } from '../../../../engine/index.js';
import { eliteSlug } from '../../action-options.js';
import { eliteById, factionOf, neighboursOf } from '../../board.js';
import type { EliteKind } from '../../hooks.js';
import type { EliteId, RegionId } from '../../ids.js';
import type { WrothMove } from '../../moves.js';
import type { Side, WrothState } from '../../state.js';
import { arrive, moveGroup, refuseMove } from '../../units.js';
import { eliteName, REGION_NAMES } from '../../words.js';
import { labelOf, offer, powerOf } from '../power.js';
import { useThisTurn } from '../uses.js';

const ID = 'lancer';

/** Where the Lancer stands that may ride on: it moved in an Action of this turn, and none has ridden on yet. */
function mount(state: WrothState, side: Side, unit: EliteId): RegionId | RuleViolation {
  const elite = eliteById(state, side, unit);
  if (elite?.type !== ID) return violation('WR-20.6.1', 'not-your-unit', { unit: eliteName(unit) });
  if (factionOf(state, side).usedThisTurn.includes(ID)) return violation('WR-20.6.1', 'used-this-turn');
  if (elite.at === 'mat' || !state.record.moved.includes(unit)) return violation('WR-20.6.1', 'lancer-has-not-moved');
  return elite.at;
}

const optionsOf = (state: WrothState, side: Side): readonly Option<WrothMove>[] =>
  state.record.moved.flatMap((unit) => {
    const from = mount(state, side, unit);
    if (typeof from === 'object') return [];
    return neighboursOf(from).map((to) => ({
      id: `${eliteSlug(unit)}.${to}`,
      label: labelOf(ID),
      facts: { unit: eliteName(unit), region: to, place: REGION_NAMES[to] },
      move: { type: 'unit.activate', unit, to } as const,
      slots: { hero: eliteSlug(unit), from: String(from), target: String(to) },
    }));
  });

/** WR-20.6.1: Gallop, once a turn a Lancer that moved in an Action goes one region further. */
export const lancer = {
  id: ID,
  activate: powerOf<'unit.activate', 'to'>({
    takes: ['to'],
    decide: (state, side) => offer(ID, optionsOf(state, side)),
    refuse: (state, side, { unit, to }) => {
      const from = mount(state, side, unit);
      return typeof from === 'object' ? from : refuseMove(state, side, from, to, { basics: 0, elites: [unit] });
    },
    perform: (draft, side, { unit, to }) => {
      const from = mount(draft.next, side, unit);
      if (typeof from === 'object') return;
      useThisTurn(draft, side, ID);
      moveGroup(draft, side, from, to, { basics: 0, elites: [unit] });
      arrive(draft, side, [unit]);
    },
  }),
} as const satisfies EliteKind;
