import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { ZONE_PLACES } from '../../src/games/wroth/components/map.js';
import { type NumberedId, ZONES } from '../../src/games/wroth/ids.js';
import { alpha, type Colour, darken, mix } from '../canvas/colour.js';
import { inside, pathOf, type Ring } from '../canvas/geometry.js';
import { drawIcon } from '../canvas/icons.js';
import { inked } from '../canvas/ink.js';
import { chance, mottling } from '../canvas/noise.js';
import { INK } from '../canvas/palette.js';
import { drawPattern } from '../canvas/patterns.js';
import { clipped, type Pen, roundedBox, shadowed } from '../canvas/pen.js';
import { writeMiddle } from '../canvas/text.js';
import { OTHER_ICONS, SHEET } from './look.js';
import { AREAS, type Area, BRIDGE_ENDS, HEIGHTS, SPOTS, TERRACES, ZONE_SPOTS } from './plateau.js';
import { drawScenery, drawWilds } from './scenery.js';

const GROUNDS: Readonly<Record<NumberedId, Colour>> = {
  1: '#9fae66',
  2: '#cfa466',
  3: '#9db4bb',
  4: '#c7b56c',
  5: '#88ad82',
  6: '#d19673',
  7: '#ead9a8',
  8: '#d8cbbb',
};

/** A wall of rock below an edge, hatched. */
function cliff(pen: Pen, ring: Ring, height: number, light: Colour, dark: Colour, seed: string): void {
  const path = pathOf(ring);
  shadowed(pen, 30, height + 10, () => {
    pen.fillStyle = dark;
    pen.fill(path);
  });
  for (let down = height; down >= 1; down -= 2) {
    pen.save();
    pen.translate(0, down);
    pen.fillStyle = mix(light, dark, down / height);
    pen.fill(path);
    pen.restore();
  }
  const random = chance(seed);
  for (let i = 0; i < ring.length; i += 4) {
    const [x = 0, y = 0] = [ring[i], ring[i + 1]];
    if (inside(ring, x, y + 8)) continue;
    pen.strokeStyle = alpha(random() > 0.5 ? '#140c06' : '#ebd7b4', 0.18 + random() * 0.25);
    pen.lineWidth = 1.5 + random() * 1.5;
    pen.beginPath();
    pen.moveTo(x, y + 3);
    pen.lineTo(x + (random() - 0.5) * 3, y + height * (0.5 + random() * 0.5));
    pen.stroke();
  }
}

