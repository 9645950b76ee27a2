import type Database from 'better-sqlite3';

interface Waiting {
  readonly change: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes what is asked for in the same moment in one transaction. Waiting for the disk is what a change costs, and
 * the program stands still meanwhile; so changes share the wait. Each is still accepted or refused by itself, and
 * none is answered before it is on the disk.
 */
export class GroupCommit {
  readonly #connection: Database.Database;
  #waiting: Waiting[] = [];

  constructor(connection: Database.Database) {
    this.#connection = connection;
  }

  run<T>(change: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ change, resolve, reject });
    });
  }

  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    let answers: readonly (() => void)[];
    try {
      answers = this.#connection.transaction(() => group.map((waiting) => this.#attempt(waiting))).immediate();
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  /** One change of the group: if it fails it is taken back alone. */
  #attempt({ change, resolve, reject }: Waiting): () => void {
    try {
      const result = this.#connection.transaction(change)() as never;
      return () => resolve(result);
    } catch (error) {
      // Some faults end the whole transaction; then nobody's change was written.
      if (!this.#connection.inTransaction) throw error;
      return () => reject(error);
    }
  }
}
