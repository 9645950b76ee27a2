import { drawIcon } from './icons.js';
import { type Palette, STANDARD } from './palette.js';
import { disc, type Pen, polygon, roundedBox, shadowed } from './pen.js';
import { writeMiddle } from './text.js';

/** Round and black: how many. */
export function drawCount(pen: Pen, x: number, y: number, radius: number, count: number): void {
  disc(pen, x, y, radius);
  pen.fillStyle = '#15130f';
  pen.fill();
  pen.lineWidth = 2.8;
  pen.strokeStyle = '#fff3d6';
  pen.stroke();
  const size = radius * (count > 9 ? 1.4 : 1.65);
  writeMiddle(pen, String(count), x, y, { face: 'sans800', size, align: 'center', fill: '#fff8e8' });
}

/** Gold: money. An absent value is a coin nobody may count. */
export function drawCoin(pen: Pen, x: number, y: number, radius: number, value: string): void {
  const gold = pen.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  gold.addColorStop(0, '#ffe9a3');
  gold.addColorStop(0.5, '#e9b93c');
  gold.addColorStop(1, '#a8741a');
  shadowed(pen, radius * 0.3, radius * 0.12, () => {
    disc(pen, x, y, radius);
    pen.fillStyle = gold;
    pen.fill();
  });
  pen.lineWidth = radius * 0.1;
  pen.strokeStyle = '#6b4510';
  pen.stroke();
  disc(pen, x, y, radius * 0.76);
  pen.lineWidth = radius * 0.07;
  pen.strokeStyle = 'rgba(107,69,16,.6)';
  pen.stroke();
  const size = radius * (value.length > 2 ? 0.95 : 1.25);
  writeMiddle(pen, value, x, y, { face: 'sans800', size, align: 'center', fill: '#43290a' });
}

export interface HexagonStyle {
  readonly colour: string;
  readonly icon: string;
  readonly ink?: string;
  readonly rim?: string;
}

/** Six corners: defence or a building. */
export function drawHexagon(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  style: HexagonStyle,
  palette: Palette = STANDARD,
): void {
  const corners = [0, 1, 2, 3, 4, 5].flatMap((corner) => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  shadowed(pen, 5, 2, () => {
    polygon(pen, corners);
    pen.fillStyle = style.colour;
    pen.fill();
  });
  pen.lineWidth = 2.4;
  pen.strokeStyle = style.rim ?? palette.cream;
  pen.stroke();
  drawIcon(pen, style.icon, x, y, radius * 1.25, { fill: style.ink ?? '#ffffff' });
}

export const PRICE = { width: 68, height: 46, die: 32 };

/**
 * What taking a region costs: cyan can be paid now, cream only with the die, and then `short` says how much it must
 * bring. The die sits on the badge's corner, or at its side where there is no room above.
 */
export function drawPrice(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  price: { readonly cost: number; readonly short?: number; readonly dieAtSide: boolean },
  palette: Palette = STANDARD,
): void {
  const [width, height] = [PRICE.width * scale, PRICE.height * scale];
  const [left, top] = [x - width / 2, y - height / 2];
  const ink = '#241505';
  shadowed(pen, 10, 3, () => {
    roundedBox(pen, left, top, width, height, height * 0.3);
    pen.fillStyle = price.short ? '#fff1d0' : palette.now;
    pen.fill();
  });
  pen.lineWidth = 5;
  pen.strokeStyle = ink;
  pen.stroke();
  roundedBox(pen, left + 2.6, top + 2.6, width - 5.2, height - 5.2, height * 0.24);
  pen.lineWidth = 2;
  pen.strokeStyle = price.short ? '#c9a36a' : '#dffaff';
  pen.stroke();
  drawIcon(pen, 'crossed-swords', left + 21 * scale, y, 30 * scale, { fill: ink });
  const size = (price.cost > 9 ? 32 : 38) * scale;
  writeMiddle(pen, String(price.cost), left + 48 * scale, y + scale, {
    face: 'sans800',
    size,
    align: 'center',
    fill: ink,
  });
  if (!price.short) return;
  const die = PRICE.die * scale;
  const dieX = price.dieAtSide ? left + width + 9 * scale : left + width - 2 * scale;
  const dieY = price.dieAtSide ? y : top - 7 * scale;
  shadowed(pen, 5, 2, () => {
    roundedBox(pen, dieX - die / 2, dieY - die / 2, die, die, 8 * scale);
    pen.fillStyle = palette.danger;
    pen.fill();
  });
  pen.lineWidth = 2.4;
  pen.strokeStyle = '#fff1d0';
  pen.stroke();
  const style = { face: 'sans800', size: 25 * scale, align: 'center', fill: '#fff6e4' } as const;
  writeMiddle(pen, `+${price.short}`, dieX - scale, dieY, style);
}
