import type { AnyGame, Applied, BaseState, Game, GameTypes, Seat } from './game.js';
import { Random } from './random.js';
import type { Result } from './result.js';
import type { RuleViolation } from './violation.js';

/** The first state of a game. */
export const begin = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  seed: string,
): T['state'] => game.setup(options, seats, Random.fromSeed(seed));

/** A move from outside: read, then applied. */
export function submit(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  input: unknown,
): Result<Applied<GameTypes>, RuleViolation> {
  const move = game.parseMove(input);
  return move.ok ? game.apply(state, seat, move.value) : move;
}
