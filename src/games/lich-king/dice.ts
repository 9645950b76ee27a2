import { DIE, type Face } from './data/tables.js';
import type { Draft } from './draft.js';
import type { EventOf } from './events.js';
import type { Roll } from './hooks.js';
import type { HeroId } from './ids.js';

/** Rolls dice for a hero and tells it. Each die by itself, since Chain Lightning has one for each space (LK-1.4). */
export function rollDice(draft: Draft, hero: HeroId, purpose: EventOf<'rolled'>['for'], count = 2): readonly Face[] {
  const dice = Array.from({ length: count }, () => draft.random.pick(DIE));
  draft.tell({ type: 'rolled', hero, for: purpose, dice });
  return dice;
}

export const sumOf = (dice: readonly Face[]): Roll =>
  dice.reduce((sum, { hits, blocks }) => ({ hits: sum.hits + hits, blocks: sum.blocks + blocks }), {
    hits: 0,
    blocks: 0,
  });
