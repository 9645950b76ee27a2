import type { Seat, Turn } from '../engine/index.js';
import type { Table } from '../table/model.js';
import { named } from '../table/names.js';
import type { Notice, OutboxItem, Post } from '../table/store.js';
import type { App } from './app.js';
import { type LiveMessages, placeOf, type Show } from './live-message.js';
import { headerLine } from './messages/header.js';
import { personOn } from './messages/seats.js';
import { linesSince } from './messages/story.js';
import {
  askedElsewhere,
  askedHere,
  pausedScreen,
  promptScreen,
  type TableExtras,
  tableScreen,
} from './messages/table.js';
import type { Pictures } from './pictures.js';
import type { UnsavedPost } from './unsaved-posts.js';
import { tell, ui } from './words.js';

const SINCE_MAX = 3;
const PROMPT = 'prompt:';

type TableItem = OutboxItem & { readonly notice: Extract<Notice, { readonly kind: 'table' }> };

/** The table message of the present turn and the prompts beside it; what belongs to other turns is closed. */
export class TableMessages {
  readonly #app: App;
  readonly #live: LiveMessages;
  readonly #pictures: Pictures;

  constructor(app: App, live: LiveMessages, pictures: Pictures) {
    this.#app = app;
    this.#live = live;
    this.#pictures = pictures;
  }

  async bring(table: Table, items: readonly TableItem[], notes: readonly string[], again = false): Promise<void> {
    if (items.length === 0 && !again) return;
    const turn = this.#app.tables.turn(table);
    const posts = await this.#app.store.posts(table.id);
    const lines = new Map(
      items.flatMap(({ notice: { closes } }) =>
        closes ? [[closes.turn, tell(table.language, named(table, closes.line))] as const] : [],
      ),
    );
    const running = turn && (table.status === 'running' || table.status === 'paused');
    const present = running ? turn.number : undefined;
    const unsaved = again ? undefined : await this.#closeUnsaved(table, present, lines);
    const before = posts.filter(({ kind, turn: of }) => kind === 'table' && (!running || of !== turn.number));
    const kept = running ? await this.#shared(table, turn, before, lines) : undefined;
    for (const post of before)
      if (post !== kept) await this.#live.close(post, [lines.get(post.turn) ?? ui(table.language, 'table.passed')]);
    if (!running) return;
    const existing = kept ?? posts.find(({ kind, turn: of }) => kind === 'table' && of === turn.number);
    // A late picture comes without a lease: posting is left to whoever has it.
    if (again && !existing) return;
    const version = items.find(({ notice }) => notice.turn === turn.number)?.version ?? items.at(-1)?.version;
    await this.#show(table, turn, existing, unsaved?.nonce ?? `${table.id}-${version ?? table.version}-t`, notes);
    await this.#prompts(table, posts, items.at(-1)?.version ?? table.version);
  }

  /** Posts the table message anew at the bottom of the channel, with a ping. */
  async remind(table: Table, userIds: readonly string[], version: number): Promise<void> {
    const turn = this.#app.tables.turn(table);
    if (!turn || table.status !== 'running') return;
    const old = (await this.#app.store.posts(table.id)).find(
      ({ kind, turn: of }) => kind === 'table' && of === turn.number,
    );
    await this.#show(table, turn, undefined, `${table.id}-${version}-r`, [], userIds);
    if (old) await this.#live.close(old, [headerLine(this.#app.tables, table.language, table)]);
  }

  async closeAll(table: Table, lines: readonly string[]): Promise<void> {
    await this.#closeUnsaved(table, undefined, new Map());
    const posts = await this.#app.store.posts(table.id);
    for (const post of posts) {
      if (post.kind === 'table')
        await this.#live.close(post, lines.length > 0 ? lines : [ui(table.language, 'table.passed')]);
      if (post.kind.startsWith(PROMPT)) await this.#live.close(post, [ui(table.language, 'prompt.answered')]);
    }
  }

