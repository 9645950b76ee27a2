interface Care<T> {
  /** How much of the room a value takes up; one, unless told. */
  weigh?(value: T): number;
  /** Called for each value that has to go. */
  release?(value: T): void;
}

/** Keeps the values asked for last, as many as there is room for. */
export class Recent<T> {
  private readonly kept = new Map<string, T>();
  private readonly room: number;
  private readonly care: Care<T>;
  private weight = 0;

  constructor(room: number, care: Care<T> = {}) {
    this.room = room;
    this.care = care;
  }

  get(key: string, make: () => T): T {
    const known = this.kept.get(key);
    const value = known ?? make();
    if (known === undefined) this.weight += this.weightOf(value);
    else this.kept.delete(key);
    this.kept.set(key, value);
    for (const [oldest, leaving] of this.kept) {
      if (this.weight <= this.room || oldest === key) break;
      this.kept.delete(oldest);
      this.weight -= this.weightOf(leaving);
      this.care.release?.(leaving);
    }
    return value;
  }

  private weightOf(value: T): number {
    return this.care.weigh?.(value) ?? 1;
  }
}
