import type { Seat, Text } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import { nameOf } from '../../table/names.js';
import { type Language, say } from '../../text/index.js';
import { tell, ui } from '../words.js';

/** A seat is told by shape and letter as well as by colour. */
const SHAPES = ['●', '▲', '■', '◆', '★'];
const COLOURS = [0xcf2e39, 0x3a8fe8, 0xf2b61f, 0xf6f1e4, 0x4d2a78];

export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length] ?? '●';
export const seatColour = (seat: Seat): number => COLOURS[seat % COLOURS.length] ?? 0;

/** Who sits there, without markup: for pictures and labels. */
export const seatNames = (language: Language, table: Table): readonly string[] =>
  table.occupants.map((_occupant, seat) => say(language, nameOf(table, seat)));

/** '● **Ann**', for messages. */
export function seatMark(language: Language, table: Table, seat: Seat): string {
  const occupant = table.occupants[seat];
  const standIn = occupant?.kind === 'person' && occupant.standIn ? ` (${ui(language, 'seat.standIn')})` : '';
  return `${seatShape(seat)} **${tell(language, nameOf(table, seat))}**${standIn}`;
}

export const personOn = (table: Table, seat: Seat): { readonly userId: string; readonly name: string } | undefined => {
  const occupant = table.occupants[seat];
  return occupant?.kind === 'person' && !occupant.standIn ? occupant : undefined;
};

export const gameName = (table: { readonly game: string }): Text => ({ key: `ui:game.${table.game}` });

/** The mode a table was opened as, if it was named. */
export function modeOf({ options }: Pick<Table, 'options'>): readonly string[] {
  const named = options && typeof options === 'object' && 'variant' in options ? options.variant : undefined;
  return typeof named === 'string' ? [named] : [];
}
