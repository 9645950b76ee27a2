import type { Language } from '../src/text/index.js';
import type { PaletteId } from './canvas/palette.js';

/** A region that can be taken now. */
export interface Highlight {
  /** Its code ("L5") or id ("L1A-05"). */
  readonly region: string;
  readonly cost: number;
  /** How much the die must bring; absent where it can be paid in full. */
  readonly short?: number;
}

export interface BoardRequest {
  readonly game: string;
  /** What the viewer may know; a picture shows nothing else. */
  readonly view: object;
  readonly language: Language;
  readonly highlights?: readonly Highlight[];
  /** The viewer's; the standard one, unless told. */
  readonly palette?: PaletteId;
  /** Display names in seat order. */
  readonly names: readonly string[];
}

export interface BoardPicture {
  readonly bytes: Buffer;
  readonly mime: 'image/jpeg';
  readonly name: 'board.jpg';
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
