import { useEffect, useState } from 'preact/hooks';
import type { Action } from './actions.js';
import type { Kept, State } from './model.js';
import { reduce } from './reduce.js';

type Listener = () => void;

/** The page's only mutable thing: the present state. */
export class Store {
  state: State;
  readonly #listeners = new Set<Listener>();

  constructor(kept: Kept) {
    this.state = {
      ...kept,
      sessions: {},
      pings: {},
      toasts: [],
      zoomed: undefined,
      drawer: false,
      announcement: '',
    };
  }

  dispatch(action: Action): void {
    const next = reduce(this.state, action);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The part of the state a component shows; it is drawn again when that part changes. */
export function useSlice<T>(store: Store, pick: (state: State) => T): T {
  const [, redraw] = useState(0);
  const slice = pick(store.state);
  useEffect(() => {
    let shown = slice;
    const look = () => {
      const now = pick(store.state);
      if (now === shown) return;
      shown = now;
      redraw((count) => count + 1);
    };
    look();
    return store.subscribe(look);
  });
  return slice;
}
