import { setImmediate } from 'node:timers/promises';
import { encode } from '../../renderers/encode.js';
import { type BoardRequest, drawBoard } from '../../renderers/index.js';
import { smallWorldRenderer } from '../../renderers/small-world/index.js';
import { sampleMove } from '../../src/ai/sample.js';
import { highlightsOf } from '../../src/discord/messages/board.js';
import { type AnyGame, begin, Random } from '../../src/engine/index.js';
import { smallWorld } from '../../src/games/small-world/index.js';
import { median, quantile, report } from './figure.js';

const NAMES = ['Łukasz', 'Zośka', 'Marek', 'Wilhelmina', 'Bot'];

/** What the bot would ask for after each move of a random game, up to `most` moves. */
function picturesOf(seats: number, seed: string, most: number): readonly BoardRequest[] {
  const game = smallWorld as unknown as AnyGame;
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('the default options are refused');
  const chance = Random.fromSeed(`${seed}/moves`);
  let state = begin(game, options.value, seats, seed);
  const requests: BoardRequest[] = [];
  while (!game.outcome(state) && requests.length < most) {
    const seat = chance.pick(game.acting(state));
    const applied = game.apply(state, seat, sampleMove(game.decisions(state, seat), chance));
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.error)}`);
    state = applied.value.state;
    const highlights = highlightsOf(game.acting(state).flatMap((asked) => game.decisions(state, asked)));
    const view = game.view(state, 'public') as object;
    requests.push({ game: game.id, view, language: 'en', highlights, names: NAMES.slice(0, seats) });
  }
  return requests;
}

/** The encoding alone, of pixels that are drawn already. */
function bareEncoding(request: BoardRequest): number {
  const { canvas } = smallWorldRenderer.draw(request);
  // Drawing is put off until pixels are asked for.
  canvas.getContext('2d').getImageData(0, 0, 1, 1);
  const began = performance.now();
  encode(canvas);
  return performance.now() - began;
}

/** From view to bytes after each move of a game, its boards being drawn already, against the encoding of the same pixels. */
export async function benchPictures(seats = 3, moves = 200): Promise<void> {
  const requests = picturesOf(seats, 'bench', moves);
  const [first] = requests;
  if (!first) throw new Error('the game has no moves');
  await drawBoard(first);
  const whole: number[] = [];
  const bare: number[] = [];
  let width = 0;
  for (const request of requests) {
    const began = performance.now();
    width = (await drawBoard(request)).width;
    whole.push(performance.now() - began);
    bare.push(bareEncoding(request));
    // Native memory is given back between tasks only.
    await setImmediate();
  }
  const yardstick = 'the bare encoding of the same pixels';
  const p50 = { value: median(whole), yardstickValue: median(bare) };
  const p95 = { value: quantile(whole, 0.95), yardstickValue: quantile(bare, 0.95) };
  const name = `small-world: view to picture, ${seats} seats, ${width} wide`;
  report({
    name: `${name}, p50`,
    ...p50,
    unit: 'ms',
    yardstick,
    ratio: p50.value / p50.yardstickValue,
    promise: 'at most 50 ms and 3 times the yardstick',
    kept: p50.value <= 50 && p50.value / p50.yardstickValue <= 3,
  });
  report({
    name: `${name}, p95`,
    ...p95,
    unit: 'ms',
    yardstick,
    ratio: p95.value / p95.yardstickValue,
    promise: 'at most 90 ms and 3 times the yardstick',
    kept: p95.value <= 90 && p95.value / p95.yardstickValue <= 3,
  });
}
