import { type AnyGame, type Json, ok, type Result, type Seat, text } from '../engine/index.js';
import type { Actor, OpenRequest, Refusal } from './api.js';
import { type Decided, decided, patch } from './change.js';
import type { Level, Occupant, Table, Wake } from './model.js';
import { hostName, nameOf, seatOf } from './names.js';
import { PACE_TIMES } from './paces.js';
import { refuse } from './refusals.js';
import type { Notice } from './store.js';

const LOBBY: Notice = { kind: 'lobby' };
const FREE: Occupant = { kind: 'free' };

export const lobbyWake = ({ pace }: Pick<Table, 'pace'>, now: number): Wake => ({
  at: now + PACE_TIMES[pace].lobby,
  kind: 'lobby',
});

const person = ({ userId, name }: Actor): Occupant => ({ kind: 'person', userId, name });

/** A new table with its host on the first seat. */
export function openTable(
  actor: Actor,
  request: OpenRequest,
  game: AnyGame,
  id: string,
  now: number,
): Result<Table, Refusal> {
  const seats = checkSeats(game, request.seats ?? game.seats.max);
  if (!seats.ok) return seats;
  const options = request.options ?? {};
  const parsed = game.parseOptions(options, seats.value);
  if (!parsed.ok) return parsed;
  const pace = request.pace ?? 'live';
  return ok({
    id,
    version: 0,
    status: 'lobby',
    ...(request.guildId === undefined ? {} : { guildId: request.guildId }),
    channelId: request.channelId,
    hostId: actor.userId,
    language: request.language ?? 'en',
    pace,
    game: game.id,
    rules: game.rules,
    options,
    occupants: [person(actor), ...Array<Occupant>(seats.value - 1).fill(FREE)],
    seed: '',
    log: { entries: 0, presses: 0, turnStart: 0 },
    wake: lobbyWake({ pace }, now),
    createdAt: now,
  });
}

function checkSeats(game: AnyGame, seats: number): Result<number, Refusal> {
  const { min, max } = game.seats;
  return Number.isInteger(seats) && seats >= min && seats <= max ? ok(seats) : refuse('seatCount', { min, max });
}

/** What may be done only before the start, and by whom. */
export function inLobby(table: Table, actor?: Actor): Result<true, Refusal> {
  if (table.status !== 'lobby') return table.status === 'cancelled' ? refuse('tableClosed') : refuse('begun');
  return actor && actor.userId !== table.hostId ? refuse('hostOnly', { name: hostName(table) }) : ok(true);
}

const seated = (table: Table, occupants: readonly Occupant[], now: number): Decided =>
  decided(patch(table, { occupants, wake: lobbyWake(table, now) }), LOBBY);

/** The seat asked for, or the first that is free. */
function freeSeat({ occupants, ...table }: Table, seat?: Seat): Result<Seat, Refusal> {
  if (seat === undefined) {
    const free = occupants.findIndex(({ kind }) => kind === 'free');
    return free < 0 ? refuse('tableFull', { count: occupants.length }) : ok(free);
  }
  const occupant = occupants[seat];
  if (!occupant) return refuse('noSuchSeat', { seat: seat + 1, seats: occupants.length });
  return occupant.kind === 'free'
    ? ok(seat)
    : refuse('seatTaken', { seat: seat + 1, name: nameOf({ ...table, occupants }, seat) });
}

export function join(table: Table, actor: Actor, now: number, seat?: Seat): Decided {
  const open = inLobby(table);
  if (!open.ok) return open;
  const own = seatOf(table, actor.userId);
  if (own !== undefined) return refuse('alreadySeated', { seat: own + 1 });
  const free = freeSeat(table, seat);
  return free.ok ? seated(table, table.occupants.with(free.value, person(actor)), now) : free;
}

/** Whoever hosts hands over to the next person; a lobby without people closes. */
export function leave(table: Table, actor: Actor, now: number): Decided {
  const open = inLobby(table);
  if (!open.ok) return open;
  const own = seatOf(table, actor.userId);
  if (own === undefined) return refuse('notSeated');
  const occupants = table.occupants.with(own, FREE);
  const heir = occupants.find((occupant) => occupant.kind === 'person');
  if (!heir) return closed(patch(table, { occupants }), now, 'table:closed.empty');
  const hostId = table.hostId === actor.userId ? heir.userId : table.hostId;
  return seated(patch(table, { hostId }), occupants, now);
}

export function addBot(table: Table, actor: Actor, now: number, level: Level = 'normal', seat?: Seat): Decided {
  const open = inLobby(table, actor);
  if (!open.ok) return open;
  const free = freeSeat(table, seat);
  return free.ok ? seated(table, table.occupants.with(free.value, { kind: 'bot', level }), now) : free;
}

export function remove(table: Table, actor: Actor, now: number, seat: Seat): Decided {
  const open = inLobby(table, actor);
  if (!open.ok) return open;
  const occupant = table.occupants[seat];
  if (!occupant) return refuse('noSuchSeat', { seat: seat + 1, seats: table.occupants.length });
  if (occupant.kind === 'free') return refuse('seatFree', { seat: seat + 1 });
  if (occupant.kind === 'person' && occupant.userId === actor.userId) return leave(table, actor, now);
  return seated(table, table.occupants.with(seat, FREE), now);
}

export type LobbyChange = Partial<Pick<OpenRequest, 'options' | 'pace' | 'language' | 'seats'>>;

/** Options are changed one by one: what is not named stays. */
export function configure(table: Table, actor: Actor, game: AnyGame, now: number, change: LobbyChange): Decided {
  const open = inLobby(table, actor);
  if (!open.ok) return open;
  const seats = checkSeats(game, change.seats ?? table.occupants.length);
  if (!seats.ok) return seats;
  const occupants = resized(table.occupants, seats.value);
  if (occupants.length > seats.value) return refuse('seatsInUse', { count: occupants.length });
  const options = merged(table.options, change.options);
  const parsed = game.parseOptions(options, seats.value);
  if (!parsed.ok) return parsed;
  const { pace = table.pace, language = table.language } = change;
  return seated(patch(table, { options, pace, language }), occupants, now);
}

/** More seats are free ones at the end; fewer take free ones away from the end. */
function resized(occupants: readonly Occupant[], seats: number): readonly Occupant[] {
  const kept = [...occupants, ...Array<Occupant>(Math.max(0, seats - occupants.length)).fill(FREE)];
  for (let i = kept.length - 1; i >= 0 && kept.length > seats; i--) if (kept[i]?.kind === 'free') kept.splice(i, 1);
  return kept;
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (old: Json, change: Json | undefined): Json => {
  if (change === undefined) return old;
  return isObject(old) && isObject(change) ? { ...old, ...change } : change;
};

/** The end of a table without a result. */
export function closed(table: Table, now: number, key: string, facts?: Parameters<typeof text>[1]): Decided {
  const line = text(key, facts);
  const over = patch(table, { status: 'cancelled', endedAt: now, wake: undefined, pause: undefined });
  return decided(over, ...(table.status === 'lobby' ? [LOBBY] : []), { kind: 'closed', line });
}
