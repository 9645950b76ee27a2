import type { Terrain } from '../../src/games/small-world/boards/index.js';
import { alpha, type Colour } from '../canvas/colour.js';
import { type Box, boundsOf, type Ring } from '../canvas/geometry.js';
import { drawCattails, drawHump, drawParcel, drawPool, drawSheaf } from '../canvas/glyphs/lowland.js';
import { drawPeak } from '../canvas/glyphs/mountain.js';
import { drawConifer, drawRoundTree } from '../canvas/glyphs/trees.js';
import { type Chance, chance } from '../canvas/noise.js';
import type { Palette, PaletteId } from '../canvas/palette.js';
import type { Pen } from '../canvas/pen.js';
import { scatter } from '../canvas/scatter.js';
import { drawWave } from '../canvas/sea.js';

type Terrains = Readonly<Record<Terrain, Colour>>;

const USUAL: Terrains = {
  mountain: '#a39a91',
  forest: '#4d7444',
  hill: '#93ab55',
  field: '#ecd287',
  swamp: '#766078',
  lake: '#79bfd8',
  sea: '#3c86b4',
};

/** Who cannot tell red from green tells yellow from blue, and light from dark. */
const YELLOW_AND_BLUE: Terrains = {
  mountain: '#8f8a86',
  forest: '#3c5a24',
  hill: '#a9a63c',
  field: '#f7e6b0',
  swamp: '#5b4560',
  lake: '#97d2ee',
  sea: '#3a7ad2',
};

const COLOURS: Readonly<Record<PaletteId, Terrains>> = {
  standard: USUAL,
  deutan: YELLOW_AND_BLUE,
  protan: YELLOW_AND_BLUE,
  tritan: {
    mountain: '#8a8786',
    forest: '#2f5526',
    hill: '#b0a83a',
    field: '#f7e9c4',
    swamp: '#7d4570',
    lake: '#8fe0ee',
    sea: '#1f8299',
  },
  contrast: {
    mountain: '#b9b3ac',
    forest: '#6fa05f',
    hill: '#c2d873',
    field: '#fff0b8',
    swamp: '#bd90a8',
    lake: '#a6def2',
    sea: '#4590c8',
  },
  grey: {
    mountain: '#8a8a8a',
    forest: '#404040',
    hill: '#a9a9a9',
    field: '#e4e4e4',
    swamp: '#6e6e6e',
    lake: '#c8c8c8',
    sea: '#565656',
  },
};

export const terrainColours = ({ id }: Palette): Terrains => COLOURS[id];

interface Ground {
  readonly pen: Pen;
  readonly ring: Ring;
  readonly seed: string;
  readonly random: Chance;
  /** Where pieces will stand. */
  readonly spare: readonly Box[];
}

const PINES = { shade: '#2b4a2a', body: '#3c6336', light: '#5f8c4c', ink: '#1c2b1a' };
const OAKS = { shade: '#33562f', body: '#4a763f', light: '#74a056', ink: '#1c2b1a' };
const BUSHES = { shade: '#4f6a30', body: '#6a8a3e', light: '#92ad58', ink: '#37421c' };

function mountain({ pen, ring, seed, random, spare }: Ground): void {
  for (const [x, y] of scatter(ring, seed, { apart: 34, flatten: 1.35, edge: 16, spare })) {
    const high = random() > 0.35;
    const width = (high ? 50 : 34) * (0.85 + random() * 0.35);
    const height = (high ? 46 : 28) * (0.85 + random() * 0.35);
    drawPeak(pen, x, y + height * 0.35, width, height, high, random);
  }
}

function forest({ pen, ring, seed, random, spare }: Ground): void {
  for (const [x, y] of scatter(ring, seed, { apart: 20, flatten: 1.25, edge: 9, spare })) {
    const height = 30 * (0.8 + random() * 0.45);
    if (random() > 0.3) drawConifer(pen, x, y + height * 0.4, height, PINES);
    else drawRoundTree(pen, x, y + height * 0.4, height * 0.92, OAKS);
  }
}

function hill({ pen, ring, seed, random, spare }: Ground): void {
  const humps = scatter(ring, seed, { apart: 36, flatten: 1.7, edge: 14, spare });
  for (const [x, y] of humps) {
    const width = 58 * (0.75 + random() * 0.5);
    drawHump(pen, x, y + width * 0.17, width, width * 0.42);
    if (random() < 0.25) drawRoundTree(pen, x + (random() - 0.5) * 40, y + 8, 13 + random() * 6, BUSHES);
  }
}

const PARCEL = 58;

function field({ pen, ring, seed, random, spare }: Ground): void {
  const { left, top, right, bottom } = boundsOf(ring);
  const reach = Math.hypot(right - left, bottom - top) / 2;
  pen.save();
  pen.translate((left + right) / 2, (top + bottom) / 2);
  pen.rotate(random() * 0.6 - 0.3);
  let shift = 0;
  for (let y = -reach; y < reach; y += PARCEL * 0.86) {
    for (let x = -reach + shift; x < reach; ) {
      const width = PARCEL * (1 + random() * 0.7);
      drawParcel(pen, x, y, width, PARCEL * 0.84, random);
      x += width;
    }
    shift = PARCEL * 0.45 - shift;
  }
  pen.restore();
  for (const [x, y] of scatter(ring, `${seed} sheaves`, { apart: 48, edge: 18, spare }))
    drawSheaf(pen, x, y, 17 + random() * 5);
}

function swamp({ pen, ring, seed, random, spare }: Ground): void {
  for (const [x, y] of scatter(ring, seed, { apart: 50, flatten: 1.5, edge: 14 }))
    drawPool(pen, x, y, 32 + random() * 30);
  pen.strokeStyle = alpha('#3a2a3e', 0.5);
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const [x, y] of scatter(ring, `${seed} dashes`, { apart: 18, flatten: 1.6, edge: 6 })) {
    const half = 4 + random() * 5;
    pen.moveTo(x - half, y);
    pen.lineTo(x + half, y);
  }
  pen.stroke();
  for (const [x, y] of scatter(ring, `${seed} reeds`, { apart: 33, edge: 12, spare }))
    drawCattails(pen, x, y + 9, 23 + random() * 9, random);
}

const waves =
  (colour: string) =>
  ({ pen, ring, seed, random, spare }: Ground): void => {
    for (const [x, y] of scatter(ring, seed, { apart: 34, flatten: 1.7, edge: 20, spare }))
      drawWave(pen, x, y, 17 + random() * 12, colour, 2.1);
  };

const PAINTERS: Readonly<Record<Terrain, (ground: Ground) => void>> = {
  mountain,
  forest,
  hill,
  field,
  swamp,
  lake: waves(alpha('#eaf7fb', 0.75)),
  sea: waves(alpha('#bfe2f2', 0.5)),
};

/** Scatters a terrain's glyphs over a region. The caller clips to the region. */
export function paintTerrain(pen: Pen, terrain: Terrain, ring: Ring, seed: string, spare: readonly Box[]): void {
  PAINTERS[terrain]({ pen, ring, seed, random: chance(seed), spare });
}
