import type { Region, Terrain } from '../../src/games/small-world/boards/index.js';
import { mix } from '../canvas/colour.js';
import { type Box, boundsOf, inside, type Ring, share } from '../canvas/geometry.js';
import { drawIcon } from '../canvas/icons.js';
import type { Palette } from '../canvas/palette.js';
import { disc, type Pen, roundedBox, shadowed } from '../canvas/pen.js';
import { Sprites } from '../canvas/sprite.js';
import { writeMiddle } from '../canvas/text.js';
import { type PrintedSymbol, SYMBOL_LOOKS, TERRAIN_ICONS } from './icons.js';
import { terrainColours } from './terrain.js';

/** A region's name on the picture: a pill with terrain and code, then the printed symbols. */
export interface Label {
  readonly box: Box;
  readonly scale: number;
  readonly symbols: readonly PrintedSymbol[];
  /** Symbols stand under the pill instead of beside it, where the region is narrow. */
  readonly folded: boolean;
  /** The pieces stand at the label's right, one after the other, where the region is low. */
  readonly flat: boolean;
  /** Where the pieces stand: the middle of their row, or of the first one if flat. */
  readonly below: { readonly x: number; readonly y: number };
}

/** At scale 1. */
const PILL = { short: 78, long: 93, height: 36 };
const SYMBOL = { radius: 18.5, step: 40 };
const CONTENT_WIDTH = 146;
/** Between a label and the border. */
const EDGE = 4;
const STACK = { width: 74, height: 76 };
/** From the room's centre up to the label, and from the label down to the pieces. */
const RISE = { land: 46, water: 8 };
const DROP = 65;
const BESIDE = 46;
/** The stack under the label; that with the symbols on a second line; the stack at the label's right. */
const SHAPES = ['upright', 'folded', 'flat'] as const;
type Shape = (typeof SHAPES)[number];

/** Codes stay legible on a phone: 30 high at 1, 25 at the least. */
const LEAST_SCALE = 0.84;
/** Few sizes, so that regions can share the drawings that are kept. */
const SCALES = 50;
/** How finely the region is searched where the middle of its room will not do. */
const STEP = 12;
/** What a pixel away from the middle weighs against a share of the label outside the region. */
const PULL = 1 / 500;
const RESHAPING = 0.12;
/** A label that leaves its region is worse than a stack that does. */
const LABEL_WEIGHT = 5;

/** Finds the place, as near to the middle of the room as it can be, where label and stack lie inside the region. */
export function labelFor(region: Region, code: string, room: Box, ring: Ring): Label {
  const scale = Math.max(LEAST_SCALE, Math.min(1, Math.floor((room.width / CONTENT_WIDTH) * SCALES) / SCALES));
  const symbols = region.symbols.filter((symbol): symbol is PrintedSymbol => symbol !== 'murloc');
  const pill = code.length > 2 ? PILL.long : PILL.short;
  const beside = symbols.length * SYMBOL.step;
  const rise = (region.water ? RISE.water : RISE.land) * scale;
  const at = (x: number, y: number, shape: Shape): Label => {
    const folded = shape === 'folded';
    const width = (folded ? Math.max(pill, beside) : pill + beside) * scale;
    const height = (PILL.height + (folded ? SYMBOL.step : 0)) * scale;
    const box = { x, y, width, height };
    const below =
      shape === 'flat'
        ? { x: x + width / 2 + BESIDE * scale, y }
        : { x, y: y + (height - PILL.height * scale) / 2 + DROP * scale };
    return { box, scale, symbols, folded, flat: shape === 'flat', below };
  };
  /** 0 where nothing leaves the region, less where something does. */
  const score = ({ box, below }: Label): number => {
    const label = share(ring, { ...box, width: box.width + 2 * EDGE, height: box.height + 2 * EDGE });
    const stack = region.water
      ? 1
      : share(ring, { ...below, width: STACK.width * scale, height: STACK.height * scale });
    return LABEL_WEIGHT * (label - 1) + (stack - 1);
  };
  let best = at(room.x, room.y - rise, 'upright');
  let most = score(best);
  if (most === 0) return best;
  const { left, top, right, bottom } = boundsOf(ring);
  const shapes = SHAPES.filter((shape) =>
    shape === 'folded' ? symbols.length > 0 : shape === 'upright' || !region.water,
  );
  for (const shape of shapes)
    for (let y = top; y < bottom; y += STEP)
      for (let x = left; x < right; x += STEP) {
        const worse = Math.hypot(x - room.x, y + rise - room.y) * PULL + (shape === 'upright' ? 0 : RESHAPING);
        if (-worse <= most || !inside(ring, x, y)) continue;
        const label = at(x, y, shape);
        const value = score(label) - worse;
        if (value > most) [best, most] = [label, value];
      }
  return best;
}

