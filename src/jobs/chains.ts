type Task = () => Promise<void>;

interface Queued {
  readonly key: string;
  readonly run: Task;
}

/** Runs tasks one at a time and in order for a key, and keys side by side up to a bound. */
export class Chains {
  readonly #bound: number;
  readonly #busy = new Set<string>();
  readonly #queue: Queued[] = [];
  #idle: (() => void)[] = [];

  constructor(bound: number) {
    this.#bound = bound;
  }

  /** Settles as the task does. */
  run(key: string, task: Task): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ key, run: () => task().then(resolve, reject) });
      this.#next();
    });
  }

  /** Forgets what has not begun, and waits for what has. */
  async stop(): Promise<void> {
    this.#queue.length = 0;
    if (this.#busy.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #next(): void {
    while (this.#busy.size < this.#bound) {
      const index = this.#queue.findIndex(({ key }) => !this.#busy.has(key));
      const [queued] = index < 0 ? [] : this.#queue.splice(index, 1);
      if (!queued) break;
      this.#busy.add(queued.key);
      void queued.run().finally(() => {
        this.#busy.delete(queued.key);
        this.#next();
      });
    }
    if (this.#busy.size > 0) return;
    for (const resolve of this.#idle) resolve();
    this.#idle = [];
  }
}
