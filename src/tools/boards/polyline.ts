export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];

export function lengthOf(line: Polyline): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return sum;
}

/** The same line with its points at even distances of about `step`; the ends stay. */
export function resample(line: Polyline, step: number): Point[] {
  const total = lengthOf(line);
  const count = Math.max(2, Math.round(total / step));
  const even: Point[] = [line[0]!];
  let passed = 0;
  let i = 1;
  for (let k = 1; k < count; k++) {
    const target = (total * k) / count;
    let piece = Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
    while (passed + piece < target && i < line.length - 1) {
      passed += piece;
      i += 1;
      piece = Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
    }
    const part = piece > 0 ? (target - passed) / piece : 0;
    const [ax, ay] = line[i - 1]!;
    const [bx, by] = line[i]!;
    even.push([ax + (bx - ax) * part, ay + (by - ay) * part]);
  }
  even.push(line.at(-1)!);
  return even;
}

/** Chaikin's corner cutting, once; the ends stay. */
export function cutCorners(line: Polyline): Point[] {
  const cut: Point[] = [line[0]!];
  for (let i = 0; i < line.length - 1; i++) {
    const [ax, ay] = line[i]!;
    const [bx, by] = line[i + 1]!;
    if (i > 0) cut.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25]);
    if (i < line.length - 2) cut.push([ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
  }
  cut.push(line.at(-1)!);
  return cut;
}

function distanceToChord([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
}

/** Leaves out points that lie within `tolerance` of the line without them (Douglas and Peucker). */
export function simplify(line: Polyline, tolerance: number): Point[] {
  const first = line[0]!;
  const last = line.at(-1)!;
  let farthest = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const far = distanceToChord(line[i]!, first, last);
    if (far > farthest) {
      farthest = far;
      at = i;
    }
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** True if any two pieces of the lines cross; lines may share end points. */
export function anyCross(lines: readonly Polyline[]): boolean {
  const pieces = lines.flatMap((line) => line.slice(1).map((b, i) => [line[i]!, b] as const));
  return pieces.some(([a, b], i) =>
    pieces.slice(i + 1).some(([c, d]) => {
      if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) return false;
      return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    }),
  );
}
