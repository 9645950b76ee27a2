import type { EliteKind } from '../../hooks.js';
import { controlledWith } from '../count.js';

/** WR-20.2.2: Tribute, a Korra in Allocation for each controlled region with a Crysen. */
export const crysen = {
  id: 'crysen',
  allocation: (state, side) => controlledWith(state, side, 'crysen'),
} as const satisfies EliteKind;
