import type { AnyGame, BaseState, Seat } from '../engine/index.js';
import { type Draft, patch } from './change.js';
import type { Table, TableClock } from './model.js';
import type { Step } from './press.js';
import type { NewEntry, Notice, StoredEntry } from './store.js';
import { type Chapter, chapters, ending, story } from './story.js';
import { nextWake, runClock, stopClock } from './timing.js';

/** Who pressed: a person, or the program for a bot, a stand-in or someone out of time. */
export interface Press {
  /** The person's id, 'bot' or 'clock'. */
  readonly by: string;
  readonly steps: readonly Step[];
  /** Log entries of the turn so far; needed only where a step ends the turn. */
  readonly earlier: readonly StoredEntry[];
}

export interface Now {
  readonly game: AnyGame;
  readonly now: number;
  /** When a bot that is asked presses next. */
  readonly botAt: number;
}

/** A running table whose state or seats changed: clock and wake-up follow. */
export function settled(
  table: Table,
  clock: TableClock,
  state: BaseState,
  { game, now, botAt }: Now,
  pressed: readonly Seat[] = [],
): Table {
  const running = runClock(clock, { table, game, state, now, pressed });
  return patch(table, { state, clock: running, wake: nextWake(table, running, game, state, botAt) });
}

/** The table after a press: state, log, clock, wake-up, and what the channel is to see of it. */
export function advance(table: Table, clock: TableClock, { by, steps, earlier }: Press, at: Now): Draft {
  const { game, now } = at;
  const last = steps.at(-1);
  if (!last) throw new RangeError('A press makes at least one move');
  const press = table.log.presses + 1;
  const entries = steps.map(
    ({ seat, move, events, barrier }): NewEntry => ({
      entry: { seat, move },
      press,
      by,
      at: now,
      events,
      ...(barrier ? { barrier } : {}),
    }),
  );
  const told = chapters(game, table, earlier, steps);
  const counted = patch(table, {
    log: {
      entries: table.log.entries + steps.length,
      presses: press,
      turnStart: told.length > 0 ? table.log.entries + (told.at(-1)?.steps ?? 0) : table.log.turnStart,
    },
  });
  const pressed = steps.map(({ seat }) => seat);
  const outcome = game.outcome(last.state);
  const next = outcome
    ? patch(counted, {
        state: last.state,
        status: 'finished',
        endedAt: now,
        clock: stopClock(clock, now),
        wake: undefined,
      })
    : settled(counted, clock, last.state, at, pressed);
  const notices = [...tellings(game, told, last.state), ...(outcome ? [ending(next, outcome), RESULTS] : [])];
  return { table: next, entries, notices, events: steps.flatMap(({ events }) => events) };
}

const RESULTS: Notice = { kind: 'results' };

/** The table message of the turn it is now, the end of the turn it was, and the thread's lines of every turn that ended. */
function tellings(game: AnyGame, told: readonly Chapter[], state: BaseState): readonly Notice[] {
  const [first] = told;
  const turn = game.turn(state).number;
  const closes = first && { closes: { turn: first.turn.number, line: first.line } };
  return [
    { kind: 'table', turn, ...closes },
    ...told.filter(({ lines }) => lines.length > 0).map(({ lines }) => story(...lines)),
  ];
}
