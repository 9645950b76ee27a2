/** The sandbox's time: deadlines, tokens, signatures and rate limits all ask this one. */
export interface Clock {
  now(): number;
  /** Runs `task` once, `ms` from now; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is moved, so that a test can live through fifteen minutes at once. */
export class VirtualClock implements Clock {
  #now: number;
  readonly #tasks = new Set<{ readonly at: number; readonly run: () => void }>();

  constructor(start = Date.UTC(2026, 10, 18, 12)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.#now + ms, run: task };
    this.#tasks.add(entry);
    return () => this.#tasks.delete(entry);
  }

  /** Moves on by `ms`, running what falls due in order of its time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#tasks].filter((task) => task.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#tasks.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.run();
    }
    this.#now = end;
  }
}
