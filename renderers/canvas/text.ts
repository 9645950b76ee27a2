import { type Face, font } from './fonts.js';
import type { Pen } from './pen.js';

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Longer texts shrink to `least`, then end with "…". */
  readonly width?: number;
  readonly least?: number;
  readonly halo?: string;
  readonly haloWidth?: number;
}

/** Nothing on a picture is smaller, or it would be lost on a phone. */
export const LEAST = 22;

const BLANK = /\s+$/;

/** The text and the size at which it keeps to its width. */
export function fitText(pen: Pen, words: string, style: TextStyle): { readonly words: string; readonly size: number } {
  const { face, size, width, least = LEAST } = style;
  pen.font = font(face, size);
  if (width === undefined || pen.measureText(words).width <= width) return { words, size };
  for (let smaller = size - 1; smaller >= least; smaller -= 1) {
    pen.font = font(face, smaller);
    if (pen.measureText(words).width <= width) return { words, size: smaller };
  }
  const letters = [...words];
  while (letters.length > 1 && pen.measureText(`${letters.join('').replace(BLANK, '')}…`).width > width) letters.pop();
  return { words: `${letters.join('').replace(BLANK, '')}…`, size: Math.min(size, least) };
}

/** Writes on the base line `y` and says how wide the text became. */
export function write(pen: Pen, words: string, x: number, y: number, style: TextStyle): number {
  pen.save();
  const fitted = fitText(pen, words, style);
  pen.font = font(style.face, fitted.size);
  pen.textAlign = style.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  if (style.halo) {
    pen.lineJoin = 'round';
    pen.strokeStyle = style.halo;
    pen.lineWidth = style.haloWidth ?? 6;
    pen.strokeText(fitted.words, x, y);
  }
  pen.fillStyle = style.fill;
  pen.fillText(fitted.words, x, y);
  const { width } = pen.measureText(fitted.words);
  pen.restore();
  return width;
}

/** Half the height of a capital letter: what moves a text from its base line to its middle. */
const MIDDLE = { sans: 0.345, gothic: 0.3 };

/** Writes with capitals and figures centred on the height `y`. */
export function writeMiddle(pen: Pen, words: string, x: number, y: number, style: TextStyle): number {
  const middle = style.face.startsWith('gothic') ? MIDDLE.gothic : MIDDLE.sans;
  const { size } = fitText(pen, words, style);
  return write(pen, words, x, y + size * middle, style);
}
