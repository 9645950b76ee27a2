import { type AnyGame, begin, type GameLog, ok, type Result, replay, text } from '../engine/index.js';
import { type Now, settled } from './advance.js';
import type { Actor, Refusal } from './api.js';
import { running } from './asked.js';
import { type Decided, patch } from './change.js';
import type { Table, TableClock } from './model.js';
import { isPlaying, nameOf, seatOf } from './names.js';
import { UNDO_PASSED } from './paces.js';
import { refuse } from './refusals.js';
import type { NewEntry, Notice, StoredEntry } from './store.js';
import { standingEntries, story } from './story.js';

/** The entries of the last press that stands. */
export function lastPress(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  const stand = standingEntries(entries);
  const press = stand.at(-1)?.press;
  return stand.filter((entry) => entry.press === press);
}

/** WT-6: the maker's own last press, unless chance, a reveal, another's decision or time stands before it. */
export function undoable(
  table: Table,
  userId: string,
  entries: readonly StoredEntry[],
  now: number,
): Result<readonly StoredEntry[], Refusal> {
  const press = lastPress(entries);
  const [first] = press;
  if (!first || !standingEntries(entries).some(({ by }) => by === userId)) return refuse('undoNothing');
  if (first.by !== userId) return refuse('undoSeat', { name: nameOf(table, first.entry.seat) });
  if (press.some(({ barrier }) => barrier === 'chance')) return refuse('undoChance');
  if (press.some(({ barrier }) => barrier === 'reveal')) return refuse('undoReveal');
  const passed = press.some(({ barrier }) => barrier === 'seat');
  return passed && now - first.at > UNDO_PASSED ? refuse('undoPassed') : ok(press);
}

/** Takes the last press back by playing the log again without it. The taking back is itself an entry of the log. */
export function undo(table: Table, actor: Actor, log: readonly StoredEntry[], at: Now): Decided {
  const { game, now } = at;
  const on = running(table, game);
  if (!on.ok) return on;
  const seat = seatOf(table, actor.userId);
  if (seat === undefined) return refuse('notSeated');
  if (!isPlaying(table.occupants[seat])) return refuse('standInPlays');
  const press = undoable(table, actor.userId, log, now);
  if (!press.ok) return press;
  const entry: NewEntry = {
    entry: { seat, undo: press.value.length },
    press: table.log.presses + 1,
    by: actor.userId,
    at: now,
    events: [],
  };
  const { state, turnStart } = stateAfter(table, game, [...log, entry]);
  const counted = patch(table, {
    log: { entries: table.log.entries + 1, presses: table.log.presses + 1, turnStart },
  });
  const line = text('table:story.undo', { name: nameOf(table, seat) });
  const [was, is] = [game.turn(on.value).number, game.turn(state).number];
  const notice: Notice = { kind: 'table', turn: is, ...(was === is ? {} : { closes: { turn: was, line } }) };
  return ok({
    table: settled(counted, table.clock as TableClock, state, at, [seat]),
    entries: [entry],
    notices: [notice, story(line)],
  });
}

/** The log of a table as a whole game. */
export const gameLog = (table: Table, entries: readonly Pick<StoredEntry, 'entry'>[]): GameLog => ({
  game: table.game,
  rules: table.rules,
  seats: table.occupants.length,
  options: table.options,
  seed: table.seed,
  entries: entries.map(({ entry }) => entry),
});

/** The state a log leads to, and how many entries come before the turn it stops in. */
function stateAfter(table: Table, game: AnyGame, entries: readonly (StoredEntry | NewEntry)[]) {
  const log = gameLog(table, entries);
  const options = game.parseOptions(log.options, log.seats);
  if (!options.ok) throw new Error(`Table ${table.id}: stored options are refused: ${JSON.stringify(options.error)}`);
  const numbers = [game.turn(begin(game, options.value, log.seats, log.seed)).number];
  const state = replay(game, log, (applied) => numbers.push(game.turn(applied.state).number));
  if (!state.ok) throw new Error(`Table ${table.id}: its log cannot be replayed: ${JSON.stringify(state.error)}`);
  const present = numbers.at(-1);
  const first = standingEntries(entries)[numbers.findLastIndex((number) => number !== present) + 1];
  return { state: state.value, turnStart: first ? entries.indexOf(first) : entries.length };
}
