import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { POLICY_NAMES, policyFor } from '../ai/policies.js';
import type { Json, TallyEntry } from '../engine/index.js';
import { GAME_IDS, gameById } from '../games/index.js';
import { checkReplay, SimulationFault, simulate } from './simulation.js';

const USAGE = `npm run simulate -- --game small-world [--seats 4 | --seats 2-5] [--games 100] [--seed s] [--policy random|greedy] [--options '{}' …] [--each name]
Without --options every variant of the game is played in turn; --each plays every value of that option in turn.
Tables that the game refuses (a variant for more players) are left out.`;

interface Sum {
  readonly seats: number;
  readonly options: Json;
  games: number;
  moves: number;
  turns: number;
  rounds: number;
  /** Games that everybody won or nobody: all of them where players play together. */
  together: number;
  won: number;
  readonly wins: number[];
  readonly scores: number[];
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'small-world' },
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'simulate' },
    policy: { type: 'string', default: 'random' },
    options: { type: 'string', multiple: true },
    each: { type: 'string' },
  },
});

function stop(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

/** '4' or '2-5' as the list of player counts to play in turn. */
function seatCounts(text: string, { min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  const [from, to = from] = text.split('-').map(Number);
  if (
    from === undefined ||
    to === undefined ||
    !Number.isInteger(from) ||
    !Number.isInteger(to) ||
    from < min ||
    to > max ||
    from > to
  )
    stop(`--seats must be a number or a range within ${min}-${max}`);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function readOptions(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return stop('--options must be JSON');
  }
}

const withOption = (options: Json, name: string, value: Json): Json => ({ ...(options as object), [name]: value });

const game = gameById(values.game) ?? stop(`There is no game "${values.game}". There are: ${GAME_IDS.join(', ')}`);
const counts = seatCounts(values.seats ?? `${game.seats.min}-${game.seats.max}`, game.seats);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) stop('--games must be a whole number from 1');
const named =
  POLICY_NAMES.find((name) => name === values.policy) ?? stop(`--policy is one of ${POLICY_NAMES.join(', ')}`);
const policy = policyFor(game.id, named) ?? stop(`There is no ${named} policy for ${game.id}`);
const given =
  values.options?.map(readOptions) ?? (game.modes.length > 0 ? game.modes.map((variant) => ({ variant })) : [{}]);

/** The values of an option that is one of a list. */
function valuesOf(name: string): readonly Json[] {
  const { properties } = game.optionsSchema as {
    readonly properties?: Readonly<Record<string, { enum?: readonly Json[] }>>;
  };
  return properties?.[name]?.enum ?? stop(`--each needs an option of ${game.id} that is one of a list`);
}

const { each } = values;
const settings =
  each === undefined
    ? given
    : given.flatMap((options) => valuesOf(each).map((value) => withOption(options, each, value)));
const tables = settings
  .flatMap((options) => counts.map((seats) => ({ seats, options })))
  .filter(({ seats, options }) => game.parseOptions(options, seats).ok);
if (tables.length === 0) stop(`${game.id} refuses these options for so many players`);

const bar = process.stderr.isTTY
  ? new SingleBar({ format: '{bar} {value}/{total} games · {eta_formatted} left', stream: process.stderr })
  : undefined;
bar?.start(games, 0);
const began = performance.now();
const sums = new Map<string, Sum>();
const fared = new Map<string, Omit<TallyEntry, 'kind' | 'id'>>();

function count({ kind, id, picked, turns, scored, won }: TallyEntry): void {
  const name = `${kind} ${id}`;
  const sum = fared.get(name) ?? { picked: 0, turns: 0, scored: 0, won: 0 };
  fared.set(name, {
    picked: sum.picked + picked,
    turns: sum.turns + turns,
    scored: sum.scored + scored,
    won: sum.won + won,
  });
}

for (let played = 0; played < games; played++) {
  const { seats, options } = tables[played % tables.length] as { readonly seats: number; readonly options: Json };
  try {
    const result = simulate({ game, seats, options, seed: `${values.seed}:${played}`, policy });
    checkReplay(game, result);
    for (const entry of result.tally) count(entry);
    const name = JSON.stringify({ seats, options });
    const sum = sums.get(name) ?? {
      seats,
      options,
      games: 0,
      moves: 0,
      turns: 0,
      rounds: 0,
      together: 0,
      won: 0,
      wins: Array<number>(seats).fill(0),
      scores: Array<number>(seats).fill(0),
    };
    sums.set(name, sum);
    sum.games += 1;
    sum.moves += result.moves;
    sum.turns += result.turns;
    sum.rounds += result.rounds;
    const { length: winners } = result.outcome.winners;
    sum.together += winners === 0 || winners === seats ? 1 : 0;
    sum.won += winners > 0 ? 1 : 0;
    for (const winner of result.outcome.winners) sum.wins[winner]! += 1 / result.outcome.winners.length;
    for (const [seat, score] of result.outcome.scores.entries()) sum.scores[seat]! += score;
  } catch (problem) {
    bar?.stop();
    if (!(problem instanceof SimulationFault)) throw problem;
    mkdirSync('artefacts', { recursive: true });
    const file = `artefacts/simulation-${game.id}-${played}.json`;
    writeFileSync(file, JSON.stringify(problem.log));
    console.error(
      `Game ${played} (${seats} seats, seed ${values.seed}:${played}), move ${problem.log.entries.length}: ${problem.message}`,
    );
    console.error(`The log that leads there: ${file} (headless op "replay" plays it again)`);
    process.exit(1);
  }
  bar?.update(played + 1);
}
bar?.stop();

const seconds = (performance.now() - began) / 1000;
const percent = (part: number, of: number): string => `${Math.round((100 * part) / of)} %`;
const mean = (sum: number, of: number): number => Math.round((sum / of) * 10) / 10;
for (const { seats, options, games: n, moves, turns, rounds, together, won, wins, scores } of sums.values())
  console.log(
    JSON.stringify({
      game: game.id,
      seats,
      options,
      games: n,
      movesPerGame: mean(moves, n),
      turnsPerGame: mean(turns, n),
      roundsPerGame: mean(rounds, n),
      ...(together === n ? { won: percent(won, n) } : { winsBySeat: wins.map((share) => percent(share, n)) }),
      meanScoreBySeat: scores.map((score) => mean(score, n)),
    }),
  );
for (const [name, { picked, turns, scored, won }] of [...fared].sort(([a], [b]) => a.localeCompare(b)))
  console.log(
    `${name.padEnd(24)} picked ${String(picked).padStart(6)} · ${mean(turns, picked)} turns each · ${mean(scored, turns)} points a turn · won ${Math.round((100 * won) / picked)} %`,
  );
console.log(
  `${games} games, every invariant after every move, every log replayed: no fault. ${mean(games, seconds)} games a second, checks included.`,
);
