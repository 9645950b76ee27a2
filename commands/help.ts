import type { Command } from '../src/discord/command.js';
import { promptOf } from '../src/discord/controls/asking.js';
import { waitLine } from '../src/discord/messages/panels.js';
import { noteScreen } from '../src/discord/messages/refusal.js';
import { tableFor } from '../src/discord/table-for.js';
import { ui } from '../src/discord/words.js';
import { command } from './describe.js';

export const help = {
  data: command('help', [], { direct: true }),
  async execute(app, typed) {
    const { language } = typed;
    const table = await tableFor(app, typed);
    const title = `### ${ui(language, 'help.title')}`;
    if (!table || table.status === 'finished' || table.status === 'cancelled')
      return noteScreen([title, ui(language, 'help.noTable'), ui(language, 'help.always')].join('\n'));
    if (table.status === 'lobby') return noteScreen([title, ui(language, 'help.lobby')].join('\n'));
    const seat = app.tables.seatOf(table, typed.userId);
    const decisions = seat === undefined || table.status !== 'running' ? [] : app.tables.decisions(table, seat, 'own');
    const now =
      seat === undefined
        ? [ui(language, 'help.watch')]
        : decisions.length > 0
          ? decisions.map((decision) =>
              ui(language, 'help.decide', { prompt: promptOf(language, decision), verb: decision.verb }),
            )
          : [waitLine(app, table, language)];
    return noteScreen([title, ...now, ui(language, 'help.always')].join('\n'));
  },
} satisfies Command;
