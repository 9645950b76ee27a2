import { darken, lighten } from './colour.js';
import { drawIcon } from './icons.js';
import { type Palette, STANDARD } from './palette.js';
import { disc, type Pen, polygon, roundedBox, shadowed } from './pen.js';
import { writeMiddle } from './text.js';

/** What is drawn on a marker: an icon, or a letter. */
export type Face = { readonly icon: string } | { readonly letter: string };

const DARK = '#1c1209';

function drawFace(pen: Pen, x: number, y: number, size: number, face: Face, ink: string): void {
  if ('icon' in face) drawIcon(pen, face.icon, x, y, size, { fill: ink });
  else writeMiddle(pen, face.letter, x, y, { face: 'sans800', size, align: 'center', fill: ink });
}

function rim(pen: Pen, colour: string): void {
  pen.lineJoin = 'round';
  pen.lineWidth = 5;
  pen.strokeStyle = DARK;
  pen.stroke();
  pen.lineWidth = 2.6;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** A round wooden piece that belongs to nobody. */
export function drawPawn(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colour: string,
  icon: string,
  palette: Palette = STANDARD,
): void {
  shadowed(pen, radius * 0.35, radius * 0.2, () => {
    disc(pen, x, y + radius * 0.12, radius);
    pen.fillStyle = darken(colour, 0.6);
    pen.fill();
  });
  const light = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.5, radius * 0.1, x, y, radius * 1.1);
  light.addColorStop(0, lighten(colour, 0.3));
  light.addColorStop(1, darken(colour, 0.18));
  disc(pen, x, y, radius);
  pen.fillStyle = light;
  pen.fill();
  pen.lineWidth = radius * 0.2;
  pen.strokeStyle = DARK;
  pen.stroke();
  pen.lineWidth = radius * 0.1;
  pen.strokeStyle = palette.cream;
  pen.stroke();
  const style = { fill: '#eafff8', outline: 'rgba(15,10,5,.5)', outlineWidth: radius * 0.1 };
  drawIcon(pen, icon, x, y, radius * 1.4, style);
}

/** A diamond: an artifact, or a marker face down. */
export function drawDiamond(pen: Pen, x: number, y: number, radius: number, colour: string, face: Face): void {
  const light = pen.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  light.addColorStop(0, lighten(colour, 0.25));
  light.addColorStop(1, darken(colour, 0.25));
  pen.save();
  shadowed(pen, 7, 3, () => {
    polygon(pen, [x, y - radius, x + radius, y, x, y + radius, x - radius, y]);
    pen.fillStyle = light;
    pen.fill();
  });
  rim(pen, '#ffe6a0');
  pen.restore();
  drawFace(pen, x, y, radius * 1.12, face, '#fff2cc');
}

/** An arch: a place. */
export function drawArch(pen: Pen, x: number, y: number, width: number, colour: string, icon: string): void {
  const height = width * 1.08;
  const [left, top] = [x - width / 2, y - height / 2];
  pen.save();
  shadowed(pen, 7, 3, () => {
    pen.beginPath();
    pen.moveTo(left, top + height);
    pen.lineTo(left, top + width / 2);
    pen.arc(x, top + width / 2, width / 2, Math.PI, 0);
    pen.lineTo(left + width, top + height);
    pen.closePath();
    pen.fillStyle = colour;
    pen.fill();
  });
  rim(pen, '#e9d0ff');
  pen.restore();
  drawIcon(pen, icon, x, y + height * 0.04, width * 0.74, { fill: '#ffffff' });
}

/** A small disc with an icon: a bomb, an objective. */
export function drawChip(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colour: string,
  icon: string,
  palette: Palette = STANDARD,
): void {
  shadowed(pen, 5, 2, () => {
    disc(pen, x, y, radius);
    pen.fillStyle = colour;
    pen.fill();
  });
  pen.lineWidth = 2.6;
  pen.strokeStyle = palette.cream;
  pen.stroke();
  drawIcon(pen, icon, x, y, radius * 1.45, { fill: '#fff6e4' });
}

/** A pill with an icon and, above one, how many: who stands with a stack. */
export function drawTally(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  { colour, icon, count }: { readonly colour: string; readonly icon: string; readonly count: number },
  palette: Palette = STANDARD,
): void {
  const left = x - width / 2;
  shadowed(pen, 5, 2, () => {
    roundedBox(pen, left, y - height / 2, width, height, height / 2);
    pen.fillStyle = colour;
    pen.fill();
  });
  pen.lineWidth = 2.4;
  pen.strokeStyle = palette.cream;
  pen.stroke();
  drawIcon(pen, icon, left + height / 2, y, height * 0.76, { fill: '#fff6e4' });
  if (count < 2) return;
  const style = { face: 'sans800', size: height * 0.86, align: 'center', fill: '#fff8e8' } as const;
  writeMiddle(pen, String(count), left + width - height * 0.4, y, style);
}
