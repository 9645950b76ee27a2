import type { Seat } from '../../../src/engine/index.js';
import type { PlayerView } from '../../../src/games/small-world/view.js';
import { drawIcon } from '../../canvas/icons.js';
import { drawChip } from '../../canvas/markers.js';
import { type Palette, patternInk, type SeatLook, seatLook } from '../../canvas/palette.js';
import { drawPattern } from '../../canvas/patterns.js';
import { clipped, type Pen, roundedBox } from '../../canvas/pen.js';
import { writeMiddle } from '../../canvas/text.js';
import { PIECE_COLOURS, PIECE_ICONS } from '../icons.js';
import type { Column } from './index.js';

const RADIUS = 18;
const CAPTIVE = { width: 64, height: 2 * RADIUS };
const GAP = 6;

/** The Champion on his own seat's colour and pattern, with its letter. */
function drawCaptive(pen: Pen, x: number, y: number, owner: SeatLook, { cream }: Palette): void {
  const { width, height } = CAPTIVE;
  const area = { x: x - width / 2, y: y - height / 2, width, height };
  const outline = () => roundedBox(pen, area.x, area.y, width, height, 9);
  outline();
  pen.fillStyle = owner.colour;
  pen.fill();
  clipped(pen, outline, () => drawPattern(pen, owner.pattern, area, patternInk(owner, 0.14), 9, 3));
  outline();
  pen.lineWidth = 2.6;
  pen.strokeStyle = cream;
  pen.stroke();
  drawIcon(pen, PIECE_ICONS.champion, area.x + 21, y, 30, { fill: owner.ink });
  const letter = { face: 'sans800', size: 27, align: 'center', fill: owner.ink } as const;
  writeMiddle(pen, owner.letter, area.x + 48, y, letter);
}

/** What a player holds besides a race, from the right: a Harmony token, another seat's Champion. Says where it begins. */
export function drawTokens(
  { pen, right, palette }: Column,
  { harmony }: PlayerView,
  captive: Seat | undefined,
  middle: number,
): number {
  let end = right - 4;
  if (harmony) {
    drawChip(pen, end - RADIUS, middle, RADIUS, PIECE_COLOURS.harmony, PIECE_ICONS.harmony, palette);
    end -= 2 * RADIUS + GAP;
  }
  if (captive !== undefined) {
    drawCaptive(pen, end - CAPTIVE.width / 2, middle, seatLook(captive, palette), palette);
    end -= CAPTIVE.width + GAP;
  }
  return end;
}
