import type { Highlight } from '../../../renderers/request.js';
import type { BaseMove, Decision, Viewer } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import type { Language } from '../../text/index.js';
import type { App } from '../app.js';
import type { Picture } from '../screen.js';
import { seatNames } from './seats.js';

/** Targets of the open decisions, for the rings on the picture; the cheapest way counts. */
export function highlightsOf(decisions: readonly Decision<BaseMove>[]): readonly Highlight[] {
  const best = new Map<string, Highlight>();
  for (const decision of decisions) {
    if (decision.kind !== 'choice') continue;
    for (const { slots, cost, odds, facts } of decision.options) {
      if (!slots?.target || cost === undefined) continue;
      const short = odds === undefined || typeof facts?.short !== 'number' ? undefined : facts.short;
      const known = best.get(slots.target);
      const region = slots.target;
      if (!known || cost < known.cost) best.set(region, { region, cost, ...(short === undefined ? {} : { short }) });
    }
  }
  return [...best.values()];
}

/** The board as a viewer may see it, with the targets of whoever is asked. */
export function drawTable(app: App, table: Table, viewer: Viewer, language: Language): Promise<Picture> {
  const asked = viewer === 'public' ? app.tables.acting(table) : [viewer];
  const decisions = asked.flatMap((seat) => app.tables.decisions(table, seat, viewer === 'public' ? 'public' : 'own'));
  return app.draw({
    game: table.game,
    view: app.tables.view(table, viewer),
    language,
    highlights: highlightsOf(decisions),
    names: seatNames(language, table),
  });
}

/** The picture, or nothing if drawing fails: a game goes on without it. */
export async function pictureFor(
  app: App,
  table: Table,
  viewer: Viewer,
  language: Language,
): Promise<Picture | undefined> {
  try {
    return await drawTable(app, table, viewer, language);
  } catch (error) {
    app.logger.error({ err: error, table: table.id, version: table.version }, 'The board could not be drawn.');
    return undefined;
  }
}
