import type { Table } from '../table/model.js';
import { named } from '../table/names.js';
import type { Notice, OutboxItem, Post } from '../table/store.js';
import { say } from '../text/index.js';
import type { App } from './app.js';
import { LiveMessages, placeOf } from './live-message.js';
import { lobbyScreen } from './messages/lobby.js';
import { resultsScreen } from './messages/results.js';
import { gameName, seatNames } from './messages/seats.js';
import { pagesOf } from './pages.js';
import { Pictures } from './pictures.js';
import { TableMessages } from './table-messages.js';
import { troubleOf } from './trouble.js';
import { tell, ui } from './words.js';

const STORY_MAX = 1_900;

type Of<Kind extends Notice['kind']> = OutboxItem & { readonly notice: Extract<Notice, { readonly kind: Kind }> };

const ofKind = <Kind extends Notice['kind']>(items: readonly OutboxItem[], kind: Kind): readonly Of<Kind>[] =>
  items.filter((item): item is Of<Kind> => item.notice.kind === kind);

/** Shows what notices ask for, each kind once however many there are: always the table as it is now. */
export class Deliveries {
  readonly #app: App;
  readonly #live: LiveMessages;
  readonly #pictures: Pictures;
  readonly #tables: TableMessages;
  readonly #late = new Set<string>();

  constructor(app: App, kick: (tableId: string) => void) {
    this.#app = app;
    this.#live = new LiveMessages(app);
    this.#pictures = new Pictures(app, (tableId) => {
      this.#late.add(tableId);
      kick(tableId);
    });
    this.#tables = new TableMessages(app, this.#live, this.#pictures);
  }

  async deliver(
    table: Table,
    items: readonly OutboxItem[],
    sent: (items: readonly OutboxItem[]) => Promise<void>,
  ): Promise<void> {
    const lobby = ofKind(items, 'lobby');
    if (lobby[0]) await this.#lobby(table, lobby[0].version);
    await sent(lobby);

    const noThread = await this.#thread(table);
    const live = ofKind(items, 'table');
    await this.#tables.bring(table, live, noThread ? [ui(table.language, 'error.threadForbidden')] : []);
    await sent(live);

    const story = ofKind(items, 'story');
    await this.#story(table, story);
    await sent(story);

    const reminders = ofKind(items, 'reminder');
    const reminder = reminders.at(-1);
    if (reminder) await this.#tables.remind(table, reminder.notice.userIds, reminder.version);
    await sent(reminders);

    const results = ofKind(items, 'results');
    if (results[0]) await this.#results(table, results[0].version);
    await sent(results);

    const closed = ofKind(items, 'closed');
    for (const { notice } of closed) await this.#closed(table, tell(table.language, named(table, notice.line)));
    await sent(closed);
  }

  /** Puts pictures that came late into their messages. */
  async refresh(tableId: string): Promise<void> {
    if (!this.#late.delete(tableId)) return;
    const table = await this.#app.tables.table(tableId);
    if (table) await this.#tables.bring(table, [], [], true);
  }

  stop(): Promise<void> {
    return this.#pictures.stop();
  }

  async #post(table: Table, kind: string): Promise<Post | undefined> {
    return (await this.#app.store.posts(table.id)).find((post) => post.kind === kind);
  }

  async #lobby(table: Table, version: number): Promise<void> {
    const existing = await this.#post(table, 'lobby');
    if (!existing && table.status !== 'lobby') return;
    const show = async () => lobbyScreen(this.#app.tables, table);
    await this.#live.bring(placeOf(table, 'lobby'), existing, undefined, {
      edit: show,
      post: show,
      nonce: `${table.id}-${version}-l`,
    });
  }

  /** The spectators' thread hangs on the lobby message. Whether it could not be made. */
  async #thread(table: Table): Promise<boolean> {
    if (table.status === 'lobby' || table.status === 'cancelled') return false;
    const { store, messenger } = this.#app;
    if (await this.#post(table, 'thread')) return false;
    const lobby = await this.#post(table, 'lobby');
    const scope = `table:${table.id}`;
    if (!lobby || (await store.setting(scope, 'noThread')) === true) return false;
    const { language } = table;
    const name = `${say(language, gameName(table))} · ${seatNames(language, table).join(', ')}`;
    let threadId = lobby.messageId;
    try {
      threadId = await messenger.thread(lobby.channelId, lobby.messageId, name);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'later' || trouble === 'token') throw error;
      if (trouble !== 'threadExists') {
        await store.saveSetting(scope, 'noThread', true);
        return true;
      }
    }
    await store.savePost({ ...placeOf(table, 'thread'), channelId: threadId, messageId: threadId });
    return false;
  }

  async #story(table: Table, items: readonly Of<'story'>[]): Promise<void> {
    const thread = await this.#post(table, 'thread');
    const first = items[0];
    if (!thread || !first) return;
    const lines = items.flatMap(({ notice }) => notice.lines.map((line) => tell(table.language, named(table, line))));
    for (const [page, content] of pagesOf(lines, STORY_MAX).entries()) {
      try {
        await this.#app.messenger.say(thread.channelId, content, { nonce: `${table.id}-${first.version}-s${page}` });
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === 'later' || trouble === 'token') throw error;
        this.#app.logger.info({ err: error, table: table.id }, 'The thread takes no more lines; the log has them.');
        return;
      }
    }
  }

  async #results(table: Table, version: number): Promise<void> {
    await this.#tables.closeAll(table, []);
    if (await this.#post(table, 'results')) return;
    const picture = await this.#pictures.soon(table);
    const show = async (shown: typeof picture) => resultsScreen(this.#app, table, shown);
    await this.#live.bring(placeOf(table, 'results'), undefined, picture, {
      edit: show,
      post: show,
      nonce: `${table.id}-${version}-e`,
    });
    this.#pictures.forget(table.id);
    const thread = await this.#post(table, 'thread');
    const winners = (this.#app.tables.outcome(table)?.winners ?? []).map(
      (seat) => seatNames(table.language, table)[seat],
    );
    if (!thread) return;
    const name = `${ui(table.language, 'results.won', { count: winners.length, names: winners.join(', ') })} · ${say(table.language, gameName(table))}`;
    try {
      await this.#app.messenger.renameThread(thread.channelId, name);
    } catch (error) {
      this.#app.logger.info({ err: error, table: table.id }, 'The thread keeps its name.');
    }
  }

  async #closed(table: Table, line: string): Promise<void> {
    const lobby = await this.#post(table, 'lobby');
    await this.#tables.closeAll(table, [line]);
    if (lobby && table.status === 'cancelled') await this.#live.close(lobby, [line]);
    this.#pictures.forget(table.id);
  }
}
