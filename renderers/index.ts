import type { GameId } from '../src/games/index.js';
import { altText } from './alt.js';
import { takeOutColour } from './canvas/canvases.js';
import { loadFonts } from './canvas/fonts.js';
import { loadIcons } from './canvas/icons.js';
import { paletteOf } from './canvas/palette.js';
import { encode } from './encode.js';
import { lichKingRenderer } from './lich-king/index.js';
import type { Renderer } from './renderer.js';
import type { BoardPicture, BoardRequest } from './request.js';
import { smallWorldRenderer } from './small-world/index.js';
import { wrothRenderer } from './wroth/index.js';

export { PALETTE_IDS, type PaletteId } from './canvas/palette.js';
export type { BoardPicture, BoardRequest, Highlight } from './request.js';

const RENDERERS: Readonly<Record<GameId, Renderer>> = {
  'small-world': smallWorldRenderer,
  wroth: wrothRenderer,
  'lich-king': lichKingRenderer,
};

/** Loads fonts and icons. Called at the start, so that a missing one is found then and not in the middle of a game. */
export function prepare(): void {
  loadFonts();
  for (const { icons } of Object.values(RENDERERS)) loadIcons(icons);
}

/** Draws a board and describes it in words. Throws an error that names what the view has wrong. */
export async function drawBoard(request: BoardRequest): Promise<BoardPicture> {
  if (!Object.hasOwn(RENDERERS, request.game)) throw new Error(`There is no picture of a game "${request.game}"`);
  prepare();
  const palette = paletteOf(request.palette);
  const { canvas, alt } = RENDERERS[request.game as GameId].draw(request);
  if (palette.colourless) takeOutColour(canvas);
  const bytes = encode(canvas);
  const { width, height } = canvas;
  return { bytes, mime: 'image/jpeg', name: 'board.jpg', alt: altText(request.language, alt), width, height };
}
