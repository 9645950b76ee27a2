import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';

/** Goldens are kept this wide: small enough to check in, large enough for every label. */
export const WIDTH = 800;

/** How different a pixel must be to count (pixelmatch, 0 to 1). */
const THRESHOLD = 0.08;
/** Single pixels may differ; many in one small square are another picture. A change smaller than that is not seen. */
const CELL = 8;
const MOST = 0.3;

export interface Difference {
  /** The middle of the square, on the picture as drawn. */
  readonly x: number;
  readonly y: number;
  readonly share: number;
}

export async function reduced(bytes: Buffer): Promise<Canvas> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(WIDTH, Math.round((WIDTH * image.height) / image.width));
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const encoded = (canvas: Canvas): Promise<Buffer> => canvas.encode('webp', 92);

/** The picture as it would come back from the file, which keeps less of colours than of light and dark. */
export const asKept = async (bytes: Buffer): Promise<Canvas> => reduced(await encoded(await reduced(bytes)));

const pixelsOf = (canvas: Canvas): Uint8ClampedArray =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** The squares in which two pictures are not the same to the eye, worst first. */
export function differences(one: Canvas, other: Canvas): readonly Difference[] {
  const { width, height } = one;
  if (other.width !== width || other.height !== height)
    throw new Error(`A picture of ${other.width} x ${other.height} is compared with one of ${width} x ${height}`);
  const mask = new Uint8ClampedArray(width * height * 4);
  pixelmatch(pixelsOf(one), pixelsOf(other), mask, width, height, { threshold: THRESHOLD, diffMask: true });
  const columns = Math.ceil(width / CELL);
  const counts = new Uint16Array(columns * Math.ceil(height / CELL));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, , blue, drawn] = mask.subarray((y * width + x) * 4);
      // What differs is red; what is smoothed differently is yellow, which has no blue either, but green.
      const counted = drawn && red === 255 && blue === 0 && mask[(y * width + x) * 4 + 1] === 0;
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      if (counted) counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return [...counts]
    .map((count, cell) => ({
      x: ((cell % columns) + 0.5) * CELL,
      y: (Math.floor(cell / columns) + 0.5) * CELL,
      share: count / CELL ** 2,
    }))
    .filter(({ share }) => share > MOST)
    .sort((a, b) => b.share - a.share);
}
