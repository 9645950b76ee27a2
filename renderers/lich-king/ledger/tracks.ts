import { say } from '../../../src/text/index.js';
import { drawIcon } from '../../canvas/icons.js';
import { roundedBox } from '../../canvas/pen.js';
import { write, writeMiddle } from '../../canvas/text.js';
import { PIECE_ICONS } from '../icons.js';
import type { Column } from './column.js';

export const TRACKS_HEIGHT = 246;

export interface Tracks {
  /** The scourge track's values, and where the marker stands on it. */
  readonly scourge: readonly number[];
  readonly rate: number;
  readonly despair: number;
  readonly loseAt: number;
  readonly heroDeck: number;
  readonly scourgeDeck: number;
  readonly ghouls: number;
}

function head({ pen, left, right, language }: Column, y: number, icon: string, key: string, count: string): void {
  const [fill, light] = key === 'scourge' ? ['#b9e08a', '#d9f0b8'] : ['#ff9d8a', '#ffc6ba'];
  drawIcon(pen, icon, left + 16, y - 12, 38, { fill });
  const name = say(language, { key: `lich-king:picture.${key}` });
  write(pen, name, left + 44, y, { face: 'gothic700', size: 38, fill: light });
  write(pen, count, right, y - 2, { face: 'sans700', size: 27, align: 'right', fill });
}

function drawScourge(column: Column, { scourge, rate }: Tracks): void {
  const { pen, left, right, language } = column;
  const facts = { count: scourge[rate] ?? 0 };
  head(column, 52, PIECE_ICONS.scourge, 'scourge', say(language, { key: 'lich-king:picture.perTurn', facts }));
  const step = (right - left) / scourge.length;
  for (const [i, value] of scourge.entries()) {
    const x = left + (i + 0.5) * step;
    const now = i === rate;
    const high = now ? 44 : 36;
    roundedBox(pen, x - 17, 86 - high / 2, 34, high, 9);
    pen.fillStyle = now ? '#b9e08a' : i < rate ? '#465a34' : '#262f3b';
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = now ? '#f3ffe0' : '#4d5a68';
    pen.stroke();
    const fill = now ? '#14210a' : i < rate ? '#c4d8ad' : '#8d9aa8';
    writeMiddle(pen, String(value), x, 86, { face: 'sans800', size: now ? 32 : 25, align: 'center', fill });
  }
}

function drawDespair(column: Column, { despair, loseAt }: Tracks): void {
  const { pen, left, right } = column;
  head(column, 156, PIECE_ICONS.despair, 'despair', `${despair} / ${loseAt}`);
  const step = (right - left) / loseAt;
  for (let i = 0; i < loseAt; i += 1) {
    const x = left + (i + 0.5) * step;
    const filled = i < despair;
    const last = i === loseAt - 1;
    roundedBox(pen, x - step / 2 + 4, 174, step - 8, 28, 9);
    pen.fillStyle = filled ? '#d8452f' : last ? '#3a1a18' : '#262f3b';
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = filled ? '#ffb9aa' : last ? '#d8452f' : '#4d5a68';
    pen.stroke();
    if (last) drawIcon(pen, PIECE_ICONS.ghoul, x, 188, 22, { fill: filled ? '#ffffff' : '#d8452f' });
  }
}

function drawSupplies({ pen, left, language }: Column, { heroDeck, scourgeDeck, ghouls }: Tracks): void {
  const supplies = [
    [PIECE_ICONS.heroDeck, heroDeck, 'heroDeck', '#c9d6e4'],
    [PIECE_ICONS.scourgeDeck, scourgeDeck, 'scourgeDeck', '#b9e08a'],
    [PIECE_ICONS.ghoul, ghouls, 'ghouls', '#e6f5cf'],
  ] as const;
  let x = left;
  for (const [icon, count, key, fill] of supplies) {
    drawIcon(pen, icon, x + 12, 226, 26, { fill });
    x += 30 + write(pen, String(count), x + 30, 236, { face: 'sans800', size: 28, fill: '#ffffff' });
    const name = say(language, { key: `lich-king:picture.${key}`, facts: { count } });
    x += 21 + write(pen, name, x + 5, 235, { face: 'sans500', size: 22, fill: '#9fb0c2' });
  }
}

/** Scourge and despair, and what is left in decks and supply. */
export function drawTracks(column: Column, tracks: Tracks): void {
  drawScourge(column, tracks);
  drawDespair(column, tracks);
  drawSupplies(column, tracks);
}