/** 10 to 25 KB each. */
const sprites = new Sprites(6);
/** What rim and shadow add to a label. */
const MARGIN = 10;

export function drawLabel(pen: Pen, { terrain }: Region, code: string, label: Label, palette: Palette): void {
  const { box, scale, symbols, folded } = label;
  const [across, down] = [box.width / 2 + MARGIN, box.height / 2 + MARGIN];
  const extent = { left: -across, top: -down, right: across, bottom: down };
  const key = `${palette.id} ${code} ${terrain} ${symbols} ${folded} ${scale}`;
  const tint = mix(terrainColours(palette)[terrain], '#ffffff', 0.45);
  sprites.stamp(pen, key, box.x, box.y, extent, (own) =>
    paintLabel(own, terrain, tint, code, { ...label, box: { ...box, x: 0, y: 0 } }),
  );
}

function paintLabel(
  pen: Pen,
  terrain: Terrain,
  tint: string,
  code: string,
  { box, scale, symbols, folded }: Label,
): void {
  const beside = symbols.length * SYMBOL.step * scale;
  const width = (code.length > 2 ? PILL.long : PILL.short) * scale;
  const height = PILL.height * scale;
  const left = folded ? box.x - width / 2 : box.x - box.width / 2;
  const middle = folded ? box.y - (box.height - height) / 2 : box.y;
  shadowed(pen, 5, 2, () => {
    roundedBox(pen, left, middle - height / 2, width, height, height / 2);
    pen.fillStyle = 'rgba(24,18,12,.92)';
    pen.fill();
  });
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(255,240,205,.55)';
  pen.stroke();
  drawIcon(pen, TERRAIN_ICONS[terrain], left + 20 * scale, middle, 25 * scale, { fill: tint });
  writeMiddle(pen, code, left + 36 * scale, middle, { face: 'sans800', size: 30 * scale, fill: '#fff6e0' });
  const first = (folded ? box.x - beside / 2 : left + width) + (SYMBOL.step / 2) * scale;
  const line = folded ? middle + SYMBOL.step * scale : middle;
  symbols.forEach((symbol, i) => {
    drawSymbol(pen, first + i * SYMBOL.step * scale, line, scale, symbol, code);
  });
}

function drawSymbol(pen: Pen, x: number, y: number, scale: number, symbol: PrintedSymbol, code: string): void {
  const { icon, ground, ink } = SYMBOL_LOOKS[symbol];
  shadowed(pen, 5, 2, () => {
    disc(pen, x, y, SYMBOL.radius * scale);
    pen.fillStyle = ground;
    pen.fill();
  });
  pen.lineWidth = 2.2;
  pen.strokeStyle = ink;
  pen.stroke();
  if (icon) drawIcon(pen, icon, x, y, 26 * scale, { fill: ink });
  else writeMiddle(pen, code.slice(0, 1), x, y, { face: 'sans800', size: 27 * scale, align: 'center', fill: ink });
}
