import { ICECROWN } from '../../src/games/lich-king/data/spaces.js';
import { REGIONS } from '../../src/games/lich-king/ids.js';
import { type Language, say } from '../../src/text/index.js';
import { alpha } from '../canvas/colour.js';
import { boundsOf } from '../canvas/geometry.js';
import { seatLook } from '../canvas/palette.js';
import type { Pen } from '../canvas/pen.js';
import { Sprites } from '../canvas/sprite.js';
import { write } from '../canvas/text.js';
import { baseOf } from './base.js';
import { drawLabels } from './labels.js';
import { LAND, NORTHREND } from './land.js';
import { drawLinks } from './links.js';
import type { Area } from './look.js';
import { drawAbominations, drawLichKing, drawPin, drawQuestMarker, drawStronghold, drawThrone } from './pieces.js';
import { drawCitadel, drawPlate } from './plates.js';
import type { Scene, Standing } from './scene.js';
import { SPOTS, type Spot, spotOf, throneOf } from './spots.js';

const FROST = [
  [110, 0.1, '#9fe0ff'],
  [80, 0.13, '#b5e8ff'],
  [54, 0.18, '#c9efff'],
  [32, 0.28, '#dcf5ff'],
  [14, 0.5, '#eefaff'],
] as const;

/** 2 MB a region. */
const frosts = new Sprites(8);

/** The Lich King's region: frost along its inner edge. */
function drawFrost(pen: Pen, area: Area): void {
  frosts.stamp(pen, area, 0, 0, boundsOf(NORTHREND.areas[area]), (own) => {
    own.clip(LAND[area]);
    own.lineJoin = 'round';
    for (const [width, opacity, colour] of FROST) {
      own.lineWidth = width;
      own.strokeStyle = alpha(colour, opacity);
      own.stroke(LAND[area]);
    }
  });
}

const ENDS = { left: -54, right: 56, up: -8 };
const ABOVE = -44;
const PINS = { apart: 58, widest: 160, up: -14 };

function drawMarkers(pen: Pen, { x, y }: Spot, standing: Standing): void {
  if (standing.abominations > 0) drawAbominations(pen, x + ENDS.left, y + ENDS.up, standing.abominations);
  if (standing.stronghold) drawStronghold(pen, x + ENDS.right, y + ENDS.up);
  if (!standing.quest) return;
  // No stronghold stands on a quest space (LK-9.4), so its end of the plate is free when heroes stand above.
  if (standing.heroes.length > 0) drawQuestMarker(pen, x + ENDS.right, y + ENDS.up);
  else drawQuestMarker(pen, x, y + ABOVE);
}

function drawHeroes(pen: Pen, spot: Spot, { heroes }: Standing): void {
  const apart = Math.min(PINS.apart, PINS.widest / Math.max(1, heroes.length - 1));
  const foot = spot.y + (spot.space.id === ICECROWN ? PINS.up * 2 : PINS.up);
  for (const [i, { icon, seat, active }] of heroes.entries())
    drawPin(pen, spot.x + (i - (heroes.length - 1) / 2) * apart, foot, icon, seatLook(seat), active);
}

function drawTitle(pen: Pen, language: Language, difficulty: string): void {
  const [x, y] = [24, 58];
  const halo = 'rgba(6,20,34,.55)';
  const name = say(language, { key: 'lich-king:picture.northrend' });
  write(pen, name, x, y, { face: 'gothic600', size: 50, fill: '#d6ecf6', halo });
  write(pen, difficulty, x + 2, y + 32, { face: 'sans600', size: 26, fill: '#b9d3e2', halo });
}

/** The map with everything that stands on it. */
export function drawMap(pen: Pen, language: Language, scene: Scene): void {
  const { lichKing, open, spaces } = scene;
  pen.drawImage(baseOf(), 0, 0);
  drawFrost(pen, lichKing);
  drawLinks(pen, open);
  if (!open) for (const region of REGIONS) drawThrone(pen, throneOf(region).x, throneOf(region).y, region);
  for (const [id, { ghouls, target }] of spaces) {
    const { x, y, area } = spotOf(id);
    if (id === ICECROWN) drawCitadel(pen, x, y, open, ghouls, target);
    else drawPlate(pen, x, y, area, ghouls, target);
  }
  drawLabels(pen, language);
  const citadel = spotOf(ICECROWN);
  const throne = lichKing === 'icecrown' ? { x: citadel.x + 94, y: citadel.y + 2 } : throneOf(lichKing);
  drawLichKing(pen, throne.x, throne.y);
  for (const [id, standing] of spaces) drawMarkers(pen, spotOf(id), standing);
  // Those further down stand in front.
  const inOrder = [...SPOTS.values()].sort((a, b) => a.y - b.y);
  for (const spot of inOrder) {
    const standing = spaces.get(spot.space.id);
    if (standing) drawHeroes(pen, spot, standing);
  }
  drawTitle(pen, language, scene.difficulty);
}
