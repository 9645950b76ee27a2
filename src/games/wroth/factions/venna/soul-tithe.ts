import type { Trait } from '../../hooks.js';
import { gainKorra } from '../../korra.js';

const TITHE = 2;

/** WR-21.7.3: 2 Korra for every Elite that the faction's damage destroys. */
export const soulTithe = {
  id: 'venna.soul_tithe',
  faction: 'venna',
  afterDamage: (draft, side, { dealer, hits }) => {
    if (dealer !== side) return;
    for (const { target, destroyed } of hits) {
      if (destroyed && target !== 'basic') gainKorra(draft, side, TITHE, 'venna.soul_tithe');
    }
  },
} as const satisfies Trait;
