import {
  type AnyGame,
  type BaseEvent,
  type LogEntry,
  type Outcome,
  type Text,
  type Turn,
  text,
} from '../engine/index.js';
import type { Table } from './model.js';
import { named, namesOf } from './names.js';
import type { Step } from './press.js';
import type { Notice, StoredEntry } from './store.js';

/** A turn that is over, as it is told. */
export interface Chapter {
  readonly turn: Turn;
  readonly lines: readonly Text[];
  /** What it came to, in one line. */
  readonly line: Text;
  /** How many of the steps belong to it and the chapters before. */
  readonly steps: number;
}

/** Entries that still stand after all takings-back among them. */
export function standingEntries<E extends { readonly entry: LogEntry }>(entries: readonly E[]): readonly E[] {
  const stand: E[] = [];
  for (const item of entries) {
    if ('move' in item.entry) stand.push(item);
    else stand.length = Math.max(0, stand.length - item.entry.undo);
  }
  return stand;
}

const isPublic = ({ audience }: BaseEvent): boolean => audience === undefined;

/** A change of turn, or the end of the game. */
export const endsTurn = (game: AnyGame, { before, state }: Step): boolean =>
  game.turn(before).number !== game.turn(state).number || game.outcome(state) !== undefined;

/** The turns that these steps bring to an end; `earlier` is what the first of them had before. */
export function chapters(
  game: AnyGame,
  table: Pick<Table, 'occupants'>,
  earlier: readonly StoredEntry[],
  steps: readonly Step[],
): readonly Chapter[] {
  const told: Chapter[] = [];
  let events = standingEntries(earlier).flatMap((entry) => entry.events.filter(isPublic));
  for (const [i, step] of steps.entries()) {
    events.push(...step.events.filter(isPublic));
    if (!endsTurn(game, step)) continue;
    const view = game.view(step.state, 'public');
    const turn = game.turn(step.before);
    const lines = events.flatMap((event) => game.narrate(event, view) ?? []).map((line) => named(table, line));
    const line = game.turnLine?.(events, view, turn) ?? plainLine(turn);
    told.push({ turn, lines, line: named(table, line), steps: i + 1 });
    events = [];
  }
  return told;
}

const plainLine = ({ round, seat }: Turn): Text =>
  seat === undefined
    ? text('table:turn.nobody', { round })
    : text('table:turn.over', { round, name: text('table:seat', { seat, number: seat + 1 }) });

export const story = (...lines: readonly Text[]): Notice => ({ kind: 'story', lines });

/** The last lines of the thread: who won, and the seed that anyone can check now. */
export const ending = (table: Table, { winners, reason }: Outcome): Notice =>
  story(
    winners.length > 0
      ? text('table:story.wins', { count: winners.length, names: namesOf(table, winners) })
      : text('table:story.nobodyWins'),
    named(table, reason),
    text('table:story.seed', { seed: table.seed }),
  );
