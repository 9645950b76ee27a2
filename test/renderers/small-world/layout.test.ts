import { beforeAll, describe, expect, test } from 'vitest';
import { type Box, fits, overlap, share } from '../../../renderers/canvas/geometry.js';
import { prepare } from '../../../renderers/index.js';
import { layoutOf } from '../../../renderers/small-world/draw.js';
import { chartOf } from '../../../renderers/small-world/islands.js';
import { partsOf } from '../../../renderers/small-world/pieces.js';
import { BOARD_IDS, type BoardId, type BoardSize } from '../../../src/games/small-world/boards/index.js';
import { crowdedView, earlyView, pricesOf, SETS } from './sample.js';

const within = (box: Box, width: number, height: number): boolean =>
  box.x - box.width / 2 >= 0 &&
  box.y - box.height / 2 >= 0 &&
  box.x + box.width / 2 <= width &&
  box.y + box.height / 2 <= height;

describe.each(SETS.map((boards) => [boards.length, boards] as const))('the chart of %i players', (_, boards) => {
  beforeAll(prepare);

  test('has every label inside its region', () => {
    const outside = [...chartOf(boards).areas.values()].filter(({ ring, label }) => !fits(ring, label.box));
    expect(outside.map(({ region }) => region.id)).toEqual([]);
  });

  test('has no two labels over each other', () => {
    const areas = [...chartOf(boards).areas.values()];
    const pairs = areas.flatMap((a, i) => areas.slice(i + 1).map((b) => [a, b] as const));
    const clashes = pairs.filter(([a, b]) => overlap(a.label.box, b.label.box) > 0);
    expect(clashes.map(([a, b]) => `${a.code} ${b.code}`)).toEqual([]);
  });

  test('has codes of at least 25 pixels', () => {
    for (const { label } of chartOf(boards).areas.values()) expect(30 * label.scale).toBeGreaterThanOrEqual(25);
  });

  test('has no two islands over each other and all on the chart', () => {
    const { islands, sheet } = chartOf(boards);
    const boxes = islands.map(({ slot: { left, top, right, bottom } }) => ({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      width: right - left,
      height: bottom - top,
    }));
    for (const box of boxes) {
      expect(within(box, sheet.chart, sheet.height)).toBe(true);
      expect(Math.max(box.width / box.height, box.height / box.width)).toBeLessThanOrEqual(1.81);
    }
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => overlap(a, b)));
    expect(Math.max(...pairs)).toBe(0);
  });

  test.each([
    ['early', earlyView(boards)],
    ['crowded', crowdedView(boards)],
  ])('has room for all pieces in an %s game', (_name, view) => {
    const { sheet } = chartOf(boards);
    const labels = [...chartOf(boards).areas.values()].map(({ label }) => label.box);
    for (const { area, pieces, scale } of layoutOf(view, pricesOf(view))) {
      for (const [i, { box, ...piece }] of pieces.entries()) {
        expect(within(box, sheet.chart, sheet.height), area.code).toBe(true);
        for (const label of labels) expect(overlap(box, label), area.code).toBeLessThan(0.06 * box.width * box.height);
        for (const part of partsOf(piece)) {
          const [width, height] = [part.width * scale, part.height * scale];
          const placed = { x: box.x + part.x * scale, y: box.y + part.y * scale, width, height };
          expect(share(area.ring, placed), `${area.code} ${piece.kind}`).toBeGreaterThan(0.45);
        }
        for (const other of pieces.slice(i + 1)) expect(overlap(box, other.box), area.code).toBe(0);
      }
    }
  });

  test('shows each holding, each Murloc, each marker and each price', () => {
    const view = crowdedView(boards);
    const prices = pricesOf(view);
    const kinds = layoutOf(view, prices).flatMap(({ pieces }) => pieces.map(({ kind }) => kind));
    const count = (kind: string) => kinds.filter((k) => k === kind).length;
    expect(count('stack')).toBe(view.regions.filter(({ holding }) => holding).length);
    expect(count('artifact')).toBe(boards.length);
    expect(count('price')).toBe(prices.length);
    const early = layoutOf(earlyView(boards)).flatMap(({ pieces }) => pieces.map(({ kind }) => kind));
    expect(early.filter((kind) => kind === 'faceDown')).toHaveLength(boards.length);
    expect(early.filter((kind) => kind === 'murlocs').length).toBeGreaterThan(0);
  });
});

/** Every choice of sheets and sides for the sizes wanted (SW-1.2). */
function setsOf(sizes: readonly BoardSize[], chosen: readonly BoardId[] = []): readonly (readonly BoardId[])[] {
  const [size, ...rest] = sizes;
  if (!size) return [chosen];
  return BOARD_IDS.filter(
    (id) => id.startsWith(size) && !chosen.some((other) => other.slice(0, 2) === id.slice(0, 2)),
  ).flatMap((id) => setsOf(rest, [...chosen, id]));
}

test.each([
  ['2', ['L', 'S']],
  ['3', ['L', 'M', 'S']],
  ['4', ['L', 'M', 'M', 'S']],
  ['5', ['L', 'L', 'M', 'S', 'S']],
] as const)('SW-1.1: on every set of boards for %s players every label lies inside its region', (_, sizes) => {
  const outside = setsOf(sizes).flatMap((boards) =>
    [...chartOf(boards).areas.values()]
      .filter(({ ring, label }) => !fits(ring, label.box))
      .map(({ code }) => `${code} of ${boards.join()}`),
  );
  expect(outside).toEqual([]);
});
