import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { BOARD_IDS, type BoardData, type BoardId } from '../../games/small-world/boards/board.js';
import { type Candidate, grow } from './candidate.js';
import { fileText } from './write.js';

const USAGE = `npm run boards -- --seed <seed> [--only <side>] [--tries <count>]   grow the sides anew and keep the best
npm run boards -- --check [--only <side>]                           do the files hold what their seeds grow?`;

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
  const stored = readFileSync(fileOf(id), 'utf8');
  const grown = grow(id, (JSON.parse(stored) as BoardData).seed);
  const same = typeof grown !== 'string' && fileText(grown.data) === stored;
  console.log(`${id}: ${same ? 'holds what its seed grows' : 'differs from what its seed grows'}`);
  return same;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    only: { type: 'string' },
    tries: { type: 'string', default: '600' },
    check: { type: 'boolean', default: false },
  },
});
const sides = BOARD_IDS.filter((id) => values.only === undefined || values.only === id);
const tries = Number(values.tries);
if (sides.length === 0) {
  console.error(`There is no side "${values.only}". The sides are ${BOARD_IDS.join(', ')}.`);
  process.exitCode = 2;
} else if (values.check) {
  if (!sides.map(check).every(Boolean)) process.exitCode = 1;
} else if (values.seed === undefined || !Number.isInteger(tries) || tries < 1) {
  console.error(`A seed is needed, and tries must be a whole number from 1.\n${USAGE}`);
  process.exitCode = 2;
} else {
  for (const id of sides) {
    const best = search(id, values.seed, tries);
    if (best) writeFileSync(fileOf(id), fileText(best.data));
    else process.exitCode = 1;
  }
}
