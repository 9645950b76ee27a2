import { heroOf } from './board.js';
import { heal } from './damage.js';
import { STRONGHOLD_REST } from './data/tables.js';
import { rollDice, sumOf } from './dice.js';
import type { Draft } from './draft.js';
import { HEROES } from './heroes/index.js';
import type { HeroId } from './ids.js';

/** A rest where the hero stands: 1 for each hit, and all bonuses together (LK-4.8). */
export function rest(draft: Draft, id: HeroId, bonus: number): void {
  const { next } = draft;
  const target = heroOf(next, id);
  const { hits } = sumOf(rollDice(draft, id, 'rest'));
  const stronghold = next.strongholds.includes(target.at) ? STRONGHOLD_REST : 0;
  const company = next.heroes.reduce((sum, self) => sum + (HEROES[self.id].restBonus?.(next, self, target) ?? 0), 0);
  heal(draft, id, hits + bonus + stronghold + company);
}
