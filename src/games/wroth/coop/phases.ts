import { humanOrder } from '../board.js';
import { collectedOf } from '../collected.js';
import { ACTION_DIE, ALL_SEEING_DIE, CHAOS_SIDES } from '../components/dice.js';
import { COOP, type CoopTable } from '../components/tables.js';
import type { Draft } from '../draft.js';
import { gainKorra } from '../korra.js';
import type { Die, WrothState } from '../state.js';
import { deployBasics } from '../units.js';
import { aiMine, attacks, performAction } from './actions.js';
import { moveBase } from './base.js';
import { rulesOf } from './event-hooks.js';
import { aiFaction, aiOf, coopOf, tellChoice } from './places.js';
import { perPlayers, type Scenario } from './scenario.js';
import { scenarioOf } from './scenarios/index.js';
import type { CoopTask } from './tasks.js';

export const coopTable = ({ seats }: WrothState): CoopTable => {
  const table = COOP[seats];
  if (!table) throw new RangeError(`No co-operative game of ${seats}`);
  return table;
};

const cardOf = (state: WrothState): Scenario => scenarioOf(coopOf(state));

const MOST_CHAOS = 6;

/** WR-16.1, steps 2 to 4. */
export function upkeep(draft: Draft): void {
  const { round, options } = draft.next;
  const tasks: CoopTask[] = [];
  if (round > 1 || options.baseMovesInRound1) tasks.push({ do: 'ai.base' });
  tasks.push({ do: 'ai.chaos', left: Math.min(round, MOST_CHAOS) });
  if (rulesOf(coopOf(draft.next)).upkeepEnd) tasks.push({ do: 'ai.upkeepEnd' });
  draft.first(...tasks);
}

export function baseInUpkeep(draft: Draft): void {
  const { baseSteps = 1, afterBaseMove } = rulesOf(coopOf(draft.next));
  moveBase(draft, 'next', baseSteps);
  afterBaseMove?.(draft);
}

/** The entry on the Chaos die, empty for fewer players than it asks for (WR-19.1). */
export function chaosEntry(draft: Draft, left: number): void {
  const { chaos, scenario } = coopOf(draft.next);
  draft.tell({ type: 'chaosResolved', entry: chaos, scenario });
  const entry = cardOf(draft.next).chaos[chaos - 1];
  const ops = entry && draft.next.seats >= (entry.minPlayers ?? 1) ? entry.ops : [];
  draft.first(...ops.map((op) => ({ do: 'ai.op', op }) as const), { do: 'ai.chaosUp', left });
}

export function raiseChaos(draft: Draft, left: number): void {
  draft.coop({ chaos: (coopOf(draft.next).chaos % CHAOS_SIDES) + 1 });
  if (left > 1) draft.first({ do: 'ai.chaos', left: left - 1 });
}

/** Rounds in which the AI takes no turns (`silence`). */
function isSilent(state: WrothState): boolean {
  const { silence } = rulesOf(coopOf(state));
  return silence !== undefined && state.round <= perPlayers(silence.rounds, state.seats);
}

/** WR-16.3: Muster, Scry and Allocation of the AI. */
export function prepareAi(draft: Draft): void {
  const ai = aiOf(draft.next);
  const coop = coopOf(draft.next);
  const { silence, afterMuster, gate } = rulesOf(coop);
  const factor = silence && isSilent(draft.next) ? perPlayers(silence.musterFactor, draft.next.seats) : 1;
  const through = gate?.(draft.next);
  tellChoice(draft, { region: through ?? coop.base, by: through ? 'gate' : 'base' });
  deployBasics(draft, ai, through ?? coop.base, coopTable(draft.next).aiMuster * factor);
  afterMuster?.(draft);
  const face = draft.random.pick(ALL_SEEING_DIE);
  draft.faction(ai).seer = { face, spent: false };
  draft.tell({ type: 'seerRolled', faction: aiFaction(draft.next).id, face });
  const more = collectedOf(draft.next, ai).allocation.reduce((sum, hook) => sum + hook(draft.next, ai), 0);
  gainKorra(draft, ai, 1 + more, 'allocation');
}

