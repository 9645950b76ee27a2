import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  BOARD_IDS,
  BOARDS,
  type Board,
  type BoardData,
  type BoardId,
  type BoardSize,
  type Region,
  type RegionSymbol,
  regionById,
  type Terrain,
} from '../../../src/games/small-world/boards/index.js';
import { anchorOf, coastOf, edgeOf, outlineOf } from '../../../src/games/small-world/boards/shapes.js';
import { grow } from '../../../src/tools/boards/candidate.js';
import { fileText } from '../../../src/tools/boards/write.js';

const OCEAN = -1;
/** In board units, of which an island is 1000 across. */
const READABLE_BORDER = 80;
const READABLE_COAST = 100;
/** In pixels of a picture 1600 wide: a stack of race tokens with its label. */
const STACK = 88;
const STACK_ON_WATER = 80;

const boards = Object.values(BOARDS);
const bySide = BOARD_IDS.map((id) => [id, BOARDS[id]] as const);
const fileOf = (id: BoardId): string =>
  readFileSync(new URL(`../../../src/games/small-world/boards/${id}.json`, import.meta.url), 'utf8');

const landOf = (board: Board): Region[] => board.regions.filter((region) => !region.water);
const having = (board: Board, symbol: RegionSymbol): Region[] =>
  board.regions.filter((region) => region.symbols.includes(symbol));
const around = (region: Region): Region[] => region.neighbours.map(regionById);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const range = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
const adjacentPairs = (regions: readonly Region[]): string[] =>
  pairs(regions)
    .filter(([a, b]) => a.neighbours.includes(b.id))
    .map(([a, b]) => `${a.id} ${b.id}`);

type Point = readonly [number, number];
const pointsOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
/** Each two points that follow one another; in a ring also the last and the first. */
const piecesOf = (points: readonly Point[], closed: boolean): (readonly [Point, Point])[] =>
  points.slice(closed ? 0 : 1).map((b, i) => [points.at(closed ? i - 1 : i)!, b]);
const lengthOf = (arc: readonly number[]): number =>
  piecesOf(pointsOf(arc), false).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
const areaOf = (ring: readonly number[]): number =>
  Math.abs(piecesOf(pointsOf(ring), true).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]) / 2, 0));
