import { heroOf } from './board.js';
import type { SpaceId } from './data/spaces.js';
import type { Draft } from './draft.js';
import type { Travelled } from './events.js';
import type { HeroId } from './ids.js';

/** Puts a hero on a space, however they got there; whether they may is for the caller to say. */
export function moveHero(draft: Draft, id: HeroId, to: SpaceId, by: Travelled): void {
  const { at: from } = heroOf(draft.next, id);
  draft.hero(id).at = to;
  draft.tell({ type: 'moved', hero: id, from, to, by });
}
