import { factionOf } from './board.js';
import type { Draft } from './draft.js';
import type { Side } from './state.js';

/** A gain from the pool, at most what is there (WR-14.2). `by` is what brought it, for the telling. */
export function gainKorra(draft: Draft, side: Side, entitled: number, by: string): number {
  const amount = Math.min(entitled, draft.next.korra);
  if (amount <= 0) return 0;
  const faction = draft.faction(side);
  faction.korra += amount;
  draft.next.korra -= amount;
  draft.tell({ type: 'korraGained', faction: faction.id, amount, by });
  return amount;
}

/** A payment returns to the pool (WR-1.7). Whether it can be paid is asked before. */
export function payKorra(draft: Draft, side: Side, amount: number, by: string): void {
  if (amount === 0) return;
  const faction = draft.faction(side);
  faction.korra -= amount;
  draft.next.korra += amount;
  draft.tell({ type: 'korraPaid', faction: faction.id, amount, by });
}

/** Korra straight from one faction to another, at most what is there. */
export function handKorra(draft: Draft, from: Side, to: Side, most: number, by: string): number {
  const amount = Math.min(most, factionOf(draft.next, from).korra);
  if (amount <= 0) return 0;
  draft.faction(from).korra -= amount;
  draft.faction(to).korra += amount;
  draft.tell({ type: 'korraPaid', faction: factionOf(draft.next, from).id, amount, by });
  draft.tell({ type: 'korraGained', faction: factionOf(draft.next, to).id, amount, by });
  return amount;
}
