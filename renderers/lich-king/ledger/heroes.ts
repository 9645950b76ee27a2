import { drawIcon } from '../../canvas/icons.js';
import { NOW, type SeatLook } from '../../canvas/palette.js';
import { drawPattern } from '../../canvas/patterns.js';
import { clipped, disc, type Pen, roundedBox } from '../../canvas/pen.js';
import { write, writeMiddle } from '../../canvas/text.js';
import { drawSeatLetter, drawTile } from '../../canvas/tile.js';
import { PIECE_ICONS } from '../icons.js';
import { ALARM } from '../look.js';
import { drawHand, type Shown } from './cards.js';
import type { Column } from './column.js';

export interface HeroCard {
  readonly hero: string;
  readonly player: string;
  readonly place: string;
  readonly icon: string;
  readonly seat: number;
  readonly health: number;
  readonly most: number;
  /** Actions left and actions of a turn, of the hero whose turn it is. */
  readonly actions?: { readonly left: number; readonly all: number };
  /** Absent where a shared hand is shown apart. */
  readonly hand?: readonly Shown[];
}

const EDGE = 12;
/** From here on a card has room for the line that names the place. */
const ROOMY = 160;

function drawGround({ pen, left, right }: Column, height: number, seat: SeatLook, active: boolean): void {
  const outline = () => roundedBox(pen, left - 6, 0, right - left + 12, height, 14);
  outline();
  pen.fillStyle = active ? '#1f3a45' : '#222b37';
  pen.fill();
  clipped(pen, outline, () => {
    const edge = { x: left - 6, y: 0, width: EDGE, height };
    pen.fillStyle = seat.colour;
    pen.fillRect(edge.x, edge.y, edge.width, edge.height);
    pen.beginPath();
    pen.rect(edge.x, edge.y, edge.width, edge.height);
    pen.clip();
    drawPattern(pen, seat.pattern, edge, 'rgba(0,0,0,.28)', 9, 3.2);
  });
  if (!active) return;
  outline();
  pen.lineWidth = 4;
  pen.strokeStyle = NOW;
  pen.stroke();
}

/** One segment a point, brighter when few are left. */
function drawHealth(pen: Pen, left: number, right: number, y: number, { health, most }: HeroCard): void {
  const low = health / most <= 0.4;
  const step = (right - 54 - left) / most;
  for (let point = 0; point < most; point += 1) {
    roundedBox(pen, left + point * step, y - 11, step - 3, 22, 5);
    pen.fillStyle = point < health ? (low ? ALARM : '#e0584f') : '#36414e';
    pen.fill();
  }
  drawIcon(pen, PIECE_ICONS.health, right - 38, y, 28, { fill: low ? '#ff7a5f' : '#ff9a8f' });
  writeMiddle(pen, String(health), right - 8, y, { face: 'sans800', size: 30, align: 'center', fill: '#ffffff' });
}

function drawActions(pen: Pen, right: number, y: number, { left, all }: { left: number; all: number }): number {
  const shown = Math.max(left, all);
  for (let i = 0; i < shown; i += 1) {
    disc(pen, right - 12 - i * 24, y, 9);
    pen.fillStyle = i < left ? NOW : '#33434f';
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = '#0c1a20';
    pen.stroke();
  }
  return shown * 24;
}

/** Who, where, how healthy, and with which cards. */
export function drawHeroCard(column: Column, height: number, card: HeroCard, seat: SeatLook): void {
  const { pen, left, right } = column;
  const roomy = height >= ROOMY || !card.hand;
  drawGround(column, height, seat, card.actions !== undefined);
  drawTile(pen, left + 42, 40, 52, { seat, icon: card.icon, count: 1, declined: false });
  drawSeatLetter(pen, left + 18, 17, 12, seat);
  const text = left + 82;
  const taken = card.actions ? drawActions(pen, right, 27, card.actions) : 0;
  const room = right - text - taken - 6;
  const name = { face: 'sans700', size: 34, fill: '#ffffff', width: room } as const;
  const wide = write(pen, card.hero, text, 38, name);
  const muted = { face: 'sans500', size: 25, fill: '#9fb0c2' } as const;
  if (room - wide > 60) write(pen, card.player, text + wide + 12, 37, { ...muted, width: room - wide - 12 });
  drawHealth(pen, text, right, 61, card);
  if (roomy) write(pen, card.place, text, 98, { ...muted, size: 24, fill: '#a9bccd', width: right - text });
  if (card.hand) drawHand(pen, left + 12, roomy ? height - 42 : height - 35, roomy ? 62 : 54, card.hand);
}
