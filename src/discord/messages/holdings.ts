import type { Seat, Viewer } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import { named } from '../../table/names.js';
import type { Language } from '../../text/index.js';
import type { App } from '../app.js';
import { tell } from '../words.js';

/** 'coins: 7 · in hand: tokens 5', as far as the viewer may know. */
export function holdingsLine(
  { tables }: App,
  table: Table,
  viewer: Viewer,
  seat: Seat,
  language: Language,
): string | undefined {
  const parts = tables.game(table).holdings(tables.view(table, viewer), seat);
  return parts.length > 0 ? parts.map((part) => tell(language, named(table, part))).join(' · ') : undefined;
}
