import type { TasksOf } from '../agenda.js';
import type { Draft } from '../draft.js';
import type { ActionFace } from '../ids.js';
import type { PendingRules } from '../pending.js';
import type { RulesOf } from '../rule.js';
import type { Die } from '../state.js';
import type { CoopTask } from './tasks.js';

/**
 * Where a game against the AI goes other ways than one of players against each other. The phases ask these seams and
 * know nothing else of co-op. Each puts its steps on the agenda with `draft.first`.
 */
export interface CoopSeams {
  /** After the picks, the human factions standing: AI faction, tokens, Base, Chaos die, scenario set-up (WR-15.4 to 15.7). */
  readonly begin: (draft: Draft) => void;
  /** After the round die, the marker and start-of-round abilities (WR-16.1, steps 2 to 4). */
  readonly upkeep: (draft: Draft) => void;
  /** The AI has most units in a region with a symbol (WR-16.2). */
  readonly bonus: (draft: Draft, action: ActionFace) => void;
  /** After the players' Preparation (WR-16.3). */
  readonly preparation: (draft: Draft) => void;
  /** The last die of the draft (WR-16.4). */
  readonly lastDie: (draft: Draft, die: Die) => void;
  /** The whole of Phase 5: sets of players' and AI turns (WR-16.5); then `scoring` stands on the agenda already. */
  readonly actions: (draft: Draft) => void;
  /** Phase 6 and the missions; it puts the next `upkeep` on the agenda or ends the game (WR-18). */
  readonly scoring: (draft: Draft) => void;
}

export type CoopRules = RulesOf<'setup.ai'>;
export type CoopTasks = TasksOf<CoopTask['do']>;
export type CoopPending = Pick<PendingRules, 'assign' | 'pickUnit'>;
