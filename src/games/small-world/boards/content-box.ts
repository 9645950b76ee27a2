export interface Box {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** x, y, x, y, …; the last point joins the first. */
type Ring = readonly number[];

/** Square distance (the larger of across and down) from the origin to the segment from a to b. */
function squareDistance(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  let least = Math.min(Math.max(Math.abs(ax), Math.abs(ay)), Math.max(Math.abs(bx), Math.abs(by)));
  // The larger coordinate is least at an end, or where a coordinate is zero, or where both are equal.
  for (const [part, whole] of [
    [-ax, dx],
    [-ay, dy],
    [ay - ax, dx - dy],
    [-ay - ax, dx + dy],
  ] as const) {
    const t = part / whole;
    if (t > 0 && t < 1) least = Math.min(least, Math.max(Math.abs(ax + t * dx), Math.abs(ay + t * dy)));
  }
  return least;
}

/** How far the nearest edge is from (x, y), by square distance; negative outside the rings. */
function depth(rings: readonly Ring[], x: number, y: number, aspect: number): number {
  let least = Number.POSITIVE_INFINITY;
  let inside = false;
  for (const ring of rings) {
    let ax = ((ring.at(-2) ?? 0) - x) / aspect;
    let ay = (ring.at(-1) ?? 0) - y;
    for (let i = 0; i < ring.length; i += 2) {
      const bx = ((ring[i] ?? 0) - x) / aspect;
      const by = (ring[i + 1] ?? 0) - y;
      if (ay > 0 !== by > 0 && (ax * by - bx * ay) / (by - ay) > 0) inside = !inside;
      least = Math.min(least, squareDistance(ax, ay, bx, by));
      ax = bx;
      ay = by;
    }
  }
  return inside ? least : -least;
}

/**
 * The largest upright box of a given width to height that fits into the rings, to within `precision`.
 * Squares of the plane are searched best first; one is dropped when even its best point could not beat the box found.
 */
export function largestBox(rings: readonly Ring[], aspect: number, precision = 1): Box {
  const points = rings.flat();
  const across = points.filter((_, i) => i % 2 === 0);
  const down = points.filter((_, i) => i % 2 === 1);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const cell = (x: number, y: number, half: number) => ({ x, y, half, depth: depth(rings, x, y, aspect) });
  const half = Math.max((right - left) / aspect, bottom - top) / 2;
  let best = cell((left + right) / 2, (top + bottom) / 2, half);
  let open = [best];
  while (open.length > 0) {
    const parts = open.flatMap(({ x, y, half: whole }) => {
      const h = whole / 2;
      return [
        [-h, -h],
        [h, -h],
        [-h, h],
        [h, h],
      ].map(([dx = 0, dy = 0]) => cell(x + dx * aspect, y + dy, h));
    });
    for (const part of parts) if (part.depth > best.depth) best = part;
    open = parts.filter((part) => part.depth + part.half > best.depth + precision);
  }
  return { x: best.x, y: best.y, width: 2 * best.depth * aspect, height: 2 * best.depth };
}
