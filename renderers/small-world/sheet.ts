import { BOARDS, type BoardId, type BoardSize } from '../../src/games/small-world/boards/index.js';

/** Where a board is stretched to, and where its name is written. */
export interface Slot {
  readonly size: BoardSize;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly name: { readonly x: number; readonly y: number; readonly align: 'left' | 'right' };
}

/** The picture's plan for a number of players: the chart with its slots, and the ledger right of it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly chart: number;
  readonly slots: readonly Slot[];
  readonly compass: { readonly x: number; readonly y: number; readonly radius: number };
}

const LEDGER = 416;

const slot = (
  size: BoardSize,
  [left, top, right, bottom]: readonly [number, number, number, number],
  [x, y, align]: readonly [number, number, 'left' | 'right'],
): Slot => ({ size, left, top, right, bottom, name: { x, y, align } });

const sheet = (width: number, height: number, slots: readonly Slot[], x: number, y: number, radius: number): Sheet => ({
  width,
  height,
  chart: width - LEDGER,
  slots,
  compass: { x, y, radius },
});

/** By number of players, which is also the number of boards (SW-1.3). */
const SHEETS: Readonly<Record<number, Sheet>> = {
  2: sheet(
    1600,
    1000,
    [slot('L', [34, 44, 640, 938], [40, 984, 'left']), slot('S', [690, 190, 1152, 790], [1152, 856, 'right'])],
    1074,
    106,
    50,
  ),
  3: sheet(
    1600,
    1000,
    [
      slot('L', [30, 34, 546, 930], [36, 984, 'left']),
      slot('M', [594, 32, 1158, 498], [1158, 542, 'right']),
      slot('S', [598, 556, 1158, 938], [1158, 984, 'right']),
    ],
    556,
    934,
    34,
  ),
  4: sheet(
    2000,
    1250,
    [
      slot('L', [32, 36, 780, 690], [40, 742, 'left']),
      slot('M', [838, 36, 1552, 570], [1552, 626, 'right']),
      slot('S', [32, 776, 726, 1186], [40, 1234, 'left']),
      slot('M', [786, 664, 1552, 1186], [1552, 1234, 'right']),
    ],
    812,
    628,
    38,
  ),
  5: sheet(
    2000,
    1250,
    [
      slot('L', [24, 34, 544, 734], [36, 780, 'left']),
      slot('L', [1044, 34, 1560, 734], [1556, 780, 'right']),
      slot('M', [586, 34, 1002, 700], [996, 758, 'right']),
      slot('S', [28, 808, 706, 1190], [36, 1236, 'left']),
      slot('S', [880, 808, 1558, 1190], [1556, 1236, 'right']),
    ],
    793,
    984,
    58,
  ),
};

export function sheetFor(boards: readonly BoardId[]): Sheet {
  const found = SHEETS[boards.length];
  if (!found) throw new Error(`There is no picture of ${boards.length} boards; Small World is played on 2 to 5`);
  return found;
}

/** The slot of each board: the next free one of its size. */
export function slotsFor(boards: readonly BoardId[]): readonly Slot[] {
  const free = [...sheetFor(boards).slots];
  return boards.map((board) => {
    const at = free.findIndex(({ size }) => size === BOARDS[board].size);
    const [taken] = at < 0 ? [] : free.splice(at, 1);
    if (!taken) throw new Error(`The boards ${boards.join(', ')} are no set: there is no room for ${board} (SW-1.1)`);
    return taken;
  });
}
