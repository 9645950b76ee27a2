import {
  type AnyGame,
  type BaseMove,
  type BaseState,
  type Decision,
  ok,
  optionsOf,
  type Result,
  type Seat,
  text,
} from '../engine/index.js';
import type { Actor, Refusal } from './api.js';
import type { Table } from './model.js';
import { isPlaying, nameOf, namesOf, seatOf } from './names.js';
import { refuse } from './refusals.js';

/** A running game and the seat that may decide in it. */
export interface Asked {
  readonly state: BaseState;
  readonly seat: Seat;
}

/** Why nothing goes on at a table that is neither running nor paused. */
export function notOn(table: Table, game: AnyGame): { readonly ok: false; readonly error: Refusal } {
  if (table.status === 'lobby') return refuse('notBegun');
  if (table.status === 'cancelled') return refuse('tableClosed');
  const winners = table.state ? (game.outcome(table.state)?.winners ?? []) : [];
  const result =
    winners.length > 0
      ? text('table:result.won', { count: winners.length, names: namesOf(table, winners) })
      : text('table:result.nobody');
  return refuse('gameOver', { result, when: Math.floor((table.endedAt ?? 0) / 1000) });
}

/** The state of a running game. */
export function running(table: Table, game: AnyGame): Result<BaseState, Refusal> {
  if (table.status === 'paused') return refuse('paused', { when: Math.floor((table.pause?.until ?? 0) / 1000) });
  if (table.status !== 'running' || !table.state) return notOn(table, game);
  return table.rules === game.rules ? ok(table.state) : refuse('otherRules', { began: table.rules, now: game.rules });
}

/** All that a seat may decide: what it is asked, and what is open at any time. */
export const openFor = (game: AnyGame, state: BaseState, seat: Seat): readonly Decision<BaseMove>[] => [
  ...game.decisions(state, seat),
  ...(game.orders?.(state, seat) ?? []),
];

/** Whether these are moves that the game takes from a seat it does not ask. */
function areOrders(game: AnyGame, state: BaseState, seat: Seat, moves: readonly unknown[]): boolean {
  const types = new Set((game.orders?.(state, seat) ?? []).flatMap(optionsOf).map(({ move }) => move.type));
  return moves.every((move) => types.has((move as { readonly type?: string } | null)?.type ?? ''));
}

/** WT-1, WT-4: only a seated person decides, and only when the game asks that seat or has an order open for it. */
export function asked(
  table: Table,
  game: AnyGame,
  { userId }: Actor,
  moves: readonly unknown[],
): Result<Asked, Refusal> {
  const state = running(table, game);
  if (!state.ok) return state;
  const seat = seatOf(table, userId);
  if (seat === undefined) return refuse('notSeated');
  if (!isPlaying(table.occupants[seat])) return refuse('standInPlays');
  const acting = game.acting(state.value);
  if (acting.includes(seat) || areOrders(game, state.value, seat, moves)) return ok({ state: state.value, seat });
  return notYet(table, game, state.value, seat, acting);
}

/** Whose turn it is, and how far away the own one. */
function notYet(table: Table, game: AnyGame, state: BaseState, seat: Seat, acting: readonly Seat[]) {
  const active = game.turn(state).seat;
  if (active === undefined || active === seat) return refuse('waitingForAnswer', { names: namesOf(table, acting) });
  const seats = table.occupants.length;
  const turns = (seat - active + seats) % seats;
  return refuse('notYourTurn', { name: nameOf(table, active), away: awayText(turns) });
}

const awayText = (turns: number) => {
  if (turns === 1) return text('table:away.next');
  return turns === 2 ? text('table:away.second') : text('table:away.later', { count: turns });
};
