import type { App } from '../../src/discord/app.js';
import type { Choice, Typing } from '../../src/discord/command.js';
import { clip } from '../../src/discord/components.js';
import { gameName, seatNames } from '../../src/discord/messages/seats.js';
import { tableFor } from '../../src/discord/table-for.js';
import { say } from '../../src/text/index.js';

const NAME_MAX = 100;

/** Seats of this channel's table, or the person's own tables. */
export async function completeTable(app: App, typing: Typing): Promise<readonly Choice[]> {
  const { focused, language, userId, options } = typing;
  const word = String(options[focused] ?? '').toLowerCase();
  const fitting = (choices: readonly Choice[]) => choices.filter(({ name }) => name.toLowerCase().includes(word));
  if (focused === 'table') {
    const tables = await app.tables.tablesOf(userId);
    return fitting(
      tables.map((table) => ({ name: `${table.id} · ${say(language, gameName(table))}`, value: table.id })),
    );
  }
  const table = focused === 'seat' ? await tableFor(app, typing) : undefined;
  if (!table) return [];
  const value = (seat: number) => String(seat + 1);
  return fitting(
    seatNames(language, table).map((name, seat) => ({
      name: clip(`${value(seat)} ${name}`, NAME_MAX),
      value: value(seat),
    })),
  );
}
