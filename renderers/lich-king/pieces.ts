import { drawCount, drawHexagon } from '../canvas/badges.js';
import { drawIcon } from '../canvas/icons.js';
import { CREAM, NOW, type SeatLook } from '../canvas/palette.js';
import { drawPattern } from '../canvas/patterns.js';
import { clipped, disc, type Pen, roundedBox, shadowed } from '../canvas/pen.js';
import { Sprites } from '../canvas/sprite.js';
import { writeMiddle } from '../canvas/text.js';
import { drawSeatLetter } from '../canvas/tile.js';
import { PIECE_ICONS } from './icons.js';
import { AREA_LOOKS, type Area } from './look.js';

/** About 40 KB each. */
const sprites = new Sprites(6);

const PIN = { radius: 27, height: 44 };

function pin(pen: Pen, icon: string, seat: SeatLook, active: boolean): void {
  const { radius, height } = PIN;
  const trace = () => {
    pen.beginPath();
    pen.arc(0, -height, radius, Math.PI * 0.82, Math.PI * 2.18);
    pen.lineTo(0, 0);
    pen.closePath();
  };
  pen.lineJoin = 'round';
  if (active)
    shadowed(
      pen,
      22,
      0,
      () => {
        trace();
        pen.lineWidth = 14;
        pen.strokeStyle = NOW;
        pen.stroke();
      },
      NOW,
    );
  shadowed(pen, 9, 5, () => {
    trace();
    pen.fillStyle = seat.colour;
    pen.fill();
  });
  clipped(pen, trace, () => {
    const area = { x: -radius, y: -height - radius, width: 2 * radius, height: 2 * radius + 20 };
    drawPattern(pen, seat.pattern, area, 'rgba(0,0,0,.18)', 11, 4);
  });
  for (const [width, colour] of [
    [6, '#140d08'],
    [3.2, CREAM],
  ] as const) {
    trace();
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  const outline = seat.ink.startsWith('#f') ? 'rgba(25,10,5,.6)' : 'rgba(255,250,230,.5)';
  drawIcon(pen, icon, 0, -height, 37, { fill: seat.ink, outline, outlineWidth: 3 });
  drawSeatLetter(pen, -radius * 0.8, -height - radius * 0.75, 12.5, seat);
}

/** A hero's map pin, its point at (x, y); the one whose turn it is glows. */
export function drawPin(pen: Pen, x: number, y: number, icon: string, seat: SeatLook, active: boolean): void {
  const reach = { left: -60, top: -108, right: 60, bottom: 36 };
  sprites.stamp(pen, `${icon} ${seat.letter} ${active}`, x, y, reach, (own) => pin(own, icon, seat, active));
}

function token(pen: Pen, radius: number, colour: string, rim: string, icon: string, ink: string): void {
  shadowed(pen, 8, 4, () => {
    disc(pen, 0, 0, radius);
    pen.fillStyle = colour;
    pen.fill();
  });
  for (const [width, line] of [
    [7, '#160a0d'],
    [3.4, rim],
  ] as const) {
    disc(pen, 0, 0, radius);
    pen.lineWidth = width;
    pen.strokeStyle = line;
    pen.stroke();
  }
  drawIcon(pen, icon, 0, 0, radius * 1.5, { fill: ink });
}

const AROUND = { left: -46, top: -46, right: 46, bottom: 46 };

export function drawAbominations(pen: Pen, x: number, y: number, count: number): void {
  sprites.stamp(pen, 'abomination', x, y, AROUND, (own) =>
    token(own, 27, '#8c2340', '#ffb4c4', PIECE_ICONS.abomination, '#ffe9ee'),
  );
  if (count > 1) drawCount(pen, x + 18, y + 18, 15, count);
}

export function drawStronghold(pen: Pen, x: number, y: number): void {
  sprites.stamp(pen, 'stronghold', x, y, AROUND, (own) =>
    drawHexagon(own, 0, 0, 25, { colour: '#a97b22', icon: PIECE_ICONS.stronghold, ink: '#fff6dc', rim: '#fff1c9' }),
  );
}

export function drawQuestMarker(pen: Pen, x: number, y: number): void {
  sprites.stamp(pen, 'quest', x, y, AROUND, (own) => {
    shadowed(
      own,
      18,
      0,
      () => {
        disc(own, 0, 0, 22);
        own.fillStyle = '#ffcf33';
        own.fill();
      },
      'rgba(255,200,40,.9)',
    );
    own.lineWidth = 4;
    own.strokeStyle = '#3a2604';
    own.stroke();
    disc(own, 0, 0, 17.5);
    own.lineWidth = 2;
    own.strokeStyle = '#fff3c2';
    own.stroke();
    writeMiddle(own, '!', 0, 0, { face: 'sans800', size: 38, align: 'center', fill: '#3a2604' });
  });
}

/** Where the Lich King could stand: nobody else enters it. */
export function drawThrone(pen: Pen, x: number, y: number, area: Area): void {
  const { rim } = AREA_LOOKS[area];
  sprites.stamp(pen, `throne ${area}`, x, y, AROUND, (own) => {
    disc(own, 0, 0, 38);
    own.fillStyle = 'rgba(8,14,22,.72)';
    own.fill();
    own.setLineDash([7, 7]);
    own.lineWidth = 4;
    own.strokeStyle = rim;
    own.stroke();
    own.globalAlpha = 0.35;
    drawIcon(own, PIECE_ICONS.lichKing, 0, 0, 44, { fill: rim });
  });
}

function lichKing(pen: Pen): void {
  const light = pen.createRadialGradient(-12, -16, 6, 0, 0, 46);
  light.addColorStop(0, '#6fb6d6');
  light.addColorStop(1, '#0f2f4a');
  shadowed(
    pen,
    34,
    0,
    () => {
      disc(pen, 0, 0, 44);
      pen.fillStyle = light;
      pen.fill();
    },
    'rgba(120,225,255,1)',
  );
  for (const [width, colour] of [
    [8, '#0a1420'],
    [4, '#d7f6ff'],
  ] as const) {
    disc(pen, 0, 0, 44);
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  drawIcon(pen, PIECE_ICONS.lichKing, 0, 0, 62, {
    fill: '#f2fcff',
    outline: 'rgba(4,20,34,.7)',
    outlineWidth: 4,
  });
  shadowed(pen, 6, 2, () => {
    roundedBox(pen, 15, 15, 50, 38, 11);
    pen.fillStyle = '#7c1f14';
    pen.fill();
  });
  pen.lineWidth = 2.6;
  pen.strokeStyle = '#ffd9cf';
  pen.stroke();
  writeMiddle(pen, '+1', 40, 34, { face: 'sans800', size: 30, align: 'center', fill: '#ffffff' });
}

/** He adds one to the damage of every fight and quest in his region (LK-8.2). */
export function drawLichKing(pen: Pen, x: number, y: number): void {
  sprites.stamp(pen, 'lichKing', x, y, { left: -90, top: -90, right: 90, bottom: 90 }, lichKing);
}
