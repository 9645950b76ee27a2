import type { Draft } from './draft.js';
import type { SmallWorldState } from './state.js';

/** How often something was used in the turn under way (SW-3.1a). */
export const usesOf = ({ record }: SmallWorldState, what: string): number => record.uses[what] ?? 0;

export function use(draft: Draft, what: string): void {
  const record = draft.record();
  record.uses = { ...record.uses, [what]: (record.uses[what] ?? 0) + 1 };
}
