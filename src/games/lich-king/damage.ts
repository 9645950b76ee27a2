import { heroOf, maxHealth, questsInPlay } from './board.js';
import { DESPAIR_OF_DEFEAT, HERO_SHEETS } from './data/tables.js';
import { despair } from './despair.js';
import type { Draft } from './draft.js';
import type { DamageSource } from './frames/frame.js';
import type { HeroId } from './ids.js';
import { QUESTS } from './quests/index.js';
import { moveHero } from './travel.js';

/** One damage event: all that hurts one hero at one moment. What blocks leave of it opens a window (LK-6.1, LK-6.2). */
export function damage(draft: Draft, victim: HeroId, source: DamageSource, raw: number, blocks: number): void {
  const pending = Math.max(0, raw - blocks);
  if (pending > 0) {
    draft.push({ kind: 'defend', window: draft.newWindow(), passed: [], victim, source, raw, blocks, pending });
  } else if (raw > 0) {
    const { health } = heroOf(draft.next, victim);
    draft.tell({ type: 'damaged', hero: victim, source, raw, blocks, prevented: 0, loss: 0, health });
  }
}

/** Heals a hero, never above the maximum, and not where a quest forbids it (LK-14.9). */
export function heal(draft: Draft, id: HeroId, amount: number): void {
  const { health, at } = heroOf(draft.next, id);
  const forbidden = questsInPlay(draft.next).some((quest) => QUESTS[quest].forbidsHealing?.(at));
  const gained = forbidden ? 0 : Math.min(amount, maxHealth(id) - health);
  if (gained > 0) draft.hero(id).health += gained;
  draft.tell({ type: 'healed', hero: id, gained, health: health + gained });
}

/** Health given up for an effect: no damage, so neither blocks nor cards nor defeat (LK-6.9). */
export function payHealth(draft: Draft, id: HeroId, paid: number): void {
  const hero = draft.hero(id);
  hero.health -= paid;
  draft.tell({ type: 'healthPaid', hero: id, paid, health: hero.health });
}

/** What is left of a damage event is suffered; at 0 health the hero is defeated (LK-6.3, LK-6.6). */
export function suffer(draft: Draft, id: HeroId, loss: number): void {
  const hero = draft.hero(id);
  hero.health = Math.max(0, hero.health - loss);
  if (hero.health === 0) defeat(draft, id);
}

function defeat(draft: Draft, id: HeroId): void {
  const { next } = draft;
  const { seat } = heroOf(next, id);
  const player = draft.player(seat);
  draft.tell({ type: 'defeated', hero: id, seat });
  if (player.hand.length > 0) draft.tell({ type: 'discarded', seat, cards: player.hand });
  next.heroDiscard = [...next.heroDiscard, ...player.hand];
  next.box = { ...next.box, rewards: [...next.box.rewards, ...player.rewards] };
  player.hand = [];
  player.rewards = [];
  despair(draft, 'defeat', DESPAIR_OF_DEFEAT);
  if (draft.over) return;
  draft.hero(id).health = maxHealth(id);
  moveHero(draft, id, HERO_SHEETS[id].start, 'defeat');
  if (next.phase === 'actions' && next.heroes[next.active]?.id === id) draft.record().ended = true;
}
