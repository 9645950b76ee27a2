import type { Actor, Answer } from '../../table/api.js';
import type { Table } from '../../table/model.js';
import type { Language } from '../../text/index.js';
import type { App } from '../app.js';
import { actorOf, type Press, type Reply } from '../caller.js';
import { button, row } from '../components.js';
import { idFor } from '../controls/asking.js';
import { doneScreen } from '../messages/panels.js';
import { noteScreen, refusalScreen } from '../messages/refusal.js';
import { askingFor } from '../messages/table.js';
import type { Screen } from '../screen.js';
import { ui } from '../words.js';
import type { PressHandler } from './handler.js';

type Act = (app: App, actor: Actor, tableId: string) => Answer;

/** Does something to a table. Accepted: the table's messages show it; refused: the reason, privately. */
const act =
  (acting: Act) =>
  async (app: App, press: Press): Promise<Reply> => {
    const answer = await acting(app, actorOf(press), press.id.table);
    if (!answer.ok) return refusalScreen(press.language, await app.tables.table(press.id.table), answer.error);
    if (!press.inPanel) return undefined;
    const { table, events } = answer.value;
    const seat = app.tables.seatOf(table, press.userId);
    if (seat === undefined || table.status !== 'running') return noteScreen(ui(press.language, 'panel.done'));
    return doneScreen(app, table, seat, events, press.language);
  };

/** Giving up is asked for twice. */
export const resignQuestion = (table: Table, language: Language): Screen =>
  question(table, language, 'confirm.resign', 'resignyes', 'button.resignYes');

function question(table: Table, language: Language, asked: string, op: string, label: string): Screen {
  const asking = askingFor(table, language);
  return noteScreen(ui(language, asked), [
    row(
      button(idFor(asking, op), ui(language, label), 'danger'),
      button(idFor(asking, 'more'), ui(language, 'button.instead')),
    ),
  ]);
}

/** Asks once more before something that cannot be undone. */
const askFirst =
  (asked: string, op: string, label: string) =>
  async (app: App, press: Press): Promise<Reply> => {
    const table = await app.tables.table(press.id.table);
    if (!table) return noteScreen(ui(press.language, 'error.unknownControl'));
    return question(table, press.language, asked, op, label);
  };

export const TABLE_ACTS: readonly PressHandler[] = [
  { op: 'join', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.join(actor, id)) },
  { op: 'leave', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.leave(actor, id)) },
  { op: 'bot', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.addBot(actor, id)) },
  { op: 'start', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.start(actor, id)) },
  { op: 'undo', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.undo(actor, id)) },
  { op: 'pause', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.pause(actor, id)) },
  { op: 'resume', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.resume(actor, id)) },
  { op: 'back', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.takeBack(actor, id)) },
  { op: 'cancel', acknowledge: 'panel', run: askFirst('confirm.cancel', 'cancelyes', 'button.cancelYes') },
  { op: 'cancelyes', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.cancel(actor, id)) },
  { op: 'resign', acknowledge: 'panel', run: askFirst('confirm.resign', 'resignyes', 'button.resignYes') },
  { op: 'resignyes', acknowledge: 'quiet', run: act((app, actor, id) => app.tables.resign(actor, id)) },
];
