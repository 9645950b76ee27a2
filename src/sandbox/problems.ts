/** What a bot did that Discord would refuse, in words; a test that ends with any has found a fault. */
export class Problems {
  readonly #list: string[] = [];

  add(problem: string): void {
    this.#list.push(problem);
  }

  list(): readonly string[] {
    return [...this.#list];
  }

  clear(): void {
    this.#list.length = 0;
  }
}
