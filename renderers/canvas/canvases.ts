import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { Recent } from './recent.js';

/**
 * Gives a canvas's memory back at once. Left to the garbage collector, which does not know what pixels weigh, canvases
 * would pile up by the gigabyte.
 */
function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

const BYTES_PER_PIXEL = 4;

/** Keeps the canvases asked for last, up to so many megabytes. */
export const keptCanvases = (megabytes: number): Recent<Canvas> =>
  new Recent(megabytes * 2 ** 20, { weigh: ({ width, height }) => width * height * BYTES_PER_PIXEL, release });

const sheets = new Recent<Canvas>(2, { release });

/** The one canvas of this size, blank. It is used again for the next picture, so this one must be encoded before. */
export function blankSheet(width: number, height: number): Canvas {
  const canvas = sheets.get(`${width} ${height}`, () => createCanvas(width, height));
  canvas.getContext('2d').clearRect(0, 0, width, height);
  return canvas;
}

/** Leaves each pixel as light as it is, without its colour. */
export function takeOutColour(canvas: Canvas): void {
  const pen = canvas.getContext('2d');
  pen.save();
  pen.globalCompositeOperation = 'saturation';
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.restore();
}
