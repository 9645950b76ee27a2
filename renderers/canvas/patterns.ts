import type { Pattern } from './palette.js';
import type { Pen } from './pen.js';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Trace = (pen: Pen, area: Area, step: number) => void;

const diagonals = (pen: Pen, { x, y, width, height }: Area, step: number, rising: boolean): void => {
  for (let i = -height; i < width; i += step) {
    pen.moveTo(x + i, rising ? y + height : y);
    pen.lineTo(x + i + height, rising ? y : y + height);
  }
};

const TRACES: Readonly<Record<Pattern, Trace>> = {
  bend: (pen, area, step) => diagonals(pen, area, step, true),
  lattice: (pen, area, step) => {
    diagonals(pen, area, step * 1.15, true);
    diagonals(pen, area, step * 1.15, false);
  },
  bars: (pen, { x, y, width, height }, step) => {
    for (let j = step / 2; j < height; j += step) {
      pen.moveTo(x, y + j);
      pen.lineTo(x + width, y + j);
    }
  },
  dots: (pen, { x, y, width, height }, step) => {
    let shift = 0;
    for (let j = step / 2; j < height + step; j += step * 0.8) {
      for (let i = shift; i < width + step; i += step) {
        pen.moveTo(x + i, y + j);
        pen.lineTo(x + i + 0.01, y + j);
      }
      shift = step / 2 - shift;
    }
  },
  chevrons: (pen, { x, y, width, height }, step) => {
    for (let j = -step; j < height + step; j += step)
      for (let i = 0; i < width; i += step * 1.6) {
        pen.moveTo(x + i, y + j + step * 0.6);
        pen.lineTo(x + i + step * 0.8, y + j);
        pen.lineTo(x + i + step * 1.6, y + j + step * 0.6);
      }
  },
};

const THICKNESS: Readonly<Record<Pattern, number>> = { bend: 1, bars: 1, dots: 1.25, lattice: 0.6, chevrons: 0.75 };

/** Fills an upright area with a seat's pattern. The caller clips. */
export function drawPattern(pen: Pen, pattern: Pattern, area: Area, colour: string, step: number, width: number): void {
  pen.save();
  pen.strokeStyle = colour;
  pen.lineWidth = width * THICKNESS[pattern];
  pen.lineCap = pattern === 'dots' ? 'round' : 'butt';
  pen.beginPath();
  TRACES[pattern](pen, area, step);
  pen.stroke();
  pen.restore();
}
