import { drawCount, drawHexagon, drawPrice, PRICE } from '../canvas/badges.js';
import type { Box } from '../canvas/geometry.js';
import { drawArch, drawChip, drawDiamond, drawPawn } from '../canvas/markers.js';
import type { Palette } from '../canvas/palette.js';
import type { Pen } from '../canvas/pen.js';
import { type Extent, Sprites } from '../canvas/sprite.js';
import { DEFENCES, MARKER_ICONS, PIECE_COLOURS, PIECE_ICONS } from './icons.js';
import type { Piece, Placed } from './layout.js';
import { drawStack, stackParts } from './stack.js';

type Of<Kind extends Piece['kind']> = Extract<Piece, { readonly kind: Kind }>;
/** Draws a piece around the origin. */
type Draw<Kind extends Piece['kind']> = (pen: Pen, piece: Of<Kind>, scale: number, palette: Palette) => void;

const DRAW: { readonly [Kind in Piece['kind']]: Draw<Kind> } = {
  stack: (pen, { holding, defences }, scale, palette) => drawStack(pen, holding, defences, scale, palette),
  defence: (pen, { defence }, scale, palette) => drawHexagon(pen, 0, 0, 20 * scale, DEFENCES[defence], palette),
  murlocs: (pen, { count }, scale, palette) => {
    drawPawn(pen, 0, 0, 29 * scale, PIECE_COLOURS.murloc, PIECE_ICONS.murloc, palette);
    if (count > 1) drawCount(pen, 22 * scale, 22 * scale, 17 * scale, count);
  },
  faceDown: (pen, _, scale) => drawDiamond(pen, 0, 0, 30 * scale, PIECE_COLOURS.faceDown, { letter: '?' }),
  artifact: (pen, { id }, scale) =>
    drawDiamond(pen, 0, 0, 30 * scale, PIECE_COLOURS.artifact, { icon: MARKER_ICONS[id] }),
  place: (pen, { id }, scale) => drawArch(pen, 0, 0, 48 * scale, PIECE_COLOURS.place, MARKER_ICONS[id]),
  watchtower: (pen, _, scale, palette) =>
    drawHexagon(pen, 0, 0, 20 * scale, { colour: PIECE_COLOURS.watchtower, icon: PIECE_ICONS.watchtower }, palette),
  bomb: (pen, _, scale, palette) => drawChip(pen, 0, 0, 20 * scale, PIECE_COLOURS.bomb, PIECE_ICONS.bomb, palette),
  objective: (pen, _, scale, palette) =>
    drawChip(pen, 0, 0, 20 * scale, PIECE_COLOURS.objective, PIECE_ICONS.objective, palette),
  price: (pen, { price, dieAtSide }, scale, palette) => drawPrice(pen, 0, 0, scale, { ...price, dieAtSide }, palette),
};

/** Width and height at scale 1. */
export const SIZES: Readonly<Record<Piece['kind'], readonly [number, number]>> = {
  stack: [66, 66],
  defence: [42, 42],
  murlocs: [60, 60],
  faceDown: [58, 58],
  artifact: [58, 58],
  place: [50, 54],
  watchtower: [42, 42],
  bomb: [42, 42],
  objective: [42, 42],
  price: [PRICE.width, PRICE.height],
};

/** The parts of a piece around its middle, at scale 1: what hangs over its size is a part of its own. */
export function partsOf(piece: Piece): readonly Box[] {
  const [width, height] = SIZES[piece.kind];
  const whole = { x: 0, y: 0, width, height };
  if (piece.kind === 'stack') return stackParts(piece.holding, piece.defences);
  if (piece.kind === 'murlocs' && piece.count > 1) return [whole, { x: 22, y: 22, width: 34, height: 34 }];
  if (piece.kind === 'price' && piece.price.short) {
    const { die } = PRICE;
    const x = piece.dieAtSide ? width / 2 + 9 : width / 2 - 2;
    return [whole, { x, y: piece.dieAtSide ? 0 : -height / 2 - 7, width: die, height: die }];
  }
  return [whole];
}

/** What rims and shadows add to a piece. */
const MARGIN = 16;

export function extentOf(piece: Piece, scale: number): Extent {
  const parts = partsOf(piece);
  const least = (edges: readonly number[]): number => Math.min(...edges) * scale - MARGIN;
  const most = (edges: readonly number[]): number => Math.max(...edges) * scale + MARGIN;
  return {
    left: least(parts.map(({ x, width }) => x - width / 2)),
    top: least(parts.map(({ y, height }) => y - height / 2)),
    right: most(parts.map(({ x, width }) => x + width / 2)),
    bottom: most(parts.map(({ y, height }) => y + height / 2)),
  };
}

/** Draws a piece around the origin. */
export function paintPiece(pen: Pen, piece: Piece, scale: number, palette: Palette): void {
  (DRAW[piece.kind] as Draw<Piece['kind']>)(pen, piece, scale, palette);
}

/** 25 to 60 KB each. */
const sprites = new Sprites(24);

export function drawPiece(pen: Pen, { box, ...piece }: Placed, scale: number, palette: Palette): void {
  const key = `${palette.id} ${JSON.stringify(piece)} ${scale}`;
  sprites.stamp(pen, key, box.x, box.y, extentOf(piece, scale), (own) => paintPiece(own, piece, scale, palette));
}
