import type { Seat } from '../../engine/index.js';
import type { CoopTask } from './coop/tasks.js';
import type { Draft } from './draft.js';
import type { ActionFace, NumberedId } from './ids.js';
import type { Side, WrothState } from './state.js';

/**
 * One line of the agenda: something still to be done. What is not finished is in the state as plain data, so a phase can
 * stand still for a decision at any point and go on from there (WR-3.4).
 */
export type Task =
  | CoopTask
  | { readonly do: 'pick'; readonly seat: Seat }
  | { readonly do: 'begin' }
  | { readonly do: 'upkeep' }
  | { readonly do: 'spoils'; readonly region: NumberedId }
  | { readonly do: 'bonus'; readonly region: NumberedId; readonly side: Side; readonly action: ActionFace }
  | { readonly do: 'preparation' }
  | { readonly do: 'draft' }
  | { readonly do: 'take'; readonly side: Side }
  | { readonly do: 'lastDie' }
  | { readonly do: 'actions' }
  /** Turns go round while a player holds an action die (WR-8.1). */
  | { readonly do: 'lap' }
  | { readonly do: 'turn'; readonly side: Side }
  /** The turn is under way; `turn.end` takes it off the agenda. */
  | { readonly do: 'act'; readonly side: Side }
  | { readonly do: 'scoring' }
  | { readonly do: 'victory' }
  | { readonly do: 'share' }
  | { readonly do: 'throw' };

export type TaskType = Task['do'];
export type TaskOf<T extends TaskType> = Extract<Task, { readonly do: T }>;

/** What becomes of a task when its turn comes. */
export interface TaskRule<T extends TaskType> {
  /**
   * Who must decide before anything goes on; nobody if the task does itself. HOUSE for a visible step of the AI: the
   * table takes it with `ai.step`, which runs the task once. A task that waits for a player is taken off the agenda by
   * that player's move (`Draft.finishTask`).
   */
  readonly waits?: (state: WrothState, task: TaskOf<T>) => readonly Seat[];
  /** Does it; the task is off the agenda already. What must follow goes in front of the rest with `Draft.first`. */
  readonly run: (draft: Draft, task: TaskOf<T>) => void;
}

export type TasksOf<T extends TaskType> = { readonly [K in T]: TaskRule<K> };
