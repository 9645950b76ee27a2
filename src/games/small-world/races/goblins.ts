import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import { AT_END_STEP, AT_TURN_START, type Question, type Race } from '../abilities.js';
import { atlasOf } from '../atlas.js';
import { isSheltered, namedRegions, regionCells, subsetQuestion } from '../cells.js';
import { neighbourOf } from '../cost.js';
import type { Draft } from '../draft.js';
import { resumeSteps } from '../flow.js';
import type { MoveOf } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { Bomb, RegionIndex, SmallWorldState } from '../state.js';
import { decideBombFee, resolveBombs } from './bombs.js';

/** SW-1.4 */
const BOMBS: readonly Bomb[] = [...Array<Bomb>(6).fill('explosive'), ...Array<Bomb>(6).fill('dud')];

/** SW-10.9b: land next to the Goblins, held by an opponent's active race, without a bomb and within reach. */
function legal(state: SmallWorldState, seat: Seat): readonly RegionIndex[] {
  const atlas = atlasOf(state.boards);
  return [...state.regions.keys()].filter((index) => {
    const here = state.regions[index];
    if (!here || here.bomb || here.owner < 0 || here.owner === seat || here.declined) return false;
    if (atlas.regions[index]?.water || isSheltered(here, seat)) return false;
    return neighbourOf(state, atlas, seat, index) !== undefined;
  });
}

function refuseBombs(state: SmallWorldState, seat: Seat, { regions }: MoveOf<'placeBombs'>): RuleViolation | undefined {
  const most = state.bombs.length;
  if (regions.length > most) return violation('SW-10.9', 'too-few-bombs', { count: regions.length, most });
  return namedRegions(state, regions, legal(state, seat), 'SW-10.9', 'no-bomb-there');
}

function place(draft: Draft, seat: Seat, { regions }: MoveOf<'placeBombs'>): void {
  for (const id of regions) {
    const [bomb, ...rest] = draft.next.bombs;
    draft.region(draft.atlas.indices.get(id) ?? -1).bomb = bomb ?? null;
    draft.next.bombs = rest;
  }
  if (regions.length > 0) draft.tell({ type: 'bombsPlaced', seat, regions });
  resumeSteps(draft, 'endStep');
}

export const BOMB_RULES: RulesOf<'placeBombs'> = {
  placeBombs: { phase: 'endStep', rule: 'SW-10.9', refuse: refuseBombs, perform: place },
};

const decideBombs: Question = (state, seat) => {
  const allowed = legal(state, seat);
  const max = Math.min(allowed.length, state.bombs.length);
  return subsetQuestion({
    id: 'placeBombs',
    cells: regionCells(state, allowed),
    min: 0,
    max,
    presets: { bombsEverywhere: allowed.slice(0, max), noBombs: [] },
    fallback: 'noBombs',
    state,
  });
};

/** SW-10.9: bombs under the neighbours, half of them duds, turned over when the next turn starts. */
export const goblins = {
  id: 'goblins',
  faction: 'horde',
  tokens: 6,
  trayMax: 11,
  onPick: (draft) => {
    draft.next.bombs = draft.random.shuffle(BOMBS);
  },
  onDecline: (draft) => {
    draft.next.bombs = [];
  },
  steps: {
    turnStart: [{ order: AT_TURN_START.bombs, run: resolveBombs, decision: decideBombFee }],
    endStep: [{ order: AT_END_STEP.bombs, decision: decideBombs }],
  },
} as const satisfies Race;
