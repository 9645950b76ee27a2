import { CREAM } from './palette.js';
import { type Pen, polygon, shadowed } from './pen.js';

const TAIL = 6;
const NECK = 11;
const HEAD = 25;
const HEAD_LENGTH = 34;

/** A short arrow from (x, y), `length` long in the direction (dx, dy) of length one. */
export function drawArrow(
  pen: Pen,
  x: number,
  y: number,
  direction: readonly [number, number],
  length: number,
  colour: string,
): void {
  const [dx, dy] = direction;
  const at = (along: number, aside: number): [number, number] => [
    x + dx * along - dy * aside,
    y + dy * along + dx * aside,
  ];
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
  pen.strokeStyle = CREAM;
  pen.stroke();
  pen.fillStyle = colour;
  pen.fill();
  pen.restore();
}
