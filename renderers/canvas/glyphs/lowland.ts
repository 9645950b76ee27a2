import { alpha } from '../colour.js';
import type { Chance } from '../noise.js';
import { clipped, type Pen } from '../pen.js';

const HILL = { light: '#bccd78', body: '#9bb35a', shade: '#73893c', ink: '#37421c' };

/** A rounded hill with hatching on its right side, on the ground at (x, y). */
export function drawHump(pen: Pen, x: number, y: number, width: number, height: number): void {
  const ridge = () => {
    pen.beginPath();
    pen.moveTo(x - width / 2, y);
    pen.bezierCurveTo(
      x - width * 0.36,
      y - height * 0.9,
      x - width * 0.12,
      y - height * 1.05,
      x + width * 0.04,
      y - height,
    );
    pen.bezierCurveTo(x + width * 0.24, y - height * 0.92, x + width * 0.36, y - height * 0.5, x + width / 2, y);
  };
  const body = () => {
    ridge();
    pen.quadraticCurveTo(x, y + height * 0.16, x - width / 2, y);
  };
  const light = pen.createLinearGradient(x - width * 0.3, y - height, x + width * 0.4, y);
  light.addColorStop(0, HILL.light);
  light.addColorStop(0.55, HILL.body);
  light.addColorStop(1, HILL.shade);
  body();
  pen.fillStyle = light;
  pen.fill();
  clipped(pen, body, () => {
    pen.strokeStyle = alpha(HILL.ink, 0.4);
    pen.lineWidth = 1.2;
    pen.beginPath();
    for (let i = 0; i < 5; i += 1) {
      const [fromX, fromY] = [x + width * (0.16 + i * 0.056), y - height * (0.82 - i * 0.14)];
      pen.moveTo(fromX, fromY);
      pen.quadraticCurveTo(fromX + width * 0.03, fromY + height * 0.2, fromX - width * 0.01, fromY + height * 0.38);
    }
    pen.stroke();
  });
  ridge();
  pen.strokeStyle = alpha(HILL.ink, 0.85);
  pen.lineWidth = 1.6;
  pen.stroke();
}

const PARCELS = ['#f6e4a6', '#dcb95f', '#e7cb78'];

/** One ploughed parcel with its furrows. */
export function drawParcel(pen: Pen, x: number, y: number, width: number, height: number, random: Chance): void {
  const outline = () => {
    pen.beginPath();
    pen.roundRect(x + 2, y + 2, width - 4, height - 4, 7);
  };
  outline();
  pen.fillStyle = alpha(PARCELS[Math.floor(random() * PARCELS.length)] ?? '#e7cb78', 0.75);
  pen.fill();
  const upright = random() > 0.5;
  clipped(pen, outline, () => {
    pen.strokeStyle = alpha('#8a6420', 0.42);
    pen.lineWidth = 1.7;
    pen.beginPath();
    for (let at = 0; at < (upright ? width : height); at += 7) {
      const from = at + (random() - 0.5) * 1.5;
      const to = at + (random() - 0.5) * 1.5;
      pen.moveTo(x + (upright ? from : 0), y + (upright ? 0 : from));
      pen.lineTo(x + (upright ? to : width), y + (upright ? height : to));
    }
    pen.stroke();
  });
  outline();
  pen.strokeStyle = alpha('#7a7a2c', 0.5);
  pen.lineWidth = 2;
  pen.stroke();
}

/** Ears of corn bound together. */
export function drawSheaf(pen: Pen, x: number, y: number, height: number): void {
  for (let ear = -2; ear <= 2; ear += 1) {
    pen.strokeStyle = '#8a5f17';
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.moveTo(x + ear * 1.2, y);
    pen.quadraticCurveTo(x + ear * 2, y - height * 0.6, x + ear * 4.2, y - height);
    pen.stroke();
    pen.fillStyle = '#c98f25';
    pen.beginPath();
    pen.ellipse(x + ear * 4, y - height, 2.2, 4.4, ear * 0.25, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = '#6b4710';
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.moveTo(x - 5, y - height * 0.42);
  pen.lineTo(x + 5, y - height * 0.42);
  pen.stroke();
}

export function drawPool(pen: Pen, x: number, y: number, width: number): void {
  pen.fillStyle = 'rgba(46,70,78,.75)';
  pen.beginPath();
  pen.ellipse(x, y, width * 0.5, width * 0.2, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = 'rgba(160,205,200,.5)';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.ellipse(x, y, width * 0.36, width * 0.12, 0, 3.4, 5.6);
  pen.stroke();
}

export function drawCattails(pen: Pen, x: number, y: number, height: number, random: Chance): void {
  pen.lineCap = 'round';
  const leaf = random() > 0.5 ? '#8f9a58' : '#a3a45e';
  for (let stalk = -1; stalk <= 1; stalk += 1) {
    const tipX = x + stalk * height * 0.16 + (random() - 0.5) * height * 0.1;
    const tipY = y - height * (0.75 + random() * 0.3);
    pen.strokeStyle = leaf;
    pen.lineWidth = 2.2;
    pen.beginPath();
    pen.moveTo(x + stalk * height * 0.06, y);
    pen.quadraticCurveTo(x + stalk * height * 0.08, y - height * 0.5, tipX, tipY);
    pen.stroke();
    pen.strokeStyle = '#4a2b1c';
    pen.lineWidth = 4.2;
    pen.beginPath();
    pen.moveTo(tipX, tipY + 1);
    pen.lineTo(tipX - (tipX - x) * 0.12, tipY + height * 0.22);
    pen.stroke();
  }
}
