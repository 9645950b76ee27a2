import type { EliteKind } from '../../hooks.js';
import { deployBasics } from '../../units.js';

/** WR-20.1.1: Escort brings a Lythe wherever an Elagynt arrives; Procession lets two more Basics join its Maneuver. */
export const elagynt = {
  id: 'elagynt',
  onDeployed: (draft, side, { region }) => {
    deployBasics(draft, side, region, 1);
  },
  maneuver: ({ elites }) => (elites.some((id) => id.startsWith('elagynt#')) ? 2 : 0),
} as const satisfies EliteKind;
