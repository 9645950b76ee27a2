import { ZONES } from '../../src/games/wroth/ids.js';
import { type Box, distance, inside } from '../canvas/geometry.js';
import { drawHump } from '../canvas/glyphs/lowland.js';
import { drawPeak } from '../canvas/glyphs/mountain.js';
import { drawConifer, drawRoundTree } from '../canvas/glyphs/trees.js';
import { chance, layered, noise } from '../canvas/noise.js';
import type { Pen } from '../canvas/pen.js';
import { scatter } from '../canvas/scatter.js';
import { SHEET } from './look.js';
import { type Area, SPOTS, TERRACES, ZONE_SPOTS } from './plateau.js';

const PINES = { shade: '#3a5233', body: '#506b43', light: '#7e9a5c', ink: '#1c2818' };
const OAKS = { shade: '#48603a', body: '#64804a', light: '#93ab63', ink: '#1f2a18' };
const WILDS = { shade: '#26382a', body: '#37503a', light: '#5d7a4e', ink: '#141d14' };
const ROCK = { light: '#d9cdb6', shade: '#8d8270', ink: '#2a241d' };

/** What grows or stands in each region. */
const KINDS: Readonly<Record<Area['id'], 'wood' | 'hills' | 'rocks'>> = {
  1: 'wood',
  2: 'hills',
  3: 'rocks',
  4: 'hills',
  5: 'wood',
  6: 'hills',
  7: 'rocks',
  8: 'rocks',
};

/** The plaque and the pieces of a region stand free. */
function spared({ id }: Area): readonly Box[] {
  const { plaque, pieces, width } = SPOTS[id];
  const wide = width > 200;
  return [
    { x: plaque[0], y: plaque[1], width: 180, height: 74 },
    { x: pieces[0], y: pieces[1], width: wide ? width * 0.84 : width, height: wide ? 110 : 160 },
  ];
}

/** Hills take on the ground they stand on. */
function drawFaintHump(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.save();
  pen.globalAlpha = 0.42;
  drawHump(pen, x, y, width, height);
  pen.restore();
}

export function drawScenery(pen: Pen, area: Area): void {
  const random = chance(`scenery ${area.id}`);
  const kind = KINDS[area.id];
  const how = { apart: kind === 'hills' ? 34 : 25, flatten: 1.25, edge: 17, spare: spared(area) };
  for (const [x, y] of scatter(area.ring, `scenery ${area.id}`, how)) {
    const size = 0.8 + random() * 0.45;
    if (kind === 'hills') drawFaintHump(pen, x, y + 8, 42 * size, 17 * size);
    else if (kind === 'rocks') drawPeak(pen, x, y + 8, 26 * size, 20 * size, false, random, ROCK);
    else if (random() > 0.4) drawConifer(pen, x, y + 10, 27 * size, PINES);
    else drawRoundTree(pen, x, y + 10, 25 * size, OAKS);
  }
}

const SHEET_RING = [0, 0, SHEET.map, 0, SHEET.map, SHEET.height, 0, SHEET.height];
const CLIFF = 40;

/** Woods and hills of the Outskirts, off the cliff and the zones. */
export function drawWilds(pen: Pen): void {
  const random = chance('wilds');
  const field = noise('wilds');
  const spare = ZONES.map((zone) => {
    const { x, y, width, height } = ZONE_SPOTS[zone];
    return { x, y, width: width + 30, height: height + 40 };
  });
  for (const [x, y] of scatter(SHEET_RING, 'wilds', { apart: 29, flatten: 1.25, edge: 4, spare })) {
    if (inside(TERRACES, x, y) || inside(TERRACES, x, y - CLIFF) || distance(TERRACES, x, y) < 26) continue;
    const size = 0.8 + random() * 0.5;
    if (layered(field, x * 0.006, y * 0.006, 2) > 0.02) drawConifer(pen, x, y + 12, 30 * size, WILDS);
    else if (random() > 0.5) drawFaintHump(pen, x, y + 8, 44 * size, 15 * size);
  }
}
