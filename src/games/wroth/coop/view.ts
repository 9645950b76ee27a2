import type { Text } from '../../../engine/index.js';
import type { FactionId, NumberedId, Objective, ScenarioId } from '../ids.js';
import type { WrothState } from '../state.js';
import type { Camp } from './events.js';
import { progressOf } from './missions.js';
import type { Counter } from './scenario.js';
import { scenarioOf } from './scenarios/index.js';
import { entryText, eventText, missionText, overviewOf, scenarioName } from './words.js';

export interface MissionView {
  readonly camp: Camp;
  readonly text: Text;
  readonly now: number;
  readonly goal: number;
}

/** What everybody sees of the scenario. */
export interface CoopView {
  readonly scenario: ScenarioId;
  readonly faction: FactionId;
  readonly name: Text;
  readonly overview: Text;
  readonly events: readonly Text[];
  readonly missions: readonly MissionView[];
  /** The eight lines of the Chaos table, and the one that is resolved next. */
  readonly chaosTable: readonly Text[];
  readonly chaos: number;
  /** Where the Base and objective tokens lie; none before set-up is over. */
  readonly base?: NumberedId;
  readonly objectives: Readonly<Partial<Record<Objective, NumberedId>>>;
  readonly counters: Readonly<Partial<Record<Counter, number>>>;
  /** The players' common VP and the AI's. */
  readonly vp: { readonly humans: number; readonly ai: number };
}

export function coopView(state: WrothState): CoopView | undefined {
  const { coop, seats, options } = state;
  if (!coop) return undefined;
  const { id, faction, events, missions, chaos } = scenarioOf(coop);
  const begun = state.factions.length > 0;
  const progress = begun ? progressOf(state) : [];
  return {
    scenario: id,
    faction,
    name: scenarioName(id),
    overview: overviewOf(id),
    events: events.map((event) => eventText(event, seats)),
    missions: progress.map(({ index, camp, now, goal }) => {
      const mission = missions[index];
      if (!mission) throw new RangeError(`There is no mission ${index}`);
      return { camp, text: missionText({ ...mission, side: camp }, seats, options.aiVpHandicap), now, goal };
    }),
    chaosTable: chaos.map(entryText),
    chaos: coop.chaos,
    ...(begun ? { base: coop.base } : {}),
    objectives: coop.objectives,
    counters: coop.counters,
    vp: { humans: coop.vp, ai: state.factions[seats]?.vp ?? 0 },
  };
}
