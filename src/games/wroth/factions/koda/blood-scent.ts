import type { Trait } from '../../hooks.js';
import { gainKorra } from '../../korra.js';

/** WR-21.3.3: a Fight that destroys anything brings a Korra, once however many fall. */
export const bloodScent = {
  id: 'koda.blood_scent',
  faction: 'koda',
  afterDamage: (draft, side, { dealer, kind, hits }) => {
    if (dealer === side && kind === 'fight' && hits.some(({ destroyed }) => destroyed)) {
      gainKorra(draft, side, 1, 'koda.blood_scent');
    }
  },
} as const satisfies Trait;
