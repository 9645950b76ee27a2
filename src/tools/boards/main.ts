import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { BOARD_IDS, type BoardData, type BoardId } from '../../games/small-world/boards/board.js';
import { type Candidate, grow } from './candidate.js';
import { fileText } from './write.js';

const USAGE = `npm run boards -- --seed <seed> [--only <side>] [--tries <count>]   grow the sides anew and keep the best
npm run boards -- --check [--only <side>]                           do the files hold what their seeds grow?`;

/** Two lakes are hard to place: about one try in sixty is sound, elsewhere one in two to five. */
const TRIES: Partial<Record<BoardId, number>> = { L2B: 2000 };

const fileOf = (id: BoardId): URL => new URL(`../../games/small-world/boards/${id}.json`, import.meta.url);

/** Tries seed/0, seed/1, … and keeps the candidate with the most room for pieces. */
function search(id: BoardId, seed: string, tries: number): Candidate | undefined {
  const faults = new Map<string, number>();
  let best: Candidate | undefined;
  let sound = 0;
  const bar = new SingleBar({ format: `${id} {bar} {value}/{total}  sound {sound}  room {room}`, noTTYOutput: false });
  bar.start(tries, 0, { sound, room: '-' });
  for (let i = 0; i < tries; i++) {
    const grown = grow(id, `${seed}/${i}`);
    if (typeof grown === 'string') faults.set(grown, (faults.get(grown) ?? 0) + 1);
    else {
      sound += 1;
      if (!best || grown.room > best.room) best = grown;
    }
    bar.update(i + 1, { sound, room: best?.room.toFixed(3) ?? '-' });
  }
  bar.stop();
  const reasons = [...faults].sort((a, b) => b[1] - a[1]).map(([fault, times]) => `${fault} ${times}`);
  console.log(
    `${id}: ${sound} sound of ${tries}, best ${best?.data.seed ?? 'none'} (room ${best?.room.toFixed(3) ?? '-'}); rejected: ${reasons.join(', ')}`,
  );
  return best;
}

function check(id: BoardId): boolean {
  if (!existsSync(fileOf(id))) {
    console.log(`${id}: has no file yet; grow it with --seed`);
    return false;
  }
  const stored = readFileSync(fileOf(id), 'utf8');
  const grown = grow(id, (JSON.parse(stored) as BoardData).seed);
  const same = typeof grown !== 'string' && fileText(grown.data) === stored;
  console.log(`${id}: ${same ? 'holds what its seed grows' : 'differs from what its seed grows'}`);
  return same;
}

interface Call {
  readonly sides: readonly BoardId[];
  /** Undefined: check what is there. */
  readonly seed: string | undefined;
  readonly tries: number | undefined;
}

function readCall(): Call {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      only: { type: 'string' },
      tries: { type: 'string' },
      check: { type: 'boolean' },
    },
  });
  const sides = BOARD_IDS.filter((id) => values.only === undefined || values.only === id);
  if (sides.length === 0) throw new Error(`There is no side "${values.only}". The sides are ${BOARD_IDS.join(', ')}.`);
  const seed = values.check ? undefined : values.seed;
  if (seed === undefined && !values.check) throw new Error('Give a seed to grow from, or --check.');
  const tries = values.tries === undefined ? undefined : Number(values.tries);
  if (tries !== undefined && !(Number.isInteger(tries) && tries > 0)) {
    throw new Error(`--tries must be a whole number from 1, not "${values.tries}".`);
  }
  return { sides, seed, tries };
}

function growAndStore(id: BoardId, seed: string, tries: number): boolean {
  const best = search(id, seed, tries);
  if (best) writeFileSync(fileOf(id), fileText(best.data));
  return best !== undefined;
}

let call: Call | undefined;
try {
  call = readCall();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}
if (call) {
  const { sides, seed, tries } = call;
  const done = sides.map((id) => (seed === undefined ? check(id) : growAndStore(id, seed, tries ?? TRIES[id] ?? 250)));
  if (!done.every(Boolean)) process.exitCode = 1;
}
