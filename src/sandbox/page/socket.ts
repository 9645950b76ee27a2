import type { PageAnswer, PageEvent, PageRequest } from '../page-api.js';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

export interface Listener {
  readonly event: (event: PageEvent) => void;
  readonly connected: (connected: boolean) => void;
}

/** One person's line to the sandbox. It reconnects by itself until it is closed. */
export class Connection {
  readonly #userId: string | undefined;
  readonly #listener: Listener;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #lastId = 0;
  #retryMs = FIRST_RETRY_MS;
  #closed = false;

  constructor(userId: string | undefined, listener: Listener) {
    this.#userId = userId;
    this.#listener = listener;
    this.#open();
  }

  /** The answer's value; throws Discord's words when the sandbox refuses. */
  request(request: PageRequest): Promise<unknown> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error('Not connected to the sandbox. The page reconnects by itself; try again then.'));
    }
    this.#lastId += 1;
    const id = this.#lastId;
    const answered = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ ...request, id }));
    return answered;
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    const url = new URL('/sandbox/ws', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.#userId) url.searchParams.set('user', this.#userId);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retryMs = FIRST_RETRY_MS;
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as PageEvent);
    socket.onclose = () => this.#lost();
  }

  #receive(event: PageEvent): void {
    if (event.type === 'answer') this.#answer(event);
    else this.#listener.event(event);
  }

  #answer(answer: PageAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.value);
    else waiting?.reject(new Error(answer.error));
  }

  #lost(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The connection to the sandbox was lost.'));
    this.#waiting.clear();
    if (this.#closed) return;
    this.#listener.connected(false);
    setTimeout(() => this.#open(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }
}
