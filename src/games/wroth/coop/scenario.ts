import type {
  AbilityId,
  ActionFace,
  EliteType,
  FactionId,
  NumberedId,
  Objective,
  ScenarioId,
  TokenId,
} from '../ids.js';

/** One number, or one for each number of players from 1 to 4. */
export type PerPlayers = number | readonly [number, number, number, number];

export const perPlayers = (value: PerPlayers, players: number): number =>
  typeof value === 'number' ? value : (value[players - 1] ?? 0);

/** How the automated side finds a region (WR-17.3); `random` is rolled anew for every unit. */
export type Place =
  | 'base'
  | 'baseNext'
  | 'threatMax'
  | 'threatMaxOccupied'
  | 'threatMaxReach'
  | 'threatMaxVacant'
  | 'mostAi'
  | 'random'
  | `region:${NumberedId}`
  | `objective:${Objective}`;

/** A region of a mission, looked up when the mission is checked (WR-18.5). */
export type Site = NumberedId | `objective:${Objective}`;

/** What a scenario counts besides points and rounds. */
export type Counter = 'legend';

/** What a line of a Chaos table does (WR-19.3). */
export type Operation =
  | { readonly op: 'none' }
  | { readonly op: 'deployElite'; readonly elite: EliteType | 'priority'; readonly count: number; readonly at: Place }
  | { readonly op: 'deployBasics'; readonly count: number; readonly at: Place }
  | { readonly op: 'deployBasics'; readonly perPlayer: number; readonly at: Place }
  | { readonly op: 'deployBasicsVacant'; readonly among: readonly NumberedId[]; readonly count: number }
  | { readonly op: 'korraPerDominated'; readonly amount: number }
  | { readonly op: 'korra'; readonly who: 'ai' | 'humans' | 'each'; readonly amount: number; readonly spend: boolean }
  | { readonly op: 'loseKorra'; readonly amount: number; readonly to: 'pool' | 'ai' }
  | { readonly op: 'moveElites'; readonly elite: EliteType | 'any' }
  | { readonly op: 'attack'; readonly at: Place; readonly damage: number; readonly times: number }
  | { readonly op: 'attackEach'; readonly where: EliteType | 'aiElite' | 'objective'; readonly damage: number }
  | { readonly op: 'scatter'; readonly at: Place }
  | { readonly op: 'moveBase'; readonly to: 'next' | 'random' | 'threatMax' }
  | { readonly op: 'heal'; readonly elite: EliteType | 'any'; readonly amount: number }
  | { readonly op: 'marchToward'; readonly targets: readonly NumberedId[]; readonly minUnits: number }
  | { readonly op: 'gatherDeploy'; readonly count: number; readonly at: Place }
  | { readonly op: 'ability'; readonly id: AbilityId }
  | { readonly op: 'performAction'; readonly action: ActionFace }
  | { readonly op: 'humansDeploy'; readonly count: number }
  | { readonly op: 'moveObjective'; readonly token: Objective; readonly to: 'next' | 'random' }
  | { readonly op: 'counter'; readonly name: Counter; readonly delta: number }
  | { readonly op: 'snareAll' };

/** A rule of a scenario that is in force all game (WR-19.5). */
export type ScenarioEvent =
  | { readonly id: 'buyFirst'; readonly elite: EliteType }
  | { readonly id: 'korraOnAiEliteDestroyed'; readonly amount: number }
  | { readonly id: 'aiMineBonus'; readonly amount: number }
  | { readonly id: 'rainTally' }
  | { readonly id: 'baseSteps'; readonly steps: number }
  | { readonly id: 'elitesFollowBase' }
  | { readonly id: 'upkeepBasics'; readonly count: number; readonly at: Place }
  | { readonly id: 'aiBanks'; readonly mine: number }
  | { readonly id: 'stealOnFight'; readonly amount: number }
  | { readonly id: 'tax'; readonly threshold: number; readonly amount: number }
  | { readonly id: 'healUpkeep'; readonly elite: EliteType; readonly amount: number }
  | { readonly id: 'freeHunter'; readonly at: Place }
  | { readonly id: 'coastBase'; readonly regions: readonly NumberedId[] }
  | { readonly id: 'legend'; readonly counter: Counter }
  | { readonly id: 'silence'; readonly rounds: PerPlayers; readonly musterFactor: PerPlayers }
  | { readonly id: 'tents'; readonly amount: number }
  | { readonly id: 'aiDominance'; readonly value: number }
  | { readonly id: 'siphon'; readonly amount: number }
  | { readonly id: 'gate'; readonly token: Objective }
  | { readonly id: 'reclaim'; readonly count: number };

