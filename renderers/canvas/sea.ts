import { chance, mottling } from './noise.js';
import type { Pen } from './pen.js';
import { scatter } from './scatter.js';
import { writeMiddle } from './text.js';

export function drawWave(pen: Pen, x: number, y: number, width: number, colour: string, thickness: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = thickness;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - width / 2, y);
  pen.quadraticCurveTo(x - width / 4, y - width * 0.2, x, y);
  pen.quadraticCurveTo(x + width / 4, y - width * 0.2, x + width / 2, y);
  pen.stroke();
}

/** The open ocean with faint rhumb lines from `rose`. */
export function drawOcean(pen: Pen, width: number, height: number, rose: readonly [number, number]): void {
  const water = pen.createRadialGradient(width * 0.45, height * 0.45, 80, width / 2, height / 2, width * 0.75);
  water.addColorStop(0, '#1f5a6d');
  water.addColorStop(0.55, '#174457');
  water.addColorStop(1, '#0d2836');
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = 0.55;
  pen.drawImage(mottling('ocean', Math.ceil(width / 8), Math.ceil(height / 8), 22, 1.6), 0, 0, width, height);
  pen.restore();
  pen.strokeStyle = 'rgba(190,225,228,.07)';
  pen.lineWidth = 1.3;
  pen.beginPath();
  for (let i = 0; i < 32; i += 1) {
    const angle = (i * Math.PI) / 16;
    pen.moveTo(...rose);
    pen.lineTo(rose[0] + Math.cos(angle) * 2 * width, rose[1] + Math.sin(angle) * 2 * width);
  }
  pen.stroke();
  const random = chance('waves');
  for (const [x, y] of scatter([0, 0, width, 0, width, height, 0, height], 'waves', {
    apart: 76,
    flatten: 1.5,
    edge: 0,
  }))
    drawWave(pen, x, y, 18 + random() * 14, 'rgba(190,228,232,.16)', 2);
}

/** Darker towards the edges. */
export function drawVignette(pen: Pen, width: number, height: number): void {
  const reach = Math.hypot(width, height) / 2;
  const shade = pen.createRadialGradient(width / 2, height / 2, reach * 0.55, width / 2, height / 2, reach * 1.05);
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(0,8,14,.42)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
}

const PALE = '#d9ecea';

export function drawCompass(pen: Pen, x: number, y: number, radius: number): void {
  pen.save();
  pen.globalAlpha = 0.6;
  pen.translate(x, y);
  pen.strokeStyle = '#cfe6e6';
  pen.lineWidth = 1.5;
  for (const ring of [1, 0.92, 0.62]) {
    pen.beginPath();
    pen.arc(0, 0, radius * ring, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (const [length, width, turn] of [
    [0.66, 0.11, Math.PI / 4],
    [1.12, 0.15, 0],
  ] as const)
    for (let quarter = 0; quarter < 4; quarter += 1) {
      pen.save();
      pen.rotate((quarter * Math.PI) / 2 + turn);
      for (const [side, fill] of [
        [1, '#0e2a37'],
        [-1, PALE],
      ] as const) {
        pen.beginPath();
        pen.moveTo(0, -radius * length);
        pen.lineTo(side * radius * width, -radius * width);
        pen.lineTo(0, 0);
        pen.closePath();
        pen.fillStyle = fill;
        pen.fill();
        pen.stroke();
      }
      pen.restore();
    }
  const style = { face: 'sans700', size: radius * 0.5, align: 'center', fill: PALE } as const;
  writeMiddle(pen, 'N', 0, -radius * 1.36, style);
  pen.restore();
}
