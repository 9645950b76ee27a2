import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Path2D } from '@napi-rs/canvas';
import type { Pen } from './pen.js';

/** Icons are drawn in a square of this side. */
const SIDE = 512;
const paths = new Map<string, Path2D>();

/** Reads the icons named out of the whole set, which is let go again: 130 of 4,000 are used. */
export function loadIcons(names: Iterable<string>): void {
  const wanted = [...names].filter((name) => !paths.has(name));
  if (wanted.length === 0) return;
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string } | undefined> };
  for (const name of wanted) {
    const outline = icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (!outline) throw new Error(`There is no icon "${name}" in ${file}`);
    paths.set(name, new Path2D(outline));
  }
}

export interface IconStyle {
  readonly fill: string;
  readonly outline?: string;
  readonly outlineWidth?: number;
}

/** Draws an icon of `size` around (x, y). */
export function drawIcon(pen: Pen, name: string, x: number, y: number, size: number, style: IconStyle): void {
  const path = paths.get(name);
  if (!path) throw new Error(`The icon "${name}" was not prepared`);
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / SIDE, size / SIDE);
  if (style.outline) {
    pen.lineJoin = 'round';
    pen.strokeStyle = style.outline;
    pen.lineWidth = ((style.outlineWidth ?? 3) * SIDE) / size;
    pen.stroke(path);
  }
  pen.fillStyle = style.fill;
  pen.fill(path);
  pen.restore();
}
