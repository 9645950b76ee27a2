import type { Decision, Option } from '../../../engine/index.js';
import type { WrothMove } from '../moves.js';
import type { WrothState } from '../state.js';
import { FACTION_NAMES, key } from '../words.js';
import { decideScenario } from './choosing.js';
import { coopOf } from './places.js';
import { scenarioOf } from './scenarios/index.js';

/** The one step the house can take now, named by the task it is. */
function step(state: WrothState): readonly Decision<WrothMove>[] {
  const task = state.agenda[0];
  if (!task || !state.coop) return [];
  const facts = { faction: FACTION_NAMES[scenarioOf(state.coop).faction], entry: coopOf(state).chaos };
  return [
    {
      kind: 'choice',
      id: 'step',
      verb: 'play',
      prompt: key('coop.prompt.step'),
      facts,
      options: [{ id: 'step', label: key(`coop.step.${task.do.replace('.', '_')}`), facts, move: { type: 'ai.step' } }],
      fallback: 'step',
    },
  ];
}

type ByLot = (options: readonly Option<WrothMove>[]) => string;

export const COOP_DECISIONS = {
  step,
  /** The AI and its scenario; for somebody who does not answer, one by lot (WR-24.5). */
  choose: (state: WrothState, byLot: ByLot): readonly Decision<WrothMove>[] => {
    const decision = decideScenario(state);
    return [{ ...decision, fallback: byLot(decision.options) }];
  },
};
