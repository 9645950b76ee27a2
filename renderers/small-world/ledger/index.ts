import type { SmallWorldView } from '../../../src/games/small-world/view.js';
import type { Language } from '../../../src/text/index.js';
import type { Palette } from '../../canvas/palette.js';
import type { Pen } from '../../canvas/pen.js';
import { Sprites } from '../../canvas/sprite.js';
import type { Sheet } from '../sheet.js';
import { ACTIVE_EXTRA, type Card, drawCard } from './cards.js';
import { drawOffer, drawOffersHead, OFFERS_HEAD } from './offers.js';
import { drawRounds, ROUNDS_HEIGHT } from './rounds.js';
import { drawRows, ROWS_HEAD } from './rows.js';

/** The pen and the edges that a part of the ledger draws with. */
export interface Column {
  readonly pen: Pen;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly language: Language;
  readonly palette: Palette;
}

const INNER = { left: 20, right: 18 };
const CARD = { most: 122, gap: 10 };
const OFFER = { least: 66, most: 76, gap: 6 };
const ROW = { least: 102, most: 112 };
const FOOT = 14;
/** What rims and shadows add to a part. */
const MARGIN = 12;

/** Grounds 2 MB each, of which there are two; cards 200 KB, offers 130 KB. */
const sprites = new Sprites(24);

function drawGround(pen: Pen, width: number, height: number, { panel }: Palette): void {
  const ground = pen.createLinearGradient(0, 0, width, 0);
  ground.addColorStop(0, panel('#191b20'));
  ground.addColorStop(0.08, panel('#22252b'));
  ground.addColorStop(1, panel('#1d1f25'));
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.8)';
  pen.shadowBlur = 24;
  pen.shadowOffsetX = -6;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.restore();
  pen.fillStyle = '#b08a4a';
  pen.fillRect(0, 0, 3, height);
}

/** How far the ledger's shadow falls on the chart. */
const SHADOW = 44;

/** The dark column right of the chart: rounds, a card a player, the combos on offer. */
export function drawLedger(
  pen: Pen,
  sheet: Sheet,
  view: SmallWorldView,
  language: Language,
  names: readonly string[],
  palette: Palette,
): void {
  const width = sheet.width - sheet.chart;
  const whole = { left: -SHADOW, top: 0, right: width, bottom: sheet.height };
  sprites.stamp(pen, `${palette.id} ground ${width} ${sheet.height}`, sheet.chart, 0, whole, (own) =>
    drawGround(own, width, sheet.height, palette),
  );
  const [left, right] = [INNER.left, width - INNER.right];
  /** Each part is known by all that it shows. */
  const part = (shown: object, top: number, height: number, draw: (column: Column) => void): void => {
    const extent = { left: left - MARGIN, top: -MARGIN, right: width, bottom: height + MARGIN };
    const key = `${palette.id} ${language} ${width} ${height} ${JSON.stringify(shown)}`;
    sprites.stamp(pen, key, sheet.chart, top, extent, (own) =>
      draw({ pen: own, left, right, top: 0, language, palette }),
    );
  };
  const { round, rounds } = view;
  part({ round, rounds }, 0, ROUNDS_HEIGHT, (column) => drawRounds(column, round, rounds));
  const { team } = view;
  const { head, size, count } = team
    ? { head: ROWS_HEAD, size: ROW, count: team.rows.length }
    : { head: OFFERS_HEAD, size: OFFER, count: view.combos.length };
  const offers = head + size.least * count + FOOT;
  const room = (sheet.height - ROUNDS_HEIGHT - ACTIVE_EXTRA - offers) / view.players.length - CARD.gap;
  const usual = Math.min(CARD.most, Math.floor(room));
  let top = ROUNDS_HEIGHT;
  for (const player of view.players) {
    const active = player.seat === view.active;
    const height = usual + (active ? ACTIVE_EXTRA : 0);
    const side = team?.sides[player.seat];
    const captive = view.players.find(({ captor }) => captor === player.seat)?.seat;
    const card: Card = {
      player,
      name: names[player.seat] ?? '',
      height,
      ...(active ? { phase: view.phase } : {}),
      ...(side ? { side } : {}),
      ...(captive === undefined ? {} : { captive }),
    };
    part(card, top, height, (column) => drawCard(column, card));
    top += height + CARD.gap;
  }
  const share = Math.floor((sheet.height - FOOT - head - top) / Math.max(1, count));
  const row = Math.max(size.least, Math.min(size.most, share));
  if (team) {
    part(team, top, head + row * count, (column) => drawRows(column, team, row));
    return;
  }
  part({}, top, OFFERS_HEAD, drawOffersHead);
  top += OFFERS_HEAD;
  for (const combo of view.combos) {
    part(combo, top, row - OFFER.gap, (column) => drawOffer(column, combo, row - OFFER.gap));
    top += row;
  }
}
