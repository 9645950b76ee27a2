import type { Json } from '../engine/index.js';
import type { Post, Store } from '../table/store.js';

/** A message that was asked for and whose id is not known yet. */
export interface UnsavedPost extends Omit<Post, 'messageId'> {
  readonly nonce: string;
}

const KEY = 'posting';
const scopeOf = (tableId: string): string => `table:${tableId}`;

/**
 * Remembers a post from before it is sent until its place is saved. If the process dies in between, the message may be
 * in the channel, unknown to us: with the same nonce Discord tells where. A table's messages go out one at a time, so
 * there is one at most.
 */
export class UnsavedPosts {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(tableId: string): Promise<UnsavedPost | undefined> {
    const value = await this.#store.setting(scopeOf(tableId), KEY);
    return value === undefined ? undefined : (value as unknown as UnsavedPost);
  }

  async begin(post: UnsavedPost): Promise<void> {
    await this.#store.saveSetting(scopeOf(post.tableId), KEY, { ...post } satisfies Json);
  }

  async end({ tableId }: Pick<Post, 'tableId'>): Promise<void> {
    await this.#store.saveSetting(scopeOf(tableId), KEY, undefined);
  }
}
