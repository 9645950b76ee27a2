import { type Box, boundsOf, type Ring } from './geometry.js';

/** The side of the squares in which a shape is counted. */
const CELL = 4;

/** Where a ring crosses the height `y`, from left to right. */
function crossings(ring: Ring, y: number): number[] {
  const found: number[] = [];
  let ax = ring.at(-2) ?? 0;
  let ay = ring.at(-1) ?? 0;
  for (let i = 0; i < ring.length; i += 2) {
    const bx = ring[i] ?? 0;
    const by = ring[i + 1] ?? 0;
    if (ay > y !== by > y) found.push(((ax - bx) * (y - by)) / (ay - by) + bx);
    ax = bx;
    ay = by;
  }
  return found.sort((a, b) => a - b);
}

/** Counted once, tells at once how much of a box lies inside a ring, from 0 to 1: sums over rows and columns are kept. */
export function coverageOf(ring: Ring): (box: Box) => number {
  const { left, top, right, bottom } = boundsOf(ring);
  const columns = Math.ceil((right - left) / CELL);
  const rows = Math.ceil((bottom - top) / CELL);
  const wide = columns + 1;
  /** How many cells lie inside, above and left of each corner. */
  const sums = new Int32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    const cuts = crossings(ring, top + (row + 0.5) * CELL);
    let passed = 0;
    let inRow = 0;
    for (let column = 0; column < columns; column += 1) {
      const x = left + (column + 0.5) * CELL;
      while (passed < cuts.length && (cuts[passed] ?? x) < x) passed += 1;
      inRow += passed % 2;
      const at = (row + 1) * wide + column + 1;
      sums[at] = (sums[at - wide] ?? 0) + inRow;
    }
  }
  const column = (x: number): number => Math.round((x - left) / CELL);
  const row = (y: number): number => Math.round((y - top) / CELL);
  const sum = (x: number, y: number): number =>
    sums[Math.max(0, Math.min(rows, y)) * wide + Math.max(0, Math.min(columns, x))] ?? 0;
  return ({ x, y, width, height }) => {
    const [x1, x2] = [column(x - width / 2), column(x + width / 2)];
    const [y1, y2] = [row(y - height / 2), row(y + height / 2)];
    return (sum(x2, y2) - sum(x1, y2) - sum(x2, y1) + sum(x1, y1)) / Math.max(1, (x2 - x1) * (y2 - y1));
  };
}
