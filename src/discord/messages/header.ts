import { text } from '../../engine/index.js';
import type { TableService } from '../../table/api.js';
import type { Table } from '../../table/model.js';
import type { Language } from '../../text/index.js';
import { tell, ui } from '../words.js';
import { seatMark } from './seats.js';

/** A time that Discord shows in each reader's own way and counts down by itself. */
export const whenever = (at: number, style: 'R' | 'f' = 'R'): string => `<t:${Math.floor(at / 1000)}:${style}>`;

export const roundOf = (tables: TableService, language: Language, table: Table): string => {
  const turn = tables.turn(table);
  if (!turn) return '';
  return turn.rounds === undefined
    ? ui(language, 'header.round', { round: turn.round })
    : ui(language, 'header.roundOf', { round: turn.round, rounds: turn.rounds });
};

/** Round, seat, phase and clock: who is asked, and until when. */
export function headerLine(tables: TableService, language: Language, table: Table): string {
  const turn = tables.turn(table);
  const parts = [roundOf(tables, language, table)];
  if (turn?.seat !== undefined) parts.push(seatMark(language, table, turn.seat));
  if (turn) parts.push(tell(language, text(turn.phase)));
  if (table.status === 'running' && table.clock?.deadline !== undefined)
    parts.push(ui(language, 'header.deadline', { when: whenever(table.clock.deadline) }));
  return parts.filter((part) => part !== '').join(' · ');
}
