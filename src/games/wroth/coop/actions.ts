import { humanOrder, occupies } from '../board.js';
import { collectedOf } from '../collected.js';
import type { Draft } from '../draft.js';
import type { ActionFace, NumberedId } from '../ids.js';
import { gainKorra } from '../korra.js';
import type { WrothState } from '../state.js';
import { deployBasics } from '../units.js';
import { aiDamage } from './damage.js';
import { rulesOf } from './event-hooks.js';
import type { CoopEvent } from './events.js';
import { scatter } from './movement.js';
import { aiOf, choose, coopOf } from './places.js';
import type { Place } from './scenario.js';
import type { AttackKind } from './tasks.js';

const MINE = 2;
const REINFORCE = 4;
const FIGHTS = 2;

/** WR-17.13: its own amount, what Elites and the scenario add, then buying. */
export function aiMine(draft: Draft): void {
  const ai = aiOf(draft.next);
  const { mine = MINE, mineBonus = 0 } = rulesOf(coopOf(draft.next));
  const more = collectedOf(draft.next, ai).mine.reduce((sum, hook) => sum + hook(draft.next, ai), 0);
  gainKorra(draft, ai, mine + more + mineBonus, 'mine');
  draft.first({ do: 'ai.buy' });
}

/** The same attack several times, its region found anew each time (WR-17.4, WR-17.5). */
export function attacks(draft: Draft, times: number, at: Place, damage: number, kind: AttackKind): void {
  draft.first(...Array.from({ length: times }, () => ({ do: 'ai.attack', at, damage, kind }) as const));
}

/** What only the Fight action adds (Maul); the points may go to any human faction there. */
function fightBonus(state: WrothState, region: NumberedId): number {
  const ai = aiOf(state);
  const target = humanOrder(state).find((side) => occupies(state, side, region));
  if (target === undefined) return 0;
  return collectedOf(state, ai).fightDamage.reduce((sum, hook) => sum + hook(state, ai, region, target), 0);
}

export function attack(draft: Draft, at: Place, damage: number, kind: AttackKind): void {
  const region = choose(draft, at, 'attack');
  if (!region) return;
  const more = kind === 'fight' ? fightBonus(draft.next, region) : 0;
  aiDamage(draft, region, damage + more, kind, kind);
}

/** WR-17.4 */
const ACTIONS: Readonly<Record<ActionFace, (draft: Draft) => void>> = {
  mine: aiMine,
  reinforce: (draft) => {
    const ai = aiOf(draft.next);
    const region = choose(draft, 'threatMaxOccupied', 'deploy');
    if (!region) return;
    const more = collectedOf(draft.next, ai).reinforce.reduce((sum, hook) => sum + hook(draft.next, ai, region), 0);
    deployBasics(draft, ai, region, REINFORCE + more);
  },
  maneuver: (draft) => {
    const region = choose(draft, 'mostAi', 'attack');
    if (region) scatter(draft, region);
  },
  fight: (draft) => attacks(draft, FIGHTS, 'threatMaxReach', 1, 'fight'),
};

type Cause = Extract<CoopEvent, { readonly type: 'aiActed' }>['cause'];

export function performAction(draft: Draft, action: ActionFace, cause: Cause): void {
  draft.tell({ type: 'aiActed', action, cause });
  ACTIONS[action](draft);
}
