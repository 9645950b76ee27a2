import type { EliteType, FactionId } from '../../src/games/wroth/ids.js';
import { drawCount } from '../canvas/badges.js';
import { alpha } from '../canvas/colour.js';
import { drawIcon } from '../canvas/icons.js';
import { drawPattern } from '../canvas/patterns.js';
import { clipped, disc, type Pen, roundedBox, shadowed } from '../canvas/pen.js';
import { writeMiddle } from '../canvas/text.js';
import { BONE, ELITE_ICONS, FACE_ICONS, FACTIONS, NIGHT } from './look.js';

const RIM = '#fff3d6';
const shade = (faction: FactionId): string =>
  faction === 'aldan' || faction === 'guild' ? 'rgba(255,255,255,.13)' : 'rgba(0,0,0,.16)';

/** The faction's sign on a round piece. */
export function drawCoat(pen: Pen, x: number, y: number, radius: number, faction: FactionId): void {
  const { colour, ink, pattern, icon } = FACTIONS[faction];
  shadowed(pen, radius * 0.3, radius * 0.14, () => {
    disc(pen, x, y, radius);
    pen.fillStyle = colour;
    pen.fill();
  });
  const area = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  clipped(
    pen,
    () => disc(pen, x, y, radius),
    () => drawPattern(pen, pattern, area, shade(faction), radius * 0.42, radius * 0.14),
  );
  disc(pen, x, y, radius);
  pen.lineWidth = radius * 0.09;
  pen.strokeStyle = RIM;
  pen.stroke();
  drawIcon(pen, icon, x, y, radius * 1.3, { fill: ink });
}

/** Basics: the faction's coat and how many. */
export function drawBasics(pen: Pen, x: number, y: number, radius: number, faction: FactionId, count: number): void {
  drawCoat(pen, x, y, radius, faction);
  drawCount(pen, x + radius * 0.74, y + radius * 0.74, radius * 0.56, count);
}

interface DieStyle {
  readonly colour: string;
  readonly rim: string;
}

function drawDie(pen: Pen, x: number, y: number, side: number, { colour, rim }: DieStyle): void {
  shadowed(pen, side * 0.14, side * 0.07, () => {
    roundedBox(pen, x - side / 2, y - side / 2, side, side, side * 0.2);
    pen.fillStyle = colour;
    pen.fill();
  });
  pen.lineWidth = side * 0.05;
  pen.strokeStyle = rim;
  pen.stroke();
}

function drawHeart(pen: Pen, x: number, y: number, reach: number, vitality: number): void {
  shadowed(pen, 4, 2, () => {
    pen.beginPath();
    pen.moveTo(x, y + reach * 1.1);
    pen.bezierCurveTo(x - reach * 2.1, y - reach * 0.2, x - reach * 1.1, y - reach * 1.7, x, y - reach * 0.6);
    pen.bezierCurveTo(x + reach * 1.1, y - reach * 1.7, x + reach * 2.1, y - reach * 0.2, x, y + reach * 1.1);
    pen.fillStyle = '#c9222b';
    pen.fill();
  });
  pen.lineWidth = 2.6;
  pen.strokeStyle = RIM;
  pen.stroke();
  writeMiddle(pen, String(vitality), x, y - reach * 0.12, {
    face: 'sans800',
    size: reach * 1.35,
    align: 'center',
    fill: '#fff',
  });
}

/** An Elite die; its Vitality in a heart where it is in play. */
export function drawElite(
  pen: Pen,
  x: number,
  y: number,
  side: number,
  faction: FactionId,
  type: EliteType,
  vitality?: number,
): void {
  const { colour, ink } = FACTIONS[faction];
  drawDie(pen, x, y, side, { colour, rim: RIM });
  drawIcon(pen, ELITE_ICONS[type], x, y, side * 0.74, { fill: ink });
  if (vitality !== undefined) drawHeart(pen, x + side * 0.4, y + side * 0.42, side * 0.31, vitality);
}

/** An action die, as dark as it is worth when it is spent. */
export function drawActionDie(pen: Pen, x: number, y: number, side: number, face: string): void {
  drawDie(pen, x, y, side, { colour: BONE, rim: '#2b1c10' });
  drawIcon(pen, FACE_ICONS[face] ?? 'war-pick', x, y, side * 0.7, { fill: '#2b1c10' });
}

/** The All-seeing die of a faction. */
export function drawSeer(
  pen: Pen,
  x: number,
  y: number,
  side: number,
  faction: FactionId,
  face: string,
  spent: boolean,
): void {
  pen.save();
  if (spent) pen.globalAlpha = 0.35;
  const { bright } = FACTIONS[faction];
  drawDie(pen, x, y, side, { colour: NIGHT, rim: bright });
  const icon = FACE_ICONS[face];
  if (icon) drawIcon(pen, icon, x, y, side * 0.66, { fill: '#f3e2ff' });
  else writeMiddle(pen, '×2', x, y, { face: 'sans800', size: side * 0.56, align: 'center', fill: '#f3e2ff' });
  if (!spent) {
    disc(pen, x + side * 0.42, y - side * 0.42, side * 0.2);
    pen.fillStyle = '#f3e2ff';
    pen.fill();
    disc(pen, x + side * 0.42, y - side * 0.42, side * 0.085);
    pen.fillStyle = NIGHT;
    pen.fill();
  }
  pen.restore();
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The round die. */
export function drawPips(pen: Pen, x: number, y: number, side: number, value: number): void {
  drawDie(pen, x, y, side, { colour: BONE, rim: '#2b1c10' });
  pen.fillStyle = '#2b1c10';
  for (const [across, down] of PIPS[value] ?? []) {
    disc(pen, x + across * side * 0.24, y + down * side * 0.24, side * 0.085);
    pen.fill();
  }
}

/** The Chaos die: red, eight-sided. */
export function drawChaos(pen: Pen, x: number, y: number, reach: number, value: number): void {
  shadowed(pen, 8, 4, () => {
    pen.beginPath();
    pen.moveTo(x, y - reach);
    pen.lineTo(x + reach * 0.86, y);
    pen.lineTo(x, y + reach);
    pen.lineTo(x - reach * 0.86, y);
    pen.closePath();
    pen.fillStyle = '#a3261d';
    pen.fill();
  });
  pen.lineWidth = 3;
  pen.strokeStyle = '#ffe2c9';
  pen.stroke();
  writeMiddle(pen, String(value), x, y, { face: 'sans800', size: reach * 0.9, align: 'center', fill: '#fff' });
}

/** A marker with a pointed arch: the AI's Base, an objective. */
export function drawMarker(pen: Pen, x: number, y: number, side: number, colour: string, icon: string): void {
  shadowed(pen, 6, 3, () => {
    pen.beginPath();
    pen.roundRect(x - side / 2, y - side / 2, side, side, [side / 2, side / 2, 6, 6]);
    pen.fillStyle = colour;
    pen.fill();
  });
  pen.lineWidth = 3;
  pen.strokeStyle = RIM;
  pen.stroke();
  drawIcon(pen, icon, x, y + 2, side * 0.66, { fill: '#ffffff', outline: alpha('#000000', 0.4), outlineWidth: 2 });
}
