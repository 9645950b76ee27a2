import { ICECROWN } from '../../src/games/lich-king/data/spaces.js';
import type { Pen } from '../canvas/pen.js';
import { LINKS } from './spots.js';

/** Ways between spaces; those to a closed Icecrown lead nowhere yet (LK-8.6). */
export function drawLinks(pen: Pen, icecrownOpen: boolean): void {
  pen.save();
  pen.lineCap = 'round';
  for (const [a, b] of LINKS) {
    const closed = !icecrownOpen && (a.space.id === ICECROWN || b.space.id === ICECROWN);
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    pen.setLineDash([]);
    pen.lineWidth = 10;
    pen.strokeStyle = 'rgba(10,14,20,.8)';
    pen.stroke();
    pen.lineWidth = 5;
    pen.strokeStyle = closed ? 'rgba(120,160,190,.75)' : '#f0e7d2';
    pen.setLineDash(closed ? [2, 11] : []);
    pen.stroke();
  }
  pen.restore();
}
