import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { font, loadFonts } from '../../../renderers/canvas/fonts.js';
import { drawIcon, loadIcons } from '../../../renderers/canvas/icons.js';
import { fitText, LEAST } from '../../../renderers/canvas/text.js';

beforeAll(loadFonts);
const pen = createCanvas(400, 100).getContext('2d');
const style = { face: 'sans700', size: 36, fill: '#ffffff', width: 160 } as const;

describe('text in a given width', () => {
  test('keeps its size where it fits', () => {
    expect(fitText(pen, 'Ann', style)).toEqual({ words: 'Ann', size: 36 });
  });
  test('shrinks before it is cut', () => {
    const { words, size } = fitText(pen, 'Wilhelmina P.', style);
    expect(words).toBe('Wilhelmina P.');
    expect(size).toBeLessThan(36);
    expect(size).toBeGreaterThanOrEqual(LEAST);
  });
  test('ends with an ellipsis at the least size', () => {
    const { words, size } = fitText(pen, 'Wilhelmina von Habsburg-Lothringen', style);
    expect(words).toMatch(/^Wilhelmina.*…$/);
    expect(size).toBe(LEAST);
    pen.font = font('sans700', size);
    expect(pen.measureText(words).width).toBeLessThanOrEqual(160);
  });
});

test.each(['sans500', 'sans600', 'sans700', 'sans800', 'gothic600', 'gothic700'] as const)(
  'every Polish letter has a glyph of its own in %s',
  (face) => {
    const drawn = (letter: string): string => {
      const canvas = createCanvas(60, 60);
      const brush = canvas.getContext('2d');
      brush.font = font(face, 40);
      brush.fillText(letter, 10, 45);
      return canvas.toBuffer('image/png').toString('base64');
    };
    const missing = drawn('\u{10FFFF}');
    const letters = [...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'];
    for (const letter of letters) expect(drawn(letter), letter).not.toBe(missing);
    expect(new Set(letters.map(drawn)).size).toBe(letters.length);
  },
);

test('an icon that is not in the set is refused when it is prepared', () => {
  expect(() => loadIcons(['no-such-icon'])).toThrow(/no-such-icon/);
  expect(() => drawIcon(pen, 'never-prepared', 0, 0, 10, { fill: '#000000' })).toThrow(/never-prepared/);
});
