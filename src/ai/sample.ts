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

/** How often a decision is in the draw: once for each ready-made option, as often again for free answers. */
const ticketsOf = (decision: Decision): number => optionsOf(decision).length * (decision.kind === 'choice' ? 1 : 2);

/**
 * A random move among all that is open: every ready-made option is equally likely, and a distribution or subset is as
 * often answered freely as by its presets.
 */
export function sampleMove<M extends BaseMove>(decisions: readonly Decision<M>[], random: Random): M {
  let ticket = random.int(decisions.reduce((sum, decision) => sum + ticketsOf(decision), 0));
  for (const decision of decisions) {
    const tickets = ticketsOf(decision);
    if (ticket < tickets) {
      const option = optionsOf(decision)[ticket];
      if (option) return option.move;
      if (decision.kind !== 'choice') return sampleAnswer(decision, random);
    }
    ticket -= tickets;
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
  const pieces: string[] = [];
  for (const kind in decision.pieces)
    for (let count = decision.pieces[kind] ?? 0; count > 0; count--) pieces.push(kind);
  const hand = random.shuffle(pieces);
  const open = openCells(decision, hand.length, random);
  const placed: Placed = new Map();
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
  const answer: Record<string, Readonly<Record<string, number>>> = {};
  for (const cell of decision.cells) {
    const amounts = placed.get(cell);
    if (amounts) answer[cell.id] = amounts;
  }
  return answer;
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

/** What was dealt so far, for the cells that have got something. */
type Placed = Map<DistributionCell, Record<string, number>>;

const hasRoom = (cell: DistributionCell, placed: Placed, kind: string): boolean =>
  (placed.get(cell)?.[kind] ?? 0) < (cell.max?.[kind] ?? Number.POSITIVE_INFINITY);

function put(cell: DistributionCell, placed: Placed, kind: string): void {
  const amounts = placed.get(cell) ?? {};
  amounts[kind] = (amounts[kind] ?? 0) + 1;
  placed.set(cell, amounts);
}
