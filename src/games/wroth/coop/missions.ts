import { controllingCamp, dominates, vpOf } from '../board.js';
import type { Draft } from '../draft.js';
import { NUMBERED, type NumberedId, type Objective } from '../ids.js';
import type { WrothState } from '../state.js';
import type { Camp } from './events.js';
import { aiFaction, aiOf, coopOf } from './places.js';
import { type Condition, type Mission, type MissionOf, type MissionType, perPlayers, type Site } from './scenario.js';
import { scenarioOf } from './scenarios/index.js';
import type { CoopState } from './state.js';

export const controlled = (state: WrothState, camp: Camp): number =>
  NUMBERED.filter((region) => controllingCamp(state, region) === camp).length;

const aiElitesInPlay = (state: WrothState): number => aiFaction(state).elites.filter(({ at }) => at !== 'mat').length;

/** How many regions a side dominates; each player's faction by itself (WR-18.3). */
const dominated = (state: WrothState, camp: Camp): number =>
  NUMBERED.filter((region) =>
    state.factions.some((_, side) => (side === aiOf(state)) === (camp === 'ai') && dominates(state, side, region)),
  ).length;

const regionOf = (state: WrothState, site: Site): NumberedId | undefined =>
  typeof site === 'number' ? site : coopOf(state).objectives[site.slice('objective:'.length) as Objective];

const holds = (state: WrothState, camp: Camp, site: Site): boolean => {
  const region = regionOf(state, site);
  return region !== undefined && controllingCamp(state, region) === camp;
};

/** WR-18.6 */
const CONDITIONS: {
  readonly [T in Condition['type']]: (
    state: WrothState,
    condition: Extract<Condition, { readonly type: T }>,
  ) => boolean;
} = {
  humansControlAtLeast: (state, { count }) => controlled(state, 'humans') >= perPlayers(count, state.seats),
  aiControlsAtMost: (state, { regions, count }) =>
    regions.filter((region) => controllingCamp(state, region) === 'ai').length <= perPlayers(count, state.seats),
  aiElitesInPlayAtMost: (state, { count }) => aiElitesInPlay(state) <= perPlayers(count, state.seats),
};

const isTrue = <T extends Condition['type']>(state: WrothState, condition: Extract<Condition, { readonly type: T }>) =>
  (CONDITIONS[condition.type] as (state: WrothState, condition: Condition) => boolean)(state, condition);

const meets = (state: WrothState, { need, of }: MissionOf<'conditions'>): boolean =>
  of.filter((condition) => isTrue(state, condition)).length >= need;

/** A round fails that does not meet the conditions of the same card. */
const fails = (state: WrothState): boolean =>
  scenarioOf(coopOf(state)).missions.every((mission) => mission.type !== 'conditions' || !meets(state, mission));

const destroyed = (state: WrothState, count: (kind: string) => boolean): number =>
  Object.entries(coopOf(state).destroyed).reduce((sum, [kind, fallen]) => (count(kind) ? sum + fallen : sum), 0);

/**
 * One kind of mission (WR-18.5): how far a side has come, and how far it must. A kind that counts rounds says which
 * round counts, and whether a round that does not count sets it back to nothing.
 */
interface MissionKind<T extends MissionType> {
  readonly goal: (state: WrothState, mission: MissionOf<T>, camp: Camp) => number;
  readonly now: (state: WrothState, mission: MissionOf<T>, camp: Camp, tally: number) => number;
  readonly counts?: (state: WrothState, mission: MissionOf<T>, camp: Camp) => boolean;
  readonly inARow?: true;
}

const tallied = (_state: WrothState, _mission: Mission, _camp: Camp, tally: number): number => tally;

