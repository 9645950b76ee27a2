import type { EliteKind } from '../../hooks.js';
import { controlledWith } from '../count.js';

/** WR-20.5.2: Delve, a Korra more of every Mine for each controlled region with a Miner. */
export const miner = {
  id: 'miner',
  mine: (state, side) => controlledWith(state, side, 'miner'),
} as const satisfies EliteKind;
