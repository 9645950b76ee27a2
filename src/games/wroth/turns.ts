import type { TasksOf } from './agenda.js';
import { factionOf, humanOrder } from './board.js';
import { SEAMS } from './coop/index.js';
import type { Draft } from './draft.js';
import { enterPhase } from './phases.js';
import { scoreRegions } from './scoring.js';
import { NO_RECORD } from './setup.js';
import type { Side } from './state.js';

/** Phase 5 (WR-8). */
function actions(draft: Draft): void {
  enterPhase(draft, 'actions');
  draft.first({ do: 'scoring' });
  if (draft.next.coop) SEAMS.actions(draft);
  else draft.first({ do: 'lap' });
}

/** Once round the table, and again while somebody holds an action die (WR-8.1). */
function lap(draft: Draft): void {
  const order = humanOrder(draft.next);
  if (order.every((side) => factionOf(draft.next, side).dice.length === 0)) return;
  draft.first(...order.map((side) => ({ do: 'turn', side }) as const), { do: 'lap' });
}

/** Without an action die there is no turn (WR-8.2). */
function turn(draft: Draft, side: Side): void {
  const { next } = draft;
  if (factionOf(next, side).dice.length === 0) return;
  next.turn += 1;
  next.active = side;
  next.record = NO_RECORD;
  const faction = draft.faction(side);
  faction.usedThisTurn = [];
  draft.tell({ type: 'turnBegan', faction: faction.id });
  draft.first({ do: 'act', side });
}

/** Phase 6 (WR-9). */
function scoring(draft: Draft): void {
  enterPhase(draft, 'scoring');
  if (draft.next.coop) {
    SEAMS.scoring(draft);
    return;
  }
  scoreRegions(draft);
  draft.first({ do: 'victory' });
}

export const TURN_TASKS: TasksOf<'actions' | 'lap' | 'turn' | 'act' | 'scoring'> = {
  actions: { run: actions },
  lap: { run: lap },
  turn: { run: (draft, { side }) => turn(draft, side) },
  act: {
    waits: (_, { side }) => [side],
    run: () => {
      throw new Error('A move answers this');
    },
  },
  scoring: { run: scoring },
};
