import type { Board, BoardSize } from '../../games/small-world/boards/board.js';
import { largestBox } from '../../games/small-world/boards/content-box.js';
import { outlineOf } from '../../games/small-world/boards/shapes.js';

/** The pieces' box, as wide to high as on a board stretched into its usual slot on the table, and in board units. */
const CONTENT: Readonly<Record<BoardSize, { readonly aspect: number; readonly height: number }>> = {
  L: { aspect: 1.6, height: 142 },
  M: { aspect: 1, height: 230 },
  S: { aspect: 0.9, height: 280 },
};
/** Only the Naga ever stand on water: less room will do. */
const WATER_CONTENT = 0.73;

function ringArea(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    twice += ring[i]! * ring[j + 1]! - ring[j]! * ring[i + 1]!;
  }
  return Math.abs(twice) / 2;
}

const outlinesOf = (board: Board): number[][][] => board.regions.map((_, region) => outlineOf(board, region));

/** The area of every region, in square board units. */
export const areasOf = (board: Board): number[] => outlinesOf(board).map(([ring]) => ringArea(ring!));

/** How much of the pieces' box fits into the tightest region, with a little for what fits into the others. */
export function roomIn(board: Board): number {
  const { aspect, height } = CONTENT[board.size];
  const fits = outlinesOf(board).map((rings, region) => {
    const need = board.regions[region]!.water ? height * WATER_CONTENT : height;
    return Math.min(1.25, largestBox(rings, aspect, 3).height / need);
  });
  return Math.min(...fits) + 0.3 * (fits.reduce((sum, fit) => sum + fit, 0) / fits.length);
}
