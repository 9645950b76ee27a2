import type { EliteKind } from '../../hooks.js';
import { gatherDeploy, refuseGather } from '../../units.js';
import { gatherings } from '../gathering.js';

const MOST = 2;

/** WR-20.7.2: Raise, up to two Basics are gathered around it; none is a gathering too. */
export const revenant = {
  id: 'revenant',
  onDeployed: (draft, side, { region, gather }) => {
    if (gather) gatherDeploy(draft, side, gather, region);
  },
  gather: {
    options: (state, side, region) => [...gatherings(state, side, region, MOST), { mat: 0, discard: 0, regions: {} }],
    refuse: (state, side, region, gather) => refuseGather(state, side, gather, region, MOST),
  },
} as const satisfies EliteKind;
