import type { Table } from '../../table/model.js';
import type { App } from '../app.js';
import type { Press, Reply } from '../caller.js';
import {
  fairnessScreen,
  logScreen,
  mineScreen,
  moreScreen,
  statusScreen,
  storyScreen,
  textBoardScreen,
} from '../messages/panels.js';
import { noteScreen } from '../messages/refusal.js';
import { ui } from '../words.js';
import type { PressHandler } from './handler.js';

/** Shows something of a table to one person. */
const look =
  (show: (app: App, table: Table, press: Press) => Reply | Promise<Reply>) =>
  async (app: App, press: Press): Promise<Reply> => {
    const table = await app.tables.table(press.id.table);
    return table ? show(app, table, press) : noteScreen(ui(press.language, 'error.unknownControl'));
  };

/** Adds the person to the table's thread, if it has one. */
export async function watch(
  app: App,
  table: Table,
  { userId, language }: Pick<Press, 'userId' | 'language'>,
): Promise<Reply> {
  const thread = (await app.store.posts(table.id)).find(({ kind }) => kind === 'thread');
  if (!thread) return noteScreen(ui(language, 'error.noThread'));
  try {
    await app.messenger.follow(thread.messageId, userId);
  } catch (error) {
    app.logger.info({ err: error, table: table.id }, 'Somebody could not be added to the thread.');
  }
  return noteScreen(ui(language, 'panel.watch', { thread: `<#${thread.messageId}>` }));
}

export const LOOKS: readonly PressHandler[] = [
  {
    op: 'mine',
    acknowledge: 'panel',
    run: look((app, table, { userId, language }) => mineScreen(app, table, userId, language)),
  },
  {
    op: 'story',
    acknowledge: 'panel',
    run: look((app, table, { userId, language }) => storyScreen(app, table, userId, language)),
  },
  { op: 'watch', acknowledge: 'panel', run: look(watch) },
  {
    op: 'more',
    acknowledge: 'panel',
    run: look((app, table, { userId, language }) => moreScreen(app, table, userId, language)),
  },
  {
    op: 'text',
    acknowledge: 'panel',
    run: look((app, table, { userId, language }) => textBoardScreen(app, table, userId, language)),
  },
  {
    op: 'status',
    acknowledge: 'panel',
    run: look((app, table, { userId, language }) => statusScreen(app, table, userId, language)),
  },
  { op: 'fair', acknowledge: 'panel', run: look((_app, table, { language }) => fairnessScreen(table, language)) },
  {
    op: 'log',
    acknowledge: 'panel',
    run: look((app, table, { userId, language, id }) => {
      const page = Number(id.args[0]);
      return logScreen(app, table, userId, language, id.args[0] && Number.isInteger(page) ? page : undefined);
    }),
  },
];