function drawArea(pen: Pen, area: Area, mottle: Canvas): void {
  const { id, path, ring } = area;
  const colour = GROUNDS[id];
  const [x, y] = SPOTS[id].pieces;
  pen.save();
  pen.clip(path);
  pen.fillStyle = colour;
  pen.fill(path);
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = 0.95;
  pen.drawImage(mottle, 0, 0, SHEET.map, SHEET.height);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
  const light = pen.createRadialGradient(x - 20, y - 60, 10, x, y, 190);
  light.addColorStop(0, 'rgba(255,248,220,.25)');
  light.addColorStop(1, 'rgba(255,248,220,0)');
  pen.fillStyle = light;
  pen.fill(path);
  drawScenery(pen, area);
  for (const [width, opacity] of [
    [40, 0.06],
    [26, 0.08],
    [14, 0.1],
  ] as const) {
    pen.strokeStyle = alpha(darken(colour, 0.8), opacity);
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.restore();
  pen.strokeStyle = 'rgba(255,244,215,.35)';
  pen.lineWidth = 10;
  pen.stroke(path);
  inked(pen, [...ring, ring[0] ?? 0, ring[1] ?? 0], 5, alpha(INK, 0.95), `border ${id}`);
}

function drawZones(pen: Pen): void {
  for (const zone of ZONES) {
    const { kind } = ZONE_PLACES[zone];
    const { x, y, width, height } = ZONE_SPOTS[zone];
    const [left, top] = [x - width / 2, y - height / 2];
    shadowed(pen, 10, 4, () => {
      roundedBox(pen, left, top, width, height, 16);
      pen.fillStyle = kind === 'pier' ? '#a3763f' : '#8b7049';
      pen.fill();
    });
    clipped(
      pen,
      () => roundedBox(pen, left, top, width, height, 16),
      () =>
        drawPattern(
          pen,
          kind === 'pier' ? 'bars' : 'dots',
          { x: left, y: top, width, height },
          'rgba(50,28,10,.3)',
          14,
          3,
        ),
    );
    pen.lineWidth = 4.5;
    pen.strokeStyle = '#2b1c0d';
    roundedBox(pen, left, top, width, height, 16);
    pen.stroke();
    pen.lineWidth = 2;
    pen.strokeStyle = '#f0d6a2';
    roundedBox(pen, left + 4.5, top + 4.5, width - 9, height - 9, 12);
    pen.stroke();
    const tall = height > width;
    const [nameX, nameY] = tall ? [x, top + 27] : [left + 26, y];
    const [iconX, iconY] = tall ? [x, top + 64] : [left + 64, y];
    writeMiddle(pen, zone, nameX, nameY, {
      face: 'sans800',
      size: 34,
      align: 'center',
      fill: '#fff1d0',
      halo: 'rgba(30,16,4,.7)',
      haloWidth: 5,
    });
    drawIcon(pen, OTHER_ICONS[kind], iconX, iconY, 34, { fill: '#fff1d0', outline: 'rgba(30,16,4,.6)' });
  }
}

function drawBridges(pen: Pen): void {
  for (const [[ax, ay], [bx, by]] of BRIDGE_ENDS) {
    const length = Math.hypot(bx - ax, by - ay);
    pen.save();
    pen.translate(ax, ay);
    pen.rotate(Math.atan2(by - ay, bx - ax));
    shadowed(pen, 10, 8, () => {
      pen.fillStyle = '#4b3018';
      pen.fillRect(-8, -19, length + 16, 38);
    });
    for (let plank = -6, i = 0; plank < length + 6; plank += 10, i += 1) {
      pen.fillStyle = ['#b5834a', '#a3743f', '#c08e54'][i % 3] ?? '';
      pen.fillRect(plank, -16, 8.5, 32);
    }
    pen.strokeStyle = '#2b1a0b';
    pen.lineWidth = 4;
    pen.strokeRect(-8, -19, length + 16, 38);
    pen.fillStyle = '#2b1a0b';
    pen.beginPath();
    for (const [tip, back] of [
      [-2, 16],
      [length + 2, length - 16],
    ] as const) {
      pen.moveTo(tip, 0);
      pen.lineTo(back, -11);
      pen.lineTo(back, 11);
    }
    pen.fill();
    pen.fillRect(14, -3.5, length - 28, 7);
    pen.restore();
  }
}

function paint(): Canvas {
  const canvas = createCanvas(SHEET.map, SHEET.height);
  const pen = canvas.getContext('2d');
  const mottle = mottling('wroth ground', 250, 250, 22, 2);
  const land = pen.createRadialGradient(500, 480, 200, 500, 500, 720);
  land.addColorStop(0, '#7c7850');
  land.addColorStop(0.7, '#686a49');
  land.addColorStop(1, '#4b523c');
  pen.fillStyle = land;
  pen.fillRect(0, 0, SHEET.map, SHEET.height);
  pen.globalCompositeOperation = 'soft-light';
  pen.drawImage(mottle, 0, 0, SHEET.map, SHEET.height);
  pen.globalCompositeOperation = 'source-over';
  pen.lineJoin = 'round';
  drawWilds(pen);
  cliff(pen, TERRACES, 26, '#8d7458', '#33261b', 'outer cliff');
  for (const area of AREAS) if (area.id < 7) drawArea(pen, area, mottle);
  cliff(pen, HEIGHTS, 20, '#a58c68', '#4a3624', 'inner cliff');
  for (const area of AREAS) if (area.id >= 7) drawArea(pen, area, mottle);
  drawZones(pen);
  const edge = pen.createRadialGradient(500, 500, 460, 500, 500, 760);
  edge.addColorStop(0, 'rgba(0,0,0,0)');
  edge.addColorStop(1, 'rgba(10,5,0,.42)');
  pen.fillStyle = edge;
  pen.fillRect(0, 0, SHEET.map, SHEET.height);
  return canvas;
}

let painted: Canvas | undefined;

/** The map without pieces; painted once. */
export function base(): Canvas {
  painted ??= paint();
  return painted;
}

/** Bridges lie over the bands of the regions they join. */
export const bridges = drawBridges;
