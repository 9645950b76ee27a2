import type { SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;

/** Draws with a shadow, and takes it off again. */
export function shadowed(pen: Pen, blur: number, down: number, draw: () => void, colour = 'rgba(8,5,2,.6)'): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = blur;
  pen.shadowOffsetX = down / 3;
  pen.shadowOffsetY = down;
  draw();
  pen.restore();
}

/** Draws inside the path traced by `trace` only. */
export function clipped(pen: Pen, trace: () => void, draw: () => void): void {
  pen.save();
  trace();
  pen.clip();
  draw();
  pen.restore();
}

export function roundedBox(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** A straight-edged shape through the points x, y, x, y, … */
export function polygon(pen: Pen, points: readonly number[]): void {
  pen.beginPath();
  for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  pen.closePath();
}
