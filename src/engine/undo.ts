import type { AnyGame, Applied, BaseState, GameTypes } from './game.js';

/** Why a move can no longer be taken back freely. */
export type Barrier = 'chance' | 'reveal' | 'seat';

/**
 * What stands between a state and the one before it. Behind chance or a reveal nothing is ever taken back: the same
 * dice would come again, and what was seen cannot be unseen. A change of the acting seat can be undone by agreement.
 */
export function barrierOf(
  game: AnyGame,
  before: BaseState,
  { state, events }: Applied<GameTypes>,
): Barrier | undefined {
  if (state.random.position !== before.random.position) return 'chance';
  if (events.some(({ reveals }) => reveals)) return 'reveal';
  const [was, is] = [game.acting(before), game.acting(state)];
  return was.length === is.length && was.every((seat, i) => seat === is[i]) ? undefined : 'seat';
}
