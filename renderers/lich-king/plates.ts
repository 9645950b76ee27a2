import { drawIcon } from '../canvas/icons.js';
import { NOW } from '../canvas/palette.js';
import { disc, type Pen, polygon, roundedBox, shadowed } from '../canvas/pen.js';
import { Sprites } from '../canvas/sprite.js';
import { PIECE_ICONS } from './icons.js';
import { ALARM, AREA_LOOKS, type Area } from './look.js';

const PLATE = { width: 100, height: 38, corner: 19 };
/** Ghouls fill a place's sockets, so danger reads as a meter (LK-10.2). */
const SOCKETS = 3;
const SOCKET_STEP = 30;

/** About 40 KB each. */
const sprites = new Sprites(4);

function plate(pen: Pen, area: Area, ghouls: number, target: boolean): void {
  const [left, top] = [-PLATE.width / 2, -PLATE.height / 2];
  const full = ghouls >= SOCKETS;
  const outline = (grow = 0) =>
    roundedBox(pen, left - grow, top - grow, PLATE.width + 2 * grow, PLATE.height + 2 * grow, PLATE.corner + grow);
  shadowed(pen, 8, 4, () => {
    outline();
    pen.fillStyle = '#11161e';
    pen.fill();
  });
  if (target) {
    shadowed(
      pen,
      18,
      0,
      () => {
        outline(3);
        pen.lineWidth = 6;
        pen.strokeStyle = NOW;
        pen.stroke();
      },
      NOW,
    );
  }
  outline();
  pen.lineWidth = 4.5;
  pen.strokeStyle = full ? ALARM : AREA_LOOKS[area].rim;
  pen.stroke();
  for (let socket = 0; socket < SOCKETS; socket += 1) {
    const x = left + 20 + socket * SOCKET_STEP;
    const filled = socket < ghouls;
    disc(pen, x, 0, filled ? 14.5 : 8);
    pen.fillStyle = filled ? (full ? '#7c1f14' : '#3d5a2c') : 'rgba(255,255,255,.09)';
    pen.fill();
    if (filled) drawIcon(pen, PIECE_ICONS.ghoul, x, 0, 25, { fill: full ? '#ffe3da' : '#e6f5cf' });
  }
}

const REACH = { left: -76, top: -46, right: 76, bottom: 50 };

/** A place: three sockets for ghouls on a plate with its region's rim. */
export function drawPlate(pen: Pen, x: number, y: number, area: Area, ghouls: number, target: boolean): void {
  sprites.stamp(pen, `${area} ${ghouls} ${target}`, x, y, REACH, (own) => plate(own, area, ghouls, target));
}

const OCTAGON = 44;

function citadel(pen: Pen, open: boolean, target: boolean): void {
  const corners = Array.from({ length: 8 }, (_, corner) => Math.PI / 8 + (corner * Math.PI) / 4);
  shadowed(
    pen,
    26,
    0,
    () => {
      polygon(
        pen,
        corners.flatMap((angle) => [Math.cos(angle) * OCTAGON, Math.sin(angle) * OCTAGON]),
      );
      pen.fillStyle = '#0d1b2b';
      pen.fill();
    },
    target ? NOW : 'rgba(120,220,255,.9)',
  );
  pen.lineWidth = target ? 7 : 5;
  pen.strokeStyle = target ? NOW : '#9fdcff';
  pen.stroke();
  drawIcon(pen, 'crowned-skull', 0, -2, 58, { fill: '#d7f1ff' });
  if (open) return;
  disc(pen, 40, -34, 20);
  pen.fillStyle = '#17212c';
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = '#9fdcff';
  pen.stroke();
  drawIcon(pen, PIECE_ICONS.closed, 40, -35, 26, { fill: '#eaf7ff' });
}

/** Icecrown Citadel, with a padlock until the siege (LK-8.5); ghouls come there only with Varian. */
export function drawCitadel(pen: Pen, x: number, y: number, open: boolean, ghouls: number, target: boolean): void {
  const reach = { left: -84, top: -84, right: 84, bottom: 84 };
  sprites.stamp(pen, `citadel ${open} ${target}`, x, y, reach, (own) => citadel(own, open, target));
  if (ghouls > 0) drawPlate(pen, x, y + 30, 'icecrown', ghouls, false);
}
