import type { Command } from '../src/discord/command.js';
import { clipLines } from '../src/discord/components.js';
import { noteScreen } from '../src/discord/messages/refusal.js';
import { gameName } from '../src/discord/messages/seats.js';
import { tell, ui } from '../src/discord/words.js';
import { command } from './describe.js';

const TEXT_MAX = 1_800;

export const games = {
  data: command('games', [], { direct: true }),
  async execute(app, { userId, language }) {
    const tables = await app.tables.tablesOf(userId);
    if (tables.length === 0) return noteScreen(ui(language, 'games.none'));
    const lines = tables.map((table) => {
      const seat = app.tables.seatOf(table, userId);
      const asked = table.status === 'running' && seat !== undefined && app.tables.acting(table).includes(seat);
      const line = ui(language, 'games.line', {
        game: tell(language, gameName(table)),
        id: table.id,
        channel: `<#${table.channelId}>`,
        status: ui(language, `status.${table.status}`),
      });
      return asked ? `${line} · ${ui(language, 'games.asked')}` : line;
    });
    return noteScreen(clipLines([`### ${ui(language, 'games.title')}`, ...lines], TEXT_MAX));
  },
} satisfies Command;
