import { type Palette, STANDARD } from './palette.js';
import { type Pen, polygon, shadowed } from './pen.js';
import type { Extent } from './sprite.js';

const TAIL = 6;
const NECK = 11;
const HEAD = 25;
const HEAD_LENGTH = 34;

type Direction = readonly [dx: number, dy: number];

/** How far the arrow's edge and shadow reach beyond its middle line. */
const MARGIN = HEAD + 16;

export function arrowExtent([dx, dy]: Direction, length: number): Extent {
  const [x, y] = [dx * length, dy * length];
  return {
    left: Math.min(0, x) - MARGIN,
    top: Math.min(0, y) - MARGIN,
    right: Math.max(0, x) + MARGIN,
    bottom: Math.max(0, y) + MARGIN,
  };
}

/** A short arrow from the origin, `length` long in a direction of length one. */
export function drawArrow(
  pen: Pen,
  [dx, dy]: Direction,
  length: number,
  colour: string,
  palette: Palette = STANDARD,
): void {
  const at = (along: number, aside: number): [number, number] => [dx * along - dy * aside, dy * along + dx * aside];
  const neck = length - HEAD_LENGTH;
  const outline = [
    at(0, -TAIL),
    at(neck, -NECK),
    at(neck, -HEAD),
    at(length, 0),
    at(neck, HEAD),
    at(neck, NECK),
    at(0, TAIL),
  ].flat();
  pen.save();
  pen.lineJoin = 'round';
  shadowed(pen, 8, 4, () => {
    polygon(pen, outline);
    pen.lineWidth = 9;
    pen.strokeStyle = '#1a0f07';
    pen.stroke();
  });
  pen.lineWidth = 5;
  pen.strokeStyle = palette.cream;
  pen.stroke();
  pen.fillStyle = colour;
  pen.fill();
  pen.restore();
}
