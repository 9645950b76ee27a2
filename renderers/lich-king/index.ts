import type { Renderer } from '../renderer.js';
import { altSentences } from './alt.js';
import { checkView } from './check.js';
import { drawLichKing } from './draw.js';
import { ICONS } from './icons.js';
import { sceneOf } from './scene.js';

export const lichKingRenderer: Renderer = {
  icons: ICONS,
  draw({ view, language, names, highlights = [] }) {
    const seen = checkView(view, names);
    return {
      canvas: drawLichKing(sceneOf(seen, language, names, highlights), language),
      alt: altSentences(seen, names, highlights),
    };
  },
};
