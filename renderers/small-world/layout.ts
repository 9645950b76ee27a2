import type { ArtifactId, PlaceId } from '../../src/games/small-world/ids.js';
import type { HoldingView, RegionView } from '../../src/games/small-world/view.js';
import { type Box, overlap } from '../canvas/geometry.js';
import type { Defence } from './icons.js';
import type { Area } from './islands.js';
import { partsOf, SIZES } from './pieces.js';

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

const GAP = 5;
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

interface Standing {
  readonly piece: Piece;
  readonly box: Box;
  readonly parts: readonly Box[];
}

/** Puts rows of pieces side by side, the first row's middle at the origin; or its first piece's, if rows begin `flush`. */
function arrange(rows: readonly (readonly Piece[])[], scale: number, flush: boolean): readonly Standing[] {
  let y = 0;
  let floor: number | undefined;
  return rows.flatMap((row) => {
    const parts = row.map(partsOf);
    const edges = parts.flat().map((part) => [part.y - part.height / 2, part.y + part.height / 2] as const);
    if (floor !== undefined) y = floor + 1 - Math.min(...edges.map(([top]) => top));
    floor = y + Math.max(...edges.map(([, bottom]) => bottom));
    const total = row.reduce((sum, { kind }) => sum + SIZES[kind][0] + GAP, -GAP);
    let left = flush ? -SIZES.stack[0] / 2 : -total / 2;
    return row.map((piece, i) => {
      const [width, height] = SIZES[piece.kind];
      const at = { x: left + width / 2, y };
      left += width + GAP;
      return {
        piece,
        box: scaled({ ...at, width, height }, scale),
        parts: (parts[i] ?? []).map((part) => scaled({ ...part, x: at.x + part.x, y: at.y + part.y }, scale)),
      };
    });
  });
}

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

const moved = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

/** A piece on the label is worse than one over the border. */
const COVERING = 8;

/** 1 where every part of every piece lies inside the region and none on a label, less where one does not. */
function quality(area: Area, labels: readonly Box[], standing: readonly Standing[], dx: number, dy: number): number {
  let least = 1;
  for (const { parts } of standing)
    for (const part of parts) {
      const box = moved(part, dx, dy);
      const covered = labels.reduce((sum, label) => sum + overlap(box, label), 0) / (box.width * box.height);
      least = Math.min(least, area.coverage(box) - COVERING * covered);
    }
  return least;
}

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

/** What a second choice of arrangement, a smaller scale and a pixel away from the usual place are worth avoiding. */
const SECOND = 0.08;
const SMALLER = 0.1;
const PULL = 1 / 400;
/** Smaller would be lost on a phone. */
const SCALES = [1, 0.92];

/** Ways off the usual place, nearest first. */
const SHIFTS = (() => {
  const [step, far] = [6, 96];
  const steps = Array.from({ length: (2 * far) / step + 1 }, (_, i) => i * step - far);
  return steps
    .flatMap((dx) => steps.map((dy) => ({ dx, dy, distance: Math.hypot(dx, dy) })))
    .filter(({ distance }) => distance <= far)
    .sort((a, b) => a.distance - b.distance);
})();

/**
 * Where everything in a region stands: the arrangement that keeps most of it inside, nearest to its place, and off the
 * labels of the board.
 */
export function layOut(area: Area, view: RegionView, price: Price | undefined, labels: readonly Box[]): RegionLayout {
  const { below, flat } = area.label;
  const pieces = piecesOf(view);
  let best: RegionLayout = { area, view, price, scale: area.label.scale, pieces: [] };
  if (pieces.length === 0 && !price) return best;
  const { left, top, right, bottom } = area.bounds;
  const home = { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
  const near = labels.filter((label) => overlap(label, home) > 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const [preference, rows] of arrangements(pieces, price).entries())
    for (const smaller of SCALES) {
      const scale = area.label.scale * smaller;
      const standing = arrange(rows, scale, flat);
      const worse = preference * SECOND + (smaller < 1 ? SMALLER : 0);
      for (const { dx, dy, distance } of SHIFTS) {
        const reachable = 1 - worse - distance * PULL;
        if (reachable <= most) break;
        const score = quality(area, near, standing, below.x + dx, below.y + dy) - (1 - reachable);
        if (score <= most) continue;
        most = score;
        const placed = standing.map(({ piece, box }) => ({ ...piece, box: moved(box, below.x + dx, below.y + dy) }));
        best = { area, view, price, scale, pieces: placed };
      }
    }
  return best;
}
