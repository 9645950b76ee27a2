import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';
import { keptCanvases } from '../canvas/canvases.js';
import { alpha, darken, mix } from '../canvas/colour.js';
import { pathOf } from '../canvas/geometry.js';
import { inked } from '../canvas/ink.js';
import { mottling } from '../canvas/noise.js';
import { BEACH, INK } from '../canvas/palette.js';
import { type Pen, shadowed } from '../canvas/pen.js';
import { drawCompass, drawOcean, drawVignette } from '../canvas/sea.js';
import { write } from '../canvas/text.js';
import type { Area, Chart, Island } from './islands.js';
import type { Sheet } from './sheet.js';
import { paintTerrain, TERRAIN_COLOURS } from './terrain.js';

const SHALLOWS = [
  [46, '#1c5266'],
  [33, '#226175'],
  [21, '#2b7488'],
  [10, '#3d8fa0'],
] as const;
const SLAB = { depth: 9, dark: '#2a1d14', light: '#6b4d31' };
const LAKE_RINGS = [
  [30, 0.06],
  [20, 0.16],
] as const;

function strokes(pen: Pen, paths: readonly Path2D[], width: number, colour: string): void {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  for (const path of paths) pen.stroke(path);
}

/** Flat colour, soft mottling, and light from the top left, inside the area. */
function ground(pen: Pen, area: Area, sheet: Sheet, mottle: Canvas): void {
  pen.fillStyle = TERRAIN_COLOURS[area.region.terrain];
  pen.fill(area.path);
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = 0.8;
  pen.drawImage(mottle, 0, 0, sheet.width, sheet.height);
  pen.restore();
  const { x, y } = area.room;
  const light = pen.createRadialGradient(x - 30, y - 40, 10, x, y, 130);
  light.addColorStop(0, 'rgba(255,250,225,.22)');
  light.addColorStop(1, 'rgba(255,250,225,0)');
  pen.fillStyle = light;
  pen.fill(area.path);
}

function glyphs(pen: Pen, { region, ring, label }: Area): void {
  const { below, scale } = label;
  const stack = { x: below.x, y: below.y - 10 * scale, width: 92 * scale, height: 96 * scale };
  paintTerrain(pen, region.terrain, ring, region.id, [region.water ? label.box : stack]);
}

function within(pen: Pen, path: Path2D, draw: () => void): void {
  pen.save();
  pen.clip(path);
  draw();
  pen.restore();
}

function drawSea(pen: Pen, area: Area, coast: readonly Path2D[], sheet: Sheet, mottle: Canvas): void {
  within(pen, area.path, () => {
    ground(pen, area, sheet, mottle);
    for (const [reach, colour] of [
      [26, '#4a94c0'],
      [15, '#5ea6cd'],
      [7, '#80bfdc'],
    ] as const) {
      strokes(pen, coast, 2 * reach + 2, 'rgba(225,244,250,.3)');
      strokes(pen, coast, 2 * reach, colour);
    }
    glyphs(pen, area);
  });
}

function drawLake(pen: Pen, area: Area, sheet: Sheet, mottle: Canvas): void {
  within(pen, area.path, () => {
    ground(pen, area, sheet, mottle);
    for (const [reach, light] of LAKE_RINGS) {
      strokes(pen, [area.path], 2 * reach + 2, 'rgba(240,250,252,.4)');
      strokes(pen, [area.path], 2 * reach, mix(TERRAIN_COLOURS.lake, '#ffffff', light));
    }
    strokes(pen, [area.path], 13, BEACH);
    glyphs(pen, area);
  });
}

function drawLand(pen: Pen, area: Area, sheet: Sheet, mottle: Canvas): void {
  within(pen, area.path, () => {
    ground(pen, area, sheet, mottle);
    glyphs(pen, area);
    const shade = darken(TERRAIN_COLOURS[area.region.terrain], 0.75);
    for (const [width, opacity] of [
      [34, 0.05],
      [24, 0.06],
      [15, 0.08],
      [8, 0.1],
    ] as const)
      strokes(pen, [area.path], width, alpha(shade, opacity));
  });
}

