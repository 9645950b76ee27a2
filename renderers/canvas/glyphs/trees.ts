import { pathOf } from '../geometry.js';
import { disc, type Pen } from '../pen.js';

export interface Foliage {
  readonly shade: string;
  readonly body: string;
  readonly light: string;
  readonly ink: string;
}

function drawTrunk(pen: Pen, x: number, y: number, height: number, thickness: number, ink: string): void {
  pen.fillStyle = 'rgba(10,18,8,.28)';
  pen.beginPath();
  pen.ellipse(x + height * 0.15, y, height * 0.3, height * 0.1, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = thickness;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - height * 0.3);
  pen.stroke();
}

/** Three skirts of branches, the light on the left. */
export function drawConifer(pen: Pen, x: number, y: number, height: number, foliage: Foliage): void {
  drawTrunk(pen, x, y, height, Math.max(1.6, height * 0.07), foliage.ink);
  for (let skirt = 0; skirt < 3; skirt += 1) {
    const foot = y - height * (0.12 + skirt * 0.25);
    const half = height * 0.42 * (1 - skirt * 0.26) * 0.55;
    const top = foot - height * 0.42;
    const sag = foot + height * 0.035;
    const whole = pathOf([
      x,
      top,
      x + half * 0.6,
      foot - height * 0.14,
      x + half,
      foot,
      x + half * 0.4,
      sag,
      x,
      foot,
      x - half * 0.4,
      sag,
      x - half,
      foot,
      x - half * 0.6,
      foot - height * 0.14,
    ]);
    pen.fillStyle = foliage.shade;
    pen.fill(whole);
    pen.fillStyle = foliage.body;
    pen.fill(pathOf([x, top, x, foot, x - half * 0.4, sag, x - half, foot, x - half * 0.6, foot - height * 0.14]));
    pen.fillStyle = foliage.light;
    pen.fill(pathOf([x, top, x - half * 0.5, foot, x - half, foot, x - half * 0.6, foot - height * 0.14]));
    pen.strokeStyle = foliage.ink;
    pen.lineWidth = 1.3;
    pen.stroke(whole);
  }
}

const CROWN = [
  [0, -0.72, 0.27],
  [-0.22, -0.52, 0.24],
  [0.22, -0.52, 0.24],
  [0, -0.45, 0.26],
] as const;

export function drawRoundTree(pen: Pen, x: number, y: number, height: number, foliage: Foliage): void {
  drawTrunk(pen, x, y, height, Math.max(2, height * 0.09), foliage.ink);
  const crown = (colour: string, size: number, grow: number, shift: number, parts: number = CROWN.length) => {
    pen.fillStyle = colour;
    for (const [dx, dy, radius] of CROWN.slice(0, parts)) {
      disc(pen, x + (dx - shift) * height, y + (dy - shift) * height, radius * height * size + grow);
      pen.fill();
    }
  };
  crown(foliage.ink, 1, 1.3, 0);
  crown(foliage.shade, 1, 0, 0);
  crown(foliage.body, 0.78, 0, 0.04);
  crown(foliage.light, 0.42, 0, 0.085, 2);
}
