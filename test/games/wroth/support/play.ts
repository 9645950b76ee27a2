import { sampleMove } from '../../../../src/ai/sample.js';
import { begin, optionsOf, Random, type Seat } from '../../../../src/engine/index.js';
import { type WrothMove, type WrothOptions, type WrothState, wroth } from '../../../../src/games/wroth/index.js';

export interface Played {
  readonly seats: number;
  readonly seed: string;
  readonly options: Partial<WrothOptions>;
  readonly state: WrothState;
  readonly moves: readonly { readonly seat: Seat; readonly move: WrothMove }[];
}

type Look = (state: WrothState, seat: Seat) => void;

/** Plays a whole game at random; `look` sees every state before it is moved from. */
export function playAtRandom(seats: number, seed: string, look?: Look, given: Played['options'] = {}): Played {
  const options = wroth.parseOptions(given, seats);
  if (!options.ok) throw new Error(options.error.code);
  const dice = Random.fromSeed(`${seed} moves`);
  const moves: { seat: Seat; move: WrothMove }[] = [];
  let state = begin(wroth, options.value, seats, seed);
  for (let seat = wroth.acting(state)[0]; seat !== undefined; seat = wroth.acting(state)[0]) {
    look?.(state, seat);
    const open = wroth.decisions(state, seat);
    const decision = dice.pick(open);
    const free = decision.kind !== 'choice' && dice.int(2) === 0;
    const move = free ? sampleMove([decision], dice) : dice.pick(optionsOf(decision)).move;
    const applied = wroth.apply(state, seat, move);
    if (!applied.ok) throw new Error(`${applied.error.rule} ${applied.error.code}: ${JSON.stringify(move)}`);
    moves.push({ seat, move });
    state = applied.value.state;
  }
  return { seats, seed, options: given, state, moves };
}

/** Every number of players in both variants. */
export const TABLES = [
  ...([2, 3, 4] as const).map((seats) => [seats, 'versus'] as const),
  ...([1, 2, 3, 4] as const).map((seats) => [seats, 'coop'] as const),
];