const KINDS: { readonly [T in MissionType]: MissionKind<T> } = {
  vp: {
    goal: (state, { value }, camp) => perPlayers(value, state.seats) + (camp === 'ai' ? state.options.aiVpHandicap : 0),
    now: (state, _mission, camp) => vpOf(state, camp === 'ai' ? aiOf(state) : 0),
  },
  destroyElites: {
    goal: (state, { count }) => perPlayers(count, state.seats),
    now: (state) => destroyed(state, (kind) => kind !== 'basic'),
  },
  destroyEliteType: {
    goal: (state, { count }) => perPlayers(count, state.seats),
    now: (state, { elite }) => destroyed(state, (kind) => kind === elite),
  },
  destroyBasics: {
    goal: (state, { count }) => perPlayers(count, state.seats),
    now: (state) => destroyed(state, (kind) => kind === 'basic'),
  },
  controlAll: {
    goal: (state, { consecutive }) => perPlayers(consecutive, state.seats),
    now: tallied,
    counts: (state, { regions }, camp) => regions.every((site) => holds(state, camp, site)),
    inARow: true,
  },
  controlAllTimes: {
    goal: (state, { times }) => perPlayers(times, state.seats),
    now: tallied,
    counts: (state, { regions }, camp) => regions.every((site) => holds(state, camp, site)),
  },
  controlTimes: {
    goal: (state, { times }) => perPlayers(times, state.seats),
    now: tallied,
    counts: (state, { region }, camp) => holds(state, camp, region),
  },
  controlCount: {
    goal: (state, { count }) => perPlayers(count, state.seats),
    now: (state, { among, fromRound }, camp) =>
      state.round < fromRound ? 0 : among.filter((region) => controllingCamp(state, region) === camp).length,
  },
  conditions: { goal: (state, { rounds }) => perPlayers(rounds, state.seats), now: tallied, counts: meets },
  failures: { goal: (state, { count }) => perPlayers(count, state.seats), now: tallied, counts: fails },
  noAiElites: {
    goal: (state, { controlAtLeast }) => perPlayers(controlAtLeast, state.seats),
    now: (state, { fromRound }, camp) =>
      state.round < fromRound || aiElitesInPlay(state) > 0 ? 0 : controlled(state, camp),
  },
  roundEnds: { goal: (state, { round }) => perPlayers(round, state.seats), now: (state) => state.round },
  korraHeld: { goal: (state, { count }) => perPlayers(count, state.seats), now: (state) => aiFaction(state).korra },
  counter: {
    goal: (state, { atLeast }) => perPlayers(atLeast, state.seats),
    now: (state, { name }) => coopOf(state).counters[name] ?? 0,
  },
  dominateCount: {
    goal: (state, { count }) => perPlayers(count, state.seats),
    now: (state, { fromRound }, camp) => (state.round < fromRound ? 0 : dominated(state, camp)),
  },
  aiDominatesNone: {
    goal: (state, { consecutive }) => perPlayers(consecutive, state.seats),
    now: tallied,
    counts: (state, { fromRound }) => state.round >= fromRound && dominated(state, 'ai') === 0,
    inARow: true,
  },
};

const kindOf = (mission: Mission): MissionKind<MissionType> =>
  KINDS[mission.type] as unknown as MissionKind<MissionType>;

const campsOf = ({ side }: Mission): readonly Camp[] => (side === 'both' ? ['humans', 'ai'] : [side]);

export interface Progress {
  readonly mission: Mission;
  /** Its place in the scenario's list. */
  readonly index: number;
  readonly camp: Camp;
  readonly now: number;
  readonly goal: number;
}

/** What the missions that count rounds would have counted if the round ended now. */
function talliesAfter(state: WrothState): CoopState['tallies'] {
  const tallies = { ...coopOf(state).tallies };
  for (const [index, mission] of scenarioOf(coopOf(state)).missions.entries()) {
    const { counts, inARow } = kindOf(mission);
    const camp = campsOf(mission)[0];
    if (!counts || !camp) continue;
    const before = tallies[index] ?? 0;
    tallies[index] = counts(state, mission, camp) ? before + 1 : inARow ? 0 : before;
  }
  return tallies;
}

/** Where each side stands with each of its missions. */
export const progressOf = (state: WrothState): readonly Progress[] => progressWith(state, coopOf(state).tallies);

/** Where they would stand if the round ended now. */
export const forecast = (state: WrothState): readonly Progress[] => progressWith(state, talliesAfter(state));

function progressWith(state: WrothState, tallies: CoopState['tallies']): readonly Progress[] {
  return scenarioOf(coopOf(state)).missions.flatMap((mission, index) =>
    campsOf(mission).map((camp): Progress => {
      const { goal, now } = kindOf(mission);
      return {
        mission,
        index,
        camp,
        now: now(state, mission, camp, tallies[index] ?? 0),
        goal: goal(state, mission, camp),
      };
    }),
  );
}

/** The missions a side has met, at the end of Scoring (WR-18.4). */
export const metBy = (state: WrothState, camp: Camp): readonly Mission[] =>
  progressOf(state)
    .filter((progress) => progress.camp === camp && progress.now >= progress.goal)
    .map(({ mission }) => mission);

/** The round that ends is counted by every mission that counts rounds. */
export function tallyRound(draft: Draft): void {
  const { scenario, tallies: before } = coopOf(draft.next);
  const tallies = talliesAfter(draft.next);
  for (const [index, count] of Object.entries(tallies)) {
    if (count !== (before[index] ?? 0)) {
      draft.tell({ type: 'missionProgress', scenario, mission: Number(index), count });
    }
  }
  draft.coop({ tallies });
}
