import { CHAOS_SIDES } from '../components/dice.js';
import { AI_BASICS, AI_DEPLOYED } from '../components/tables.js';
import type { Draft } from '../draft.js';
import { NUMBERED, type NumberedId, OBJECTIVES, type Objective, type ScenarioId, TOKEN_IDS } from '../ids.js';
import { newFaction } from '../setup.js';
import { deployBasics, deployElite } from '../units.js';
import { aiOf, coopOf, find } from './places.js';
import { perPlayers, type StartingUnits } from './scenario.js';
import { scenarioOf } from './scenarios/index.js';
import type { CoopState } from './state.js';

/** A scenario is chosen and nothing laid out yet. */
export const chosenScenario = (scenario: ScenarioId): CoopState => ({
  scenario,
  base: 1,
  chaos: 1,
  vp: 0,
  set: 0,
  aiTurn: 0,
  firstAction: null,
  objectives: {},
  counters: {},
  tallies: {},
  destroyed: {},
});

/** A region of a list; one alone needs no roll (WR-19.6). */
const rolled = (draft: Draft, among: readonly NumberedId[]): NumberedId =>
  among.length === 1 ? (among[0] ?? 1) : draft.random.pick(among);

/** First the tokens the scenario assigns, then random ones from the rest (WR-15.4). */
function layTokens(draft: Draft): void {
  const { tokens } = scenarioOf(coopOf(draft.next)).setup;
  const assigned = new Set(Object.values(tokens));
  const rest = draft.random.shuffle(TOKEN_IDS.filter((token) => !assigned.has(token)));
  const laid = NUMBERED.map((region) => tokens[region] ?? rest.shift() ?? 'T01');
  draft.next.tokens = laid;
  draft.tell({ type: 'tokensLaid', tokens: laid });
}

function placeUnits(draft: Draft, units: StartingUnits): void {
  const ai = aiOf(draft.next);
  if ('basics' in units) {
    const basics = perPlayers(units.basics, draft.next.seats);
    for (const region of units.each) deployBasics(draft, ai, region, basics);
    return;
  }
  for (let placed = 0; placed < perPlayers(units.count, draft.next.seats); placed++) {
    const chosen = find(draft, units.at, 'deploy');
    if (chosen) deployElite(draft, ai, units.elite, chosen.region, { cause: 'setup' });
  }
}

/** WR-15.4 to 15.7, with the draws in the order of WR-24.6: tokens, Base, units, objectives, and last the Chaos die. */
export function beginCoop(draft: Draft): void {
  const { faction, setup } = scenarioOf(coopOf(draft.next));
  layTokens(draft);
  draft.next.factions = [...draft.next.factions, newFaction(faction, AI_BASICS)];
  const base = rolled(draft, setup.base);
  draft.coop({ base });
  draft.tell({ type: 'baseMoved', to: base, by: setup.base.length === 1 ? 'named' : 'random', threat: 0 });
  deployBasics(draft, aiOf(draft.next), base, AI_DEPLOYED);
  for (const units of setup.units) placeUnits(draft, units);
  const objectives: Partial<Record<Objective, NumberedId>> = {};
  for (const token of OBJECTIVES) {
    const among = setup.objectives[token];
    if (!among) continue;
    const to = rolled(draft, among);
    objectives[token] = to;
    draft.tell({ type: 'objectiveMoved', token, to });
  }
  draft.coop({ objectives, chaos: 1 + draft.random.int(CHAOS_SIDES) });
}
