import type { Viewer } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import { named } from '../../table/names.js';
import type { Language } from '../../text/index.js';
import type { App } from '../app.js';
import { tell } from '../words.js';

/** The board in words, as a viewer may see it. */
export const textBoard = ({ tables }: App, table: Table, viewer: Viewer, language: Language): readonly string[] =>
  tables
    .game(table)
    .board(tables.view(table, viewer))
    .map((line) => tell(language, named(table, line)));