function drawBorders(pen: Pen, island: Island): void {
  const wet = (side: number): boolean => island.areas[side]?.region.water ?? true;
  island.arcs.forEach(({ sides: [a, b], points }, i) => {
    const seed = `${island.board.id} ${i}`;
    const line = pathOf(points, false);
    if (wet(a) && wet(b)) {
      pen.save();
      pen.setLineDash([3, 11]);
      strokes(pen, [line], 4, 'rgba(235,248,252,.85)');
      pen.restore();
    } else if (wet(a) || wet(b)) inked(pen, points, 3, alpha(INK, 0.9), seed);
    else {
      strokes(pen, [line], 9.5, 'rgba(255,246,220,.33)');
      inked(pen, points, 5, alpha(INK, 0.95), seed);
    }
  });
}

function drawIsland(pen: Pen, island: Island, sheet: Sheet, mottle: Canvas): void {
  const edge = island.edge.map((ring) => pathOf(ring));
  const coast = island.coast.map((ring) => pathOf(ring));
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [reach, colour] of SHALLOWS) {
    strokes(pen, edge, 2 * reach + 2.4, 'rgba(205,236,236,.3)');
    strokes(pen, edge, 2 * reach, colour);
  }
  const of = (terrain: 'sea' | 'lake') => island.areas.filter(({ region }) => region.terrain === terrain);
  for (const area of of('sea')) drawSea(pen, area, coast, sheet, mottle);
  pen.save();
  pen.translate(0, SLAB.depth);
  shadowed(
    pen,
    26,
    14,
    () => {
      pen.fillStyle = SLAB.dark;
      for (const path of coast) pen.fill(path);
    },
    'rgba(3,12,18,.75)',
  );
  strokes(pen, coast, 7, SLAB.dark);
  pen.translate(0, 4 - SLAB.depth);
  strokes(pen, coast, 7, SLAB.light);
  pen.restore();
  strokes(pen, coast, 9, BEACH);
  for (const area of island.areas) if (!area.region.water) drawLand(pen, area, sheet, mottle);
  for (const area of of('lake')) drawLake(pen, area, sheet, mottle);
  drawBorders(pen, island);
}

/** How far shallows and shadow reach beyond an island's slot. */
const MARGIN = 84;

/** 2 to 4 MB each. There are 464 sets of boards, but few islands: kept apart, a new set costs no more than putting them together. */
const islands = keptCanvases(84);
/** 6 to 10 MB each, one for each number of players. */
const oceans = keptCanvases(32);
const mottles = keptCanvases(1);
/** 6 to 10 MB each. */
const bases = keptCanvases(40);

const islandLayer = (island: Island, sheet: Sheet): Canvas => {
  const { left, top, right, bottom } = island.slot;
  return islands.get(`${island.board.id} ${left},${top} ${island.areas[0]?.code} ${sheet.width}`, () => {
    const canvas = createCanvas(right - left + 2 * MARGIN, bottom - top + 2 * MARGIN);
    const pen = canvas.getContext('2d');
    pen.translate(MARGIN - left, MARGIN - top);
    drawIsland(
      pen,
      island,
      sheet,
      mottles.get('land', () => mottling('land', 400, 250, 26, 1.9)),
    );
    return canvas;
  });
};

const oceanLayer = (sheet: Sheet): Canvas =>
  oceans.get(`${sheet.width} ${sheet.compass.x}`, () => {
    const canvas = createCanvas(sheet.width, sheet.height);
    drawOcean(canvas.getContext('2d'), sheet.chart, sheet.height, [sheet.compass.x, sheet.compass.y]);
    return canvas;
  });

function drawBase(chart: Chart): Canvas {
  const { sheet } = chart;
  const canvas = createCanvas(sheet.width, sheet.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(oceanLayer(sheet), 0, 0);
  for (const island of chart.islands)
    pen.drawImage(islandLayer(island, sheet), island.slot.left - MARGIN, island.slot.top - MARGIN);
  drawCompass(pen, sheet.compass.x, sheet.compass.y, sheet.compass.radius);
  for (const { board, slot } of chart.islands)
    write(pen, board.name, slot.name.x, slot.name.y, {
      face: 'gothic600',
      size: 36,
      align: slot.name.align,
      fill: '#d6ecea',
      halo: 'rgba(8,32,42,.6)',
      haloWidth: 5,
    });
  drawVignette(pen, sheet.chart, sheet.height);
  return canvas;
}

/** Everything on the chart that no move changes, without a word of any language. */
export const baseOf = (chart: Chart): Canvas => bases.get(chart.key, () => drawBase(chart));
