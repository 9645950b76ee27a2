import { controllingCamp, factionOf, humanOrder, isAi } from '../board.js';
import type { Draft } from '../draft.js';
import type { Hooks, Instance } from '../hooks.js';
import { type EliteType, type NumberedId, OBJECTIVES, type ScenarioId } from '../ids.js';
import { gainKorra, handKorra } from '../korra.js';
import type { WrothState } from '../state.js';
import { deployBasics } from '../units.js';
import { eliteTypeOf } from '../words.js';
import { aiElites } from './movement.js';
import { aiFaction, aiOf, coopOf } from './places.js';
import type { Counter, EventId, EventOf, Operation, ScenarioEvent } from './scenario.js';
import { scenarioOf } from './scenarios/index.js';
import type { CoopState } from './state.js';

/**
 * What the events of a scenario may have to say (WR-19.5), besides the hooks that factions have too. An event of a
 * scenario never answers a question that another event of it answers.
 */
export interface ScenarioRules extends Pick<Hooks, 'afterDamage' | 'afterMine'> {
  readonly buysFirst?: EliteType;
  readonly buysNothing?: true;
  /** Korra of an AI Mine, if not 2, and what comes on top. */
  readonly mine?: number;
  readonly mineBonus?: number;
  /** How the Base token moves in Upkeep: how far, over which regions, and what follows. */
  readonly baseSteps?: number;
  readonly baseRegions?: readonly NumberedId[];
  readonly afterBaseMove?: (draft: Draft) => void;
  readonly upkeepEnd?: (draft: Draft) => void;
  /** Rounds without AI turns, and how often Muster counts in them; afterwards it Scatters before each set. */
  readonly silence?: Pick<EventOf<'silence'>, 'rounds' | 'musterFactor'>;
  readonly afterMuster?: (draft: Draft) => void;
  /** Where Muster and bought Elites go instead of the Base. */
  readonly gate?: (state: WrothState) => NumberedId | undefined;
  readonly aiDominance?: number;
  /** After all regions are scored, before missions are checked. */
  readonly scoringEnd?: (draft: Draft) => void;
}

const operate = (draft: Draft, op: Operation): void => draft.first({ do: 'ai.op', op });

/** The AI's units that fell in an instance of damage. */
const fallen = (state: WrothState, { hits }: Instance) =>
  hits.filter(({ side, destroyed }) => destroyed && isAi(state, side));

export function changeCounter(draft: Draft, counter: Counter, delta: number): void {
  const { counters } = coopOf(draft.next);
  const value = Math.max(0, (counters[counter] ?? 0) + delta);
  draft.coop({ counters: { ...counters, [counter]: value } });
  draft.tell({ type: 'counterChanged', counter, value });
}

