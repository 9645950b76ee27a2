import {
  type AnyGame,
  type Barrier,
  type BaseEvent,
  type BaseState,
  barrierOf,
  forcedOf,
  HOUSE,
  type Json,
  ok,
  type Result,
  type Seat,
} from '../engine/index.js';
import type { Refusal } from './api.js';
import { refuse } from './refusals.js';

/** One move that was made, with the states around it. */
export interface Step {
  readonly seat: Seat;
  readonly move: Json;
  readonly events: readonly BaseEvent[];
  readonly barrier?: Barrier;
  readonly before: BaseState;
  readonly state: BaseState;
}

/** More than any game has decisions without a choice in a row: beyond it the game would never ask anybody. */
const FORCED_MAX = 1_000;

/** Reads and applies one move from outside. */
export function stepOf(game: AnyGame, before: BaseState, seat: Seat, input: unknown): Result<Step, Refusal> {
  const move = game.parseMove(input);
  if (!move.ok) return move;
  const applied = game.apply(before, seat, move.value);
  if (!applied.ok) return applied;
  const { state, events } = applied.value;
  const barrier = barrierOf(game, before, applied.value);
  const made = { seat, move: move.value as unknown as Json, events, before, state };
  return ok(barrier ? { ...made, barrier } : made);
}

/** The next decision that has one answer, which is no secret: it is taken without asking. The house's steps are for people to follow. */
function forcedStep(game: AnyGame, state: BaseState, seats: readonly Seat[]): Step | undefined {
  for (const seat of seats) {
    if (seat === HOUSE) continue;
    const option = forcedOf(game.decisions(state, seat, 'public'));
    const step = option && stepOf(game, state, seat, option.move);
    if (step?.ok) return step.value;
  }
  return undefined;
}

/** All decisions without a choice that follow from a state. */
export function forcedSteps(game: AnyGame, from: BaseState): readonly Step[] {
  const steps: Step[] = [];
  let state = from;
  while (game.outcome(state) === undefined) {
    const step = forcedStep(game, state, game.acting(state));
    if (!step) break;
    if (steps.length >= FORCED_MAX) throw new Error(`${game.id} asks nobody: ${FORCED_MAX} moves without a choice`);
    steps.push(step);
    state = step.state;
  }
  return steps;
}

/** A move, and before it the decisions without a choice that lead to it. */
function stepsTo(game: AnyGame, from: BaseState, seat: Seat, input: unknown): Result<readonly Step[], Refusal> {
  const steps: Step[] = [];
  let made = stepOf(game, from, seat, input);
  if (made.ok) return ok([made.value]);
  const refusal = made;
  while (!made.ok) {
    const forced = forcedStep(game, steps.at(-1)?.state ?? from, [seat]);
    if (!forced || steps.length >= FORCED_MAX) return refusal;
    steps.push(forced);
    made = stepOf(game, forced.state, seat, input);
  }
  return ok([...steps, made.value]);
}

/**
 * What one press does: its moves, all or none, and the decisions without a choice that follow. Only the last move may
 * meet chance or a reveal, so that nobody commits to a move before seeing what it depends on.
 */
export function pressSteps(
  game: AnyGame,
  from: BaseState,
  seat: Seat,
  moves: readonly unknown[],
): Result<readonly Step[], Refusal> {
  if (moves.length === 0) return refuse('nothingToDo');
  const steps: Step[] = [];
  for (const [i, input] of moves.entries()) {
    const state = steps.at(-1)?.state ?? from;
    const made = stepsTo(game, state, seat, input);
    if (!made.ok) return made;
    steps.push(...made.value);
    const early = i < moves.length - 1 ? made.value : made.value.slice(0, -1);
    if (early.some(({ barrier }) => barrier === 'chance' || barrier === 'reveal')) return refuse('oneByOne');
  }
  return ok([...steps, ...forcedSteps(game, steps.at(-1)?.state ?? from)]);
}
