import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';
import { ICECROWN } from '../../src/games/lich-king/data/spaces.js';
import { keptCanvases } from '../canvas/canvases.js';
import { alpha, darken, mix } from '../canvas/colour.js';
import { type Box, pathOf, type Ring } from '../canvas/geometry.js';
import { drawPeak } from '../canvas/glyphs/mountain.js';
import { drawConifer } from '../canvas/glyphs/trees.js';
import { inked } from '../canvas/ink.js';
import { chance, layered, mottling, noise } from '../canvas/noise.js';
import { type Pen, shadowed } from '../canvas/pen.js';
import { scatter } from '../canvas/scatter.js';
import { drawVignette, drawWave } from '../canvas/sea.js';
import { COAST, LAND, NORTHREND } from './land.js';
import { AREA_LOOKS, AREAS, type Area, SHEET } from './look.js';
import { SPOTS, spotOf } from './spots.js';

const { width, height } = SHEET.map;
const SHALLOWS = [
  [40, '#1f4460'],
  [28, '#28546f'],
  [17, '#37708c'],
  [8, '#5695ae'],
] as const;
const SEA: Ring = [0, 0, width, 0, width, height, 0, height];
const FIRS = { shade: '#2c4250', body: '#3f5d69', light: '#7fa0a8', ink: '#15202a' };
const SNOWY_FIRS = { ...FIRS, light: '#dfeaf0' };
/** Plate, name and pieces of a place. */
const spare: readonly Box[] = [...SPOTS.values()].map(({ x, y }) => ({ x, y: y + 9, width: 124, height: 86 }));

function drawIceberg(pen: Pen, x: number, y: number, size: number): void {
  const berg = pathOf([
    x - size,
    y,
    x - size / 2,
    y - size * 0.8,
    x + size * 0.1,
    y - size * 0.55,
    x + size / 2,
    y - size,
    x + size,
    y,
  ]);
  pen.fillStyle = 'rgba(225,240,250,.34)';
  pen.fill(berg);
  pen.fillStyle = 'rgba(120,170,205,.3)';
  pen.fill(pathOf([x + size / 2, y - size, x + size, y, x + size * 0.2, y]));
  pen.fillStyle = 'rgba(190,220,240,.18)';
  pen.fillRect(x - size * 1.2, y + 1, size * 2.4, 2);
}

function drawSea(pen: Pen, mottle: Canvas): void {
  const water = pen.createRadialGradient(470, 330, 60, width / 2, height / 2, 820);
  water.addColorStop(0, '#2b5470');
  water.addColorStop(0.5, '#1a3850');
  water.addColorStop(1, '#0b1a2a');
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  stain(pen, mottle, 0.5);
  const random = chance('icebergs');
  for (const [x, y] of scatter(SEA, 'icebergs', { apart: 74, flatten: 1.3, edge: 0 })) {
    if (random() < 0.55) drawWave(pen, x, y, 20 + random() * 12, 'rgba(190,220,240,.16)', 2);
    else drawIceberg(pen, x, y, 9 + random() * 13);
  }
}

function stain(pen: Pen, mottle: Canvas, strength: number): void {
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = strength;
  pen.drawImage(mottle, 0, 0, width, height);
  pen.restore();
}

function stroke(pen: Pen, path: Path2D, thickness: number, colour: string): void {
  pen.lineWidth = thickness;
  pen.strokeStyle = colour;
  pen.stroke(path);
}

function drawShore(pen: Pen): void {
  for (const [reach, colour] of SHALLOWS) {
    stroke(pen, COAST, 2 * reach + 2.4, 'rgba(215,238,250,.28)');
    stroke(pen, COAST, 2 * reach, colour);
  }
  pen.save();
  pen.translate(0, 9);
  shadowed(
    pen,
    24,
    18,
    () => {
      pen.fillStyle = '#22303f';
      pen.fill(COAST);
    },
    'rgba(2,8,16,.8)',
  );
  pen.translate(0, -4);
  stroke(pen, COAST, 6, '#5f7f97');
  pen.restore();
  stroke(pen, COAST, 8, '#f1f8fc');
}

