import { sampleMove } from '../../../src/ai/sample.js';
import { begin, optionsOf, Random, type Seat } from '../../../src/engine/index.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';

export interface Played {
  readonly seats: number;
  readonly seed: string;
  readonly options: { readonly variant?: 'freeForAll' | 'battleForAzeroth' };
  readonly state: SmallWorldState;
  readonly moves: readonly { readonly seat: Seat; readonly move: SmallWorldMove }[];
}

type Look = (state: SmallWorldState, seat: Seat) => void;

/** Plays a whole game at random, with ready-made options and free placements; `look` sees every state before it is moved from. */
export function playAtRandom(seats: number, seed: string, look?: Look, given: Played['options'] = {}): Played {
  const options = smallWorld.parseOptions(given, seats);
  if (!options.ok) throw new Error(options.error.code);
  const dice = Random.fromSeed(`${seed} moves`);
  const moves: { seat: Seat; move: SmallWorldMove }[] = [];
  let state = begin(smallWorld, options.value, seats, seed);
  for (let seat = smallWorld.acting(state)[0]; seat !== undefined; seat = smallWorld.acting(state)[0]) {
    look?.(state, seat);
    const open = smallWorld.decisions(state, seat);
    // Seldom decline and seldom stop, so that boards fill up.
    const decision = dice.int(4) === 0 ? dice.pick(open) : open[0]!;
    const free = decision.kind !== 'choice' && dice.int(2) === 0;
    const move = free ? sampleMove([decision], dice) : dice.pick(optionsOf(decision)).move;
    const applied = smallWorld.apply(state, seat, move);
    if (!applied.ok) throw new Error(`${applied.error.rule} ${applied.error.code}: ${JSON.stringify(move)}`);
    moves.push({ seat, move });
    state = applied.value.state;
  }
  return { seats, seed, options: given, state, moves };
}

/** Every number of players in both variants. */
export const TABLES = ([2, 3, 4, 5] as const).flatMap((seats) =>
  (['freeForAll', 'battleForAzeroth'] as const).map((variant) => [seats, variant] as const),
);
