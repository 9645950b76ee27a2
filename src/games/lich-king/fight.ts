import { heroOf } from './board.js';
import { rollDice, sumOf } from './dice.js';
import type { Draft } from './draft.js';
import type { FightFrame } from './frames/frame.js';
import { HEROES } from './heroes/index.js';
import type { Hero } from './hooks.js';

/** Begins a fight: the dice, then what the hero's own abilities add (LK-4.4, steps 1 and 2). Its frame does the rest. */
export function startFight(draft: Draft, fight: Pick<FightFrame, 'hero' | 'at' | 'cardsFrom' | 'safe'>): void {
  const self = heroOf(draft.next, fight.hero);
  const sheet: Hero = HEROES[fight.hero];
  const { hits, blocks } = sumOf(rollDice(draft, fight.hero, 'fight'));
  draft.push({
    kind: 'fight',
    ...fight,
    hits: hits + (sheet.fightHits?.(draft.next, self, fight.at) ?? 0),
    blocks: blocks + (sheet.fightBlocks?.(draft.next, self, fight.at) ?? 0),
    rolledBlocks: blocks,
    stage: 'cards',
  });
}
