import { randomPolicy } from '../ai/policies.js';
import type { Policy } from '../ai/policy.js';
import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  begin,
  type GameLog,
  type GameTypes,
  HOUSE,
  hashOf,
  type Json,
  type LogEntry,
  type Outcome,
  Random,
  replay,
  type TallyEntry,
  type Told,
} from '../engine/index.js';

/** A game that went wrong, with the log that leads there again. */
export class SimulationFault extends Error {
  readonly log: GameLog;

  constructor(message: string, log: GameLog) {
    super(message);
    this.log = log;
  }
}

export interface SimulatedGame {
  readonly log: GameLog;
  readonly state: BaseState;
  readonly outcome: Outcome;
  readonly moves: number;
  readonly turns: number;
  readonly rounds: number;
  /** How the things of the game fared, where the game says so. */
  readonly tally: readonly TallyEntry[];
}

export interface SimulationRequest {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  /** Who plays all seats; random play unless told. */
  readonly policy?: Policy;
  /** Called after every move. */
  readonly watch?: (events: readonly BaseEvent[], state: BaseState) => void;
  /** A game of more moves than this never ends. */
  readonly limit?: number;
}

/**
 * Plays one game to its end, with random legal moves unless a policy plays. After every move all invariants of the rule book are checked;
 * a refusal of an offered move, a dead end or an endless game is a fault.
 */
export function simulate(request: SimulationRequest): SimulatedGame {
  const { game, seats, options, seed, policy = randomPolicy, watch, limit = 20_000 } = request;
  const entries: LogEntry[] = [];
  const log: GameLog = { game: game.id, rules: game.rules, seats, options, seed, entries };
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) throw new SimulationFault(`options refused: ${JSON.stringify(parsed.error)}`, log);
  const chance = Random.fromSeed(`${seed}/moves`);
  let state = begin(game, parsed.value, seats, seed);
  let outcome = game.outcome(state);
  const told: Told<GameTypes>[] = [];
  check(game, state, log);
  while (!outcome) {
    if (entries.length >= limit) throw new SimulationFault(`no end after ${limit} moves`, log);
    const acting = game.acting(state);
    if (acting.length === 0) throw new SimulationFault('nobody is asked, and the game is not over', log);
    const seat = chance.pick(acting);
    const decisions = game.decisions(state, seat);
    if (decisions.length === 0) throw new SimulationFault(`seat ${seat} is asked, and has nothing to decide`, log);
    const play = seat === HOUSE ? randomPolicy : policy;
    const move = play({ game, state, seat, decisions, random: chance });
    entries.push({ seat, move: move as unknown as Json });
    const applied = game.apply(state, seat, move);
    if (!applied.ok) throw new SimulationFault(`an offered move was refused: ${JSON.stringify(applied.error)}`, log);
    if (game.tally) told.push({ before: state, events: applied.value.events });
    state = applied.value.state;
    check(game, state, log);
    watch?.(applied.value.events, state);
    outcome = game.outcome(state);
  }
  const tally = game.tally?.(told, outcome) ?? [];
  const { number: turns, round: rounds } = game.turn(state);
  return { log, state, outcome, moves: entries.length, turns, rounds, tally };
}

function check(game: AnyGame, state: BaseState, log: GameLog): void {
  const faults = game.faults(state);
  if (faults.length > 0) throw new SimulationFault(`invariants broken: ${faults.join('; ')}`, log);
}

/** The log of a simulated game leads to the same state again. */
export function checkReplay(game: AnyGame, { log, state }: SimulatedGame): void {
  const again = replay(game, JSON.parse(JSON.stringify(log)) as GameLog);
  if (!again.ok) throw new SimulationFault(`the log cannot be replayed: ${JSON.stringify(again.error)}`, log);
  if (hashOf(again.value) !== hashOf(state)) throw new SimulationFault('the replay ends in another state', log);
}
