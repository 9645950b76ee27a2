/** Keeps the few values asked for last. */
export class Recent<T> {
  private readonly kept = new Map<string, T>();
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  get(key: string, make: () => T): T {
    const value = this.kept.get(key) ?? make();
    this.kept.delete(key);
    this.kept.set(key, value);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.room) break;
      this.kept.delete(oldest);
    }
    return value;
  }
}