const EVENTS: { readonly [Id in EventId]: (event: EventOf<Id>) => ScenarioRules } = {
  buyFirst: ({ elite }) => ({ buysFirst: elite }),
  korraOnAiEliteDestroyed: ({ amount }) => ({
    afterDamage: (draft, _side, instance) => {
      for (const { target } of fallen(draft.next, instance)) {
        if (target !== 'basic') gainKorra(draft, aiOf(draft.next), amount, 'scenario');
      }
    },
  }),
  aiMineBonus: ({ amount }) => ({ mineBonus: amount }),
  // Every mission that counts rounds is counted at the end of Scoring (missions.ts); the event only announces it.
  rainTally: () => ({}),
  baseSteps: ({ steps }) => ({ baseSteps: steps }),
  elitesFollowBase: () => ({
    afterBaseMove: (draft) =>
      draft.first(...aiElites(draft.next, 'any').map((elite) => ({ do: 'ai.follow', elite }) as const)),
  }),
  upkeepBasics: ({ count, at }) => ({ upkeepEnd: (draft) => operate(draft, { op: 'deployBasics', count, at }) }),
  aiBanks: ({ mine }) => ({ buysNothing: true, mine }),
  stealOnFight: ({ amount }) => ({
    afterDamage: (draft, dealer, instance) => {
      if (instance.kind !== 'fight' || isAi(draft.next, dealer) || fallen(draft.next, instance).length === 0) return;
      handKorra(draft, aiOf(draft.next), dealer, amount, 'scenario');
    },
  }),
  tax: ({ threshold, amount }) => ({
    scoringEnd: (draft) => {
      for (const side of humanOrder(draft.next)) {
        if (factionOf(draft.next, side).korra >= threshold)
          handKorra(draft, side, aiOf(draft.next), amount, 'scenario');
      }
    },
  }),
  healUpkeep: ({ elite, amount }) => ({ upkeepEnd: (draft) => operate(draft, { op: 'heal', elite, amount }) }),
  freeHunter: ({ at }) => ({
    upkeepEnd: (draft) => operate(draft, { op: 'deployElite', elite: 'hunter', count: 1, at }),
  }),
  coastBase: ({ regions }) => ({ baseRegions: regions }),
  legend: ({ counter }) => ({
    scoringEnd: (draft) => {
      const region = coopOf(draft.next).objectives.A;
      const held = region !== undefined && controllingCamp(draft.next, region) === 'humans';
      changeCounter(draft, counter, held ? -1 : 1);
    },
  }),
  silence: ({ rounds, musterFactor }) => ({ silence: { rounds, musterFactor } }),
  tents: ({ amount }) => ({
    afterMuster: (draft) => {
      const { objectives } = coopOf(draft.next);
      const tents = OBJECTIVES.flatMap((token) => objectives[token] ?? []).toSorted();
      for (const region of tents) {
        if (controllingCamp(draft.next, region) !== 'humans') deployBasics(draft, aiOf(draft.next), region, amount);
      }
    },
  }),
  aiDominance: ({ value }) => ({ aiDominance: value }),
  siphon: ({ amount }) => ({
    afterMine: (draft, side) => {
      if (isAi(draft.next, side) || factionOf(draft.next, side).usedThisRound.includes('siphon')) return;
      const faction = draft.faction(side);
      faction.usedThisRound = [...faction.usedThisRound, 'siphon'];
      gainKorra(draft, aiOf(draft.next), amount, 'scenario');
    },
  }),
  gate: ({ token }) => ({
    gate: (state) => {
      const region = coopOf(state).objectives[token];
      return region && controllingCamp(state, region) !== 'humans' ? region : undefined;
    },
  }),
  reclaim: ({ count }) => ({
    upkeepEnd: (draft) => {
      const basics = Math.min(count, aiFaction(draft.next).discard);
      if (basics === 0) return;
      const ai = draft.faction(aiOf(draft.next));
      ai.discard -= basics;
      ai.mat += basics;
      draft.tell({ type: 'recovered', faction: ai.id, basics });
    },
  }),
};

const rulesOfEvent = <Id extends EventId>(event: EventOf<Id>): ScenarioRules =>
  (EVENTS[event.id] as (event: EventOf<Id>) => ScenarioRules)(event);

const merge = (events: readonly ScenarioEvent[]): ScenarioRules =>
  Object.assign({}, ...events.map((event) => rulesOfEvent(event)));

const known = new Map<ScenarioId, ScenarioRules>();

/** The scenario's rules, collected once. */
export function rulesOf(coop: CoopState): ScenarioRules {
  const found = known.get(coop.scenario);
  if (found) return found;
  const rules = merge(scenarioOf(coop).events);
  known.set(coop.scenario, rules);
  return rules;
}

/** AI units that fall are counted for the missions (WR-18.5). */
const COUNT: Hooks = {
  afterDamage: (draft, _side, instance) => {
    const dead = fallen(draft.next, instance);
    if (dead.length === 0) return;
    const destroyed = { ...coopOf(draft.next).destroyed };
    for (const { target } of dead) {
      const kind = target === 'basic' ? target : eliteTypeOf(target);
      destroyed[kind] = (destroyed[kind] ?? 0) + 1;
    }
    draft.coop({ destroyed });
  },
};

/** What the scenario adds to the rules of damage and Mine, after all factions. */
export const eventHooks = (coop: CoopState): readonly Pick<Hooks, 'afterDamage' | 'afterMine'>[] => [
  COUNT,
  rulesOf(coop),
];
