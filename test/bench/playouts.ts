import { createRequire } from 'node:module';
import { sampleMove } from '../../src/ai/sample.js';
import {
  type AnyGame,
  type BaseMove,
  type BaseState,
  begin,
  type Game,
  type GameTypes,
  Random,
} from '../../src/engine/index.js';
import { rate, report } from './figure.js';

// boardgame.io's internals are published as CommonJS only.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as {
  CreateGameReducer(setup: { game: object }): (state: HostState, action: object) => HostState;
  InitializeGame(setup: { game: object; numPlayers: number }): HostState;
};

interface HostState {
  readonly G: BaseState;
  readonly deltalog?: readonly unknown[];
}

function playout(game: AnyGame, options: object, seats: number, seed: string): number {
  const chance = Random.fromSeed(`${seed}/moves`);
  let state = begin(game, options, seats, seed);
  let moves = 0;
  while (!game.outcome(state)) {
    const seat = chance.pick(game.acting(state));
    const applied = game.apply(state, seat, sampleMove(game.decisions(state, seat), chance));
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.error)}`);
    state = applied.value.state;
    moves += 1;
  }
  return moves;
}

/** The same rules and the same random play, with boardgame.io keeping state, turn order and log. */
function hostedPlayout(game: AnyGame, options: object, seats: number, seed: string): number {
  const hosted = {
    name: game.id,
    setup: () => begin(game, options, seats, seed),
    moves: {
      act: {
        move: ({ G }: { G: BaseState }, seat: number, move: BaseMove) => {
          const applied = game.apply(G, seat, move);
          return applied.ok ? applied.value.state : 'INVALID_MOVE';
        },
        client: false,
      },
    },
    turn: { activePlayers: { all: 'play' }, stages: {} },
    endIf: ({ G }: { G: BaseState }) => game.outcome(G),
  };
  const reducer = CreateGameReducer({ game: hosted });
  const chance = Random.fromSeed(`${seed}/moves`);
  let state = InitializeGame({ game: hosted, numPlayers: seats });
  let moves = 0;
  while (!game.outcome(state.G)) {
    const seat = chance.pick(game.acting(state.G));
    const move = sampleMove(game.decisions(state.G, seat), chance);
    const before = state.G;
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'act', args: [seat, move], playerID: String(seat) } });
    if (state.G === before) throw new Error('boardgame.io did not accept the move');
    moves += 1;
  }
  return moves;
}

/** Random four-player games a second, ours against the same rules hosted in boardgame.io. */
export function benchPlayouts<T extends GameTypes>(typed: Game<T>, seats: number, seconds: number): void {
  const game = typed as unknown as AnyGame;
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('the default options are refused');
  const value = rate((i) => playout(game, options.value, seats, `bench:${i}`), seconds);
  // Only now: boardgame.io freezes the states it keeps, which slows down everything that reads them afterwards.
  if (playout(game, options.value, seats, 'same') !== hostedPlayout(game, options.value, seats, 'same'))
    throw new Error('the hosted game is not the same game');
  const hosted = rate((i) => hostedPlayout(game, options.value, seats, `bench:${i}`), seconds);
  report({
    name: `${game.id}: random games, ${seats} seats`,
    value,
    unit: 'games/s',
    yardstick: 'the same rules hosted in boardgame.io 0.50.2',
    yardstickValue: hosted,
    ratio: value / hosted,
    promise: 'at least 300 games/s and 10 times the yardstick',
    kept: value >= 300 && value / hosted >= 10,
  });
}
