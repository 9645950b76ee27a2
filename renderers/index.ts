import type { Canvas } from '@napi-rs/canvas';
import type { GameId } from '../src/games/index.js';
import { altText } from './alt.js';
import { loadFonts } from './canvas/fonts.js';
import { loadIcons } from './canvas/icons.js';
import type { Renderer } from './renderer.js';
import type { BoardPicture, BoardRequest } from './request.js';
import { smallWorldRenderer } from './small-world/index.js';

export type { BoardPicture, BoardRequest, Highlight } from './request.js';

const RENDERERS: Readonly<Record<GameId, Renderer>> = { 'small-world': smallWorldRenderer };

/** What a picture may weigh at most. */
const HEAVIEST = 600_000;
/** Tried in turn until the file is light enough, which the first is but for a chart as full as can be. */
const QUALITIES = { usual: [88, 80, 60], wide: [72, 60] };
const USUAL_WIDTH = 1600;

/** On this thread: a hop to another costs more than it frees, since boards are drawn apart from all else. */
function encode(canvas: Canvas): Buffer {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES[canvas.width > USUAL_WIDTH ? 'wide' : 'usual']) {
    bytes = canvas.encodeSync('jpeg', quality);
    if (bytes.length <= HEAVIEST) break;
  }
  return bytes;
}

/** Loads fonts and icons. Called at the start, so that a missing one is found then and not in the middle of a game. */
export function prepare(): void {
  loadFonts();
  for (const { icons } of Object.values(RENDERERS)) loadIcons(icons);
}

/** Draws a board and describes it in words. Throws an error that names what the view has wrong. */
export async function drawBoard(request: BoardRequest): Promise<BoardPicture> {
  if (!Object.hasOwn(RENDERERS, request.game)) throw new Error(`There is no picture of a game "${request.game}"`);
  prepare();
  const { canvas, alt } = RENDERERS[request.game as GameId].draw(request);
  const bytes = encode(canvas);
  const { width, height } = canvas;
  return { bytes, mime: 'image/jpeg', name: 'board.jpg', alt: altText(request.language, alt), width, height };
}
