import type { TableService } from '../../table/api.js';
import type { Table } from '../../table/model.js';
import { nameOf } from '../../table/names.js';
import { button, row, screen, words } from '../components.js';
import { idFor } from '../controls/asking.js';
import type { Screen } from '../screen.js';
import { tell, ui } from '../words.js';
import { gameName, modeOf, seatShape } from './seats.js';
import { askingFor } from './table.js';

function seatLine(table: Table, seat: number): string {
  const { language } = table;
  const occupant = table.occupants[seat];
  const host = occupant?.kind === 'person' && occupant.userId === table.hostId ? ` (${ui(language, 'seat.host')})` : '';
  return `${seat + 1} ${seatShape(seat)} ${tell(language, nameOf(table, seat))}${host}`;
}

function heading(table: Table): string {
  const { language } = table;
  return `### ${[
    tell(language, gameName(table)),
    ...modeOf(table).map((mode) => ui(language, `mode.${mode}`)),
    ui(language, `pace.${table.pace}`),
    ui(language, 'lobby.table', { id: table.id }),
  ].join(' · ')}`;
}

/** Who sits where before the start, and what can be done about it. */
export function lobbyScreen(tables: TableService, table: Table): Screen {
  const { language } = table;
  const seats = table.occupants.map((_occupant, seat) => seatLine(table, seat)).join('\n');
  if (table.status !== 'lobby') {
    const line = ui(language, table.status === 'cancelled' ? 'lobby.closed' : 'lobby.started');
    return screen([words(`${heading(table)}\n${seats}\n${line}`)]);
  }
  const asking = askingFor(table, language);
  const taken = table.occupants.filter(({ kind }) => kind !== 'free').length;
  const free = taken < table.occupants.length;
  const enough = taken >= tables.game(table).seats.min;
  const hint = ui(language, enough ? 'lobby.ready' : 'lobby.needs', { min: tables.game(table).seats.min });
  return screen([
    words(`${heading(table)}\n${seats}\n${hint}`),
    row(
      button(idFor(asking, 'join'), ui(language, 'button.join'), 'primary', !free),
      button(idFor(asking, 'leave'), ui(language, 'button.leave')),
      button(idFor(asking, 'bot'), ui(language, 'button.bot'), 'secondary', !free),
      button(idFor(asking, 'start'), ui(language, 'button.start', { count: taken }), 'success', !enough),
      button(idFor(asking, 'cancel'), ui(language, 'button.cancel')),
    ),
  ]);
}
