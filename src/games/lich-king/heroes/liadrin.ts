import { payHealth } from '../damage.js';
import { connected } from '../data/map.js';
import type { Hero } from '../hooks.js';

/** Lady Liadrin, who gives health to keep ghouls away (LK-13.3) and heals whoever rests beside her (LK-13.4). */
export const liadrin = {
  id: 'liadrin',
  canPrevent: (state, { at, health }, space) => (at === space || connected(state, at, space) ? health - 1 : 0),
  prevent: (draft, { id }, ghouls) => payHealth(draft, id, ghouls),
  restBonus: (_, { at }, target) => (target.at === at ? 1 : 0),
} as const satisfies Hero;
