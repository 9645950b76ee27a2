import { blankSheet } from '../canvas/canvases.js';
import type { Renderer } from '../renderer.js';
import { altSentences } from './alt.js';
import { checkView } from './check.js';
import { drawLedger } from './ledger.js';
import { ICONS, SHEET } from './look.js';
import { drawMap } from './map.js';

export const wrothRenderer: Renderer = {
  icons: ICONS,
  draw({ view, language, names, highlights = [] }) {
    const seen = checkView(view, names);
    const canvas = blankSheet(SHEET.width, SHEET.height);
    const pen = canvas.getContext('2d');
    drawMap(pen, seen, new Set(highlights.map(({ region }) => region)));
    drawLedger(pen, seen, language, names);
    return { canvas, alt: altSentences(seen, names, highlights) };
  },
};
