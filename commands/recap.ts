import type { Command } from '../src/discord/command.js';
import { storyScreen } from '../src/discord/messages/panels.js';
import { noteScreen } from '../src/discord/messages/refusal.js';
import { tableFor } from '../src/discord/table-for.js';
import { ui } from '../src/discord/words.js';
import { command, option } from './describe.js';

export const recap = {
  data: command('recap', [option('public')], { direct: true }),
  async execute(app, typed) {
    const table = await tableFor(app, typed);
    return table
      ? storyScreen(app, table, typed.userId, typed.language, typed.options.public === true)
      : noteScreen(ui(typed.language, 'error.noTable'));
  },
} satisfies Command;
