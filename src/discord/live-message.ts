import type { Table } from '../table/model.js';
import type { Post } from '../table/store.js';
import type { App } from './app.js';
import { clipLines, gallery, screen, words } from './components.js';
import { PostNotes } from './post-notes.js';
import type { Picture, Screen } from './screen.js';
import { troubleOf } from './trouble.js';
import { type UnsavedPost, UnsavedPosts } from './unsaved-posts.js';

/** After a refusal pictures are tried again: somebody may have given the permission. */
const NO_FILES_MS = 10 * 60_000;
const CLOSED_MAX = 1_500;

/** Makes the screen of a message with the picture, or, where pictures may not be sent, without. */
export type Show = (picture: Picture | undefined, noFiles: boolean) => Promise<Screen>;

/** Posts, edits and closes a table's messages, and remembers where they are. */
export class LiveMessages {
  readonly #app: App;
  readonly #notes: PostNotes;
  readonly #unsaved: UnsavedPosts;
  readonly #noFiles = new Map<string, number>();

  constructor(app: App) {
    this.#app = app;
    this.#notes = new PostNotes(app.store);
    this.#unsaved = new UnsavedPosts(app.store);
  }

  /** Brings a message up to date, or posts it if it is not there (any more). */
  async bring(
    place: Omit<Post, 'messageId'>,
    existing: Post | undefined,
    picture: Picture | undefined,
    { edit, post, nonce }: { readonly edit: Show; readonly post: Show; readonly nonce: string },
  ): Promise<Post> {
    const { messenger } = this.#app;
    if (existing) {
      try {
        const shown = await this.#showing(existing.channelId, picture, edit, (screen) =>
          messenger.edit(existing.channelId, existing.messageId, screen),
        );
        return await this.#keep({ ...place, messageId: existing.messageId }, shown.picture);
      } catch (error) {
        if (troubleOf(error) !== 'messageGone') throw error;
        await this.forget(existing);
      }
    }
    let messageId = '';
    await this.#unsaved.begin({ ...place, nonce });
    const shown = await this.#showing(place.channelId, picture, post, async (screen) => {
      messageId = await messenger.post(place.channelId, screen, { nonce });
    });
    const kept = await this.#keep({ ...place, messageId }, shown.picture);
    await this.#unsaved.end(place);
    return kept;
  }

  /** A message that may be in the channel without our knowing where. */
  unsaved(tableId: string): Promise<UnsavedPost | undefined> {
    return this.#unsaved.of(tableId);
  }

  /** Finds a message by asking for it again, and closes it; if it never came about, the line is all that is posted. */
  async closeUnsaved(unsaved: UnsavedPost, line: string): Promise<void> {
    const { nonce, ...place } = unsaved;
    try {
      const messageId = await this.#app.messenger.post(place.channelId, screen([words(line)]), { nonce });
      await this.close({ ...place, messageId }, [line]);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'later' || trouble === 'token') throw error;
    }
    await this.#unsaved.end(unsaved);
  }

  /** Takes the controls off a message: what remains is a line and its picture. */
  async close(post: Post, lines: readonly string[]): Promise<void> {
    const { picture, lines: earlier } = await this.#notes.of(post.messageId);
    const parts = [words(clipLines([...earlier, ...lines], CLOSED_MAX)), ...(picture ? [gallery(picture)] : [])];
    try {
      await this.#app.messenger.edit(post.channelId, post.messageId, screen(parts), { keepFiles: true });
    } catch (error) {
      if (troubleOf(error) !== 'messageGone') throw error;
    }
    await this.forget(post);
  }

  async forget(post: Post): Promise<void> {
    await this.#app.store.forgetPost(post.messageId);
    await this.#notes.forget(post.messageId);
  }

  /** Lines that a message keeps when it is brought up to date: the bots' turns it has told of. */
  async addLine(post: Post, line: string): Promise<void> {
    await this.#notes.addLine(post.messageId, line);
  }

  async linesOf(post: Post | undefined): Promise<readonly string[]> {
    return post ? (await this.#notes.of(post.messageId)).lines : [];
  }

  async #keep(post: Post, picture: Picture | undefined): Promise<Post> {
    await this.#app.store.savePost(post);
    await this.#notes.setPicture(post.messageId, picture);
    return post;
  }

  /** Sends with the picture; where files are refused, without, and says so. */
  async #showing(
    channelId: string,
    picture: Picture | undefined,
    show: Show,
    send: (screen: Screen) => Promise<void>,
  ): Promise<{ readonly picture: Picture | undefined }> {
    const now = this.#app.clock.now();
    const barred = (this.#noFiles.get(channelId) ?? 0) > now;
    if (picture && !barred) {
      try {
        await send(await show(picture, false));
        return { picture };
      } catch (error) {
        if (troubleOf(error) !== 'forbidden') throw error;
        this.#noFiles.set(channelId, now + NO_FILES_MS);
      }
    }
    await send(await show(undefined, picture !== undefined));
    return { picture: undefined };
  }
}

export const placeOf = (table: Table, kind: string, turn = 0): Omit<Post, 'messageId'> => ({
  tableId: table.id,
  kind,
  channelId: table.channelId,
  turn,
  version: table.version,
});
