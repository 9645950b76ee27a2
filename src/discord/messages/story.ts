import { type BaseEvent, type Seat, standing, type Viewer } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import { named } from '../../table/names.js';
import type { Language } from '../../text/index.js';
import type { App } from '../app.js';
import { tell } from '../words.js';

/** What happened, a line an event, as this viewer may know it. */
export function eventLines(
  app: Pick<App, 'tables'>,
  table: Table,
  events: readonly BaseEvent[],
  viewer: Viewer,
  language: Language,
): readonly string[] {
  const game = app.tables.game(table);
  const view = app.tables.view(table, viewer);
  return events
    .filter(({ audience }) => !audience || (viewer !== 'public' && audience.includes(viewer)))
    .flatMap((event) => {
      const line = game.narrate(event, view);
      return line ? [tell(language, named(table, line))] : [];
    });
}

const RECAP_ENTRIES = 200;

/** From the seat's last own move to now; for others the last moves. Taken-back moves are left out. */
export async function linesSince(
  app: Pick<App, 'tables' | 'store'>,
  table: Table,
  seat: Seat | undefined,
  language: Language,
  viewer: Viewer = seat ?? 'public',
): Promise<readonly string[]> {
  if (!table.state) return [];
  const entries = await app.store.lastEntries(table.id, RECAP_ENTRIES);
  const stands = new Set<object>(standing(entries.map(({ entry }) => entry)));
  const moves = entries.filter(({ entry }) => stands.has(entry));
  const own = seat === undefined ? -1 : moves.findLastIndex(({ entry }) => entry.seat === seat);
  const events = moves.slice(own + 1).flatMap((entry) => entry.events);
  return eventLines(app, table, events, viewer, language);
}
