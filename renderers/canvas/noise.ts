import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Numbers from 0 to 1, the same for the same seed on every machine: pictures must be reproducible. */
export type Chance = () => number;

/** mulberry32 over an FNV hash of the seed. */
export function chance(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth field over the plane, about -1 to 1. */
export type Field = (x: number, y: number) => number;

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise. */
export function noise(seed: string): Field {
  const random = chance(seed);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const angles = order.map(() => random() * 2 * Math.PI);
  const slope = (column: number, row: number, dx: number, dy: number): number => {
    const angle = angles[order[((order[column & 255] ?? 0) + row) & 255] ?? 0] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const [dx, dy] = [x - column, y - row];
    const across = ease(dx);
    const top = slope(column, row, dx, dy);
    const bottom = slope(column, row + 1, dx, dy - 1);
    const upper = top + (slope(column + 1, row, dx - 1, dy) - top) * across;
    const lower = bottom + (slope(column + 1, row + 1, dx - 1, dy - 1) - bottom) * across;
    return (upper + (lower - upper) * ease(dy)) * 1.5;
  };
}

/** Several octaves of a field, each half as strong and twice as fine. */
export function layered(field: Field, x: number, y: number, octaves: number): number {
  let sum = 0;
  for (let octave = 0; octave < octaves; octave += 1)
    sum += field(x * 2 ** octave, y * 2 ** octave) / 2 ** (octave + 1);
  return sum;
}

/** A small tile of soft light and dark, to be stretched over a map. */
export function mottling(seed: string, width: number, height: number, grain: number, gain: number): Canvas {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const image = pen.createImageData(width, height);
  const field = noise(seed);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = layered(field, x / grain, y / grain, 4);
      const at = (y * width + x) * 4;
      image.data.fill(value > 0 ? 255 : 0, at, at + 3);
      image.data[at + 3] = Math.min(255, Math.abs(value) * 255 * gain);
    }
  pen.putImageData(image, 0, 0);
  return canvas;
}
