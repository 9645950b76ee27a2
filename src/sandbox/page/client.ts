import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageChoices, PageMessage, PageOption, PageRequest } from '../page-api.js';
import type { Draft } from './palette/draft.js';
import { Connection } from './socket.js';
import { remember } from './state/keep.js';
import type { Press, State } from './state/model.js';
import { mySession } from './state/model.js';
import { watched } from './state/reduce.js';
import { type Store, useSlice } from './state/store.js';

const TOAST_MS = 6_000;
const NOBODY = '';

/** What people can do on the page, and the connections behind it. */
export class Client {
  readonly store: Store;
  /** The command each person used last, for the up-arrow. */
  readonly lastDraft = new Map<string, Draft>();
  readonly #connections = new Map<string, Connection>();
  readonly #loading = new Set<string>();
  #lastToast = 0;

  constructor(store: Store) {
    this.store = store;
    store.subscribe(() => this.#follow());
    this.#connect(store.state.me);
  }

  become(userId: string): void {
    this.store.dispatch({ type: 'become', userId });
  }

  open(channelId: string): void {
    this.store.dispatch({ type: 'openChannel', channelId });
  }

  openThread(channelId: string | undefined): void {
    this.store.dispatch({ type: 'openThread', channelId });
  }

  /** A request of the present person; a refusal becomes a toast. Says whether it went well. */
  async ask(request: PageRequest): Promise<boolean> {
    try {
      await this.#request(request);
      return true;
    } catch (error) {
      this.toast(messageOf(error));
      return false;
    }
  }

  /** Sends a form. A bot that does not answer leaves it open, so that nothing typed is lost. */
  async submit(request: Extract<PageRequest, { op: 'modal' }>): Promise<boolean> {
    try {
      const answer = (await this.#request(request)) as { readonly ack?: string } | undefined;
      if (answer?.ack !== 'none') return true;
      this.toast('The bot did not answer. Nothing was sent; try again.');
    } catch (error) {
      this.toast(messageOf(error));
    }
    return false;
  }

  async choices(channelId: string, commandId: string, options: readonly PageOption[]): Promise<PageChoices> {
    const value = await this.#request({ op: 'autocomplete', channelId, commandId, options });
    return Array.isArray(value) ? (value as PageChoices) : [];
  }

  /** Presses a button or applies a menu; the control shows that it waits until the bot has answered. */
  async press(channelId: string, messageId: string, customId: string, values?: readonly string[]): Promise<void> {
    const userId = this.store.state.me;
    if (!userId) return;
    const press: Press = { messageId, customId };
    this.store.dispatch({ type: 'pressed', userId, press });
    await this.ask({ op: 'component', channelId, messageId, customId, ...(values && { values }) });
    this.store.dispatch({ type: 'settled', userId, press });
  }

  toast(text: string, tone: 'bad' | 'good' = 'bad'): void {
    this.#lastToast += 1;
    const id = this.#lastToast;
    this.store.dispatch({ type: 'toast', toast: { id, text, tone } });
    setTimeout(() => this.store.dispatch({ type: 'toastGone', id }), TOAST_MS);
  }

  #request(request: PageRequest): Promise<unknown> {
    const connection = this.#connections.get(this.store.state.me ?? NOBODY);
    return connection ? connection.request(request) : Promise.reject(new Error('Not connected to the sandbox yet.'));
  }

  /** Keeps connections, fetched messages and the stored place in step with the state. */
  #follow(): void {
    const { state } = this.store;
    remember(state, sessionStorage, localStorage);
    if (state.me && !this.#connections.has(state.me)) this.#connect(state.me);
    if (state.me && mySession(state).world) {
      for (const channelId of watched(state)) void this.#fetch(state.me, channelId);
    }
  }

  async #fetch(userId: string, channelId: string): Promise<void> {
    const key = `${userId}/${channelId}`;
    const session = this.store.state.sessions[userId];
    if (session?.loaded.includes(channelId) || !session?.connected || this.#loading.has(key)) return;
    if (!session.world?.channels.some(({ id }) => id === channelId)) return;
    this.#loading.add(key);
    try {
      const value = await this.#connections.get(userId)?.request({ op: 'messages', channelId });
      const messages = Array.isArray(value) ? (value as readonly PageMessage[]) : [];
      this.#loading.delete(key);
      this.store.dispatch({ type: 'loaded', userId, channelId, messages });
    } catch (error) {
      this.#loading.delete(key);
      this.toast(messageOf(error));
    }
  }

  #connect(userId: string | undefined): void {
    let owner = userId ?? NOBODY;
    const connection = new Connection(userId, {
      event: (event) => {
        if (event.type === 'hello' && event.me !== owner) {
          this.#connections.delete(owner);
          if (this.#connections.has(event.me)) return connection.close();
          this.#connections.set(event.me, connection);
          this.store.dispatch({ type: 'event', userId: owner, event, now: Date.now() });
          owner = event.me;
          return;
        }
        this.store.dispatch({ type: 'event', userId: owner, event, now: Date.now() });
      },
      connected: (connected) => this.store.dispatch({ type: 'connection', userId: owner, connected }),
    });
    this.#connections.set(owner, connection);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const ClientContext = createContext<Client | undefined>(undefined);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('The page was drawn without its client.');
  return client;
}

export function useView<T>(pick: (state: State) => T): T {
  return useSlice(useClient().store, pick);
}
