import type { AnyGame, BaseState, Seat } from '../engine/index.js';
import type { Occupant, Pace, Table, TableClock, Wake } from './model.js';
import { isAutomatedSeat, isPlaying } from './names.js';
import { PACE_TIMES } from './paces.js';

type Wait = NonNullable<TableClock['wait']>;

export const startClock = (pace: Pace, seats: number, now: number): TableClock => ({
  banks: Array<number>(seats).fill(PACE_TIMES[pace].bank),
  running: [],
  since: now,
  reminded: 0,
  timeouts: Array.from({ length: seats }, () => ({ row: 0, all: 0 })),
});

/** Whom the game waits for: people off turn have a window, which comes before the active seat's own time. */
function waitFor(
  game: AnyGame,
  state: BaseState,
  occupants: readonly Occupant[],
): Pick<Wait, 'kind' | 'seats'> | undefined {
  const people = game.acting(state).filter((seat) => isPlaying(occupants[seat]));
  const active = game.turn(state).seat;
  const offTurn = people.filter((seat) => seat !== active);
  if (offTurn.length > 0) return { kind: 'window', seats: offTurn };
  return people.length > 0 ? { kind: 'turn', seats: people } : undefined;
}

/** The clock with what has run since it was last looked at taken from the banks. */
export const charged = (clock: TableClock, now: number): TableClock => ({
  ...clock,
  banks: clock.banks.map((bank, seat) =>
    clock.running.includes(seat) ? Math.max(0, bank - (now - clock.since)) : bank,
  ),
  since: now,
});

/** A new turn adds to the bank of the seat whose turn it is, once. */
function credited(clock: TableClock, game: AnyGame, state: BaseState, pace: Pace): TableClock {
  const { number, seat } = game.turn(state);
  if (seat === undefined || number <= (clock.credited ?? 0)) return clock;
  const { increment, cap } = PACE_TIMES[pace];
  return {
    ...clock,
    banks: clock.banks.map((bank, i) => (i === seat ? Math.min(cap, bank + increment) : bank)),
    credited: number,
  };
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

export interface ClockChange {
  readonly table: Pick<Table, 'pace' | 'occupants'>;
  readonly game: AnyGame;
  readonly state: BaseState;
  readonly now: number;
  /** Seats that have just decided something: a window that asks them again is a new one. */
  readonly pressed?: readonly Seat[];
  /** What was left of the present wait before a pause. */
  readonly left?: number;
}

/** The clock after a change: whose time runs now, and until when. */
export function runClock(before: TableClock, { table, game, state, now, pressed = [], left }: ClockChange): TableClock {
  const { deadline: _, wait: was, ...rest } = credited(charged(before, now), game, state, table.pace);
  const wait = waitFor(game, state, table.occupants);
  if (!wait) return { ...rest, running: [], reminded: 0 };
  const { number } = game.turn(state);
  if (wait.kind === 'turn') {
    const seat = wait.seats[0] as Seat;
    const goesOn = was?.kind === 'turn' && sameSeats(was.seats, wait.seats) && before.credited === rest.credited;
    const time = rest.lapsed === number ? 0 : (rest.banks[seat] as number);
    return {
      ...rest,
      running: wait.seats,
      deadline: now + time,
      wait: { ...wait, began: goesOn ? was.began : now },
      reminded: goesOn ? rest.reminded : 0,
    };
  }
  const goesOn =
    was?.kind === 'window' && wait.seats.every((seat) => was.seats.includes(seat) && !pressed.includes(seat));
  const ends = left === undefined ? before.deadline : now + left;
  return {
    ...rest,
    running: [],
    deadline: goesOn && ends !== undefined ? ends : now + PACE_TIMES[table.pace].window,
    wait: { ...wait, began: goesOn ? was.began : now },
    reminded: goesOn ? rest.reminded : 0,
  };
}

/** The clock of a pause: nothing runs, and what was waited for is kept. */
export function stopClock(clock: TableClock, now: number): TableClock {
  const { deadline: _, ...rest } = charged(clock, now);
  return { ...rest, running: [] };
}

/** When reminders of the present wait are due, in order. */
export function reminderTimes(clock: TableClock, pace: Pace): readonly number[] {
  const { wait, deadline } = clock;
  if (!wait || deadline === undefined) return [];
  const { half, left } = PACE_TIMES[pace];
  const times = [...(half ? [wait.began + Math.floor((deadline - wait.began) / 2)] : []), deadline - left];
  return times.filter((at) => at > wait.began && at < deadline).sort((a, b) => a - b);
}

/** The next time a running table must be looked at: a bot's press, a reminder or the end of the wait, whichever is first. */
export function nextWake(
  table: Pick<Table, 'occupants' | 'pace'>,
  clock: TableClock,
  game: AnyGame,
  state: BaseState,
  botAt: number,
): Wake | undefined {
  const wakes: Wake[] = [];
  if (game.acting(state).some((seat) => isAutomatedSeat(table, seat))) wakes.push({ at: botAt, kind: 'bot' });
  const reminder = reminderTimes(clock, table.pace)[clock.reminded];
  if (reminder !== undefined) wakes.push({ at: reminder, kind: 'reminder' });
  if (clock.deadline !== undefined)
    wakes.push({ at: clock.deadline, kind: clock.wait?.kind === 'window' ? 'window' : 'timeout' });
  return wakes.sort((a, b) => a.at - b.at)[0];
}
