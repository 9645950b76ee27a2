import { RACES } from '../../../src/games/small-world/races/index.js';
import type { ComboView } from '../../../src/games/small-world/view.js';
import { POWER_NAMES, RACE_NAMES } from '../../../src/games/small-world/words.js';
import { say } from '../../../src/text/index.js';
import { drawCoin } from '../../canvas/badges.js';
import { drawIcon } from '../../canvas/icons.js';
import { disc, roundedBox } from '../../canvas/pen.js';
import { write, writeMiddle } from '../../canvas/text.js';
import { FACTION_COLOURS, RACE_ICONS } from '../icons.js';
import type { Column } from './index.js';
import { drawPricedPower } from './priced-power.js';

export const OFFERS_HEAD = 56;

const NAMES = 135;
const TOKENS = 68;
const COINS = 24;

/** What stands over the combos on offer, and over their last two columns. */
export function drawOffersHead({ pen, left, right, top, language, palette }: Column): void {
  const base = top + 42;
  const head = say(language, { key: 'ui:picture.onOffer' });
  write(pen, head, left, base, { face: 'gothic700', size: 38, fill: palette.words('#f0d9a2') });
  const small = { face: 'sans500', size: 22, fill: palette.words('#c9bda4') } as const;
  const coins = say(language, { key: 'ui:picture.coins' });
  const width = write(pen, coins, right + 2, base - 2, { ...small, align: 'right' });
  const tokens = say(language, { key: 'ui:picture.tokens' });
  write(pen, tokens, right + 2 - width - 12, base - 2, { ...small, align: 'right' });
}

/** A combo that can be picked: price, power, race, tokens, and the coins that lie on it. */
export function drawOffer(column: Column, combo: ComboView, height: number): void {
  const { pen, left, right, top, language, palette } = column;
  const middle = top + height / 2;
  drawPricedPower(column, combo, height, { badge: 58, rise: 0 });
  roundedBox(pen, left + 84, middle - 23, 46, 46, 10);
  pen.fillStyle = FACTION_COLOURS[RACES[combo.race].faction];
  pen.fill();
  pen.strokeStyle = '#e8dcc0';
  pen.stroke();
  drawIcon(pen, RACE_ICONS[combo.race], left + 107, middle, 38, { fill: '#fff6e4' });
  const width = right - TOKENS - 19 - left - NAMES;
  const power = { face: 'sans500', size: 23, fill: palette.words('#c9bda4'), width } as const;
  write(pen, say(language, POWER_NAMES[combo.power]), left + NAMES, middle - 6, power);
  const race = { face: 'sans700', size: 29, fill: '#fff6e2', width } as const;
  write(pen, say(language, RACE_NAMES[combo.race]), left + NAMES, middle + 21, race);
  const count = { face: 'sans800', size: 34, align: 'center', fill: '#fff3d6' } as const;
  writeMiddle(pen, String(combo.tokens), right - TOKENS, middle, count);
  if (combo.coins > 0) drawCoin(pen, right - COINS, middle, 22, String(combo.coins));
  else {
    pen.save();
    disc(pen, right - COINS, middle, 20);
    pen.setLineDash([4, 5]);
    pen.lineWidth = 2;
    pen.strokeStyle = '#4a4f59';
    pen.stroke();
    pen.restore();
  }
}
