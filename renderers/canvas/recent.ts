/** Keeps the values asked for last, as many as there is room for. */
export class Recent<T> {
  private readonly kept = new Map<string, T>();
  private readonly room: number;
  private readonly weigh: (value: T) => number;
  private weight = 0;

  /** Each value takes up one of the room, unless it is weighed. */
  constructor(room: number, weigh: (value: T) => number = () => 1) {
    this.room = room;
    this.weigh = weigh;
  }

  get(key: string, make: () => T): T {
    const known = this.kept.get(key);
    const value = known ?? make();
    if (known === undefined) this.weight += this.weigh(value);
    else this.kept.delete(key);
    this.kept.set(key, value);
    for (const [oldest, leaving] of this.kept) {
      if (this.weight <= this.room || oldest === key) break;
      this.kept.delete(oldest);
      this.weight -= this.weigh(leaving);
    }
    return value;
  }
}
