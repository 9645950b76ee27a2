import type { EliteKind } from '../../hooks.js';
import { holdsElite } from '../count.js';

/** WR-20.6.2: Rally, a Reinforce to a Marshal brings 1 more Basic, however many Marshals stand there. */
export const marshal = {
  id: 'marshal',
  reinforce: (state, side, region) => (holdsElite(state, side, region, 'marshal') ? 1 : 0),
} as const satisfies EliteKind;
