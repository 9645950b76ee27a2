import { type Kept, THEMES } from './model.js';

const KEY = 'wartable.page';

const NOTHING: Kept = {
  me: undefined,
  channelId: undefined,
  threadId: undefined,
  theme: 'dark',
  textOnly: false,
  follow: false,
};

/**
 * Each window remembers its own person and place (so two windows can be two people); a new window starts where the
 * last one was.
 */
export function recall(windowStore: Storage, sharedStore: Storage): Kept {
  const read = (store: Storage): Partial<Kept> => {
    try {
      const value: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
      return typeof value === 'object' && value !== null ? value : {};
    } catch {
      return {};
    }
  };
  const kept = { ...NOTHING, ...read(sharedStore), ...read(windowStore) };
  return { ...kept, theme: THEMES.includes(kept.theme) ? kept.theme : 'dark' };
}

export function remember(kept: Kept, windowStore: Storage, sharedStore: Storage): void {
  const { me, channelId, threadId, theme, textOnly, follow } = kept;
  const text = JSON.stringify({ me, channelId, threadId, theme, textOnly, follow });
  for (const store of [windowStore, sharedStore]) {
    try {
      store.setItem(KEY, text);
    } catch {
      // A full or forbidden storage costs only the memory.
    }
  }
}
