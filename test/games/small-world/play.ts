import { begin, optionsOf, Random, type Seat } from '../../../src/engine/index.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';

export interface Played {
  readonly seats: number;
  readonly seed: string;
  readonly state: SmallWorldState;
  readonly moves: readonly { readonly seat: Seat; readonly move: SmallWorldMove }[];
}

/** Plays a whole game at random among the ready-made options; `look` sees every state before it is moved from. */
export function playAtRandom(seats: number, seed: string, look?: (state: SmallWorldState, seat: Seat) => void): Played {
  const options = smallWorld.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.error.code);
  const dice = Random.fromSeed(`${seed} moves`);
  const moves: { seat: Seat; move: SmallWorldMove }[] = [];
  let state = begin(smallWorld, options.value, seats, seed);
  for (let seat = smallWorld.acting(state)[0]; seat !== undefined; seat = smallWorld.acting(state)[0]) {
    look?.(state, seat);
    const open = smallWorld.decisions(state, seat);
    // Seldom decline and seldom stop, so that boards fill up.
    const first = open[0]!;
    const decision = dice.int(6) === 0 ? dice.pick(open) : first;
    const { move } = dice.pick(optionsOf(decision));
    const applied = smallWorld.apply(state, seat, move);
    if (!applied.ok) throw new Error(`${applied.error.rule} ${applied.error.code}: ${JSON.stringify(move)}`);
    moves.push({ seat, move });
    state = applied.value.state;
  }
  return { seats, seed, state, moves };
}
