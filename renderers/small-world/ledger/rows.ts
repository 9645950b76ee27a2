import type { Faction, RaceId } from '../../../src/games/small-world/ids.js';
import type { TeamRowView, TeamView } from '../../../src/games/small-world/view.js';
import { FACTION_NAMES, POWER_NAMES, RACE_NAMES } from '../../../src/games/small-world/words.js';
import { say } from '../../../src/text/index.js';
import { drawIcon } from '../../canvas/icons.js';
import { roundedBox } from '../../canvas/pen.js';
import { write, writeMiddle } from '../../canvas/text.js';
import { FACTION_COLOURS, RACE_ICONS } from '../icons.js';
import type { Column } from './index.js';
import { drawPricedPower } from './priced-power.js';

/** Room for the sides' names above the rows. */
export const ROWS_HEAD = 44;

/** Left of the banners: the price over the badge. */
const LEAD = 50;

const TILE = 42;

interface Place {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Battle for Azeroth: a row a badge, a column a side (SW-18.5). */
export function drawRows(column: Column, team: TeamView, height: number): void {
  const { pen, left, right, top, language } = column;
  const sides = [...new Set(team.sides)];
  const width = (right + 4 - left - LEAD) / sides.length;
  sides.forEach((side, at) => {
    const x = left + LEAD + at * width;
    roundedBox(pen, x + 2, top + 6, width - 4, ROWS_HEAD - 12, 8);
    pen.fillStyle = FACTION_COLOURS[side];
    pen.fill();
    const name = { face: 'sans700', size: 23, align: 'center', fill: '#fff6e4', width: width - 6 } as const;
    writeMiddle(pen, say(language, FACTION_NAMES[side]), x + width / 2, top + ROWS_HEAD / 2, name);
  });
  team.rows.forEach((row, at) => {
    const line = top + ROWS_HEAD + at * height;
    drawLead(column, row, line, height - 6);
    sides.forEach((side, place) => {
      const banner = row.banners[side];
      const cell = { x: left + LEAD + place * width, top: line, width, height: height - 6 };
      if (banner) drawBanner(column, side, banner, cell);
    });
  });
}

/** Price, badge and its name along the top of the row. */
function drawLead(
  { pen, left, right, language, palette }: Column,
  row: TeamRowView,
  top: number,
  height: number,
): void {
  drawPricedPower({ pen, left, right, top, palette }, row, height, { badge: 21, rise: 21 });
  const power = { face: 'sans600', size: 23, fill: palette.words('#e2d3ae'), width: right - left - LEAD - 8 } as const;
  write(pen, say(language, POWER_NAMES[row.power]), left + LEAD + 6, top + 23, power);
}

/** A banner on its side's colour, with the tokens that the row would bring and its name. */
function drawBanner(
  { pen, language }: Column,
  side: Faction,
  { race, tokens }: { readonly race: RaceId; readonly tokens: number },
  { x, top, width, height }: Place,
): void {
  const middle = top + height / 2 + 2;
  roundedBox(pen, x + 6, middle - TILE / 2, TILE, TILE, 10);
  pen.fillStyle = FACTION_COLOURS[side];
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = '#e8dcc0';
  pen.stroke();
  drawIcon(pen, RACE_ICONS[race], x + 6 + TILE / 2, middle, 35, { fill: '#fff6e4' });
  const count = { face: 'sans800', size: 30, align: 'center', fill: '#fff3d6' } as const;
  writeMiddle(pen, String(tokens), x + 6 + TILE + 22, middle, count);
  const name = { face: 'sans600', size: 23, fill: '#fff6e2', width: width - 6 } as const;
  write(pen, say(language, RACE_NAMES[race]), x + 4, top + height - 5, name);
}
