import { type Choice, type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Place } from '../abilities.js';
import { abilitiesOf } from '../collected.js';
import { resumeSteps } from '../flow.js';
import { type ChosenSide, type MoveOf, SIDES, type SmallWorldMove } from '../moves.js';
import { RACES } from '../races/index.js';
import type { RulesOf } from '../rule.js';
import { factionBonus } from '../scoring.js';
import type { SmallWorldState } from '../state.js';
import { key } from '../words.js';

const isNeutral = ({ players }: SmallWorldState, seat: Seat): boolean => {
  const race = players[seat]?.race;
  return race != null && RACES[race].faction === 'neutral';
};

const bonusOf = (state: SmallWorldState, seat: Seat, side: ChosenSide): number =>
  side === 'none' ? 0 : factionBonus(state, seat, side);

/** Alliance, Horde or neither, with the bonus so far; once a turn, for neutral races only (SW-13.5). */
function decide(state: SmallWorldState, seat: Seat): Choice<SmallWorldMove> | undefined {
  if (state.record.side !== null || !isNeutral(state, seat)) return undefined;
  const best = SIDES.reduce((a, b) => (bonusOf(state, seat, b) > bonusOf(state, seat, a) ? b : a), 'none');
  const late = state.phase === 'conquestEnd';
  return {
    kind: 'choice',
    id: 'chooseSide',
    verb: 'choose',
    prompt: key('prompt.chooseSide'),
    options: SIDES.map((side) => ({
      id: side,
      label: key(`option.side.${side}`),
      facts: { bonus: bonusOf(state, seat, side) },
      move: { type: 'chooseSide', side },
      slots: { name: side },
    })),
    suggested: best,
    // Before the end of the conquests letting time pass ends them, and this is asked again.
    ...(late ? { fallback: 'none' } : {}),
  };
}

/** SW-13.5: a race beaten twice counts twice, and a neutral race may choose a side each turn. */
export const battleground = {
  id: 'battleground',
  raisesFactionBonus: true,
  actions: [decide],
  steps: { conquestEnd: [{ order: 1, decision: decide }] },
} as const satisfies Place;

function refuse(state: SmallWorldState, seat: Seat): RuleViolation | undefined {
  if (!abilitiesOf(state, seat).raisesFactionBonus) return violation('SW-13.5', 'no-battleground');
  if (!isNeutral(state, seat)) return violation('SW-13.5', 'not-neutral');
  return state.record.side === null ? undefined : violation('SW-13.5', 'side-chosen');
}

export const BATTLEGROUND_RULES: RulesOf<'chooseSide'> = {
  chooseSide: {
    phase: ['conquest', 'conquestEnd'],
    rule: 'SW-13.5',
    refuse,
    perform: (draft, seat, { side }: MoveOf<'chooseSide'>) => {
      draft.record().side = side;
      draft.tell({ type: 'sideChosen', seat, side });
      if (draft.next.phase === 'conquestEnd') resumeSteps(draft, 'conquestEnd');
    },
  },
};
