import type { AnyGame, Applied, BaseState, GameTypes, Seat } from './game.js';
import { hashOf, type Json } from './json.js';
import { begin, submit } from './play.js';
import { fail, ok, type Result } from './result.js';
import type { RuleViolation } from './violation.js';

/** What was done: a move of a seat, or the taking back of the last `undo` moves. */
export type LogEntry = { readonly seat: Seat; readonly move: Json } | { readonly seat: Seat; readonly undo: number };

/** A whole game: replaying it gives the same state, byte for byte. */
export interface GameLog {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
}

export type ReplayFault =
  | { readonly at: number; readonly violation: RuleViolation }
  | { readonly at: number; readonly problem: 'options' | 'rules' | 'undo' };

/** The moves that still stand after all takings-back. */
export function standing(entries: readonly LogEntry[]): readonly { readonly seat: Seat; readonly move: Json }[] {
  const moves: { readonly seat: Seat; readonly move: Json }[] = [];
  for (const entry of entries) {
    if ('move' in entry) moves.push(entry);
    else moves.length = Math.max(0, moves.length - entry.undo);
  }
  return moves;
}

/** Plays a log again and calls `step` after every standing move. */
export function replay(
  game: AnyGame,
  log: GameLog,
  step?: (applied: Applied<GameTypes>, index: number) => void,
): Result<BaseState, ReplayFault> {
  if (log.game !== game.id || log.rules !== game.rules) return fail({ at: 0, problem: 'rules' });
  const options = game.parseOptions(log.options, log.seats);
  if (!options.ok) return fail({ at: 0, problem: 'options' });
  let state = begin(game, options.value, log.seats, log.seed);
  for (const [at, { seat, move }] of standing(log.entries).entries()) {
    const applied = submit(game, state, seat, move);
    if (!applied.ok) return fail({ at, violation: applied.error });
    state = applied.value.state;
    step?.(applied.value, at);
  }
  return ok(state);
}

/** The fingerprint of the state a log leads to. */
export function replayHash(game: AnyGame, log: GameLog): Result<string, ReplayFault> {
  const state = replay(game, log);
  return state.ok ? ok(hashOf(state.value)) : state;
}
