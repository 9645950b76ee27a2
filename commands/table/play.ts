import { actorOf } from '../../src/discord/caller.js';
import { noteScreen, refusalScreen } from '../../src/discord/messages/refusal.js';
import { resignQuestion } from '../../src/discord/presses/table.js';
import { tableFor } from '../../src/discord/table-for.js';
import { plain, ui } from '../../src/discord/words.js';
import { type Act, act, look, seatIn } from './acting.js';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** '30m', '12h', '2d' in milliseconds. */
export function durationOf(typed: string): number | undefined {
  const [, count = '', unit = ''] = /^\s*(\d{1,4})\s*([mhd])/i.exec(typed) ?? [];
  const size = UNITS[unit.toLowerCase()];
  return size === undefined ? undefined : Number(count) * size;
}

const REASON_MAX = 100;

/** Free text is shown to all, so it carries no links and no mentions. */
export const reasonIn = (options: Readonly<Record<string, unknown>>): string | undefined => {
  const reason = typeof options.reason === 'string' ? options.reason : undefined;
  return reason?.replace(/https?:\S+|<[@#][^>]*>|@(?:everyone|here)/gi, '…').slice(0, REASON_MAX);
};

const pause: Act = async (app, typed) => {
  const { options, language } = typed;
  const time = options.time === undefined ? undefined : durationOf(String(options.time));
  if (options.time !== undefined && time === undefined)
    return noteScreen(ui(language, 'error.time', { word: plain(String(options.time)) }));
  const table = await tableFor(app, typed);
  if (!table) return noteScreen(ui(language, 'error.noTable'));
  const until = time === undefined ? undefined : app.clock.now() + time;
  const answer = await app.tables.pause(actorOf(typed), table.id, reasonIn(options), until);
  return answer.ok ? noteScreen(ui(language, 'panel.done')) : refusalScreen(language, table, answer.error);
};

/** While a game runs: taking back, pausing, giving up, handing over. */
export const PLAY_ACTS = {
  undo: act((app, actor, table) => app.tables.undo(actor, table.id)),
  resign: look((_app, table, { language }) => resignQuestion(table, language)),
  replace: act((app, actor, table, typed) => {
    const userId = String(typed.options.user);
    return app.tables.replace(actor, table.id, seatIn(typed) ?? -1, { userId, name: typed.people[userId] ?? userId });
  }),
  pause,
  resume: act((app, actor, table) => app.tables.resume(actor, table.id)),
  cancel: act((app, actor, table, typed) => app.tables.cancel(actor, table.id, reasonIn(typed.options))),
};
