import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { share } from '../../../renderers/canvas/geometry.js';
import { type PaletteId, STANDARD } from '../../../renderers/canvas/palette.js';
import { Recent } from '../../../renderers/canvas/recent.js';
import { type BoardRequest, drawBoard, prepare } from '../../../renderers/index.js';
import { chartOf } from '../../../renderers/small-world/islands.js';
import type { Piece } from '../../../renderers/small-world/layout.js';
import { extentOf, paintPiece } from '../../../renderers/small-world/pieces.js';
import type { HoldingView, SmallWorldView } from '../../../src/games/small-world/view.js';
import { crowdedView, earlyView, NAMES, pricesOf, SETS } from './sample.js';

beforeAll(prepare);

const request = (
  view: SmallWorldView,
  language: 'en' | 'pl' = 'en',
  palette: PaletteId = 'standard',
): BoardRequest => ({
  game: 'small-world',
  view,
  language,
  palette,
  names: NAMES,
  highlights: pricesOf(view),
});

/** As a process that has drawn nothing yet draws it. */
async function drawnCold(wanted: BoardRequest): Promise<Buffer> {
  vi.resetModules();
  const fresh = await import('../../../renderers/index.js');
  return (await fresh.drawBoard(wanted)).bytes;
}

describe('pictures put together from what is kept', () => {
  test('equal pictures drawn anew, whatever was drawn in between', { timeout: 120_000 }, async () => {
    const [two, three] = SETS;
    const tables = [
      request(crowdedView(three!)),
      request(crowdedView(two!)),
      request({ ...crowdedView(three!), active: 2, round: 8, conquests: [] }, 'pl'),
      request(earlyView(two!), 'pl'),
      request(crowdedView(three!), 'en', 'contrast'),
      request(crowdedView(three!), 'en', 'grey'),
    ];
    const cold: Buffer[] = [];
    for (const table of tables) cold.push(await drawnCold(table));
    // Every table after every other one.
    for (const table of [0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3, 0, 4, 0, 5, 4, 0])
      expect((await drawBoard(structuredClone(tables[table]!))).bytes.equals(cold[table]!), `${table}`).toBe(true);
  });
});

describe('what is kept', () => {
  test('has room for a number of values, and the ones asked for last stay', () => {
    const recent = new Recent<string>(2);
    let made = 0;
    const ask = (key: string) => recent.get(key, () => `${key}${++made}`);
    expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4']);
  });

  test('is weighed where values differ, and the newest stays however heavy', () => {
    const recent = new Recent<number>(10, { weigh: (value) => value, release: (value) => released.push(value) });
    const released: number[] = [];
    let made = 0;
    const ask = (key: string, weight: number) => {
      const before = made;
      recent.get(key, () => {
        made += 1;
        return weight;
      });
      return made > before ? 'made' : 'kept';
    };
    expect([ask('a', 4), ask('b', 6), ask('a', 4), ask('c', 3)]).toEqual(['made', 'made', 'kept', 'made']);
    expect([ask('a', 4), ask('b', 6), ask('big', 99), ask('big', 99)]).toEqual(['kept', 'made', 'made', 'kept']);
    expect(ask('b', 6)).toBe('made');
    expect(released).toEqual([6, 3, 4, 6, 99]);
  });
});

describe('no drawing is cut off at its edge:', () => {
  const holding: HoldingView = { seat: 4, race: 'naga', declined: false, tokens: 12, beasts: 3, champion: true };
  const defences = ['mountain', 'fort', 'wispWall'] as const;
  const pieces: readonly Piece[] = [
    { kind: 'stack', holding, defences },
    { kind: 'stack', holding: { ...holding, tokens: 1, declined: true, beasts: 0, champion: false }, defences: [] },
    { kind: 'stack', holding: { ...holding, tokens: 0 }, defences: ['fort'] },
    { kind: 'defence', defence: 'fort' },
    { kind: 'murlocs', count: 3 },
    { kind: 'faceDown' },
    { kind: 'artifact', id: 'doomhammer' },
    { kind: 'place', id: 'karazhan' },
    { kind: 'watchtower' },
    { kind: 'bomb' },
    { kind: 'objective' },
    { kind: 'price', price: { cost: 12, short: 3 }, dieAtSide: true },
    { kind: 'price', price: { cost: 12, short: 3 }, dieAtSide: false },
    { kind: 'price', price: { cost: 2 }, dieAtSide: false },
  ];

  test.each(pieces.map((piece) => [piece.kind, piece] as const))('%s', (_, piece) => {
    for (const scale of [1, 0.78]) {
      const pen = createCanvas(240, 240).getContext('2d');
      pen.translate(120, 120);
      paintPiece(pen, piece, scale, STANDARD);
      const { left, top, right, bottom } = extentOf(piece, scale);
      pen.clearRect(left, top, right - left, bottom - top);
      const { data } = pen.getImageData(0, 0, 240, 240);
      // The faintest end of a shadow may be lost.
      expect(Math.max(...data.filter((_, i) => i % 4 === 3))).toBeLessThanOrEqual(6);
    }
  });
});

test('the coverage of a region agrees with its outline', () => {
  for (const { ring, coverage, room, bounds, code } of chartOf(SETS[0]!).areas.values()) {
    expect(coverage({ ...room, width: room.width - 8, height: room.height - 8 }), code).toBeGreaterThan(0.97);
    expect(coverage({ x: bounds.left - 40, y: bounds.top, width: 60, height: 60 }), code).toBeLessThan(0.5);
    const corner = { x: bounds.left, y: room.y, width: 60, height: 60 };
    expect(Math.abs(coverage(corner) - share(ring, corner)), code).toBeLessThan(0.35);
  }
});
