import type { Json } from '../engine/index.js';
import type { Store } from '../table/store.js';

/** What must be known of a message to change it later without reading it: its picture and lines it keeps. */
export interface Notes {
  readonly picture?: { readonly name: string; readonly alt: string };
  readonly lines: readonly string[];
}

const SCOPE = 'post';

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(value: Json | undefined): Notes {
  if (!isObject(value)) return { lines: [] };
  const { picture, lines } = value;
  return {
    ...(isObject(picture as Json | undefined) ? { picture: picture as { name: string; alt: string } } : {}),
    lines: Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : [],
  };
}

export class PostNotes {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(messageId: string): Promise<Notes> {
    return read(await this.#store.setting(SCOPE, messageId));
  }

  async setPicture(
    messageId: string,
    picture: { readonly name: string; readonly alt: string } | undefined,
  ): Promise<void> {
    const { lines } = await this.of(messageId);
    await this.#save(messageId, { lines, ...(picture ? { picture: { name: picture.name, alt: picture.alt } } : {}) });
  }

  async addLine(messageId: string, line: string): Promise<void> {
    const notes = await this.of(messageId);
    if (!notes.lines.includes(line)) await this.#save(messageId, { ...notes, lines: [...notes.lines, line] });
  }

  async forget(messageId: string): Promise<void> {
    await this.#store.saveSetting(SCOPE, messageId, undefined);
  }

  async #save(messageId: string, { picture, lines }: Notes): Promise<void> {
    const value: Json = { lines, ...(picture ? { picture: { ...picture } } : {}) };
    await this.#store.saveSetting(SCOPE, messageId, value);
  }
}
