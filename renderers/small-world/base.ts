import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';
import { keptCanvases } from '../canvas/canvases.js';
import { alpha, darken, lighten } from '../canvas/colour.js';
import { pathOf } from '../canvas/geometry.js';
import { inked } from '../canvas/ink.js';
import { mottling } from '../canvas/noise.js';
import type { Palette } from '../canvas/palette.js';
import { type Pen, shadowed } from '../canvas/pen.js';
import { drawCompass, drawOcean, drawVignette } from '../canvas/sea.js';
import { write } from '../canvas/text.js';
import type { Area, Chart, Island } from './islands.js';
import type { Sheet } from './sheet.js';
import { paintTerrain, terrainColours } from './terrain.js';

const SHALLOWS = [
  [46, '#1c5266'],
  [33, '#226175'],
  [21, '#2b7488'],
  [10, '#3d8fa0'],
] as const;
const SLAB = { depth: 9, dark: '#2a1d14', light: '#6b4d31' };
const SEA_RINGS = [
  [26, 0.08],
  [15, 0.18],
  [7, 0.36],
] as const;
const DEEP = '#04121a';
const LAKE_RINGS = [
  [30, 0.06],
  [20, 0.16],
] as const;

/** What the parts of one island are painted with. */
interface Brush {
  readonly pen: Pen;
  readonly sheet: Sheet;
  readonly mottle: Canvas;
  readonly palette: Palette;
}

function strokes(pen: Pen, paths: readonly Path2D[], width: number, colour: string): void {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  for (const path of paths) pen.stroke(path);
}

const colourOf = ({ palette }: Brush, { region }: Area): string => terrainColours(palette)[region.terrain];

/** Flat colour, soft mottling, and light from the top left, inside the area. */
function ground(brush: Brush, area: Area): void {
  const { pen, sheet, mottle } = brush;
  pen.fillStyle = colourOf(brush, area);
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

function glyphs(brush: Brush, area: Area): void {
  const { pen, palette } = brush;
  const { region, ring, label, path } = area;
  const { below, scale } = label;
  const stack = { x: below.x, y: below.y - 10 * scale, width: 92 * scale, height: 96 * scale };
  paintTerrain(pen, region.terrain, ring, region.id, [region.water ? label.box : stack]);
  if (palette.fade === 0) return;
  pen.fillStyle = alpha(colourOf(brush, area), palette.fade);
  pen.fill(path);
}

function within(pen: Pen, path: Path2D, draw: () => void): void {
  pen.save();
  pen.clip(path);
  draw();
  pen.restore();
}

function drawSea(brush: Brush, area: Area, coast: readonly Path2D[]): void {
  const { pen } = brush;
  within(pen, area.path, () => {
    ground(brush, area);
    for (const [reach, light] of SEA_RINGS) {
      strokes(pen, coast, 2 * reach + 2, 'rgba(225,244,250,.3)');
      strokes(pen, coast, 2 * reach, lighten(colourOf(brush, area), light));
    }
    glyphs(brush, area);
  });
}

function drawLake(brush: Brush, area: Area): void {
  const { pen, palette } = brush;
  within(pen, area.path, () => {
    ground(brush, area);
    for (const [reach, light] of LAKE_RINGS) {
      strokes(pen, [area.path], 2 * reach + 2, 'rgba(240,250,252,.4)');
      strokes(pen, [area.path], 2 * reach, lighten(colourOf(brush, area), light));
    }
    glyphs(brush, area);
    strokes(pen, [area.path], 13, palette.beach);
  });
}

function drawLand(brush: Brush, area: Area): void {
  const { pen } = brush;
  within(pen, area.path, () => {
    ground(brush, area);
    glyphs(brush, area);
    const shade = darken(colourOf(brush, area), 0.75);
    for (const [width, opacity] of [
      [34, 0.05],
      [24, 0.06],
      [15, 0.08],
      [8, 0.1],
    ] as const)
      strokes(pen, [area.path], width, alpha(shade, opacity));
  });
}

function drawBorders({ pen, palette }: Brush, island: Island): void {
  const wet = (side: number): boolean => island.areas[side]?.region.water ?? true;
  island.arcs.forEach(({ sides: [a, b], points }, i) => {
    const seed = `${island.board.id} ${i}`;
    const line = pathOf(points, false);
    if (wet(a) && wet(b)) {
      pen.save();
      pen.setLineDash([3, 11]);
      strokes(pen, [line], 4, 'rgba(235,248,252,.85)');
      pen.restore();
    } else if (wet(a) || wet(b)) inked(pen, points, 3, alpha(palette.ink, 0.9), seed);
    else {
      strokes(pen, [line], 9.5, 'rgba(255,246,220,.33)');
      inked(pen, points, 5, alpha(palette.ink, 0.95), seed);
    }
  });
}

function drawIsland(brush: Brush, island: Island): void {
  const { pen, palette } = brush;
  const edge = island.edge.map((ring) => pathOf(ring));
  const coast = island.coast.map((ring) => pathOf(ring));
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [reach, colour] of SHALLOWS) {
    strokes(pen, edge, 2 * reach + 2.4, 'rgba(205,236,236,.3)');
    strokes(pen, edge, 2 * reach, darken(colour, palette.fade));
  }
  const of = (terrain: 'sea' | 'lake') => island.areas.filter(({ region }) => region.terrain === terrain);
  for (const area of of('sea')) drawSea(brush, area, coast);
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
  strokes(pen, coast, 9, palette.beach);
  for (const area of island.areas) if (!area.region.water) drawLand(brush, area);
  for (const area of of('lake')) drawLake(brush, area);
  drawBorders(brush, island);
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

const islandLayer = (island: Island, sheet: Sheet, palette: Palette): Canvas => {
  const { left, top, right, bottom } = island.slot;
  const key = `${palette.id} ${island.board.id} ${left},${top} ${island.areas[0]?.code} ${sheet.width}`;
  return islands.get(key, () => {
    const canvas = createCanvas(right - left + 2 * MARGIN, bottom - top + 2 * MARGIN);
    const pen = canvas.getContext('2d');
    pen.translate(MARGIN - left, MARGIN - top);
    const mottle = mottles.get('land', () => mottling('land', 400, 250, 26, 1.9));
    drawIsland({ pen, sheet, mottle, palette }, island);
    return canvas;
  });
};

const oceanLayer = (sheet: Sheet, { id, fade }: Palette): Canvas =>
  oceans.get(`${id} ${sheet.width} ${sheet.compass.x}`, () => {
    const canvas = createCanvas(sheet.width, sheet.height);
    const pen = canvas.getContext('2d');
    drawOcean(pen, sheet.chart, sheet.height, [sheet.compass.x, sheet.compass.y]);
    pen.fillStyle = alpha(DEEP, fade);
    pen.fillRect(0, 0, sheet.chart, sheet.height);
    return canvas;
  });

function drawBase(chart: Chart, palette: Palette): Canvas {
  const { sheet } = chart;
  const canvas = createCanvas(sheet.width, sheet.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(oceanLayer(sheet, palette), 0, 0);
  for (const island of chart.islands)
    pen.drawImage(islandLayer(island, sheet, palette), island.slot.left - MARGIN, island.slot.top - MARGIN);
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
export const baseOf = (chart: Chart, palette: Palette): Canvas =>
  bases.get(`${palette.id} ${chart.key}`, () => drawBase(chart, palette));
