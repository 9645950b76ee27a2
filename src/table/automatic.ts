import {
  type AnyGame,
  type BaseMove,
  type BaseState,
  fallbackOf,
  HOUSE,
  ok,
  optionsOf,
  type Seat,
  text,
} from '../engine/index.js';
import { advance, type Now } from './advance.js';
import type { BotPlayer } from './api.js';
import { type Decided, type Draft, patch } from './change.js';
import { closed } from './lobby.js';
import type { Table, TableClock, Wake } from './model.js';
import { isAutomatedSeat, nameOf, namesOf } from './names.js';
import { HOUR, STAND_IN_LEVEL } from './paces.js';
import { resumed } from './pause.js';
import { pressSteps, type Step } from './press.js';
import { standIn } from './seats.js';
import type { StoredEntry } from './store.js';
import { story } from './story.js';
import { nextWake, reminderTimes } from './timing.js';

/** More presses than any turn takes; a turn played out for someone goes on at the next look. */
const PRESSES_MAX = 200;

const ROW_MAX = 2;
const ALL_MAX = 3;

/** Chooses for seats that the program plays. */
export interface Player {
  readonly bots: BotPlayer;
  readonly warn: (message: string, facts: object) => void;
  /** Log entries of the present turn. */
  readonly earlier: () => Promise<readonly StoredEntry[]>;
}

/** What is due for a table by its stored wake-up. */
export async function due(table: Table, at: Now, player: Player): Promise<Draft | undefined> {
  if (table.state && table.rules !== at.game.rules) {
    player.warn('a game of other rules waits', { table: table.id, began: table.rules, now: at.game.rules });
    return { table: patch(table, { wake: { ...(table.wake as Wake), at: at.now + HOUR } }), notices: [] };
  }
  switch (table.wake?.kind) {
    case 'lobby':
      return draftOf(closed(table, at.now, 'table:closed.unused'));
    case 'resume':
      return draftOf(resumed(table, at));
    case 'reminder':
      return remind(table, at);
    case 'bot':
      return botPress(table, at, player);
    case 'timeout':
    case 'window':
      return draftOf(await timeOut(table, at, player));
    default:
      return undefined;
  }
}

const draftOf = (made: Decided | undefined): Draft | undefined => (made?.ok ? made.value : undefined);

/** One press for a seat: what `wanted` says, else what the bot chooses, else anything on offer. */
async function pressFor(
  table: Table,
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  player: Player,
  made: number,
  wanted?: BaseMove,
): Promise<readonly Step[]> {
  const decisions = game.decisions(state, seat);
  const occupant = table.occupants[seat];
  const chosen =
    wanted ??
    (await player.bots.choose({
      game,
      decisions,
      view: game.view(state, seat),
      seat,
      level: occupant?.kind === 'bot' ? occupant.level : STAND_IN_LEVEL,
      seed: `${table.id}:${table.version}:${made}`,
    }));
  for (const move of [chosen, ...decisions.flatMap((decision) => optionsOf(decision).map((option) => option.move))]) {
    const steps = pressSteps(game, state, seat, [move]);
    if (steps.ok) return steps.value;
    player.warn('a move chosen by the program was refused', { table: table.id, seat, move, refusal: steps.error });
  }
  throw new Error(`Table ${table.id}: seat ${seat} is asked, and nothing on offer is accepted`);
}

/** The next press of a bot, a stand-in or the house. */
async function botPress(table: Table, at: Now, player: Player): Promise<Draft | undefined> {
  const { state, clock } = table;
  if (!state || !clock) return undefined;
  const seat = at.game.acting(state).find((acting) => isAutomatedSeat(table, acting));
  if (seat === undefined) return undefined;
  const step = seat === HOUSE ? at.game.decisions(state, HOUSE).flatMap(optionsOf)[0]?.move : undefined;
  const steps = await pressFor(table, at.game, state, seat, player, 0, step);
  return advance(table, clock, { by: 'bot', steps, earlier: await player.earlier() }, at);
}

function remind(table: Table, at: Now): Draft | undefined {
  const { clock, state } = table;
  if (!clock?.wait || !state) return undefined;
  const reminded = reminderTimes(clock, table.pace).filter((time) => time <= at.now).length;
  const userIds = clock.wait.seats.flatMap((seat) => {
    const occupant = table.occupants[seat];
    return occupant?.kind === 'person' ? [occupant.userId] : [];
  });
  const again = { ...clock, reminded };
  const wake = nextWake(table, again, at.game, state, at.botAt);
  return { table: patch(table, { clock: again, wake }), notices: [{ kind: 'reminder', userIds }] };
}

/** The present wait is over: a window is answered by default, a turn is played out, an absent seat gets a stand-in. */
async function timeOut(table: Table, at: Now, player: Player): Promise<Decided | undefined> {
  const { clock, state } = table;
  const seat = clock?.wait?.seats[0];
  if (!clock?.wait || !state || seat === undefined) return undefined;
  if (clock.wait.kind === 'window') return windowOver(table, clock, clock.wait.seats, at, player);
  const { number } = at.game.turn(state);
  if (clock.lapsed === number) return turnOver(table, clock, seat, at, player);
  const counts = { row: (clock.timeouts[seat]?.row ?? 0) + 1, all: (clock.timeouts[seat]?.all ?? 0) + 1 };
  const counted: TableClock = { ...clock, timeouts: clock.timeouts.with(seat, counts), lapsed: number };
  const name = nameOf(table, seat);
  if (counts.row >= ROW_MAX || counts.all >= ALL_MAX)
    return standIn(patch(table, { clock: counted }), seat, text('table:story.standIn', { name }), {
      ...at,
      botAt: at.now,
    });
  const played = await turnOver(table, counted, seat, at, player);
  if (!played?.ok) return played;
  const line = story(text('table:story.timeout', { name }));
  return ok({ ...played.value, notices: [line, ...played.value.notices] });
}

/** What is missing of the seat's turn, by the careful defaults; ends early where another person is asked. */
async function turnOver(table: Table, clock: TableClock, seat: Seat, at: Now, player: Player): Promise<Decided> {
  const { game } = at;
  const steps: Step[] = [];
  let state = table.state as BaseState;
  const { number } = game.turn(state);
  for (let made = 0; made < PRESSES_MAX; made++) {
    const goesOn = game.outcome(state) === undefined && game.turn(state).number === number;
    if (!goesOn || !game.acting(state).includes(seat)) break;
    const fallback = fallbackOf(game.decisions(state, seat))?.move;
    steps.push(...(await pressFor(table, game, state, seat, player, made, fallback)));
    state = steps.at(-1)?.state ?? state;
  }
  return ok(advance(table, clock, { by: 'clock', steps, earlier: await player.earlier() }, at));
}

/** A missed window is no timeout: everyone still asked gives the default answer. */
async function windowOver(
  table: Table,
  clock: TableClock,
  seats: readonly Seat[],
  at: Now,
  player: Player,
): Promise<Decided> {
  const { game } = at;
  const steps: Step[] = [];
  let state = table.state as BaseState;
  for (const [made, seat] of seats.entries()) {
    if (!game.acting(state).includes(seat)) continue;
    const fallback = fallbackOf(game.decisions(state, seat))?.move;
    steps.push(...(await pressFor(table, game, state, seat, player, made, fallback)));
    state = steps.at(-1)?.state ?? state;
  }
  const draft = advance(table, clock, { by: 'clock', steps, earlier: await player.earlier() }, at);
  const line = story(text('table:story.window', { names: namesOf(table, seats) }));
  return ok({ ...draft, notices: [line, ...draft.notices] });
}
