import type { App } from '../../src/discord/app.js';
import { actorOf, type Reply } from '../../src/discord/caller.js';
import type { Typed } from '../../src/discord/command.js';
import { doneScreen } from '../../src/discord/messages/panels.js';
import { noteScreen, refusalScreen } from '../../src/discord/messages/refusal.js';
import { tableFor } from '../../src/discord/table-for.js';
import { ui } from '../../src/discord/words.js';
import type { Actor, Answer } from '../../src/table/api.js';
import type { Table } from '../../src/table/model.js';

export type Act = (app: App, typed: Typed) => Promise<Reply>;

/** Seats are counted from 1 where people see them. */
export const seatIn = ({ options }: Typed): number | undefined => {
  const seat = Number(options.seat);
  return options.seat === undefined || !Number.isInteger(seat) ? undefined : seat - 1;
};

/** Looks at this channel's table. */
export const look =
  (show: (app: App, table: Table, typed: Typed) => Reply | Promise<Reply>): Act =>
  async (app, typed) => {
    const table = await tableFor(app, typed);
    return table ? show(app, table, typed) : noteScreen(ui(typed.language, 'error.noTable'));
  };

/** Does something to this channel's table; its messages show what, the answer only that it is done. */
export const act = (doing: (app: App, actor: Actor, table: Table, typed: Typed) => Answer): Act =>
  look(async (app, table, typed) => {
    const answer = await doing(app, actorOf(typed), table, typed);
    if (!answer.ok) return refusalScreen(typed.language, table, answer.error);
    const { table: now, events } = answer.value;
    const seat = app.tables.seatOf(now, typed.userId);
    if (seat === undefined || now.status !== 'running') return noteScreen(ui(typed.language, 'panel.done'));
    return doneScreen(app, now, seat, events, typed.language);
  });
