import type { SmallWorldView } from '../../../src/games/small-world/view.js';
import type { Language } from '../../../src/text/index.js';
import type { Pen } from '../../canvas/pen.js';
import type { Sheet } from '../sheet.js';
import { ACTIVE_EXTRA, drawCard } from './cards.js';
import { drawOffers, OFFERS_HEAD } from './offers.js';
import { drawRounds, ROUNDS_HEIGHT } from './rounds.js';
import { drawRows, ROWS_HEAD } from './rows.js';

/** The left edge, right edge and pen that every part of the ledger draws with. */
export interface Column {
  readonly pen: Pen;
  readonly left: number;
  readonly right: number;
  readonly language: Language;
}

const INNER = { left: 20, right: 18 };
const CARD = { most: 122, gap: 10 };
const OFFER = { least: 66, most: 76 };
const ROW = { least: 102, most: 112 };
const FOOT = 14;

function drawGround(pen: Pen, sheet: Sheet): void {
  const ground = pen.createLinearGradient(sheet.chart, 0, sheet.width, 0);
  ground.addColorStop(0, '#191b20');
  ground.addColorStop(0.08, '#22252b');
  ground.addColorStop(1, '#1d1f25');
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.8)';
  pen.shadowBlur = 24;
  pen.shadowOffsetX = -6;
  pen.fillStyle = ground;
  pen.fillRect(sheet.chart, 0, sheet.width - sheet.chart, sheet.height);
  pen.restore();
  pen.fillStyle = '#b08a4a';
  pen.fillRect(sheet.chart, 0, 3, sheet.height);
}

/** The dark column right of the chart: rounds, a card a player, the combos on offer. */
export function drawLedger(
  pen: Pen,
  sheet: Sheet,
  view: SmallWorldView,
  language: Language,
  names: readonly string[],
): void {
  drawGround(pen, sheet);
  const column: Column = { pen, left: sheet.chart + INNER.left, right: sheet.width - INNER.right, language };
  drawRounds(column, view.round, view.rounds);
  const { head, size, count } = view.team
    ? { head: ROWS_HEAD, size: ROW, count: view.team.rows.length }
    : { head: OFFERS_HEAD, size: OFFER, count: view.combos.length };
  const offers = head + size.least * count + FOOT;
  const room = (sheet.height - ROUNDS_HEIGHT - ACTIVE_EXTRA - offers) / view.players.length - CARD.gap;
  const height = Math.min(CARD.most, Math.floor(room));
  let top = ROUNDS_HEIGHT;
  for (const player of view.players) {
    const active = player.seat === view.active;
    const card = height + (active ? ACTIVE_EXTRA : 0);
    drawCard(column, { player, view, name: names[player.seat] ?? '', top, height: card, active });
    top += card + CARD.gap;
  }
  const left = sheet.height - FOOT - head - top;
  const row = Math.max(size.least, Math.min(size.most, Math.floor(left / Math.max(1, count))));
  if (view.team) drawRows(column, view.team, top, row);
  else drawOffers(column, view.combos, top, row);
}
