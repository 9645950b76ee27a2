import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { MATS } from './components/mats.js';
import { FACTION_IDS, type FactionId, ZONES, type Zone } from './ids.js';
import type { MoveOf } from './moves.js';
import type { RulesOf } from './rule.js';
import type { WrothState } from './state.js';

/** Factions that nobody has taken; the AI's is that of its scenario (WR-2.3, WR-15.2). */
export const freeFactions = (state: WrothState): readonly FactionId[] =>
  FACTION_IDS.filter(
    (id) =>
      (state.options.expansionFactions || !MATS[id].expansion) &&
      !state.picks.some(({ faction }) => faction === id) &&
      !state.coop?.scenario.startsWith(`${id}.`),
  );

export const freeZones = ({ picks }: WrothState): readonly Zone[] =>
  ZONES.filter((zone) => !picks.some((pick) => pick.zone === zone));

/** How many traits a seat keeps (WR-2.4). */
export const traitsKept = ({ options }: WrothState, seat: Seat): number =>
  options.extraTraitSeats.includes(seat) ? 2 : 1;

function refusePick(
  state: WrothState,
  seat: Seat,
  { faction, traits, zone }: MoveOf<'setup.pick'>,
): RuleViolation | undefined {
  if (!freeFactions(state).includes(faction)) return violation('WR-2.3', 'faction-taken', { faction });
  if (!freeZones(state).includes(zone)) return violation('WR-2.3', 'zone-taken', { zone });
  const kept = traitsKept(state, seat);
  const own = MATS[faction].traits;
  if (traits.length !== kept || new Set(traits).size < kept || !traits.every((trait) => own.includes(trait))) {
    return violation('WR-2.4', 'wrong-traits', { count: kept });
  }
  return undefined;
}

export const PICK_RULES: RulesOf<'setup.pick'> = {
  'setup.pick': {
    task: 'pick',
    rule: 'WR-2.3',
    refuse: refusePick,
    perform: (draft, seat, { faction, traits, zone }) => {
      const { next } = draft;
      next.picks = [...next.picks, { faction, traits, zone }];
      next.turn += 1;
      draft.finishTask();
      draft.tell({ type: 'picked', seat, faction, traits, zone });
    },
  },
};
