import { Path2D } from '@napi-rs/canvas';

/** A closed line x, y, x, y, …; the last point joins the first. */
export type Ring = readonly number[];

/** An upright box by its centre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function pathOf(ring: Ring, closed = true): Path2D {
  const path = new Path2D();
  for (let i = 0; i < ring.length; i += 2) path.lineTo(ring[i] ?? 0, ring[i + 1] ?? 0);
  if (closed) path.closePath();
  return path;
}

export function inside(ring: Ring, x: number, y: number): boolean {
  let within = false;
  let ax = ring.at(-2) ?? 0;
  let ay = ring.at(-1) ?? 0;
  for (let i = 0; i < ring.length; i += 2) {
    const bx = ring[i] ?? 0;
    const by = ring[i + 1] ?? 0;
    if (ay > y !== by > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) within = !within;
    ax = bx;
    ay = by;
  }
  return within;
}

/** How far (x, y) is from the nearest point of the ring. */
export function distance(ring: Ring, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  let ax = ring.at(-2) ?? 0;
  let ay = ring.at(-1) ?? 0;
  for (let i = 0; i < ring.length; i += 2) {
    const bx = ring[i] ?? 0;
    const by = ring[i + 1] ?? 0;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (x - ax - dx * along) ** 2 + (y - ay - dy * along) ** 2);
    ax = bx;
    ay = by;
  }
  return Math.sqrt(least);
}

/** How much of a box lies inside the ring, from 0 to 1, judged by points on its edge. */
export function share(ring: Ring, box: Box): number {
  const steps = [-1, -0.5, 0, 0.5, 1];
  let within = 0;
  for (const step of steps)
    for (const side of [-1, 1]) {
      if (inside(ring, box.x + (step * box.width) / 2, box.y + (side * box.height) / 2)) within += 1;
      if (inside(ring, box.x + (side * box.width) / 2, box.y + (step * box.height) / 2)) within += 1;
    }
  return within / (steps.length * 4);
}

export const fits = (ring: Ring, box: Box): boolean => share(ring, box) === 1;

/** The area two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return Math.max(0, across) * Math.max(0, down);
}

export function boundsOf(ring: Ring): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const across = ring.filter((_, i) => i % 2 === 0);
  const down = ring.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}
