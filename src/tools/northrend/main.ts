import { writeFileSync } from 'node:fs';
import { AREAS } from '../../../renderers/lich-king/look.js';
import { LINKS, SPOTS } from '../../../renderers/lich-king/spots.js';
import { Random } from '../../engine/index.js';
import { chain } from '../../games/small-world/boards/shapes.js';
import { arcsOf } from '../boards/arcs.js';
import { createMesh, patches } from '../boards/mesh.js';
import { fractal, noiseFrom } from '../boards/noise.js';
import { type Point, simplify } from '../boards/polyline.js';
import { absorbFragments, OCEAN } from '../boards/regions.js';

/** Draws the land around Northrend's places: npx tsx src/tools/northrend/main.ts. It is looks, not rules. */

const FILE = new URL('../../../renderers/lich-king/northrend.json', import.meta.url);

/** The mesh's unit on the picture, and its middle there. */
const UNIT = 520;
const MIDDLE = { x: 592, y: 402 };
const ROWS = 100;
/** How far land reaches around a place and along a link. */
const REACH = { place: 86, link: 58 };
const TOLERANCE = 0.4;

const random = Random.fromSeed('Northrend');
const mesh = createMesh(random, ROWS);
const noise = noiseFrom(random);

const places = [...SPOTS.values()].map(({ x, y, area }) => ({ x, y, area: AREAS.indexOf(area) }));

function fromLink(x: number, y: number): number {
  return Math.min(
    ...LINKS.map(([a, b]) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(x - a.x - dx * along, y - a.y - dy * along);
    }),
  );
}

const toPicture = (cell: number): Point => [MIDDLE.x + mesh.x[cell]! * UNIT, MIDDLE.y + mesh.y[cell]! * UNIT];

/** The nearest place after a slight warp, so that borders wind. */
function nearest(x: number, y: number): { readonly area: number; readonly distance: number } {
  const wx = x + 34 * fractal(noise, x * 0.006, y * 0.006, 3);
  const wy = y + 34 * fractal(noise, x * 0.006 + 40, y * 0.006 + 40, 3);
  let best = { area: OCEAN, distance: Number.POSITIVE_INFINITY };
  for (const place of places) {
    const distance = Math.hypot(wx - place.x, wy - place.y);
    if (distance < best.distance) best = { area: place.area, distance };
  }
  return best;
}

const owner = new Int16Array(mesh.x.length).fill(OCEAN);
for (let cell = 0; cell < owner.length; cell++) {
  const [x, y] = toPicture(cell);
  const { area, distance } = nearest(x, y);
  const ragged = 26 * fractal(noise, x * 0.0055 + 9, y * 0.0055 + 9, 4);
  if (distance < REACH.place + ragged || fromLink(x, y) < REACH.link + ragged) owner[cell] = area;
}
const level = (wanted: boolean) => patches(mesh, (cell) => ((owner[cell] === OCEAN) === wanted ? 1 : undefined));
const largest = (found: readonly (readonly number[])[]) => found.reduce((a, b) => (b.length > a.length ? b : a), []);
const ocean = new Set(largest(level(true)));
for (let cell = 0; cell < owner.length; cell++)
  if (owner[cell] === OCEAN && !ocean.has(cell)) owner[cell] = nearest(...toPicture(cell)).area;
const mainland = new Set(largest(level(false)));
for (let cell = 0; cell < owner.length; cell++) if (!mainland.has(cell)) owner[cell] = OCEAN;
absorbFragments(mesh, owner);

const raw = arcsOf({ mesh, owner, noise }, (area) => area !== OCEAN);
if (!raw) throw new Error('A region of Northrend has a hole; try another seed');
const tenths = (value: number): number => Math.round(value * 10) / 10;
const arcs = raw.map(({ sides, line }) => ({
  sides,
  points: simplify(
    line.map(([x, y]): Point => [MIDDLE.x + x * UNIT, MIDDLE.y + y * UNIT]),
    TOLERANCE,
  ).flatMap(([x, y]) => [tenths(x), tenths(y)]),
}));
const northrend = {
  areas: Object.fromEntries(AREAS.map((area, i) => [area, chain(arcs.filter(({ sides }) => sides.includes(i)))[0]])),
  coast: chain(arcs.filter(({ sides: [a] }) => a === OCEAN))[0],
  borders: arcs.filter(({ sides: [a] }) => a !== OCEAN).map(({ points }) => points),
};
writeFileSync(FILE, `${JSON.stringify(northrend)}\n`);
