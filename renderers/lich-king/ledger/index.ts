import { type Language, say } from '../../../src/text/index.js';
import { seatLook } from '../../canvas/palette.js';
import { type Pen, roundedBox } from '../../canvas/pen.js';
import { Sprites } from '../../canvas/sprite.js';
import { write } from '../../canvas/text.js';
import { ACCENT, SHEET } from '../look.js';
import type { Scene } from '../scene.js';
import { drawHand, type Shown } from './cards.js';
import type { Column } from './column.js';
import { drawHeroCard } from './heroes.js';
import { drawTracks, TRACKS_HEIGHT } from './tracks.js';

const WIDTH = SHEET.width - SHEET.map.width;
const INNER = { left: 20, right: 18 };
const CARD = { most: 178, gap: 8 };
const SHARED = { card: 112, hand: 118 };
const FOOT = 10;
/** What rims and shadows add to a part, and how far the ledger's own shadow falls on the map. */
const MARGIN = 12;
const SHADOW = 44;

/** The ground is 2 MB, a hero's card 250 KB. */
const sprites = new Sprites(12);

function drawGround(pen: Pen): void {
  const ground = pen.createLinearGradient(0, 0, 0, SHEET.height);
  ground.addColorStop(0, '#1c2532');
  ground.addColorStop(1, '#141a23');
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.8)';
  pen.shadowBlur = 24;
  pen.shadowOffsetX = -6;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, SHEET.height);
  pen.restore();
  pen.fillStyle = ACCENT;
  pen.fillRect(0, 0, 3, SHEET.height);
}

function drawShared({ pen, left, right, language }: Column, hand: readonly Shown[]): void {
  roundedBox(pen, left - 6, 0, right - left + 12, SHARED.hand, 14);
  pen.fillStyle = '#222b37';
  pen.fill();
  const name = say(language, { key: 'lich-king:picture.sharedHand' });
  write(pen, name, left + 12, 34, { face: 'sans600', size: 26, fill: '#9fb0c2' });
  drawHand(pen, left + 12, 80, 62, hand);
}

/** The dark column right of the map: tracks and decks, then a card a hero. */
export function drawLedger(pen: Pen, language: Language, { tracks, heroes, shared }: Scene): void {
  const whole = { left: -SHADOW, top: 0, right: WIDTH, bottom: SHEET.height };
  sprites.stamp(pen, 'ground', SHEET.map.width, 0, whole, drawGround);
  const [left, right] = [INNER.left, WIDTH - INNER.right];
  /** Each part is known by all that it shows. */
  const part = (shown: object, top: number, height: number, draw: (column: Column) => void): void => {
    const extent = { left: left - MARGIN, top: -MARGIN, right: WIDTH, bottom: height + MARGIN };
    sprites.stamp(pen, `${language} ${height} ${JSON.stringify(shown)}`, SHEET.map.width, top, extent, (own) =>
      draw({ pen: own, left, right, language }),
    );
  };
  part(tracks, 0, TRACKS_HEIGHT, (column) => drawTracks(column, tracks));
  const room = Math.floor((SHEET.height - TRACKS_HEIGHT - FOOT) / Math.max(1, heroes.length)) - CARD.gap;
  const height = shared ? SHARED.card : Math.min(CARD.most, room);
  let top = TRACKS_HEIGHT + CARD.gap;
  for (const hero of heroes) {
    part(hero, top, height, (column) => drawHeroCard(column, height, hero, seatLook(hero.seat)));
    top += height + CARD.gap;
  }
  if (shared) part({ shared }, top, SHARED.hand, (column) => drawShared(column, shared));
}