/** WR-16.4 */
export function takeLastDie(draft: Draft, die: Die): void {
  const ai = draft.faction(aiOf(draft.next));
  ai.dice = [die];
  draft.next.pool = draft.next.pool.filter(({ id }) => id !== die.id);
  draft.tell({ type: 'dieTaken', faction: ai.id, die: die.id, face: die.face, last: true });
}

/** WR-16.5: in each set every player has a turn, then the AI has its own. */
export function actions(draft: Draft): void {
  const sets = Array.from({ length: coopTable(draft.next).aiSets }, (_, at) => at + 1);
  const players = humanOrder(draft.next).map((side) => ({ do: 'turn', side }) as const);
  draft.first(...sets.flatMap((set) => [...players, { do: 'ai.set', set } as const]), { do: 'ai.dieBack' });
}

/** A set of AI turns; the table shows it as one turn of the house. */
export function beginSet(draft: Draft, set: number): void {
  const { silence } = rulesOf(coopOf(draft.next));
  if (isSilent(draft.next)) {
    draft.tell({ type: 'aiSilent' });
    return;
  }
  draft.next.turn += 1;
  draft.next.active = aiOf(draft.next);
  draft.coop({ set });
  draft.tell({ type: 'turnBegan', faction: aiFaction(draft.next).id });
  const turns = Array.from({ length: coopTable(draft.next).aiTurns }, (_, at) => at + 1);
  draft.first(
    ...(silence ? [{ do: 'ai.restless' } as const] : []),
    ...turns.map((turn) => ({ do: 'ai.turn', set, turn }) as const),
  );
}

/** WR-16.6 and 16.7: in the first turn of the round it buys, Hunters and Hexers act, then the drafted die and the All-seeing one. */
export function beginAiTurn(draft: Draft, set: number, turn: number): void {
  draft.coop({ aiTurn: turn });
  if (set > 1 || turn > 1) {
    draft.first({ do: 'ai.roll' });
    return;
  }
  const action = aiFaction(draft.next).dice[0]?.face;
  if (!action) return;
  draft.coop({ firstAction: action });
  draft.first(
    { do: 'ai.buy' },
    { do: 'ai.hunters' },
    { do: 'ai.hex' },
    { do: 'ai.act', action, cause: 'die' },
    { do: 'ai.seer' },
  );
}

export function rollAndAct(draft: Draft): void {
  const face = draft.random.pick(ACTION_DIE);
  const ai = draft.faction(aiOf(draft.next));
  ai.dice = ai.dice.map(({ id }) => ({ id, face }));
  performAction(draft, face, 'roll');
}

/** WR-17.5: spent right after the first action of the round, or lost. */
export function useSeer(draft: Draft): void {
  const ai = draft.faction(aiOf(draft.next));
  const { firstAction } = coopOf(draft.next);
  if (!ai.seer || ai.seer.spent) return;
  const { face } = ai.seer;
  ai.seer = { face, spent: true };
  draft.tell({ type: 'seerSpent', faction: ai.id, face });
  if (face === 'mine') aiMine(draft);
  else if (face === 'strike') attacks(draft, 2, 'threatMax', 1, 'strike');
  else if (face === 'assault') attacks(draft, 2, 'threatMaxReach', 2, 'assault');
  else if (firstAction) performAction(draft, firstAction, 'double');
}

/** WR-16.7: the die goes back at the end of the phase. */
export function returnDie(draft: Draft): void {
  const ai = draft.faction(aiOf(draft.next));
  draft.next.pool = [...draft.next.pool, ...ai.dice];
  ai.dice = [];
  draft.coop({ set: 0, aiTurn: 0, firstAction: null });
}
