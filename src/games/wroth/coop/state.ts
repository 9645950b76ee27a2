import type { ActionFace, NumberedId, Objective, ScenarioId } from '../ids.js';

/** What only a game against the AI has (WR-24.1). The AI faction itself is the last of `WrothState.factions`. */
export interface CoopState {
  scenario: ScenarioId;
  /** Region of the Base token. */
  base: NumberedId;
  /** What the Chaos die shows. */
  chaos: number;
  /** The players' common VP; the AI's are its faction's own. */
  vp: number;
  /** Which set of turns it is and which AI turn within it, from 1 (WR-16.5). */
  set: number;
  aiTurn: number;
  /** What the AI's first action of the round was; All-seeing Double repeats it (WR-17.5). */
  firstAction: ActionFace | null;
  objectives: Readonly<Partial<Record<Objective, NumberedId>>>;
  counters: Readonly<Record<string, number>>;
  /** Rounds that ended in some way, by the mission that counts them. */
  tallies: Readonly<Record<string, number>>;
  /** AI units destroyed since the start, by Elite type or 'basic'. */
  destroyed: Readonly<Record<string, number>>;
}
