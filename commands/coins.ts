import type { Command } from '../src/discord/command.js';
import { holdingsLine } from '../src/discord/messages/holdings.js';
import { waitLine } from '../src/discord/messages/panels.js';
import { noteScreen } from '../src/discord/messages/refusal.js';
import { isScreen, seatedAt } from '../src/discord/presses/open-decision.js';
import { tableFor } from '../src/discord/table-for.js';
import { ui } from '../src/discord/words.js';
import { command } from './describe.js';

export const coins = {
  data: command('coins'),
  async execute(app, typed) {
    const { language } = typed;
    const table = await tableFor(app, typed);
    if (!table) return noteScreen(ui(language, 'error.noTable'));
    const seated = seatedAt(app, typed, table);
    if (isScreen(seated)) return seated;
    if (!table.state) return noteScreen(waitLine(app, table, language));
    const { seat } = seated;
    return noteScreen(holdingsLine(app, table, seat, seat, language) ?? ui(language, 'holdings.none'));
  },
} satisfies Command;
