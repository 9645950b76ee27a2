import { Signal } from './signal.js';

/** What a bot did that Discord would refuse, in words; a test that ends with any has found a fault. */
export class Problems {
  readonly #list: string[] = [];
  readonly added = new Signal<string>();

  add(problem: string): void {
    this.#list.push(problem);
    this.added.emit(problem);
  }

  list(): readonly string[] {
    return [...this.#list];
  }
}
