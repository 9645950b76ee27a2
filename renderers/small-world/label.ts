import type { Region } from '../../src/games/small-world/boards/index.js';
import { mix } from '../canvas/colour.js';
import { type Box, type Ring, share } from '../canvas/geometry.js';
import { drawIcon } from '../canvas/icons.js';
import { disc, type Pen, roundedBox, shadowed } from '../canvas/pen.js';
import { writeMiddle } from '../canvas/text.js';
import { type PrintedSymbol, SYMBOL_LOOKS, TERRAIN_ICONS } from './icons.js';
import { TERRAIN_COLOURS } from './terrain.js';

/** A region's name on the picture: a pill with terrain and code, then the printed symbols. */
export interface Label {
  readonly box: Box;
  readonly scale: number;
  readonly symbols: readonly PrintedSymbol[];
  /** Where the pieces under the label stand. */
  readonly below: { readonly x: number; readonly y: number };
}

/** At scale 1. */
const PILL = { short: 78, long: 93, height: 36 };
const SYMBOL = { radius: 18.5, step: 40 };
const CONTENT_WIDTH = 146;
const STACK = { width: 74, height: 76 };
/** From the room's centre up to the label, and from the label down to the pieces. */
const RISE = { land: 46, water: 8 };
const DROP = 65;
/** Codes stay legible on a phone: 30 high at 1, 25 at the least. */
const LEAST_SCALE = 0.84;

const SHIFTS = [0, 8, -8, 16, -16, 24, -24, 32, -32];

/** Finds the place, as near to the middle of the room as it can be, where label and stack lie inside the region. */
export function labelFor(region: Region, code: string, room: Box, ring: Ring): Label {
  const scale = Math.max(LEAST_SCALE, Math.min(1, room.width / CONTENT_WIDTH));
  const symbols = region.symbols.filter((symbol): symbol is PrintedSymbol => symbol !== 'murloc');
  const width = ((code.length > 2 ? PILL.long : PILL.short) + symbols.length * SYMBOL.step) * scale;
  const rise = (region.water ? RISE.water : RISE.land) * scale;
  let best: { readonly label: Label; readonly score: number } | undefined;
  for (const dy of SHIFTS)
    for (const dx of SHIFTS) {
      const box = { x: room.x + dx, y: room.y - rise + dy, width, height: PILL.height * scale };
      const below = { x: room.x + dx, y: box.y + DROP * scale };
      const stack = { ...below, width: STACK.width * scale, height: STACK.height * scale };
      const within = share(ring, { ...box, width: width + 6, height: box.height + 6 });
      const score = 2 * within + (region.water ? 0 : share(ring, stack)) - Math.hypot(dx, dy) / 400;
      if (!best || score > best.score) best = { label: { box, scale, symbols, below }, score };
      if (within === 1 && dx === 0 && dy === 0 && score >= (region.water ? 2 : 3)) return best.label;
    }
  if (!best) throw new Error(`The region ${code} has no place for its label`);
  return best.label;
}

export function drawLabel(pen: Pen, region: Region, code: string, { box, scale, symbols }: Label): void {
  const left = box.x - box.width / 2;
  const width = box.width - symbols.length * SYMBOL.step * scale;
  shadowed(pen, 5, 2, () => {
    roundedBox(pen, left, box.y - box.height / 2, width, box.height, box.height / 2);
    pen.fillStyle = 'rgba(24,18,12,.92)';
    pen.fill();
  });
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(255,240,205,.55)';
  pen.stroke();
  const tint = mix(TERRAIN_COLOURS[region.terrain], '#ffffff', 0.45);
  drawIcon(pen, TERRAIN_ICONS[region.terrain], left + 20 * scale, box.y, 25 * scale, { fill: tint });
  writeMiddle(pen, code, left + 36 * scale, box.y, { face: 'sans800', size: 30 * scale, fill: '#fff6e0' });
  symbols.forEach((symbol, i) => {
    drawSymbol(pen, left + width + (21 + i * SYMBOL.step) * scale, box.y, scale, symbol, code);
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
