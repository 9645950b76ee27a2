import type { Seat } from '../../../../src/engine/index.js';
import { HOUSE } from '../../../../src/engine/index.js';
import type { Task } from '../../../../src/games/wroth/agenda.js';
import { Draft } from '../../../../src/games/wroth/draft.js';
import type { WrothEvent } from '../../../../src/games/wroth/events.js';
import { proceed } from '../../../../src/games/wroth/flow.js';
import type { FactionId, RegionId } from '../../../../src/games/wroth/ids.js';
import { type WrothMove, type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import type { DiceAction } from '../../../../src/games/wroth/moves.js';

/** Makes a move that must be legal. */
export function make(state: WrothState, seat: Seat, move: WrothMove) {
  const parsed = wroth.parseMove(move);
  if (!parsed.ok) throw new Error(`${parsed.error.rule} ${parsed.error.code} ${JSON.stringify(parsed.error.facts)}`);
  const applied = wroth.apply(state, seat, parsed.value);
  if (!applied.ok)
    throw new Error(`${applied.error.rule} ${applied.error.code} ${JSON.stringify(applied.error.facts)}`);
  const faults = wroth.faults(applied.value.state);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return applied.value;
}

/** The state after legal moves of one seat. */
export const afterMoves = (state: WrothState, seat: Seat, ...moves: readonly WrothMove[]): WrothState =>
  moves.reduce((now, move) => make(now, seat, move).state, state);

/** Rule and code of the refusal of a move that must not be legal, e.g. 'WR-10.3 not-occupied'. */
export function refusal(state: WrothState, seat: Seat, move: unknown): string {
  const parsed = wroth.parseMove(move);
  const applied = parsed.ok ? wroth.apply(state, seat, parsed.value) : parsed;
  if (applied.ok) throw new Error(`${JSON.stringify(move)} was accepted`);
  return `${applied.error.rule} ${applied.error.code}`;
}

/** Lets a position go on by itself from these tasks. */
export function run(state: WrothState, ...tasks: readonly Task[]): { state: WrothState; events: WrothEvent[] } {
  const draft = new Draft({ ...state, agenda: [...tasks, ...state.agenda] });
  proceed(draft);
  return { state: draft.finish(), events: draft.events };
}

/** Spends the die that shows the action. */
export function spend(state: WrothState, seat: Seat, action: DiceAction): WrothMove {
  const die = state.factions[seat]!.dice.find(({ face }) => face === action.do);
  return { type: 'die.spend', dieId: die?.id ?? 'd9', action };
}

export const move = (from: RegionId, to: RegionId, basics: number, elites: readonly string[] = []): DiceAction =>
  ({ do: 'maneuver', mode: 'move', from, to, basics, elites }) as DiceAction;

export const fight = (region: RegionId, faction: FactionId, ...points: readonly string[]): DiceAction =>
  ({ do: 'fight', region, faction, points }) as DiceAction;

/** Basics and Elites of a seat in a region: [2, 'stoic#1:3']. */
export function standing(state: WrothState, side: number, region: RegionId): readonly (number | string)[] {
  const faction = state.factions[side === HOUSE ? state.seats : side]!;
  const elites = faction.elites.filter(({ at }) => at === region).map(({ id, vitality }) => `${id}:${vitality}`);
  return [faction.basics[region]!, ...elites];
}

/** Ids of all moves a seat is offered, by decision. */
export const offered = (state: WrothState, seat: Seat): readonly string[] =>
  wroth.decisions(state, seat).map(({ id }) => id);

export const optionsIn = (state: WrothState, seat: Seat, id: string) => {
  const decision = wroth.decisions(state, seat).find((open) => open.id === id);
  return decision?.kind === 'choice' ? decision.options : [];
};
