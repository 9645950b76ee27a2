import { noise } from './noise.js';
import type { Pen } from './pen.js';

const STEP = 9;

/** Draws a line of varying width, as from a pen. */
export function inked(pen: Pen, points: readonly number[], width: number, colour: string, seed: string): void {
  const pressure = noise(seed);
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  let [x, y] = [points[0] ?? 0, points[1] ?? 0];
  for (let i = 2; i < points.length; i += 2) {
    const [toX, toY] = [points[i] ?? 0, points[i + 1] ?? 0];
    if (Math.hypot(toX - x, toY - y) < STEP && i < points.length - 2) continue;
    pen.lineWidth = width * (1 + 0.5 * pressure(x * 0.02, y * 0.02));
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(toX, toY);
    pen.stroke();
    [x, y] = [toX, toY];
  }
}