  /** Closes a message that was being posted when a process died; one of the present turn is given back, to be posted again. */
  async #closeUnsaved(
    table: Table,
    present: number | undefined,
    lines: ReadonlyMap<number, string>,
  ): Promise<UnsavedPost | undefined> {
    const unsaved = await this.#live.unsaved(table.id);
    if (unsaved?.kind !== 'table') return undefined;
    if (unsaved.turn === present) return unsaved;
    await this.#live.closeUnsaved(unsaved, lines.get(unsaved.turn) ?? ui(table.language, 'table.passed'));
    return undefined;
  }

  /** Bots in a row share one message: the one before goes on, with a line for the turn that is over. */
  async #shared(
    table: Table,
    turn: Turn,
    before: readonly Post[],
    lines: ReadonlyMap<number, string>,
  ): Promise<Post | undefined> {
    if (turn.seat === undefined || personOn(table, turn.seat)) return undefined;
    const last = before.find((post) => post.turn === turn.number - 1);
    if (!last || (await this.#live.linesOf(last)).length === 0) return undefined;
    const line = lines.get(last.turn);
    if (line) await this.#live.addLine(last, line);
    return last;
  }

  async #show(
    table: Table,
    turn: Turn,
    existing: Post | undefined,
    nonce: string,
    notes: readonly string[],
    pings?: readonly string[],
  ): Promise<void> {
    const { language } = table;
    const picture = await this.#pictures.soon(table);
    const posts = await this.#app.store.posts(table.id);
    const hasThread = posts.some(({ kind }) => kind === 'thread');
    const asked = this.#peopleOn(table, askedHere(this.#app, table));
    const earlier = await this.#live.linesOf(existing);
    const since = existing ? earlier : await this.#since(table, turn.seat);
    const show =
      (extras: TableExtras): Show =>
      async (shown, noFiles) => {
        if (table.status === 'paused') return pausedScreen(table, hasThread, shown);
        return tableScreen(this.#app, table, {
          ...extras,
          ...(shown ? { picture: shown } : {}),
          notes: [...notes, ...(noFiles ? [ui(language, 'error.noPictures')] : [])],
          hasThread,
        });
      };
    const named = pings ?? (table.status === 'running' ? asked : []);
    const post = await this.#live.bring(placeOf(table, 'table', turn.number), existing, picture, {
      edit: show({ since: earlier, pings: named }),
      post: show({ since, pings: named }),
      nonce,
    });
    const bot = turn.seat !== undefined && !personOn(table, turn.seat);
    if (bot && earlier.length === 0) await this.#live.addLine(post, ui(language, 'table.bots'));
  }

  #peopleOn(table: Table, seats: readonly Seat[]): readonly string[] {
    return seats.flatMap((seat) => personOn(table, seat)?.userId ?? []);
  }

  async #since(table: Table, seat: Seat | undefined): Promise<readonly string[]> {
    if (seat === undefined || !personOn(table, seat)) return [];
    return (await linesSince(this.#app, table, seat, table.language, 'public')).slice(-SINCE_MAX);
  }

  /** One prompt for all who are asked out of turn; it ends as a line when they have answered. */
  async #prompts(table: Table, posts: readonly Post[], version: number): Promise<void> {
    const seats = table.status === 'running' ? askedElsewhere(this.#app, table) : [];
    const people = this.#peopleOn(table, seats);
    const kind = people.length > 0 ? `${PROMPT}${seats.join('+')}` : undefined;
    for (const post of posts)
      if (post.kind.startsWith(PROMPT) && post.kind !== kind)
        await this.#live.close(post, [ui(table.language, 'prompt.answered')]);
    if (!kind) return;
    const existing = posts.find((post) => post.kind === kind);
    await this.#live.bring(placeOf(table, kind), existing, undefined, {
      edit: () => promptScreen(this.#app, table, []),
      post: () => promptScreen(this.#app, table, people),
      nonce: `${table.id}-${version}-p`,
    });
  }
}
