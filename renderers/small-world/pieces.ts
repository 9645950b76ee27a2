import { drawCount, drawHexagon, drawPrice } from '../canvas/badges.js';
import { drawArch, drawChip, drawDiamond, drawPawn } from '../canvas/markers.js';
import { seatLook } from '../canvas/palette.js';
import type { Pen } from '../canvas/pen.js';
import { around, Sprites } from '../canvas/sprite.js';
import { drawSeatLetter, drawTile, pileDepth } from '../canvas/tile.js';
import { DEFENCES, MARKER_ICONS, PIECE_ICONS, RACE_ICONS } from './icons.js';
import type { Piece, Placed } from './layout.js';

const COLOURS = {
  murloc: '#2f8f83',
  faceDown: '#7a5a1e',
  artifact: '#2d6fa8',
  place: '#5a2f86',
  watchtower: '#4d545c',
  bomb: '#15130f',
  objective: '#3d4a63',
  beast: '#6b4a2a',
  champion: '#8a6d23',
};

type Of<Kind extends Piece['kind']> = Extract<Piece, { readonly kind: Kind }>;

/** The rail under a stack tells its defence, left to right, then how many stand there: cost = 2 + what the rail shows. */
function drawStack(pen: Pen, { holding, defences }: Of<'stack'>, scale: number): void {
  const seat = seatLook(holding.seat);
  const side = 62 * scale;
  const { declined } = holding;
  // A region may be held by the Champion or Beasts alone; the tile still says whose it is.
  const count = Math.max(1, holding.tokens);
  drawTile(pen, 0, 0, side, { seat, icon: RACE_ICONS[holding.race], count, declined });
  const [left, top] = [-side / 2, -side / 2];
  drawSeatLetter(pen, left + side * 0.04, top + side * 0.04, side * 0.2, seat);
  const rail = top + side * (0.97 + pileDepth(count) * 0.7);
  for (const [i, defence] of defences.entries())
    drawHexagon(pen, left + side * (0.12 + i * 0.41), rail, 15.2 * scale, DEFENCES[defence]);
  if (!declined || holding.tokens > 1) drawCount(pen, left + side * 0.94, rail, side * 0.29, holding.tokens);
  let shoulder = top + side * 0.5;
  if (holding.champion) {
    drawChip(pen, left - side * 0.06, shoulder, 17 * scale, COLOURS.champion, PIECE_ICONS.champion);
    shoulder += 26 * scale;
  }
  if (holding.beasts > 0) {
    drawChip(pen, left - side * 0.06, shoulder, 17 * scale, COLOURS.beast, PIECE_ICONS.beast);
    drawCount(pen, left - side * 0.3, shoulder + 10 * scale, 13 * scale, holding.beasts);
  }
}

type Draw<Kind extends Piece['kind']> = (pen: Pen, piece: Of<Kind>, scale: number) => void;

const DRAW: { readonly [Kind in Piece['kind']]: Draw<Kind> } = {
  stack: drawStack,
  defence: (pen, { defence }, scale) => drawHexagon(pen, 0, 0, 20 * scale, DEFENCES[defence]),
  murlocs: (pen, { count }, scale) => {
    drawPawn(pen, 0, 0, 29 * scale, COLOURS.murloc, PIECE_ICONS.murloc);
    if (count > 1) drawCount(pen, 22 * scale, 22 * scale, 17 * scale, count);
  },
  faceDown: (pen, _, scale) => drawDiamond(pen, 0, 0, 30 * scale, COLOURS.faceDown, { letter: '?' }),
  artifact: (pen, { id }, scale) => drawDiamond(pen, 0, 0, 30 * scale, COLOURS.artifact, { icon: MARKER_ICONS[id] }),
  place: (pen, { id }, scale) => drawArch(pen, 0, 0, 48 * scale, COLOURS.place, MARKER_ICONS[id]),
  watchtower: (pen, _, scale) =>
    drawHexagon(pen, 0, 0, 20 * scale, { colour: COLOURS.watchtower, icon: PIECE_ICONS.watchtower }),
  bomb: (pen, _, scale) => drawChip(pen, 0, 0, 18 * scale, COLOURS.bomb, PIECE_ICONS.bomb),
  objective: (pen, _, scale) => drawChip(pen, 0, 0, 18 * scale, COLOURS.objective, PIECE_ICONS.objective),
  price: (pen, { price, dieAtSide }, scale) => drawPrice(pen, 0, 0, scale, { ...price, dieAtSide }),
};

/** 40 to 80 KB each. */
const sprites = new Sprites(24);
/** How far anything of a piece reaches from its middle, at scale 1. */
const REACH = { stack: 72, other: 52 };

export function drawPiece(pen: Pen, { box, ...piece }: Placed, scale: number): void {
  const extent = around((piece.kind === 'stack' ? REACH.stack : REACH.other) * scale);
  sprites.stamp(pen, `${JSON.stringify(piece)} ${scale}`, box.x, box.y, extent, (own) =>
    (DRAW[piece.kind] as Draw<Piece['kind']>)(own, piece, scale),
  );
}
