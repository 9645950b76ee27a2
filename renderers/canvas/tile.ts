import { contrast, darken, lighten, mix } from './colour.js';
import { drawIcon } from './icons.js';
import { type Palette, patternInk, type SeatLook, STANDARD, seatOnDark } from './palette.js';
import { drawPattern } from './patterns.js';
import { clipped, disc, type Pen, roundedBox, shadowed } from './pen.js';
import { writeMiddle } from './text.js';

export interface Tile {
  readonly seat: SeatLook;
  readonly icon: string;
  /** How many pieces the stack holds; two and three show as two and three tiles. */
  readonly count: number;
  readonly declined: boolean;
}

const DARK = 'rgba(20,12,6,.95)';
const RISE = 0.085;
/** A declined race stands 6 % lower in the world. */
const DECLINED_SIZE = 0.94;

/** How far below the tile's own square its pile reaches, as a share of the side. */
export const pileDepth = (count: number): number => Math.min(2, count - 1) * RISE;

/** A cardboard square with a seat's colour and pattern and a race's icon, around (x, y). */
export function drawTile(
  pen: Pen,
  x: number,
  y: number,
  fullSide: number,
  tile: Tile,
  palette: Palette = STANDARD,
): void {
  const { seat, declined } = tile;
  const side = declined ? fullSide * DECLINED_SIZE : fullSide;
  const [left, top, radius] = [x - side / 2, y - side / 2, side * 0.19];
  const ground = declined ? palette.over : seat.colour;
  const below = Math.min(2, tile.count - 1);
  const outline = (drop = 0) => roundedBox(pen, left, top + drop, side, side, radius);
  pen.save();
  shadowed(pen, side * 0.16, side * 0.09, () => {
    outline(side * RISE * (below + 1));
    pen.fillStyle = '#2b2016';
    pen.fill();
  });
  for (let level = below; level >= 1; level -= 1) {
    outline(side * RISE * level);
    pen.fillStyle = mix(ground, '#000000', 0.35);
    pen.fill();
    pen.lineWidth = 2.5;
    pen.strokeStyle = palette.cream;
    pen.stroke();
  }
  const light = pen.createLinearGradient(left, top, left, top + side);
  light.addColorStop(0, lighten(ground, 0.16));
  light.addColorStop(1, darken(ground, 0.14));
  outline();
  pen.fillStyle = light;
  pen.fill();
  clipped(pen, outline, () => {
    const area = { x: left, y: top, width: side, height: side };
    if (declined) drawPattern(pen, 'bend', area, 'rgba(40,38,36,.38)', side * 0.15, side * 0.05);
    else drawPattern(pen, seat.pattern, area, patternInk(seat, 0.18), side * 0.2, side * 0.075);
  });
  for (const [width, colour] of [
    [0.115, DARK],
    [declined ? 0.085 : 0.06, declined ? seat.colour : palette.cream],
  ] as const) {
    outline();
    pen.lineWidth = side * width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  drawIcon(pen, tile.icon, x, y, side * 0.72, iconStyle(tile, side));
  pen.restore();
}

const hasLightInk = ({ ink }: SeatLook): boolean => contrast(ink, '#000000') > contrast(ink, '#ffffff');

function iconStyle({ seat, declined }: Tile, side: number) {
  const outlineWidth = side * 0.055;
  if (declined) return { fill: '#24211e', outline: 'rgba(235,230,220,.55)', outlineWidth };
  const lightInk = hasLightInk(seat);
  return { fill: seat.ink, outline: lightInk ? 'rgba(25,10,5,.65)' : 'rgba(255,250,230,.55)', outlineWidth };
}

/** The seat's letter in a black disc: colour and pattern said a second time. */
export function drawSeatLetter(pen: Pen, x: number, y: number, radius: number, seat: SeatLook): void {
  disc(pen, x, y, radius);
  pen.fillStyle = '#17120d';
  pen.fill();
  pen.lineWidth = 2.2;
  pen.strokeStyle = seat.colour;
  pen.stroke();
  const fill = seatOnDark(seat, '#17120d');
  writeMiddle(pen, seat.letter, x, y, { face: 'sans800', size: radius * 1.5, align: 'center', fill });
}

/** A shield with the seat's letter, for the ledger. */
export function drawCrest(
  pen: Pen,
  x: number,
  y: number,
  side: number,
  seat: SeatLook,
  palette: Palette = STANDARD,
): void {
  const [left, top] = [x - side / 2, y - side / 2];
  const outline = () => {
    pen.beginPath();
    pen.moveTo(left, top);
    pen.lineTo(left + side, top);
    pen.lineTo(left + side, top + side * 0.55);
    pen.quadraticCurveTo(left + side * 0.96, top + side * 0.88, x, top + side * 1.06);
    pen.quadraticCurveTo(left + side * 0.04, top + side * 0.88, left, top + side * 0.55);
    pen.closePath();
  };
  pen.save();
  pen.lineJoin = 'round';
  shadowed(pen, 6, 3, () => {
    outline();
    pen.fillStyle = seat.colour;
    pen.fill();
  });
  clipped(pen, outline, () => {
    const area = { x: left, y: top, width: side, height: side * 1.1 };
    drawPattern(pen, seat.pattern, area, patternInk(seat, 0.2), side * 0.2, side * 0.075);
  });
  outline();
  pen.lineWidth = 3;
  pen.strokeStyle = palette.cream;
  pen.stroke();
  pen.restore();
  const halo = hasLightInk(seat) ? 'rgba(20,8,4,.45)' : 'rgba(255,250,235,.6)';
  const style = { face: 'sans800', size: side * 0.66, align: 'center', fill: seat.ink, halo, haloWidth: 4 } as const;
  writeMiddle(pen, seat.letter, x, y + side * 0.02, style);
}
