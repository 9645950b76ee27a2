import type { SmallWorldView } from '../../src/games/small-world/view.js';
import { arrowExtent, drawArrow } from '../canvas/arrow.js';
import { alpha, contrast } from '../canvas/colour.js';
import { inside as within } from '../canvas/geometry.js';
import { type Palette, seatLook } from '../canvas/palette.js';
import type { Pen } from '../canvas/pen.js';
import { Sprites } from '../canvas/sprite.js';
import type { Area, Chart } from './islands.js';
import type { RegionLayout } from './layout.js';

/** Half of every stroke lies outside the region and is clipped, so widths here are twice what is seen. */
const BAND = { dark: 28, colour: 22, dash: 8 };
const GAP = { usual: '#6f6b66', dark: '#1a1816', light: '#d8d4cc' };
const GLOW = [
  [54, 0.1],
  [40, 0.16],
  [26, 0.22],
] as const;

/** About 100 KB a region. */
const sprites = new Sprites(40);

/** Draws inside a region, once for each `look` of it. */
function inside(
  pen: Pen,
  area: Area,
  look: string,
  draw: (pen: Pen, stroke: (width: number, colour: string) => void) => void,
): void {
  sprites.stamp(pen, `${area.key} ${look}`, 0, 0, area.bounds, (own) => {
    own.clip(area.path);
    own.lineJoin = 'round';
    draw(own, (width, colour) => {
      own.lineWidth = width;
      own.strokeStyle = colour;
      own.stroke(area.path);
    });
  });
}

/** What alternates with a seat's colour around its declined regions: grey, or what can be told from a grey seat. */
function gapIn(colour: string): string {
  if (contrast(colour, GAP.usual) >= 1.5) return GAP.usual;
  return contrast(colour, GAP.dark) > contrast(colour, GAP.light) ? GAP.dark : GAP.light;
}

/** Whose land: a band along the region's own edge, so that neighbours never fight over a border. */
export function drawBand(pen: Pen, { area, view: { holding } }: RegionLayout, palette: Palette): void {
  if (!holding) return;
  const { colour, dash, letter } = seatLook(holding.seat, palette);
  inside(pen, area, `${palette.id} ${letter} ${holding.declined}`, (own, stroke) => {
    if (!holding.declined) {
      own.fillStyle = alpha(colour, 0.1);
      own.fill(area.path);
    }
    stroke(BAND.dark, 'rgba(18,10,4,.85)');
    stroke(BAND.colour, colour);
    if (holding.declined) {
      own.setLineDash([10, 10]);
      stroke(BAND.colour, gapIn(colour));
    } else {
      own.setLineDash([...dash]);
      own.lineCap = letter === 'C' ? 'round' : 'butt';
      stroke(BAND.dash, contrast(colour, '#ffffff') < 3 ? 'rgba(60,52,40,.55)' : 'rgba(255,255,255,.5)');
    }
  });
}

/** What can be taken now: a bright line inside the band, and a glow inwards. */
export function drawTarget(pen: Pen, { area, view, price }: RegionLayout, { id, now }: Palette): void {
  if (!price || price.short) return;
  const from = view.holding ? BAND.dark : 0;
  inside(pen, area, `${id} target ${from}`, (_, stroke) => {
    for (const [width, opacity] of GLOW) stroke(from + width, alpha(now, opacity));
    stroke(from + 20, 'rgba(4,26,32,.9)');
    stroke(from + 15, now);
    stroke(from + 5, '#effdff');
  });
}

const MOST_ARROWS = 6;
/** How far from a border it is tested which side is which. */
const PROBE = 10;
const REACH = 44;
/** A landing begins nearer to the coast, so that it stays on the chart. */
const OFFSHORE = 26;

/** The middle of the longest border between two sides of a board (-1 is the ocean), and the way across it into `to`. */
function crossing(chart: Chart, to: Area, from: Area | undefined) {
  const island = chart.islands.find(({ areas }) => areas.includes(to));
  if (!island) return undefined;
  const [inner, outer] = [island.areas.indexOf(to), from ? island.areas.indexOf(from) : -1];
  const shared = island.arcs
    .filter(({ sides }) => sides.includes(inner) && sides.includes(outer))
    .sort((a, b) => b.points.length - a.points.length)[0]?.points;
  if (!shared) return undefined;
  const at = (i: number): [number, number] => [shared.at(2 * i) ?? 0, shared.at(2 * i + 1) ?? 0];
  const middle = Math.floor(shared.length / 4);
  const [x, y] = at(middle);
  // The border's direction around its middle, turned by a right angle towards the region entered.
  const reach = Math.max(1, Math.floor(shared.length / 8));
  const [ax, ay] = at(Math.max(0, middle - reach));
  const [bx, by] = at(Math.min(shared.length / 2 - 1, middle + reach));
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(ay - by) / length, (bx - ax) / length];
  const towards = within(to.ring, x + nx * PROBE, y + ny * PROBE) ? 1 : -1;
  return { x, y, direction: [nx * towards, ny * towards] as const };
}

/** What just happened: one short arrow a conquest, across the middle of the border; the latest at most. */
export function drawArrows(pen: Pen, chart: Chart, view: SmallWorldView, palette: Palette): void {
  for (const { seat, to, from } of view.conquests.slice(-MOST_ARROWS)) {
    const entered = chart.areas.get(to);
    const border = entered && crossing(chart, entered, from === undefined ? undefined : chart.areas.get(from));
    if (!border) continue;
    const { x, y, direction } = border;
    const [dx, dy] = direction;
    const before = from === undefined ? OFFSHORE : REACH;
    const length = before + REACH;
    const key = `${palette.id} arrow ${seat} ${direction.join()} ${length}`;
    sprites.stamp(pen, key, x - dx * before, y - dy * before, arrowExtent(direction, length), (own) =>
      drawArrow(own, direction, length, seatLook(seat, palette).colour, palette),
    );
  }
}
