import { alpha } from '../colour.js';
import { pathOf } from '../geometry.js';
import type { Chance } from '../noise.js';
import type { Pen } from '../pen.js';

export interface Stone {
  readonly light: string;
  readonly shade: string;
  readonly ink: string;
}

const GREY: Stone = { light: '#cfc7bc', shade: '#857b72', ink: '#332b26' };
const STEPS = 5;

/** A ragged triangle, lit from the left, on the ground at (x, y). */
export function drawPeak(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  snow: boolean,
  random: Chance,
  stone: Stone = GREY,
): void {
  const ragged = (step: number, size: number): number =>
    step > 0 && step < STEPS ? (random() - 0.5) * size * 0.065 : 0;
  const slope = (side: number): number[] => {
    const points: number[] = [];
    for (let step = 0; step <= STEPS; step += 1) {
      const up = step / STEPS;
      points.push(x + side * (width / 2) * (1 - up) + ragged(step, width), y - height * up + ragged(step, height));
    }
    return points;
  };
  const left = slope(-1);
  const right = slope(1);
  const downRight: number[] = [];
  for (let i = right.length - 2; i >= 0; i -= 2) downRight.push(right[i] ?? 0, right[i + 1] ?? 0);
  const ridge = [x, y - height];
  for (let i = 1; i <= 4; i += 1)
    ridge.push(x + width * (0.05 + 0.024 * i + (i % 2 ? 0.06 : -0.06) * random()), y - height * (1 - i / 4));
  const whole = pathOf([...left, ...downRight.slice(2)]);
  const shade = pathOf([...ridge, ...right]);

  pen.fillStyle = 'rgba(20,14,10,.25)';
  pen.beginPath();
  pen.ellipse(x + width * 0.16, y, width * 0.5, height * 0.1, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = stone.light;
  pen.fill(whole);
  pen.fillStyle = stone.shade;
  pen.fill(shade);
  pen.save();
  pen.clip(shade);
  pen.strokeStyle = alpha(stone.ink, 0.45);
  pen.lineWidth = 1.2;
  pen.beginPath();
  for (let i = 0; i < 7; i += 1) {
    const down = 0.15 + i * 0.13;
    pen.moveTo(x + width * (0.02 + 0.42 * down), y - height * (1 - down));
    pen.lineTo(x + width * (0.02 + 0.42 * down) - height * 0.16, y - height * (0.7 - down));
  }
  pen.stroke();
  pen.restore();
  if (snow) drawSnow(pen, x, y, width, height, whole, shade);
  pen.strokeStyle = stone.ink;
  pen.lineJoin = 'round';
  pen.lineWidth = 1.7;
  pen.stroke(whole);
}

type Path = ReturnType<typeof pathOf>;

function drawSnow(pen: Pen, x: number, y: number, width: number, height: number, whole: Path, shade: Path): void {
  const line = y - height * 0.64;
  const [a, b] = [x - width * 0.18, x + width * 0.18];
  const cap = pathOf([
    x,
    y - height,
    a,
    line,
    a + width * 0.07,
    line - height * 0.05,
    x - width * 0.05,
    line + height * 0.05,
    x + width * 0.02,
    line - height * 0.06,
    x + width * 0.1,
    line + height * 0.04,
    b,
    line,
  ]);
  pen.save();
  pen.clip(whole);
  pen.fillStyle = '#fbf8f2';
  pen.fill(cap);
  pen.clip(cap);
  pen.fillStyle = 'rgba(120,130,160,.45)';
  pen.fill(shade);
  pen.restore();
}
