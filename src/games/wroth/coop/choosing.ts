import { type Choice, type Option, type Random, type RuleViolation, violation } from '../../../engine/index.js';
import { MATS } from '../components/mats.js';
import { FACTION_IDS } from '../ids.js';
import type { MoveOf, WrothMove } from '../moves.js';
import type { WrothOptions } from '../options.js';
import type { RulesOf } from '../rule.js';
import type { WrothState } from '../state.js';
import { FACTION_NAMES, key } from '../words.js';
import type { Scenario } from './scenario.js';
import { SCENARIOS, scenarioOf } from './scenarios/index.js';
import { chosenScenario } from './setup.js';
import type { CoopState } from './state.js';
import { overviewOf, scenarioName } from './words.js';

/** The seat that opened the table. */
export const HOST = 0;

/** The cards of the factions in play, in their order (WR-15.3). */
export const openScenarios = ({ expansionFactions }: WrothOptions): readonly Scenario[] =>
  FACTION_IDS.filter((faction) => expansionFactions || !MATS[faction].expansion).flatMap(
    (faction) => SCENARIOS[faction],
  );

function refuse({ options }: WrothState, { faction, scenario }: MoveOf<'setup.ai'>): RuleViolation | undefined {
  if (MATS[faction].expansion && !options.expansionFactions)
    return violation('WR-25', 'no-expansion', { faction: FACTION_NAMES[faction] });
  return scenarioOf({ scenario }).faction === faction
    ? undefined
    : violation('WR-15.3', 'other-scenario', { faction: FACTION_NAMES[faction] });
}

export const CHOOSING: RulesOf<'setup.ai'> = {
  'setup.ai': {
    task: 'coop.choose',
    rule: 'WR-15.2',
    refuse: (state, _seat, move) => refuse(state, move),
    perform: (draft, _seat, { faction, scenario }) => {
      draft.finishTask();
      draft.next.coop = chosenScenario(scenario);
      draft.tell({ type: 'scenarioChosen', faction, scenario });
    },
  },
};

/** The scenario that was fixed when the table was opened, or one by lot; null where the host chooses. */
export function presetScenario(options: WrothOptions, random: Random): CoopState | null {
  if (options.variant !== 'coop' || options.scenario === 'choose') return null;
  return chosenScenario(options.scenario === 'random' ? random.pick(openScenarios(options)).id : options.scenario);
}

/** WR-15.2: the AI faction and its scenario in one choice. */
export function decideScenario({ options }: WrothState): Choice<WrothMove> {
  const cards = openScenarios(options).map(
    (card): Option<WrothMove> => ({
      id: card.id,
      label: key('coop.option.scenario'),
      facts: { faction: FACTION_NAMES[card.faction], scenario: scenarioName(card.id), overview: overviewOf(card.id) },
      why: key('coop.option.scenarioWhy'),
      move: { type: 'setup.ai', faction: card.faction, scenario: card.id },
      slots: { name: card.id },
    }),
  );
  return {
    kind: 'choice',
    id: 'scenario',
    verb: 'choose',
    prompt: key('coop.prompt.scenario'),
    options: cards,
    suggested: 'runen.show_of_force',
  };
}
