import { type BaseState, text } from '../engine/index.js';
import type { Now } from './advance.js';
import type { Actor } from './api.js';
import { notOn } from './asked.js';
import { type Decided, decided, patch } from './change.js';
import { closed } from './lobby.js';
import type { Pause, Table, TableClock } from './model.js';
import { actorName, hostName, isPlaying } from './names.js';
import { DAY, PAUSE_MAX } from './paces.js';
import { refuse } from './refusals.js';
import type { Notice } from './store.js';
import { story } from './story.js';
import { nextWake, runClock, stopClock } from './timing.js';

const REASON_MAX = 100;

/** A reason is shown to all: one line, no links, no mentions. */
export const cleanReason = (reason: string | undefined): string =>
  (reason ?? '')
    .replace(/https?:\/\/\S+|<[@#:][^>]*>|@(everyone|here)/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_MAX);

const tableNotice = (table: Table, { game }: Now): Notice => ({
  kind: 'table',
  turn: game.turn(table.state as BaseState).number,
});

export function pause(table: Table, actor: Actor, at: Now, reason?: string, until?: number): Decided {
  const { clock } = table;
  if (table.status === 'paused') return refuse('alreadyPaused');
  if (table.status !== 'running' || !clock) return notOn(table, at.game);
  if (actor.userId !== table.hostId) return refuse('hostOnly', { name: hostName(table) });
  const ends = until ?? at.now + PAUSE_MAX;
  if (ends <= at.now) return refuse('pausePast');
  if (ends > at.now + PAUSE_MAX) return refuse('pauseTooLong', { count: PAUSE_MAX / DAY });
  const why = cleanReason(reason);
  const paused: Pause = {
    by: actor.userId,
    until: ends,
    ...(why ? { reason: why } : {}),
    ...(clock.deadline === undefined ? {} : { left: Math.max(0, clock.deadline - at.now) }),
  };
  const stopped = patch(table, {
    status: 'paused',
    pause: paused,
    clock: stopClock(clock, at.now),
    wake: { at: ends, kind: 'resume' },
  });
  const line = why
    ? text('table:story.pausesBecause', { name: actorName(table, actor), reason: why })
    : text('table:story.pauses', { name: actorName(table, actor) });
  return decided(stopped, tableNotice(table, at), story(line));
}

export function resume(table: Table, actor: Actor, at: Now): Decided {
  if (table.status !== 'paused') return refuse('notPaused');
  if (actor.userId !== table.hostId && actor.userId !== table.pause?.by)
    return refuse('resumeOther', { name: hostName(table) });
  return resumed(table, at, { key: 'table:story.resumes', facts: { name: actorName(table, actor) } });
}

/** The clock goes on with what was left. */
export function resumed(table: Table, at: Now, line = text('table:story.pauseOver')): Decided {
  const { state, game, now, clock } = { ...at, state: table.state as BaseState, clock: table.clock as TableClock };
  const away = now - clock.since;
  const awake: TableClock = {
    ...clock,
    since: now,
    ...(clock.wait ? { wait: { ...clock.wait, began: clock.wait.began + away } } : {}),
  };
  const left = table.pause?.left;
  const running = runClock(awake, { table, game, state, now, ...(left === undefined ? {} : { left }) });
  const next = patch(table, {
    status: 'running',
    pause: undefined,
    clock: running,
    wake: nextWake(table, running, game, state, at.botAt),
  });
  return decided(next, tableNotice(table, at), story(line));
}

/** The host in the lobby or alone with bots, and managers at any time; among people it takes a vote. */
export function cancel(table: Table, actor: Actor, { game, now }: Now, reason?: string): Decided {
  if (table.status === 'cancelled' || table.status === 'finished') return notOn(table, game);
  const host = actor.userId === table.hostId;
  if (!actor.manager) {
    if (!host) return refuse('hostOnly', { name: hostName(table) });
    const alone = table.occupants.filter(isPlaying).length <= 1;
    if (table.status !== 'lobby' && !alone) return refuse('cancelRunning');
  }
  const why = cleanReason(reason);
  const name = actorName(table, actor);
  return why
    ? closed(table, now, 'table:closed.because', { name, reason: why })
    : closed(table, now, 'table:closed.by', { name });
}
