import type { PowerId } from '../../../src/games/small-world/ids.js';
import { drawHexagon } from '../../canvas/badges.js';
import { disc, roundedBox } from '../../canvas/pen.js';
import { writeMiddle } from '../../canvas/text.js';
import { POWER_ICONS } from '../icons.js';
import type { Column } from './index.js';

/** How far the power's badge stands from the row's left edge, and price and badge from its middle height. */
export interface Lead {
  readonly badge: number;
  readonly rise: number;
}

/** How every row on offer begins: its ground, the price in a coin, and the power's badge. */
export function drawPricedPower(
  { pen, left, right, top, palette }: Omit<Column, 'language'>,
  { index, power }: { readonly index: number; readonly power: PowerId },
  height: number,
  { badge: badgeAt, rise }: Lead,
): void {
  const middle = top + height / 2;
  roundedBox(pen, left - 6, top, right - left + 12, height, 12);
  pen.fillStyle = palette.panel(index % 2 ? '#262931' : '#2b2f37');
  pen.fill();
  disc(pen, left + 15, middle - rise, 17);
  pen.fillStyle = '#14161a';
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = '#e9b93c';
  pen.stroke();
  const price = { face: 'sans800', size: 26, align: 'center', fill: '#ffe08a' } as const;
  writeMiddle(pen, String(index), left + 15, middle - rise, price);
  const badge = { colour: '#4a3a1c', icon: POWER_ICONS[power], ink: '#ffe6ae', rim: '#c9a04e' };
  drawHexagon(pen, left + badgeAt, middle + rise, 25, badge);
}
