import { say } from '../../../src/text/index.js';
import { disc } from '../../canvas/pen.js';
import { write, writeMiddle } from '../../canvas/text.js';
import type { Column } from './index.js';

export const ROUNDS_HEIGHT = 122;

const MARGIN = 16;

/** "Round 6 of 10" over a track of discs. */
export function drawRounds({ pen, left, right, top, language, palette }: Column, round: number, rounds: number): void {
  const head = say(language, { key: 'ui:picture.round' });
  let x = left + write(pen, head, left, top + 52, { face: 'gothic700', size: 44, fill: palette.words('#f0d9a2') }) + 14;
  x += write(pen, String(round), x, top + 53, { face: 'sans800', size: 48, fill: '#fff3d6' }) + 10;
  const total = say(language, { key: 'ui:picture.ofRounds', facts: { rounds } });
  write(pen, total, x, top + 52, { face: 'sans600', size: 30, fill: palette.words('#b9ae98') });
  const step = (right - left - 2 * MARGIN) / (rounds - 1);
  for (let number = 1; number <= rounds; number += 1) {
    const at = left + MARGIN + (number - 1) * step;
    const now = number === round;
    disc(pen, at, top + 88, now ? 17 : 11);
    pen.fillStyle = now ? '#ffcb2e' : number < round ? '#8c6c36' : '#33373f';
    pen.fill();
    pen.lineWidth = 2.5;
    pen.strokeStyle = number <= round ? '#f0d9a2' : '#555b66';
    pen.stroke();
    if (now)
      writeMiddle(pen, String(number), at, top + 88, { face: 'sans800', size: 25, align: 'center', fill: '#2a1a04' });
  }
}
