import type { Seat } from '../../../src/engine/index.js';
import type { Faction, RaceId } from '../../../src/games/small-world/ids.js';
import type { Phase } from '../../../src/games/small-world/state.js';
import type { PlayerView } from '../../../src/games/small-world/view.js';
import { raceName } from '../../../src/games/small-world/words.js';
import { say } from '../../../src/text/index.js';
import { drawCoin, drawHexagon } from '../../canvas/badges.js';
import { alpha, lighten } from '../../canvas/colour.js';
import { drawIcon } from '../../canvas/icons.js';
import { type Palette, patternInk, type SeatLook, seatLook, seatOnDark } from '../../canvas/palette.js';
import { drawPattern } from '../../canvas/patterns.js';
import { clipped, roundedBox } from '../../canvas/pen.js';
import { write, writeMiddle } from '../../canvas/text.js';
import { drawCrest } from '../../canvas/tile.js';
import { FACTION_COLOURS, POWER_ICONS, RACE_ICONS } from '../icons.js';
import { comboName } from '../words.js';
import type { Column } from './index.js';
import { drawTokens } from './tokens.js';

/** The active player's card is higher by the line that says what happens now. */
export const ACTIVE_EXTRA = 30;

export interface Card {
  readonly player: PlayerView;
  readonly name: string;
  readonly height: number;
  /** What the player whose turn it is does now; absent for all others. */
  readonly phase?: Phase;
  /** In Battle for Azeroth. */
  readonly side?: Faction;
  /** Whose Champion this player holds captive (SW-11.3f). */
  readonly captive?: Seat;
}

const COIN = 22;
const CHIP = { width: 48, height: 44 };
const EDGE = 12;
/** The badge kept in decline, left of its race (SW-9.4). */
const KEPT = { radius: 21, colour: '#5a5650' };

export function drawCard(column: Column, card: Card): void {
  const { pen, left, right, top, palette } = column;
  const { player, height, phase, side } = card;
  const seat = seatLook(player.seat, palette);
  const outline = () => roundedBox(pen, left - 6, top, right - left + 12, height, 14);
  outline();
  pen.fillStyle = palette.panel(phase ? '#24383a' : '#2a2d34');
  pen.fill();
  clipped(pen, outline, () => {
    const edge = { x: left - 6, y: top, width: EDGE, height };
    pen.fillStyle = seat.colour;
    pen.fillRect(edge.x, edge.y, edge.width, edge.height);
    pen.beginPath();
    pen.rect(edge.x, edge.y, edge.width, edge.height);
    pen.clip();
    drawPattern(pen, seat.pattern, edge, patternInk(seat, 0.3), 9, 3.2);
  });
  if (side) {
    clipped(pen, outline, () => {
      pen.fillStyle = lighten(FACTION_COLOURS[side], 0.15);
      pen.fillRect(right - 2, top, 8, height);
    });
  }
  if (phase) {
    outline();
    pen.lineWidth = 4;
    pen.strokeStyle = palette.now;
    pen.stroke();
  }
  drawFirstLine(column, card, seat);
  drawRace(column, card, seat);
  if (phase) drawNow(column, card, phase);
}

/** Crest, name, declined race, coins. */
function drawFirstLine({ pen, left, right, top, palette }: Column, { player, name }: Card, seat: SeatLook): void {
  const middle = top + 36;
  drawCrest(pen, left + 42, middle, 50, seat, palette);
  drawCoin(pen, right - 24, middle, COIN, player.coins === undefined ? '?' : String(player.coins));
  const chip = right - 54 - CHIP.width / 2;
  if (player.declined) drawDeclined(pen, chip, middle, player.declined.race, seat, palette);
  let end = player.declined ? chip - CHIP.width / 2 : right - 24 - COIN;
  if (player.declined?.power) {
    const { radius, colour } = KEPT;
    end -= radius + 3;
    drawHexagon(pen, end, middle, radius, { colour, icon: POWER_ICONS[player.declined.power] }, palette);
    end -= radius;
  }
  writeMiddle(pen, name, left + 80, middle, { face: 'sans700', size: 36, fill: '#fff6e2', width: end - left - 90 });
}

function drawDeclined(pen: Column['pen'], x: number, y: number, race: RaceId, seat: SeatLook, { over }: Palette): void {
  const area = { x: x - CHIP.width / 2, y: y - CHIP.height / 2, ...CHIP };
  const outline = () => roundedBox(pen, area.x, area.y, area.width, area.height, 10);
  outline();
  pen.fillStyle = over;
  pen.fill();
  clipped(pen, outline, () => drawPattern(pen, 'bend', area, 'rgba(40,38,36,.35)', 9, 3));
  outline();
  pen.lineWidth = 3;
  pen.strokeStyle = seat.colour;
  pen.stroke();
  drawIcon(pen, RACE_ICONS[race], x, y, 36, { fill: '#24211e' });
}

/** Power and race by icon and name. */
function drawRace(column: Column, { player, height, phase, captive }: Card, seat: SeatLook): void {
  const { pen, left, top, language, palette } = column;
  const middle = top + Math.min(88, (height - (phase ? ACTIVE_EXTRA : 0)) * 0.74);
  const right = drawTokens(column, player, captive, middle);
  const style = { face: 'sans600', size: 28, fill: '#f3ead6', width: right - left - 100 } as const;
  if (!player.active) {
    writeMiddle(pen, say(language, raceName(undefined)), left + 22, middle, {
      ...style,
      fill: palette.words('#b9ae98'),
    });
    return;
  }
  const { power, race } = player.active;
  drawIcon(pen, POWER_ICONS[power], left + 34, middle, 34, { fill: '#f0d9a2' });
  drawIcon(pen, RACE_ICONS[race], left + 74, middle, 38, { fill: seatOnDark(seat) });
  writeMiddle(pen, comboName(language, race, power), left + 100, middle, style);
}

/** What happens now, and what is left in hand for it. */
function drawNow({ pen, left, right, top, language, palette }: Column, { player, height }: Card, phase: Phase): void {
  const middle = top + height - 25;
  roundedBox(pen, left + 12, middle - 17, right - left - 14, 34, 10);
  pen.fillStyle = alpha(palette.now, 0.16);
  pen.fill();
  const hand = player.hand.race + player.hand.beasts + (player.hand.champion ? 1 : 0);
  const doing = say(language, { key: `small-world:phase.${phase}` });
  const held = player.active ? say(language, { key: 'ui:picture.inHand', facts: { count: hand } }) : '';
  const words = held ? `${doing} · ${held}` : doing;
  write(pen, words, left + 24, middle + 9, {
    face: 'sans700',
    size: 26,
    fill: lighten(palette.now, 0.5),
    width: right - left - 36,
  });
}
