import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { keptCanvases } from './canvases.js';
import type { Pen } from './pen.js';
import type { Recent } from './recent.js';

/** How far a drawing extends around its own origin. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The same distance on all sides. */
export const around = (reach: number): Extent => ({ left: -reach, top: -reach, right: reach, bottom: reach });

/**
 * Small drawings kept as pixels. A key says all that its drawing shows: equal key, equal pixels. All are put down on
 * whole pixels, so that one kept and one drawn anew come out the same to the byte.
 */
export class Sprites {
  private readonly kept: Recent<Canvas>;

  constructor(megabytes: number) {
    this.kept = keptCanvases(megabytes);
  }

  /** Puts down at (x, y) what `draw` draws around the origin of its pen. */
  stamp(pen: Pen, key: string, x: number, y: number, extent: Extent, draw: (pen: Pen) => void): void {
    const [left, top] = [Math.floor(extent.left), Math.floor(extent.top)];
    const sprite = this.kept.get(key, () => {
      const canvas = createCanvas(Math.ceil(extent.right) - left, Math.ceil(extent.bottom) - top);
      const own = canvas.getContext('2d');
      own.translate(-left, -top);
      draw(own);
      return canvas;
    });
    pen.drawImage(sprite, Math.round(x) + left, Math.round(y) + top);
  }
}
