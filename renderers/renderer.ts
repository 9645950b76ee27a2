import type { Canvas } from '@napi-rs/canvas';
import type { Text } from '../src/engine/index.js';
import type { BoardRequest } from './request.js';

/** What each game's folder offers. */
export interface Renderer {
  /** Every icon it can ever draw. */
  readonly icons: readonly string[];
  /** The picture and its description, sentence by sentence. The next picture is drawn on the same canvas. */
  draw(request: BoardRequest): { readonly canvas: Canvas; readonly alt: readonly Text[] };
}
