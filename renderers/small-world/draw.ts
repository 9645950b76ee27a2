import type { Canvas } from '@napi-rs/canvas';
import type { SmallWorldView } from '../../src/games/small-world/view.js';
import type { Language } from '../../src/text/index.js';
import { blankSheet } from '../canvas/canvases.js';
import type { Palette } from '../canvas/palette.js';
import { Recent } from '../canvas/recent.js';
import type { Highlight } from '../request.js';
import { baseOf } from './base.js';
import { type Chart, chartOf } from './islands.js';
import { drawLabel } from './label.js';
import { layOut, type RegionLayout } from './layout.js';
import { drawLedger } from './ledger/index.js';
import { drawPiece } from './pieces.js';
import { drawArrows, drawBand, drawTarget } from './signals.js';

/** About 2 KB each, and up to 50 to a chart. */
const layouts = new Recent<RegionLayout>(2000);

/** Where everything on the chart stands, as data. */
export function layoutOf(view: SmallWorldView, highlights: readonly Highlight[] = []): readonly RegionLayout[] {
  const chart = chartOf(view.boards);
  const prices = new Map(
    highlights.map(({ region, cost, short }) => {
      const area = chart.codes.get(region) ?? chart.areas.get(region);
      if (!area)
        throw new Error(`The region "${region}" to highlight is on none of the boards ${view.boards.join(', ')}`);
      return [area, short ? { cost, short } : { cost }];
    }),
  );
  const labels = [...chart.areas.values()].map(({ label }) => label.box);
  return view.regions.map((region) => {
    const area = chart.areas.get(region.id);
    if (!area) throw new Error(`The region "${region.id}" is on none of the boards ${view.boards.join(', ')}`);
    const price = prices.get(area);
    return layouts.get(`${chart.key} ${JSON.stringify([region, price])}`, () => layOut(area, region, price, labels));
  });
}

export function drawSmallWorld(
  view: SmallWorldView,
  language: Language,
  names: readonly string[],
  highlights: readonly Highlight[],
  palette: Palette,
): Canvas {
  const chart: Chart = chartOf(view.boards);
  const regions = layoutOf(view, highlights);
  const canvas = blankSheet(chart.sheet.width, chart.sheet.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(baseOf(chart, palette), 0, 0);
  for (const layout of regions) {
    drawTarget(pen, layout, palette);
    drawBand(pen, layout, palette);
  }
  drawArrows(pen, chart, view, palette);
  for (const { area } of regions) drawLabel(pen, area.region, area.code, area.label, palette);
  for (const { pieces, scale } of regions)
    for (const piece of pieces.toReversed()) if (piece.kind !== 'price') drawPiece(pen, piece, scale, palette);
  for (const { pieces, scale } of regions)
    for (const piece of pieces) if (piece.kind === 'price') drawPiece(pen, piece, scale, palette);
  drawLedger(pen, chart.sheet, view, language, names, palette);
  return canvas;
}
