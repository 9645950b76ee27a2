import type { HoldingView } from '../../src/games/small-world/view.js';
import { drawCount, drawHexagon } from '../canvas/badges.js';
import type { Box } from '../canvas/geometry.js';
import { drawTally } from '../canvas/markers.js';
import { type Palette, seatLook } from '../canvas/palette.js';
import type { Pen } from '../canvas/pen.js';
import { drawSeatLetter, drawTile, pileDepth } from '../canvas/tile.js';
import { DEFENCES, type Defence, PIECE_COLOURS, PIECE_ICONS, RACE_ICONS } from './icons.js';

/** At scale 1, around the tile's middle. */
const SIDE = 62;
const CORNER = -SIDE / 2;
const RIM = 4;
const LETTER = SIDE * 0.2;
const COUNT = SIDE * 0.29;
const HEXAGON = 15.2;
const TALLY = { width: 42, height: 28 };

interface Helper {
  readonly icon: string;
  readonly colour: string;
  readonly count: number;
}

/** Each part of a stack and its box, at scale 1. The rail under the tile tells defences, then how many stand there. */
interface Plan {
  readonly icon: string;
  readonly count: number;
  readonly tile: Box;
  readonly disc: Box | undefined;
  readonly rail: readonly { readonly defence: Defence; readonly box: Box }[];
  readonly helpers: readonly (Helper & { readonly box: Box })[];
}

const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side });

function planOf({ race, tokens, beasts, champion, declined }: HoldingView, defences: readonly Defence[]): Plan {
  const groups: Helper[] = [];
  if (tokens > 0) groups.push({ icon: RACE_ICONS[race], colour: '', count: tokens });
  if (beasts > 0) groups.push({ icon: PIECE_ICONS.beast, colour: PIECE_COLOURS.beast, count: beasts });
  if (champion) groups.push({ icon: PIECE_ICONS.champion, colour: PIECE_COLOURS.champion, count: 1 });
  // Where Beasts or the Champion stand alone, they are what the tile shows: it still says whose they are.
  const [main = { icon: RACE_ICONS[race], count: 1 }, ...helpers] = groups;
  const rail = CORNER + SIDE * (0.97 + pileDepth(main.count) * 0.7);
  return {
    icon: main.icon,
    count: main.count,
    tile: square(0, 0, SIDE + RIM),
    disc: declined && main.count === 1 ? undefined : square(CORNER + SIDE * 0.94, rail, 2 * COUNT),
    rail: defences.map((defence, i) => ({
      defence,
      box: square(CORNER + SIDE * (0.12 + i * 0.41), rail, 2 * HEXAGON),
    })),
    helpers: helpers.map((helper, i) => ({
      ...helper,
      box: {
        x: -CORNER,
        y: CORNER + 3 + i * TALLY.height,
        width: helper.count > 1 ? TALLY.width : TALLY.height,
        height: TALLY.height,
      },
    })),
  };
}

/** What must not leave the region: the tile, what its rail tells, and who helps. */
export function stackParts(holding: HoldingView, defences: readonly Defence[]): readonly Box[] {
  const { tile, disc, rail, helpers } = planOf(holding, defences);
  const letter = square(CORNER + SIDE * 0.04, CORNER + SIDE * 0.04, 2 * LETTER);
  return [tile, letter, ...(disc ? [disc] : []), ...rail.map(({ box }) => box), ...helpers.map(({ box }) => box)];
}

/** Draws a stack around the origin. What it costs to take is 2 and what it shows. */
export function drawStack(
  pen: Pen,
  holding: HoldingView,
  defences: readonly Defence[],
  scale: number,
  palette: Palette,
): void {
  const seat = seatLook(holding.seat, palette);
  const { icon, count, disc, rail, helpers } = planOf(holding, defences);
  drawTile(pen, 0, 0, SIDE * scale, { seat, icon, count, declined: holding.declined }, palette);
  const letter = (CORNER + SIDE * 0.04) * scale;
  drawSeatLetter(pen, letter, letter, LETTER * scale, seat);
  for (const { defence, box } of rail)
    drawHexagon(pen, box.x * scale, box.y * scale, HEXAGON * scale, DEFENCES[defence], palette);
  if (disc) drawCount(pen, disc.x * scale, disc.y * scale, COUNT * scale, count);
  for (const { box, ...helper } of helpers.toReversed())
    drawTally(pen, box.x * scale, box.y * scale, box.width * scale, box.height * scale, helper, palette);
}
