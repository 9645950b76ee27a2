import { begin, compose, type Distribution, optionsOf, Random, type Seat } from '../../../src/engine/index.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';

export interface Played {
  readonly seats: number;
  readonly seed: string;
  readonly state: SmallWorldState;
  readonly moves: readonly { readonly seat: Seat; readonly move: SmallWorldMove }[];
}

/** Any answer that a distribution says is legal: what stays anywhere between nothing and all, or all pieces at random. */
function scatter(decision: Distribution<SmallWorldMove>, dice: Random): SmallWorldMove {
  const counts = decision.cells.map(({ min, max }) =>
    decision.all ? min : dice.pick([0, Math.min(min, max?.race ?? 0), dice.int((max?.race ?? 0) + 1)]),
  );
  const placed = counts.reduce((sum, count) => sum + count, 0);
  for (let left = decision.all ? decision.pieces.race! - placed : 0; left > 0; left--)
    counts[dice.int(counts.length)]! += 1;
  return compose(decision, Object.fromEntries(decision.cells.map(({ id }, at) => [id, { race: counts[at]! }])));
}

/** Plays a whole game at random, with ready-made options and free placements; `look` sees every state before it is moved from. */
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
    const free = decision.kind === 'distribution' && dice.int(2) === 0;
    const move = free ? scatter(decision, dice) : dice.pick(optionsOf(decision)).move;
    const applied = smallWorld.apply(state, seat, move);
    if (!applied.ok) throw new Error(`${applied.error.rule} ${applied.error.code}: ${JSON.stringify(move)}`);
    moves.push({ seat, move });
    state = applied.value.state;
  }
  return { seats, seed, state, moves };
}
