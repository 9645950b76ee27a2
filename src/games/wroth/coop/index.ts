import { HOUSE, type Seat } from '../../../engine/index.js';
import type { TasksOf } from '../agenda.js';
import type { Draft } from '../draft.js';
import type { ActionFace } from '../ids.js';
import type { PendingRules } from '../pending.js';
import type { RulesOf } from '../rule.js';
import type { Die } from '../state.js';
import { arrive, moveGroup } from '../units.js';
import { attack, performAction } from './actions.js';
import { affordable, buyOne } from './buying.js';
import { CHOOSING, HOST } from './choosing.js';
import { ASSIGN } from './damage.js';
import { driveOut, PICK_UNIT } from './drive-out.js';
import { rulesOf } from './event-hooks.js';
import { tallyRound } from './missions.js';
import { followBase, moveElite, spread } from './movement.js';
import { operate } from './operations.js';
import {
  actions,
  baseInUpkeep,
  beginAiTurn,
  beginSet,
  chaosEntry,
  prepareAi,
  raiseChaos,
  returnDie,
  rollAndAct,
  takeLastDie,
  upkeep,
  useSeer,
} from './phases.js';
import { aiFaction, aiOf, coopOf } from './places.js';
import { scoreCoop } from './scoring.js';
import { beginCoop } from './setup.js';
import type { CoopTask } from './tasks.js';
import { hex, hexTarget, readyHunters, snare } from './units.js';
import { judge, throwForAi } from './victory.js';

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

export const SEAMS: CoopSeams = {
  begin: beginCoop,
  upkeep,
  bonus: (draft, action) => draft.first({ do: 'ai.act', action, cause: 'bonus' }),
  preparation: (draft) => draft.first({ do: 'ai.prepare' }),
  lastDie: takeLastDie,
  actions,
  scoring: (draft) => draft.first({ do: 'coop.score' }, { do: 'coop.victory' }),
};

const house = (): readonly Seat[] => [HOUSE];
const houseIf = (needed: boolean): readonly Seat[] => (needed ? [HOUSE] : []);

const answered = (): void => {
  throw new Error('A move answers this');
};

/** The steps that wait for the house are the ones people watch one by one; the others follow from them at once. */
export const COOP_TASKS: TasksOf<CoopTask['do']> = {
  'coop.choose': { waits: () => [HOST], run: answered },
  'ai.base': { waits: house, run: baseInUpkeep },
  'ai.chaos': { waits: house, run: (draft, { left }) => chaosEntry(draft, left) },
  'ai.chaosUp': { run: (draft, { left }) => raiseChaos(draft, left) },
  'ai.upkeepEnd': { waits: house, run: (draft) => rulesOf(coopOf(draft.next)).upkeepEnd?.(draft) },
  'ai.prepare': { waits: house, run: prepareAi },
  'ai.set': { run: (draft, { set }) => beginSet(draft, set) },
  'ai.turn': { run: (draft, { set, turn }) => beginAiTurn(draft, set, turn) },
  'ai.restless': { waits: house, run: (draft) => operate(draft, { op: 'scatter', at: 'mostAi' }) },
  'ai.act': { waits: house, run: (draft, { action, cause }) => performAction(draft, action, cause) },
  'ai.roll': { waits: house, run: rollAndAct },
  'ai.seer': { waits: (state) => houseIf(aiFaction(state).seer?.spent === false), run: useSeer },
  'ai.dieBack': { run: returnDie },
  'ai.buy': { waits: (state) => houseIf(affordable(state) !== undefined), run: buyOne },
  'ai.hunters': {
    waits: (state) => houseIf(readyHunters(state).length > 0),
    run: (draft) => draft.first(...readyHunters(draft.next).map((elite) => ({ do: 'ai.snare', elite }) as const)),
  },
  'ai.snare': { run: (draft, { elite }) => snare(draft, elite) },
  'ai.hex': { waits: (state) => houseIf(hexTarget(state) !== undefined), run: hex },
  'ai.op': { run: (draft, { op }) => operate(draft, op) },
  'ai.attack': { run: (draft, { at, damage, kind }) => attack(draft, at, damage, kind) },
  'ai.spread': { run: (draft, { from }) => spread(draft, from) },
  'ai.move': { run: (draft, { elite }) => moveElite(draft, elite) },
  'ai.follow': { run: (draft, { elite }) => followBase(draft, elite) },
  'ai.march': {
    run: (draft, { from, to, basics, elites }) => {
      moveGroup(draft, aiOf(draft.next), from, to, { basics, elites });
      arrive(draft, aiOf(draft.next), elites);
    },
  },
  'ai.driveOut': { run: (draft, { region }) => driveOut(draft, region) },
  'coop.score': { waits: house, run: scoreCoop },
  'coop.victory': {
    run: (draft) => {
      tallyRound(draft);
      judge(draft);
    },
  },
  'coop.throw': {
    waits: ({ tieBreak, first }) => (tieBreak && Object.hasOwn(tieBreak.answers, first) ? [] : [first]),
    run: throwForAi,
  },
};

export const COOP_RULES: RulesOf<'setup.ai'> = CHOOSING;
export const COOP_PENDING: Pick<PendingRules, 'assign' | 'pickUnit'> = { assign: ASSIGN, pickUnit: PICK_UNIT };

export { COOP_DECISIONS } from './decisions.js';
export { narrateCoop } from './narrate.js';
export { type CoopView, coopView } from './view.js';
