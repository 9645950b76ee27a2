import type { Command } from '../src/discord/command.js';
import { mineScreen } from '../src/discord/messages/panels.js';
import { noteScreen } from '../src/discord/messages/refusal.js';
import { tableFor } from '../src/discord/table-for.js';
import { ui } from '../src/discord/words.js';
import { command } from './describe.js';

export const hand = {
  data: command('hand'),
  async execute(app, typed) {
    const table = await tableFor(app, typed);
    return table
      ? mineScreen(app, table, typed.userId, typed.language)
      : noteScreen(ui(typed.language, 'error.noTable'));
  },
} satisfies Command;
