import { commitment } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import { named } from '../../table/names.js';
import type { App } from '../app.js';
import { button, fileOf, gallery, row, screen, words } from '../components.js';
import { idFor } from '../controls/asking.js';
import type { Picture, Screen } from '../screen.js';
import { tell, ui } from '../words.js';
import { gameName, seatColour, seatMark } from './seats.js';
import { askingFor } from './table.js';

/** The results card: places, how it was decided, and the seed that anyone can check. */
export function resultsScreen(app: App, table: Table, picture?: Picture): Screen {
  const { language } = table;
  const outcome = app.tables.outcome(table);
  const asking = askingFor(table, language);
  const places = (outcome?.scores ?? [])
    .map((score, seat) => ({ score, seat, won: outcome?.winners.includes(seat) ?? false }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const winners = places.filter(({ won }) => won).map(({ seat }) => seatMark(language, table, seat));
  const lines = [
    `## ${ui(language, 'results.won', { count: winners.length, names: winners.join(', ') })} · ${tell(language, gameName(table))}`,
    ...places.map(({ score, seat }, place) => `${place + 1}. ${seatMark(language, table, seat)} · ${score}`),
    ...(outcome ? [tell(language, named(table, outcome.reason))] : []),
    ui(language, 'results.seed', { seed: table.seed, hash: commitment(table.seed).slice(0, 12) }),
  ];
  const first = outcome?.winners[0];
  return screen(
    [
      words(lines.join('\n')),
      ...(picture ? [gallery(picture)] : []),
      row(
        button(idFor(asking, 'story'), ui(language, 'button.story')),
        button(idFor(asking, 'fair'), ui(language, 'button.fairness')),
      ),
    ],
    { ...(first === undefined ? {} : { accent: seatColour(first) }), files: picture ? [fileOf(picture)] : [] },
  );
}
