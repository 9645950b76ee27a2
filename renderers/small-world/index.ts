import { paletteOf } from '../canvas/palette.js';
import type { Renderer } from '../renderer.js';
import { altSentences } from './alt.js';
import { checkView } from './check.js';
import { drawSmallWorld } from './draw.js';
import { ICONS } from './icons.js';

export const smallWorldRenderer: Renderer = {
  icons: ICONS,
  draw({ view, language, names, highlights = [], palette }) {
    const seen = checkView(view, names);
    return {
      canvas: drawSmallWorld(seen, language, names, highlights, paletteOf(palette)),
      alt: altSentences(seen, language, names, highlights),
    };
  },
};
