import type { Draft } from './draft.js';
import { HEROES } from './heroes/index.js';
import type { Played } from './hooks.js';

/** Tells every hero of a Fight or Defend card that was played (LK-13.9). */
export function cardPlayed(draft: Draft, played: Played): void {
  for (const self of draft.next.heroes) HEROES[self.id].cardPlayed?.(draft, self, played);
}
