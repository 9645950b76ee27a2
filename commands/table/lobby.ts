import { actorOf } from '../../src/discord/caller.js';
import { noteScreen, refusalScreen } from '../../src/discord/messages/refusal.js';
import { gameName } from '../../src/discord/messages/seats.js';
import { plain, tell, ui } from '../../src/discord/words.js';
import type { Level, Pace } from '../../src/table/model.js';
import { type Act, act, look, seatIn } from './acting.js';

const open: Act = async (app, typed) => {
  const { options, language, channelId, guildId } = typed;
  if (!typed.mayPost) return noteScreen(ui(language, 'error.mayNotPost'));
  const answer = await app.tables.open(actorOf(typed), {
    channelId,
    ...(guildId === undefined ? {} : { guildId }),
    game: String(options.game),
    ...(typeof options.seats === 'number' ? { seats: options.seats } : {}),
    ...(options.mode === undefined ? {} : { options: { variant: String(options.mode) } }),
    ...(options.pace === undefined ? {} : { pace: options.pace as Pace }),
    language,
  });
  if (!answer.ok) return refusalScreen(language, await app.tables.tableIn(channelId), answer.error);
  return noteScreen(ui(language, 'panel.opened', { id: answer.value.table.id }));
};

/** Before the start: who sits where, and what is played. */
export const LOBBY_ACTS = {
  open,
  join: act((app, actor, table, typed) => app.tables.join(actor, table.id, seatIn(typed))),
  leave: act((app, actor, table) => app.tables.leave(actor, table.id)),
  'add-bot': act((app, actor, table, typed) =>
    app.tables.addBot(actor, table.id, typed.options.level as Level | undefined, seatIn(typed)),
  ),
  remove: act((app, actor, table, typed) => app.tables.remove(actor, table.id, seatIn(typed) ?? -1)),
  options: look((_app, table, { language }) => {
    const values = Object.entries(table.options ?? {}).map(([name, value]) =>
      ui(language, 'options.line', { name: plain(name), value: plain(JSON.stringify(value)) }),
    );
    const title = ui(language, 'options.title', { game: tell(language, gameName(table)), id: table.id });
    return noteScreen(
      [`### ${title}`, ui(language, 'clock.title', { pace: ui(language, `pace.${table.pace}`) }), ...values].join('\n'),
    );
  }),
  start: act((app, actor, table) => app.tables.start(actor, table.id)),
};
