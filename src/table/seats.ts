import { type BaseState, type Seat, type Text, text } from '../engine/index.js';
import { type Now, settled } from './advance.js';
import type { Actor } from './api.js';
import { notOn } from './asked.js';
import { type Decided, decided, patch } from './change.js';
import { closed } from './lobby.js';
import type { Occupant, Table, TableClock } from './model.js';
import { isAutomated, isPlaying, nameOf, nameText, seatOf } from './names.js';
import { PACE_TIMES } from './paces.js';
import { refuse } from './refusals.js';
import type { Notice } from './store.js';
import { story } from './story.js';

const isOn = ({ status }: Table): boolean => status === 'running' || status === 'paused';

/** The table with other people on its seats: clock and wake-up follow, if they run. */
function reseated(table: Table, at: Now, ...lines: readonly Text[]): Decided {
  const { state, clock } = table;
  const turn = at.game.turn(state as BaseState).number;
  const notices: readonly Notice[] = [{ kind: 'table', turn }, story(...lines)];
  return table.status === 'running' && clock && state
    ? decided(settled(table, clock, state, at), ...notices)
    : decided(table, ...notices);
}

/**
 * A stand-in takes the seat. A host who goes hands over to the next person who plays; with nobody left the table
 * closes.
 */
export function standIn(table: Table, seat: Seat, line: Text, at: Now): Decided {
  const occupant = table.occupants[seat] as Occupant & { readonly kind: 'person' };
  const occupants = table.occupants.with(seat, { ...occupant, standIn: true });
  const heir = occupants.find((other) => other.kind === 'person' && isPlaying(other)) as typeof occupant | undefined;
  if (!heir) {
    const over = closed(patch(table, { occupants }), at.now, 'table:closed.noPeople');
    return over.ok ? decided(over.value.table, story(line), ...over.value.notices) : over;
  }
  const handsOver = occupant.userId === table.hostId;
  const hostId = handsOver ? heir.userId : table.hostId;
  const heirLine = handsOver ? [text('table:story.newHost', { name: nameText(heir.name) })] : [];
  return reseated(patch(table, { occupants, hostId }), at, line, ...heirLine);
}

export function resign(table: Table, actor: Actor, at: Now): Decided {
  if (!isOn(table)) return notOn(table, at.game);
  const seat = seatOf(table, actor.userId);
  if (seat === undefined) return refuse('notSeated');
  if (!isPlaying(table.occupants[seat])) return refuse('standInPlays');
  return standIn(table, seat, text('table:story.resigns', { name: nameOf(table, seat) }), at);
}

export function takeBack(table: Table, actor: Actor, at: Now): Decided {
  if (!isOn(table)) return notOn(table, at.game);
  const seat = seatOf(table, actor.userId);
  if (seat === undefined) return refuse('notSeated');
  if (isPlaying(table.occupants[seat])) return refuse('noStandIn');
  const occupant: Occupant = { kind: 'person', userId: actor.userId, name: actor.name };
  return takenOver(table, seat, occupant, at, text('table:story.takesBack', { name: nameText(actor.name) }));
}

/** The host gives away what a bot or a stand-in plays; everybody their own seat. */
export function replace(
  table: Table,
  actor: Actor,
  seat: Seat,
  to: { readonly userId: string; readonly name: string },
  at: Now,
): Decided {
  if (!isOn(table)) return notOn(table, at.game);
  const occupant = table.occupants[seat];
  if (!occupant) return refuse('noSuchSeat', { seat: seat + 1, seats: table.occupants.length });
  const own = occupant.kind === 'person' && occupant.userId === actor.userId;
  if (!own && !(actor.userId === table.hostId && isAutomated(occupant)))
    return refuse('notToGive', { name: nameOf(table, seat) });
  const taken = seatOf(table, to.userId);
  if (taken !== undefined) return refuse('personSeated', { name: nameText(to.name), seat: taken + 1 });
  const line = text('table:story.replaced', { name: nameText(to.name), old: nameOf(table, seat) });
  const newcomer: Occupant = { kind: 'person', userId: to.userId, name: to.name };
  const hostId = own && table.hostId === actor.userId ? to.userId : table.hostId;
  return takenOver(patch(table, { hostId }), seat, newcomer, at, line);
}

/** A person takes a seat over: with a clean record in a row, and at least the time of one turn. */
function takenOver(table: Table, seat: Seat, occupant: Occupant, at: Now, line: Text): Decided {
  const clock = table.clock as TableClock;
  const { increment } = PACE_TIMES[table.pace];
  const { lapsed: _, ...kept } = clock;
  const rested: TableClock = {
    ...(at.game.turn(table.state as BaseState).seat === seat ? kept : clock),
    banks: clock.banks.map((bank, i) => (i === seat ? Math.max(bank, increment) : bank)),
    timeouts: clock.timeouts.map((counts, i) => (i === seat ? { ...counts, row: 0 } : counts)),
  };
  return reseated(patch(table, { occupants: table.occupants.with(seat, occupant), clock: rested }), at, line);
}
