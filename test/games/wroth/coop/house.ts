import { expect } from 'vitest';
import { HOUSE } from '../../../../src/engine/index.js';
import type { Task } from '../../../../src/games/wroth/agenda.js';
import type { Operation } from '../../../../src/games/wroth/coop/scenario.js';
import { Draft } from '../../../../src/games/wroth/draft.js';
import type { WrothEvent } from '../../../../src/games/wroth/events.js';
import { proceed } from '../../../../src/games/wroth/flow.js';
import type { FactionId, RegionId, ScenarioId } from '../../../../src/games/wroth/ids.js';
import { type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import { type FactionSketch, position, type Sketch } from '../support/position.js';

export interface Played {
  readonly state: WrothState;
  readonly events: readonly WrothEvent[];
}

/** Takes all steps of the house until a player is asked or nothing is left to do. */
export function steps(from: WrothState): Played {
  const draft = new Draft(from);
  proceed(draft);
  let state = draft.finish();
  const events: WrothEvent[] = [...draft.events];
  while (wroth.acting(state)[0] === HOUSE) {
    expect(wroth.decisions(state, HOUSE)).toHaveLength(1);
    const applied = wroth.apply(state, HOUSE, { type: 'ai.step' });
    if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    expect(wroth.faults(applied.value.state)).toEqual([]);
    events.push(...applied.value.events);
    // Every step can be resumed from plain data (WR-3.4).
    state = JSON.parse(JSON.stringify(applied.value.state)) as WrothState;
  }
  return { state, events };
}

/** Does these tasks, with all that follows from them until a player is asked; at the latest to take a die. */
export const doing = (state: WrothState, ...tasks: readonly Task[]): Played =>
  steps({ ...state, agenda: [...tasks, { do: 'take', side: 0 }] });

export const operating = (state: WrothState, ...ops: readonly Operation[]): Played =>
  doing(state, ...ops.map((op) => ({ do: 'ai.op', op }) as const));

type Units = NonNullable<FactionSketch['units']>;

const FACTIONS: readonly FactionId[] = ['koda', 'guild', 'ooglan', 'aldan'];

/** Players of quiet factions against a scenario: units of the AI, then of each player by region. */
export function against(
  scenario: ScenarioId,
  ai: Units,
  players: readonly Units[],
  more: Omit<Partial<Sketch>, 'players' | 'ai'> & {
    readonly aiHas?: Partial<FactionSketch>;
    readonly has?: Partial<FactionSketch>;
  } = {},
): WrothState {
  const faction = scenario.slice(0, scenario.indexOf('.')) as FactionId;
  const others = FACTIONS.filter((id) => id !== faction);
  const { aiHas, has, ...rest } = more;
  return position({
    players: players.map((units, seat) => ({ faction: others[seat] ?? 'runen', units, ...(seat === 0 ? has : {}) })),
    ai: { faction, scenario, units: ai, ...aiHas },
    ...rest,
  });
}

/** Basics of the AI by region, only where there are any. */
export const aiBasics = ({ factions, seats }: WrothState): Readonly<Record<number, number>> =>
  Object.fromEntries((factions[seats]?.basics ?? []).flatMap((count, region) => (count > 0 ? [[region, count]] : [])));

/** Elites of the AI on the map: 'ram#1@4'. */
export const aiElites = ({ factions, seats }: WrothState): readonly string[] =>
  (factions[seats]?.elites ?? []).filter(({ at }) => at !== 'mat').map(({ id, at }) => `${id}@${at}`);

export const aiOf = ({ factions, seats }: WrothState) => factions[seats]!;

export const basics = ({ factions }: WrothState, seat: number, region: RegionId): number =>
  factions[seat]?.basics[region] ?? 0;

/** What happened before a phase began. */
export const before = (phase: string, events: readonly WrothEvent[]): readonly WrothEvent[] => {
  const at = events.findIndex((event) => event.type === 'phaseStarted' && event.phase === phase);
  return at < 0 ? events : events.slice(0, at);
};

/** Regions the AI attacked, in order. */
export const attacked = (events: readonly WrothEvent[]): readonly number[] =>
  events.flatMap((event) => (event.type === 'attacked' ? [event.region] : []));
