import type { Hero } from '../hooks.js';
import { HERO_IDS, type HeroId } from '../ids.js';

/** All heroes there are. */
export const HEROES: Readonly<Record<HeroId, Hero>> = Object.fromEntries(
  HERO_IDS.map((id) => [id, { id }]),
) as unknown as Readonly<Record<HeroId, Hero>>;
