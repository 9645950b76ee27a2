import { type RuleViolation, violation } from '../../engine/index.js';
import { canBeEntered, heroOf, isInGame } from './board.js';
import { isPath } from './data/map.js';
import type { SpaceId } from './data/spaces.js';
import type { Draft } from './draft.js';
import type { Travelled } from './events.js';
import type { HeroId } from './ids.js';
import type { Leg } from './moves.js';
import type { LichKingState } from './state.js';
import { HERO_NAMES } from './words.js';

/** Puts a hero on a space, however they got there; whether they may is for the caller to say. */
export function moveHero(draft: Draft, id: HeroId, to: SpaceId, by: Travelled): void {
  const { at: from } = heroOf(draft.next, id);
  draft.hero(id).at = to;
  draft.tell({ type: 'moved', hero: id, from, to, by });
}

/** Takes a hero to the end of a way; nothing happens on it (LK-5.4). */
export function walk(draft: Draft, { hero, path }: Leg, by: Travelled): void {
  const to = path.at(-1);
  if (to) moveHero(draft, hero, to, by);
}

/** Whether a hero can go this way: at least one step, at most `most`, each along a line, never into a closed Icecrown. */
export function refuseLeg(
  state: LichKingState,
  rule: string,
  { hero, path }: Leg,
  most: number,
): RuleViolation | undefined {
  if (!isInGame(state, hero)) return violation(rule, 'not-in-game', { hero: HERO_NAMES[hero] });
  if (path.length === 0) return violation(rule, 'no-step');
  if (path.length > most) return violation(rule, 'too-many-steps', { count: path.length, most });
  if (path.some((space) => !canBeEntered(state, space))) return violation('LK-8.6', 'icecrown-closed');
  return isPath(state, heroOf(state, hero).at, path)
    ? undefined
    : violation(rule, 'no-way', { hero: HERO_NAMES[hero] });
}
