import { heroOf } from './board.js';
import type { SpaceId } from './data/spaces.js';
import { rollDice, sumOf } from './dice.js';
import type { Draft } from './draft.js';
import { HEROES } from './heroes/index.js';
import type { HeroId } from './ids.js';

/** Where a fight takes place, if not where the hero stands, and whether it can hurt them (LK-13.7). */
export interface From {
  readonly at: SpaceId;
  readonly safe: boolean;
}

/** Rolls, adds what abilities say and opens the fight; Fight cards come from the hero's own space (LK-4.4, LK-13.8). */
export function beginFight(draft: Draft, hero: HeroId, afar?: From): void {
  const self = heroOf(draft.next, hero);
  const at = afar?.at ?? self.at;
  const rolled = sumOf(rollDice(draft, hero, 'fight'));
  const { fightHits, fightBlocks } = HEROES[hero];
  draft.push({
    kind: 'fight',
    hero,
    at,
    cardsFrom: self.at,
    safe: afar?.safe ?? false,
    hits: rolled.hits + (fightHits?.(draft.next, self, at) ?? 0),
    blocks: rolled.blocks + (fightBlocks?.(draft.next, self, at) ?? 0),
    rolledBlocks: rolled.blocks,
    stage: 'cards',
  });
}
