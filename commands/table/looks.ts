import { whenever } from '../../src/discord/messages/header.js';
import {
  fairnessScreen,
  logScreen,
  mineScreen,
  statusScreen,
  textBoardScreen,
} from '../../src/discord/messages/panels.js';
import { noteScreen } from '../../src/discord/messages/refusal.js';
import { seatMark } from '../../src/discord/messages/seats.js';
import type { Screen } from '../../src/discord/screen.js';
import { ui } from '../../src/discord/words.js';
import type { Table } from '../../src/table/model.js';
import type { Language } from '../../src/text/index.js';
import { look } from './acting.js';

const MINUTE = 60_000;

function clockScreen(table: Table, language: Language): Screen {
  const { clock } = table;
  const banks = clock?.banks.map((bank, seat) => {
    const minutes = Math.max(0, Math.round(bank / MINUTE));
    const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
    return ui(language, 'clock.bank', { name: seatMark(language, table, seat), time });
  });
  const deadline = clock?.deadline;
  return noteScreen(
    [
      ui(language, 'clock.title', { pace: ui(language, `pace.${table.pace}`) }),
      ...(banks ?? [ui(language, 'clock.none')]),
      ...(deadline === undefined ? [] : [ui(language, 'header.deadline', { when: whenever(deadline) })]),
    ].join('\n'),
  );
}

/** What shows a table and changes nothing. A public answer is made from what everybody may know. */
export const LOOKS = {
  status: look((app, table, { userId, language, options }) =>
    statusScreen(app, table, options.public === true ? '' : userId, language),
  ),
  board: look((app, table, { userId, language, options }) => {
    const viewer = options.public === true ? '' : userId;
    return options.view === 'text'
      ? textBoardScreen(app, table, viewer, language)
      : mineScreen(app, table, viewer, language);
  }),
  clock: look((_app, table, { language }) => clockScreen(table, language)),
  log: look((app, table, { userId, language }) => logScreen(app, table, userId, language)),
  fairness: look((_app, table, { language }) => fairnessScreen(table, language)),
};