function drawSnow(pen: Pen, area: Area): void {
  const drifts = noise(`snow ${area}`);
  for (const [x, y] of scatter(NORTHREND.areas[area], `snow ${area}`, { apart: 20, flatten: 1.2, edge: 0 })) {
    const depth = layered(drifts, x * 0.01, y * 0.01, 3);
    if (depth < 0.02) continue;
    pen.fillStyle = `rgba(240,247,252,${Math.min(0.42, depth * 0.9).toFixed(3)})`;
    pen.beginPath();
    pen.ellipse(x, y, 22 + depth * 30, 9 + depth * 14, 0, 0, 2 * Math.PI);
    pen.fill();
  }
}

function drawGround(pen: Pen, area: Area, mottle: Canvas): void {
  const { ground } = AREA_LOOKS[area];
  pen.save();
  pen.clip(LAND[area]);
  pen.fillStyle = ground;
  pen.fill(LAND[area]);
  stain(pen, mottle, 0.9);
  drawSnow(pen, area);
  for (const [thickness, opacity] of [
    [46, 0.06],
    [30, 0.08],
    [16, 0.1],
  ] as const)
    stroke(pen, LAND[area], thickness, alpha(darken(ground, 0.7), opacity));
  pen.restore();
}

/** Peaks on one side of a field of noise, firs on the other, from top to bottom over all areas. */
function drawGlyphs(pen: Pen): void {
  const heights = noise('heights');
  const glyphs = AREAS.flatMap((area) =>
    scatter(NORTHREND.areas[area], `glyphs ${area}`, { apart: 30, flatten: 1.3, edge: 14, spare }).map(([x, y]) => ({
      area,
      x,
      y,
    })),
  ).sort((a, b) => a.y - b.y);
  for (const { area, x, y } of glyphs) {
    const icy = area === 'icecrown';
    const rise = layered(heights, x * 0.006, y * 0.006, 2) + (icy ? 0.5 : 0);
    const random = chance(`${x} ${y}`);
    if (rise > 0.08) {
      const wide = (icy ? 44 : 40) * (0.75 + random() * 0.5);
      const high = wide * (icy ? 1.15 : 0.85);
      const { ground } = AREA_LOOKS[area];
      const stone = icy
        ? { light: '#dcecf6', shade: '#6c8ba3', ink: '#1d2733' }
        : { light: mix(ground, '#e9eef2', 0.6), shade: mix(ground, '#3a4550', 0.5), ink: '#1d2733' };
      drawPeak(pen, x, y + high * 0.4, wide, high, true, random, stone);
    } else if (rise < -0.06) {
      const high = 24 * (0.8 + random() * 0.5);
      drawConifer(pen, x, y + high * 0.4, high, random() > 0.5 ? SNOWY_FIRS : FIRS);
    }
  }
}

function drawBorders(pen: Pen): void {
  for (const [i, line] of NORTHREND.borders.entries()) {
    stroke(pen, pathOf(line, false), 11, 'rgba(240,248,255,.35)');
    inked(pen, line, 5, 'rgba(18,22,32,.92)', `border ${i}`);
  }
  inked(pen, [...NORTHREND.coast, ...NORTHREND.coast.slice(0, 2)], 2.6, 'rgba(16,30,44,.9)', 'coast');
}

function drawGlow(pen: Pen): void {
  const { x, y } = spotOf(ICECROWN);
  pen.save();
  pen.globalCompositeOperation = 'screen';
  const glow = pen.createRadialGradient(x, y, 10, x, y, 150);
  glow.addColorStop(0, 'rgba(110,210,255,.55)');
  glow.addColorStop(1, 'rgba(110,210,255,0)');
  pen.fillStyle = glow;
  pen.fillRect(x - 160, y - 160, 320, 320);
  pen.restore();
}

function drawBase(): Canvas {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const mottle = mottling('northrend', 400, 270, 24, 1.9);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  drawSea(pen, mottle);
  drawShore(pen);
  for (const area of AREAS) drawGround(pen, area, mottle);
  drawGlyphs(pen);
  drawBorders(pen);
  drawGlow(pen);
  drawVignette(pen, width, height);
  return canvas;
}

/** 4 MB; there is but one. */
const bases = keptCanvases(4);

/** The map without anything that changes or is written on it. */
export const baseOf = (): Canvas => bases.get('northrend', drawBase);
