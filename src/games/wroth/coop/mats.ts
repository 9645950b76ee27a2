import { factionOf, humanOrder, neighboursOf, occupies, threat } from '../board.js';
import type { Draft } from '../draft.js';
import type { Deployment, Hooks } from '../hooks.js';
import type { EliteType, NumberedId } from '../ids.js';
import { moveGroup } from '../units.js';
import { aiDamage } from './damage.js';
import { aiGather } from './movement.js';
import { mostThreatened, nextForUnit, tellChoice } from './places.js';

const RAISED = 2;

/** Damage upon deployment, which set-up does not bring (WR-15.7); the AI is never in the Outskirts (WR-15.9). */
const onArrival =
  (strike: (draft: Draft, region: NumberedId) => void): NonNullable<Hooks['onDeployed']> =>
  (draft, _side, { region, cause }: Deployment) => {
    if (cause !== 'setup' && region !== 0) strike(draft, region);
  };

/** Where the AI side of a mat differs from the players' (WR-22). */
export const AI_KINDS: Readonly<Partial<Record<EliteType, Hooks>>> = {
  wynden: {
    onDeployed: onArrival((draft, at) => {
      const region = mostThreatened(draft.next, [at, ...neighboursOf(at)].toSorted(), 1);
      if (!region) return;
      tellChoice(draft, { region, by: 'threatMaxNear' });
      aiDamage(draft, region, 1, 'damage', 'wynden');
    }),
  },
  stellen: { onDeployed: onArrival((draft, region) => aiDamage(draft, region, 1, 'damage', 'stellen')) },
  karn: {
    onDeployed: onArrival((draft, region) => {
      for (const side of humanOrder(draft.next)) {
        if (!occupies(draft.next, side, region)) continue;
        aiDamage(draft, region, 1, 'damage', 'karn', factionOf(draft.next, side).id);
      }
    }),
  },
  revenant: {
    onDeployed: (draft, _side, { region }) => {
      if (region !== 0) aiGather(draft, region, RAISED);
    },
  },
  ram: {
    onMoved: (draft, _side, { at }) => {
      if (at !== 'mat' && at !== 0) aiDamage(draft, at, 1, 'damage', 'ram');
    },
  },
  lancer: {
    // The extra step is a move without another after it (WR-17.10).
    onMoved: (draft, side, { id, at }) => {
      if (at === 'mat' || at === 0) return;
      const to = nextForUnit(draft.next, at);
      if (threat(draft.next, to) <= threat(draft.next, at)) return;
      tellChoice(draft, { region: to, by: 'threatMaxNear' });
      moveGroup(draft, side, at, to, { basics: 0, elites: [id] });
    },
  },
};
