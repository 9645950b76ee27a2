import type { Canvas } from '@napi-rs/canvas';

/** What a picture may weigh at most. */
const HEAVIEST = 600_000;
/** Tried in turn until the file is light enough, which the first is but for a chart as full as can be. */
const QUALITIES = { usual: [88, 80, 60], wide: [72, 60] };
const USUAL_WIDTH = 1600;

/** On this thread: a hop to another costs more than it frees, since boards are drawn apart from all else. */
export function encode(canvas: Canvas): Buffer {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES[canvas.width > USUAL_WIDTH ? 'wide' : 'usual']) {
    bytes = canvas.encodeSync('jpeg', quality);
    if (bytes.length <= HEAVIEST) break;
  }
  return bytes;
}
