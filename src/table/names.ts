import { type Fact, HOUSE, type Seat, type Text, text } from '../engine/index.js';
import type { Occupant, Table } from './model.js';

export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

/** A name as a text, for lists. */
export const nameText = (name: string): Text => text('table:name', { name });

/** Who sits on a seat. Bots are told apart by the letter of their seat when there are several. */
export function nameOf({ occupants }: Pick<Table, 'occupants'>, seat: Seat): Text {
  if (seat === HOUSE) return text('table:house');
  const occupant = occupants[seat];
  if (occupant?.kind === 'person') return nameText(occupant.name);
  if (occupant?.kind !== 'bot') return text('table:free');
  const level = text(`table:level.${occupant.level}`);
  return occupants.filter(({ kind }) => kind === 'bot').length > 1
    ? text('table:botOfMany', { level, letter: seatLetter(seat) })
    : text('table:bot', { level });
}

export const namesOf = (table: Pick<Table, 'occupants'>, seats: readonly Seat[]): readonly Text[] =>
  seats.map((seat) => nameOf(table, seat));

/** A text of the rules, which know only seats, with names in their place. */
export function named(table: Pick<Table, 'occupants'>, { key, facts }: Text): Text {
  if (key === 'table:seat' && typeof facts?.seat === 'number') return nameOf(table, facts.seat);
  if (!facts) return { key };
  return {
    key,
    facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, namedFact(table, fact)])),
  };
}

function namedFact(table: Pick<Table, 'occupants'>, fact: Fact): Fact {
  if (typeof fact !== 'object') return fact;
  return 'key' in fact ? named(table, fact) : fact.map((item) => named(table, item));
}

/** A person who plays the seat, not absent behind a stand-in. */
export const isPlaying = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === 'person' && occupant.standIn === undefined;

/** Played by the program: a bot, or the stand-in of someone absent. */
export const isAutomated = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === 'bot' || (occupant?.kind === 'person' && occupant.standIn === true);

/** Seats whose next press the program makes; the house has no occupant at all. */
export const isAutomatedSeat = ({ occupants }: Pick<Table, 'occupants'>, seat: Seat): boolean =>
  seat === HOUSE || isAutomated(occupants[seat]);

export const seatOf = ({ occupants }: Pick<Table, 'occupants'>, userId: string): Seat | undefined => {
  const seat = occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.userId === userId);
  return seat < 0 ? undefined : seat;
};

export const hostName = (table: Table): Text => {
  const seat = seatOf(table, table.hostId);
  return seat === undefined ? text('table:host') : nameOf(table, seat);
};

/** Whoever asks, by the name on the seat where there is one. */
export const actorName = (table: Table, { userId, name }: { readonly userId: string; readonly name: string }): Text => {
  const seat = seatOf(table, userId);
  return seat === undefined ? nameText(name) : nameOf(table, seat);
};