const inside = (ring: readonly (readonly [Point, Point])[], [x, y]: Point): boolean =>
  ring.filter(([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]).length %
    2 ===
  1;
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Length two areas share; the ocean is the board's own area -1. */
const shared = (board: Board, a: number, b: number): number =>
  board.arcs
    .filter(({ sides }) => sides.includes(a) && sides.includes(b))
    .reduce((sum, { points }) => sum + lengthOf(points), 0);
const coastLength = (board: Board, region: Region): number => shared(board, OCEAN, board.regions.indexOf(region));

describe('SW-1.9: the twelve sides are printed as the rule book lists them', () => {
  // biome-ignore format: a table
  const TABLE: [BoardId, string, BoardSize, number, number, number, number, number, number, number, number, number, number, number, number, Terrain][] = [
    // id, name, size, regions, mountain, forest, hill, field, swamp, lake, sea, anchors, magic, caves, Murlocs, slot on
    ['L1A', 'Copperwind Expanse', 'L', 13, 3, 3, 2, 2, 1, 1, 1, 3, 2, 3, 4, 'field'],
    ['L1B', 'Hollowmoor Reach', 'L', 12, 3, 3, 2, 1, 2, 1, 0, 3, 3, 2, 4, 'mountain'],
    ['L2A', 'Stormlantern Coast', 'L', 12, 3, 2, 2, 2, 2, 0, 1, 3, 3, 2, 4, 'hill'],
    ['L2B', 'Twinmere Uplands', 'L', 13, 3, 2, 2, 2, 2, 2, 0, 3, 2, 3, 4, 'swamp'],
    ['M1A', 'Palefern Isle', 'M', 10, 2, 2, 2, 2, 1, 1, 0, 3, 2, 2, 3, 'field'],
    ['M1B', 'Cinderbrow', 'M', 9, 2, 2, 1, 2, 2, 0, 0, 2, 2, 2, 3, 'hill'],
    ['M2A', 'Gullwatch', 'M', 10, 2, 2, 2, 1, 2, 0, 1, 2, 2, 2, 3, 'swamp'],
    ['M2B', 'Mirethorn Hollow', 'M', 10, 2, 2, 2, 2, 1, 1, 0, 3, 2, 2, 3, 'forest'],
    ['S1A', 'Pebblemere', 'S', 8, 1, 1, 2, 2, 1, 1, 0, 2, 1, 1, 2, 'field'],
    ['S1B', 'Ashknuckle', 'S', 7, 1, 1, 1, 2, 2, 0, 0, 2, 1, 1, 2, 'hill'],
    ['S2A', 'Briarcap Skerry', 'S', 7, 1, 1, 2, 1, 2, 0, 0, 2, 1, 1, 2, 'forest'],
    ['S2B', 'Kelpfinger Rock', 'S', 8, 1, 1, 2, 2, 1, 0, 1, 2, 1, 1, 2, 'field'],
  ];

  test.each(TABLE)('%s, %s', (id, name, size, regions, ...counts) => {
    const board = BOARDS[id];
    const terrains = (['mountain', 'forest', 'hill', 'field', 'swamp', 'lake', 'sea'] as const).map(
      (terrain) => board.regions.filter((region) => region.terrain === terrain).length,
    );
    const symbols = (['anchor', 'magic', 'cave', 'murloc'] as const).map((symbol) => having(board, symbol).length);
    expect([board.id, board.name, board.size, board.sheet]).toEqual([id, name, size, id.slice(0, 2)]);
    expect(board.regions).toHaveLength(regions);
    expect([...terrains, ...symbols, ...having(board, 'slot').map(({ terrain }) => terrain)]).toEqual(counts);
  });

  test('the slots of L2A, L2B and M2B have a Murloc, no other slot has', () => {
    const guarded = boards.filter((board) => having(board, 'slot').some(({ symbols }) => symbols.includes('murloc')));
    expect(guarded.map(({ id }) => id)).toEqual(['L2A', 'L2B', 'M2B']);
  });

  test('regions are numbered from 01 within their side, and found by their id', () => {
    for (const board of boards) {
      board.regions.forEach((region, i) => {
        expect(region.id).toBe(`${board.id}-${String(i + 1).padStart(2, '0')}`);
        expect(region.board).toBe(board.id);
        expect(regionById(region.id)).toBe(region);
      });
    }
    expect(() => regionById('L9Z-01')).toThrow('No board has a region "L9Z-01"');
  });
});

describe('SW-1.1, SW-1.2: every set of boards has the totals of its player count', () => {
  const sheets = (size: BoardSize): Board[][] =>
    ['1', '2'].map((sheet) => boards.filter((board) => board.sheet === size + sheet));
  const sidesOf = (size: BoardSize, count: number): Board[][] => {
    if (count === 0) return [[]];
    const [first = [], second = []] = sheets(size);
    return count === 1 ? [...first, ...second].map((b) => [b]) : first.flatMap((a) => second.map((b) => [a, b]));
  };
  const SETS: [players: number, l: number, m: number, s: number, totals: Record<string, [number, number]>][] = [
    [
      2,
      1,
      0,
      1,
      {
        regions: [19, 21],
        land: [18, 18],
        anchor: [5, 5],
        magic: [3, 4],
        cave: [3, 4],
        murloc: [6, 6],
        mountain: [4, 4],
      },
    ],
    [
      3,
      1,
      1,
      1,
      {
        regions: [28, 31],
        land: [27, 27],
        anchor: [7, 8],
        magic: [5, 6],
        cave: [5, 6],
        murloc: [9, 9],
        mountain: [6, 6],
      },
    ],
    [
      4,
      1,
      2,
      1,
      {
        regions: [38, 41],
        land: [36, 36],
        anchor: [9, 11],
        magic: [7, 8],
        cave: [7, 8],
        murloc: [12, 12],
        mountain: [8, 8],
      },
    ],
    [
      5,
      2,
      1,
      2,
      {
        regions: [47, 52],
        land: [45, 45],
        anchor: [12, 13],
        magic: [8, 10],
        cave: [8, 10],
        murloc: [15, 15],
        mountain: [10, 10],
      },
    ],
  ];

  test.each(SETS)('%i players: %i L, %i M, %i S', (players, l, m, s, totals) => {
    const sets = sidesOf('L', l).flatMap((ls) =>
      sidesOf('M', m).flatMap((ms) => sidesOf('S', s).map((ss) => [...ls, ...ms, ...ss])),
    );
    const count = (has: (region: Region) => boolean) =>
      range(sets.map((set) => set.flatMap(({ regions }) => regions).filter(has).length));
    const symbols = ['anchor', 'magic', 'cave', 'murloc'] as const;
    expect(sets.every((set) => set.length === players)).toBe(true);
    expect({
      regions: count(() => true),
      land: count(({ water }) => !water),
      ...Object.fromEntries(symbols.map((symbol) => [symbol, count((region) => region.symbols.includes(symbol))])),
      mountain: count(({ terrain }) => terrain === 'mountain'),
    }).toEqual(totals);
    expect(count(({ symbols }) => symbols.includes('slot'))).toEqual([players, players]);
    expect(count(({ terrain }) => terrain === 'forest')[1]).toBeLessThanOrEqual(9);
  });
});

describe('the map constraints', () => {
  test('the land of a side is connected', () => {
    for (const board of boards) {
      const reached = new Set(landOf(board).slice(0, 1));
      for (const region of reached) for (const next of around(region)) if (!next.water) reached.add(next);
      expect([board.id, reached.size]).toEqual([board.id, landOf(board).length]);
    }
  });

  test('no region has a neighbour on another board', () => {
    for (const { regions } of boards) {
      for (const region of regions) expect(around(region).every(({ board }) => board === region.board)).toBe(true);
    }
  });

  test('land has 3.3 to 4.6 neighbours on average, whether or not water is counted', () => {
    for (const board of boards) {
      const all = mean(landOf(board).map(({ neighbours }) => neighbours.length));
      const dry = mean(landOf(board).map((region) => around(region).filter(({ water }) => !water).length));
      for (const degree of [all, dry]) {
        expect(degree, board.id).toBeGreaterThanOrEqual(3.3);
        expect(degree, board.id).toBeLessThanOrEqual(4.6);
      }
    }
  });

  test('every land region has 2 to 6 neighbours, water included', () => {
    for (const { id, neighbours } of boards.flatMap(landOf)) {
      expect(neighbours.length, id).toBeGreaterThanOrEqual(2);
      expect(neighbours.length, id).toBeLessThanOrEqual(6);
    }
  });

  test('anchors lie on the outer coast, with a stretch of it one can see', () => {
    for (const board of boards) {
      for (const anchor of having(board, 'anchor')) {
        expect(coastLength(board, anchor), anchor.id).toBeGreaterThanOrEqual(READABLE_COAST);
      }
    }
  });

  test('the anchors of S sides are not adjacent; on M and L at most one pair is', () => {
    for (const board of boards) {
      const allowed = board.size === 'S' ? 0 : 1;
      expect(adjacentPairs(having(board, 'anchor')).length, board.id).toBeLessThanOrEqual(allowed);
    }
  });

  test('a lake is interior and borders 3 to 5 land regions', () => {
    for (const board of boards) {
      for (const lake of board.regions.filter(({ terrain }) => terrain === 'lake')) {
        expect(coastLength(board, lake), lake.id).toBe(0);
        expect(
          around(lake).every(({ water }) => !water),
          lake.id,
        ).toBe(true);
        expect(lake.neighbours.length, lake.id).toBeGreaterThanOrEqual(3);
        expect(lake.neighbours.length, lake.id).toBeLessThanOrEqual(5);
      }
    }
  });

  test('a sea region is a bay: it borders the outer edge and 2 to 4 land regions', () => {
    for (const board of boards) {
      for (const sea of board.regions.filter(({ terrain }) => terrain === 'sea')) {
        expect(coastLength(board, sea), sea.id).toBeGreaterThanOrEqual(READABLE_COAST);
        expect(
          around(sea).every(({ water }) => !water),
          sea.id,
        ).toBe(true);
        expect(sea.neighbours.length, sea.id).toBeGreaterThanOrEqual(2);
        expect(sea.neighbours.length, sea.id).toBeLessThanOrEqual(4);
      }
    }
  });

  test('35 to 55 % of the land regions of a side with water border water', () => {
    for (const board of boards.filter(({ regions }) => regions.some(({ water }) => water))) {
      const waterside = landOf(board).filter((region) => around(region).some(({ water }) => water)).length;
      expect(waterside / landOf(board).length, board.id).toBeGreaterThanOrEqual(0.35);
      expect(waterside / landOf(board).length, board.id).toBeLessThanOrEqual(0.55);
    }
  });

  test('the slot is no anchor, and on L at least two steps from one', () => {
    for (const board of boards) {
      const slots = having(board, 'slot');
      expect(slots.map(({ symbols }) => symbols.includes('anchor'))).toEqual([false]);
      if (board.size !== 'L') continue;
      const far = having(board, 'anchor').filter(({ id }) => !slots[0]!.neighbours.includes(id));
      expect(far.length, board.id).toBeGreaterThan(0);
    }
  });

  test('regions of the same terrain are not adjacent on S; on M and L at most one pair is', () => {
    for (const board of boards) {
      const alike = adjacentPairs(board.regions).filter((pair) => {
        const [a, b] = pair.split(' ').map(regionById);
        return a!.terrain === b!.terrain;
      });
      expect(alike.length, `${board.id}: ${alike}`).toBeLessThanOrEqual(board.size === 'S' ? 0 : 1);
    }
  });

  test('magic and cave never share a region, water carries no symbol, Murlocs avoid mountains', () => {
    for (const { id, terrain, symbols, water } of boards.flatMap(({ regions }) => regions)) {
      expect(symbols.includes('magic') && symbols.includes('cave'), id).toBe(false);
      expect(water ? symbols : [], id).toEqual([]);
      expect(terrain === 'mountain' && symbols.includes('murloc'), id).toBe(false);
    }
  });
});

describe.each(bySide)('the shape of %s', (id, board) => {
  const outlines = board.regions.map((_, region) => outlineOf(board, region));
  const areas = outlines.map(([ring]) => areaOf(ring!));
  const edges = outlines.map(([ring]) => piecesOf(pointsOf(ring!), true));

  test('neighbours are mutual, and share a border of readable length', () => {
    for (const [i, region] of board.regions.entries()) {
      expect(region.neighbours).not.toContain(region.id);
      for (const next of around(region)) {
        expect(next.neighbours).toContain(region.id);
        const border = shared(board, i, board.regions.indexOf(next));
        expect(border, `${region.id} and ${next.id}`).toBeGreaterThanOrEqual(READABLE_BORDER);
      }
    }
  });

  test('two areas meet along one stretch only', () => {
    const sides = board.arcs.map((arc) => [...arc.sides].sort((a, b) => a - b).join('|'));
    expect(new Set(sides).size).toBe(sides.length);
  });

  test('three arcs meet at every end of an arc', () => {
    const ends = board.arcs.flatMap(({ points }) => [points.slice(0, 2).join(), points.slice(-2).join()]);
    for (const end of ends)
      expect(
        ends.filter((other) => other === end),
        end,
      ).toHaveLength(3);
  });

  test('every outline closes in one ring, and so do the coast and the edge', () => {
    for (const rings of [...outlines, edgeOf(board)]) expect(rings).toHaveLength(1);
    expect(coastOf(board).length).toBe(1);
  });

  test('no two borders cross', () => {
    const pieces = board.arcs.flatMap(({ points }) => piecesOf(pointsOf(points), false));
    const crossings = pieces.flatMap(([a, b], i) =>
      pieces
        .slice(i + 1)
        .filter(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
        .map(([c, d]) => [a, b, c, d]),
    );
    expect(crossings).toEqual([]);
  });

  test('areas neither overlap nor leave gaps: together they are as large as the whole side', () => {
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(areaOf(edgeOf(board)[0]!), 0);
    const whole = piecesOf(pointsOf(edgeOf(board)[0]!), true);
    for (let x = 20.05; x < 1000; x += 40) {
      for (let y = 20.05; y < 1000; y += 40) {
        const owners = edges.filter((outline) => inside(outline, [x, y])).length;
        expect(owners, `${x}, ${y}`).toBe(inside(whole, [x, y]) ? 1 : 0);
      }
    }
  });

  test('no land region has less than 72 % of the mean of its side or of all sides of its size', () => {
    const landAreas = (of: Board) => of.regions.flatMap((r, i) => (r.water ? [] : [areaOf(outlineOf(of, i)[0]!)]));
    const least = Math.min(...landAreas(board));
    expect(least).toBeGreaterThanOrEqual(0.72 * mean(landAreas(board)));
    expect(least).toBeGreaterThanOrEqual(
      0.72 * mean(boards.filter(({ size }) => size === board.size).flatMap(landAreas)),
    );
  });

  test('the anchor box of a region lies inside it, whatever its aspect', () => {
    const corners = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
    for (const [i, region] of board.regions.entries()) {
      for (const aspect of [0.6, undefined, 2]) {
        const { x, y, width, height } = anchorOf(board, i, aspect);
        expect(width / height).toBeCloseTo(aspect ?? 146 / 132);
        for (const [dx, dy] of corners) {
          expect(inside(edges[i]!, [x + dx * 0.499 * width, y + dy * 0.499 * height]), region.id).toBe(true);
        }
      }
    }
  });

  test('pieces have room in every region when the side is stretched into its slot on the table', () => {
    const [width, height] = { L: [516, 926], M: [564, 470], S: [560, 412] }[board.size] as [number, number];
    const aspect = (146 / width) * (height / 132);
    for (const [i, region] of board.regions.entries()) {
      const pixels = (anchorOf(board, i, aspect).width * width) / 1000;
      expect(pixels, region.id).toBeGreaterThanOrEqual(region.water ? STACK_ON_WATER : STACK);
    }
  });

  test('the side fills its square from 0 to 1000, in a file under 25 KB', () => {
    const points = board.arcs.flatMap((arc) => pointsOf(arc.points));
    for (const [least, most] of [range(points.map(([x]) => x)), range(points.map(([, y]) => y))]) {
      expect(least).toBeGreaterThanOrEqual(0);
      expect(least).toBeLessThan(1);
      expect(most).toBeGreaterThan(999);
      expect(most).toBeLessThanOrEqual(1000);
    }
    expect(fileOf(id).length).toBeLessThan(25_000);
  });

  test('the file holds what its seed grows', () => {
    const text = fileOf(id);
    const grown = grow(id, (JSON.parse(text) as BoardData).seed);
    expect(typeof grown === 'string' ? grown : fileText(grown.data) === text).toBe(true);
  });
});
