import {
  type Amounts,
  type BaseMove,
  compose,
  type Decision,
  type Distribution,
  type DistributionCell,
  optionsOf,
  type Random,
  type Subset,
} from '../engine/index.js';

const ATTEMPTS = 8;

/**
 * A random move among all that is open: every ready-made option is equally likely, and a distribution or subset is as
 * often answered freely as by its presets.
 */
export function sampleMove<M extends BaseMove>(decisions: readonly Decision<M>[], random: Random): M {
  const tickets = decisions.map((decision) => optionsOf(decision).length * (decision.kind === 'choice' ? 1 : 2));
  let ticket = random.int(tickets.reduce((sum, count) => sum + count, 0));
  for (const [i, decision] of decisions.entries()) {
    const option = optionsOf(decision)[ticket];
    if (option) return option.move;
    ticket -= optionsOf(decision).length;
    if (decision.kind === 'choice') continue;
    if (ticket < (tickets[i] as number) / 2) return sampleAnswer(decision, random);
    ticket -= (tickets[i] as number) / 2;
  }
  throw new RangeError('There is nothing to decide');
}

function sampleAnswer<M extends BaseMove>(decision: Distribution<M> | Subset<M>, random: Random): M {
  if (decision.kind === 'subset') return compose(decision, sampleSubset(decision, random));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const amounts = tryDistribution(decision, random);
    if (amounts) return compose(decision, amounts);
  }
  return random.pick(decision.presets).move;
}

/** Between `min` and `max` cells, every number and every set of that number equally likely. */
export function sampleSubset({ cells, min, max }: Subset<BaseMove>, random: Random): string[] {
  const most = Math.min(max, cells.length);
  const count = min + random.int(Math.max(1, most - min + 1));
  const picked = new Set(random.shuffle(cells).slice(0, count));
  return cells.filter((cell) => picked.has(cell)).map(({ id }) => id);
}

/** A random division that keeps every limit, or nothing when the dealing came to a dead end. */
function tryDistribution(decision: Distribution<BaseMove>, random: Random): Amounts | undefined {
  const pieces = Object.entries(decision.pieces).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const hand = random.shuffle(pieces);
  const open = openCells(decision, hand.length, random);
  const placed = new Map(open.map((cell) => [cell, {} as Record<string, number>]));
  for (const cell of open) {
    for (let missing = cell.min; missing > 0; missing--) {
      const at = hand.findIndex((kind) => hasRoom(cell, placed, kind));
      if (at < 0) return undefined;
      put(cell, placed, hand.splice(at, 1)[0] as string);
    }
  }
  const keep = decision.all ? 0 : random.int(hand.length + 1);
  for (const kind of hand.slice(keep)) {
    const rooms = open.filter((cell) => hasRoom(cell, placed, kind));
    if (rooms.length > 0) put(random.pick(rooms), placed, kind);
    else if (decision.all) return undefined;
  }
  const filled = decision.cells.filter((cell) => Object.keys(placed.get(cell) ?? {}).length > 0);
  return Object.fromEntries(filled.map((cell) => [cell.id, placed.get(cell) ?? {}]));
}

/** Cells that get pieces: all that must, and some of those that may stay empty, as far as the pieces go. */
function openCells({ cells, all, empty }: Distribution<BaseMove>, pieces: number, random: Random): DistributionCell[] {
  if (empty !== undefined) return random.shuffle(cells).slice(empty);
  const chosen = new Set(cells.filter(({ mayBeEmpty, min }) => !mayBeEmpty || min === 0));
  let left = pieces - [...chosen].reduce((sum, { min }) => sum + min, 0);
  for (const cell of random.shuffle(cells.filter((other) => !chosen.has(other)))) {
    if (cell.min > left || (random.int(2) === 0 && !(all && chosen.size === 0))) continue;
    chosen.add(cell);
    left -= cell.min;
  }
  return cells.filter((cell) => chosen.has(cell));
}

type Placed = ReadonlyMap<DistributionCell, Record<string, number>>;

const hasRoom = (cell: DistributionCell, placed: Placed, kind: string): boolean =>
  (placed.get(cell)?.[kind] ?? 0) < (cell.max?.[kind] ?? Number.POSITIVE_INFINITY);

function put(cell: DistributionCell, placed: Placed, kind: string): void {
  const amounts = placed.get(cell);
  if (amounts) amounts[kind] = (amounts[kind] ?? 0) + 1;
}