export type EventId = ScenarioEvent['id'];
export type EventOf<Id extends EventId> = Extract<ScenarioEvent, { readonly id: Id }>;

/** What can be true of a round at its end (WR-18.6). */
export type Condition =
  | { readonly type: 'humansControlAtLeast'; readonly count: PerPlayers }
  | { readonly type: 'aiControlsAtMost'; readonly regions: readonly NumberedId[]; readonly count: PerPlayers }
  | { readonly type: 'aiElitesInPlayAtMost'; readonly count: PerPlayers };

export type MissionSide = 'humans' | 'ai' | 'both';

/** How a side wins; one mission is enough (WR-18.4, WR-18.5). */
export type Mission = { readonly side: MissionSide } & (
  | { readonly type: 'vp'; readonly value: PerPlayers }
  | { readonly type: 'destroyElites'; readonly count: PerPlayers }
  | { readonly type: 'destroyEliteType'; readonly elite: EliteType; readonly count: PerPlayers }
  | { readonly type: 'destroyBasics'; readonly count: PerPlayers }
  | { readonly type: 'controlAll'; readonly regions: readonly Site[]; readonly consecutive: PerPlayers }
  | { readonly type: 'controlAllTimes'; readonly regions: readonly Site[]; readonly times: PerPlayers }
  | { readonly type: 'controlTimes'; readonly region: Site; readonly times: PerPlayers }
  | {
      readonly type: 'controlCount';
      readonly among: readonly NumberedId[];
      readonly count: PerPlayers;
      readonly fromRound: number;
    }
  | {
      readonly type: 'conditions';
      readonly need: number;
      readonly of: readonly Condition[];
      readonly rounds: PerPlayers;
    }
  | { readonly type: 'failures'; readonly count: PerPlayers }
  | { readonly type: 'noAiElites'; readonly fromRound: number; readonly controlAtLeast: PerPlayers }
  | { readonly type: 'roundEnds'; readonly round: PerPlayers }
  | { readonly type: 'korraHeld'; readonly count: PerPlayers }
  | { readonly type: 'counter'; readonly name: Counter; readonly atLeast: PerPlayers }
  | { readonly type: 'dominateCount'; readonly count: PerPlayers; readonly fromRound: number }
  | { readonly type: 'aiDominatesNone'; readonly fromRound: number; readonly consecutive: PerPlayers }
);

export type MissionType = Mission['type'];
export type MissionOf<T extends MissionType> = Extract<Mission, { readonly type: T }>;

/** One line of a Chaos table; empty for fewer players than it asks for (WR-19.1). */
export interface ChaosEntry {
  readonly minPlayers?: number;
  readonly ops: readonly Operation[];
}

/** Units of the automated side on the map at the start (WR-19.6). */
export type StartingUnits =
  | { readonly elite: EliteType; readonly count: PerPlayers; readonly at: Place }
  | { readonly basics: PerPlayers; readonly each: readonly NumberedId[] };

export interface ScenarioSetup {
  /** Where the Base token may begin: one region, or a roll among several. */
  readonly base: readonly NumberedId[];
  readonly tokens: Readonly<Partial<Record<NumberedId, TokenId>>>;
  readonly units: readonly StartingUnits[];
  /** Where each objective token may begin, as for the Base. */
  readonly objectives: Readonly<Partial<Record<Objective, readonly NumberedId[]>>>;
}

/** A scenario card (WR-23). */
export interface Scenario {
  readonly id: ScenarioId;
  readonly faction: FactionId;
  readonly events: readonly ScenarioEvent[];
  readonly missions: readonly Mission[];
  readonly setup: ScenarioSetup;
  /** The entries 1 to 8 of the Chaos table. */
  readonly chaos: readonly ChaosEntry[];
}
