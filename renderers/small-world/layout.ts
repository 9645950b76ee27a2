import type { ArtifactId, PlaceId } from '../../src/games/small-world/ids.js';
import type { HoldingView, RegionView } from '../../src/games/small-world/view.js';
import { PRICE } from '../canvas/badges.js';
import { type Box, overlap, type Ring, share } from '../canvas/geometry.js';
import type { Defence } from './icons.js';
import type { Area } from './islands.js';

/** What taking a region costs the player whose turn it is; `short` is what the die must bring. */
export interface Price {
  readonly cost: number;
  readonly short?: number;
}

export type Piece =
  | { readonly kind: 'stack'; readonly holding: HoldingView; readonly defences: readonly Defence[] }
  | { readonly kind: 'defence'; readonly defence: Defence }
  | { readonly kind: 'murlocs'; readonly count: number }
  | { readonly kind: 'faceDown' }
  | { readonly kind: 'artifact'; readonly id: ArtifactId }
  | { readonly kind: 'place'; readonly id: PlaceId }
  | { readonly kind: 'watchtower' }
  | { readonly kind: 'bomb' }
  | { readonly kind: 'objective' }
  | { readonly kind: 'price'; readonly price: Price; readonly dieAtSide: boolean };

export type Placed = Piece & { readonly box: Box };

export interface RegionLayout {
  readonly area: Area;
  readonly view: RegionView;
  readonly price: Price | undefined;
  readonly scale: number;
  readonly pieces: readonly Placed[];
}

/** Width and height at scale 1. */
const SIZES: Readonly<Record<Piece['kind'], readonly [number, number]>> = {
  stack: [66, 66],
  defence: [42, 42],
  murlocs: [60, 60],
  faceDown: [58, 58],
  artifact: [58, 58],
  place: [50, 54],
  watchtower: [42, 42],
  bomb: [38, 38],
  objective: [38, 38],
  price: [PRICE.width, PRICE.height],
};

const GAP = 5;
/** From one row of pieces down to the next: a stack's count hangs below it. */
const ROW = 66;

function piecesOf(view: RegionView): Piece[] {
  const defences: Defence[] = [];
  if (view.mountain) defences.push('mountain');
  if (view.fort) defences.push('fort');
  if (view.wispWall) defences.push('wispWall');
  const pieces: Piece[] = view.holding
    ? [{ kind: 'stack', holding: view.holding, defences }]
    : defences.map((defence) => ({ kind: 'defence', defence }));
  if (view.murlocs > 0) pieces.push({ kind: 'murlocs', count: view.murlocs });
  if (view.watchtower) pieces.push({ kind: 'watchtower' });
  if (view.faceDown) pieces.push({ kind: 'faceDown' });
  for (const id of view.artifacts) pieces.push({ kind: 'artifact', id });
  if (view.place) pieces.push({ kind: 'place', id: view.place });
  if (view.bomb) pieces.push({ kind: 'bomb' });
  if (view.objective) pieces.push({ kind: 'objective' });
  return pieces;
}

/** Puts rows of pieces side by side, the first row centred on (x, y); or its first piece, if the rows begin `flush`. */
function arrange(rows: readonly (readonly Piece[])[], x: number, y: number, scale: number, flush: boolean): Placed[] {
  return rows.flatMap((row, i) => {
    const total = row.reduce((sum, { kind }) => sum + SIZES[kind][0] + GAP, -GAP) * scale;
    let left = x - (flush ? (SIZES.stack[0] / 2) * scale : total / 2);
    return row.map((piece) => {
      const [width, height] = SIZES[piece.kind];
      const box = {
        x: left + (width * scale) / 2,
        y: y + i * ROW * scale,
        width: width * scale,
        height: height * scale,
      };
      left += (width + GAP) * scale;
      return { ...piece, box };
    });
  });
}

/** A piece on the label is worse than one over the border. */
const COVERING = 8;

/** 1 where every piece lies inside the region and none on a label, less where one does not. */
const quality = (ring: Ring, labels: readonly Box[], placed: readonly Placed[]): number =>
  placed.reduce((least, { box }) => {
    const covered = labels.reduce((sum, label) => sum + overlap(box, label), 0) / (box.width * box.height);
    return Math.min(least, share(ring, box) - COVERING * covered);
  }, 1);

/** All in one row; the price below; or two rows. What comes first is preferred. */
function arrangements(pieces: readonly Piece[], price: Price | undefined): (readonly (readonly Piece[])[])[] {
  const badge = (dieAtSide: boolean): Piece[] => (price ? [{ kind: 'price', price, dieAtSide }] : []);
  const found: (readonly (readonly Piece[])[])[] = [[[...pieces, ...badge(false)]]];
  if (price && pieces.length > 0) found.push([pieces, badge(true)]);
  if (pieces.length > 1) {
    const half = Math.ceil(pieces.length / 2);
    found.push([pieces.slice(0, half), [...pieces.slice(half), ...badge(true)]]);
    found.push([pieces.slice(0, 1), [...pieces.slice(1), ...badge(true)]]);
  }
  return found;
}

const SHIFTS = [0, -10, 10, -20, 20, -36, 36];

/**
 * Where everything in a region stands: the arrangement that keeps most of it inside, nearest to its place, and off the
 * labels of the board.
 */
export function layOut(area: Area, view: RegionView, price: Price | undefined, labels: readonly Box[]): RegionLayout {
  const { scale, below, flat } = area.label;
  const pieces = piecesOf(view);
  if (pieces.length === 0 && !price) return { area, view, price, scale, pieces: [] };
  let best: { readonly placed: Placed[]; readonly score: number } | undefined;
  for (const [preference, rows] of arrangements(pieces, price).entries())
    for (const shift of SHIFTS) {
      const placed = arrange(rows, below.x + shift, below.y, scale, flat);
      const score = quality(area.ring, labels, placed) - Math.abs(shift) / 200 - preference * 0.12;
      if (!best || score > best.score) best = { placed, score };
      if (score === 1) return { area, view, price, scale, pieces: placed };
    }
  return { area, view, price, scale, pieces: best?.placed ?? [] };
}
