import type { Seat } from '../../engine/index.js';
import { bonusOptions } from './action-options.js';
import type { TasksOf } from './agenda.js';
import { factionOf, humanOrder, isAi, mostUnits, playerOrder } from './board.js';
import { collectedOf } from './collected.js';
import { ACTION_DIE, ALL_SEEING_DIE } from './components/dice.js';
import { TOKENS } from './components/tokens.js';
import { SEAMS } from './coop/index.js';
import type { Draft } from './draft.js';
import { DIE_IDS, NUMBERED, type NumberedId, OUTSKIRTS, TOKEN_IDS } from './ids.js';
import { gainKorra } from './korra.js';
import { newPlayer, tableOf } from './setup.js';
import { type Die, NOBODY, type Phase, type Side } from './state.js';
import { deployBasics } from './units.js';

const ALLOTTED = 1;

export function enterPhase(draft: Draft, phase: Phase): void {
  draft.next.phase = phase;
  draft.next.active = NOBODY;
  draft.tell({ type: 'phaseStarted', phase });
}

/** The picks are made: factions stand, tokens are laid, somebody begins (WR-2, WR-15). */
function begin(draft: Draft): void {
  const { next } = draft;
  const table = tableOf(next);
  next.factions = next.picks.map(({ faction, traits, zone }, seat) =>
    newPlayer(faction, table, { seat, zone, traits }),
  );
  if (next.options.variant === 'coop') SEAMS.begin(draft);
  else {
    next.tokens = draft.random.shuffle(TOKEN_IDS).slice(0, NUMBERED.length);
    draft.tell({ type: 'tokensLaid', tokens: next.tokens });
  }
  next.first = draft.random.int(next.seats);
  draft.first({ do: 'upkeep' });
}

/** Phase 1 (WR-4). */
function upkeep(draft: Draft): void {
  const { next } = draft;
  next.round += 1;
  if (next.round > 1) next.first = (next.first + 1) % next.seats;
  draft.tell({ type: 'roundBegan', round: next.round, first: next.first });
  enterPhase(draft, 'upkeep');
  for (let side = 0; side < next.factions.length; side++) {
    const faction = draft.faction(side);
    faction.usedThisRound = [];
    faction.usedThisTurn = [];
  }
  for (const side of playerOrder(next)) {
    for (const hook of collectedOf(next, side).atUpkeep) hook(draft, side);
  }
  draft.first({ do: 'spoils', region: 1 });
  if (next.coop) SEAMS.upkeep(draft);
}

/** Phase 2, region by region: each bonus action is done before the next region is looked at (WR-5). */
function spoils(draft: Draft, region: NumberedId): void {
  const { next } = draft;
  if (region === 1) {
    if (next.coop && next.round === 1) {
      draft.first({ do: 'preparation' });
      return;
    }
    enterPhase(draft, 'spoils');
    next.turn += 1;
  }
  const following = (NUMBERED as readonly NumberedId[])[region];
  draft.first(following ? { do: 'spoils', region: following } : { do: 'preparation' });
  const token = next.tokens[region - 1];
  const symbol = token && TOKENS[token].symbol;
  const side = symbol && mostUnits(next, region);
  if (!symbol || side === undefined) return;
  if (isAi(next, side)) {
    SEAMS.bonus(draft, symbol);
    return;
  }
  if (bonusOptions(next, side, symbol).length === 0) return;
  draft.tell({ type: 'bonusOffered', faction: factionOf(next, side).id, region, action: symbol });
  draft.first({ do: 'bonus', region, side, action: symbol });
}

const sum = (draft: Draft, side: Side, hook: 'muster' | 'allocation', base: number): number =>
  collectedOf(draft.next, side)[hook].reduce((total, extra) => total + extra(draft.next, side), base);

export function rollSeer(draft: Draft, side: Side): void {
  const faction = draft.faction(side);
  const face = draft.random.pick(ALL_SEEING_DIE);
  faction.seer = { face, spent: false };
  draft.tell({ type: 'seerRolled', faction: faction.id, face });
}

/** Korra of Allocation: 1 and what abilities add (WR-6.4). */
export function allocate(draft: Draft, side: Side): void {
  gainKorra(draft, side, sum(draft, side, 'allocation', ALLOTTED), 'allocation');
}

/** Phase 3 of the players (WR-6). */
function preparation(draft: Draft): void {
  const { next } = draft;
  enterPhase(draft, 'preparation');
  const { muster } = tableOf(next);
  const order = humanOrder(next);
  for (const side of order) deployBasics(draft, side, OUTSKIRTS, sum(draft, side, 'muster', muster));
  for (const side of order) rollSeer(draft, side);
  for (const side of order) allocate(draft, side);
  for (const side of order) for (const hook of collectedOf(next, side).atPreparationEnd) hook(draft, side);
  draft.first({ do: 'draft' });
  if (next.coop) SEAMS.preparation(draft);
}

/** Phase 4: all dice are rolled, then taken in turns (WR-7). */
function rollDice(draft: Draft): void {
  const { next } = draft;
  enterPhase(draft, 'draft');
  next.turn += 1;
  const { actionDice, drafted } = tableOf(next);
  next.pool = DIE_IDS.slice(0, actionDice).map((id): Die => ({ id, face: draft.random.pick(ACTION_DIE) }));
  draft.tell({ type: 'diceRolled', faces: next.pool.map(({ face }) => face) });
  const lap = humanOrder(next).map((side) => ({ do: 'take', side }) as const);
  draft.first(...Array.from({ length: drafted }, () => lap).flat(), { do: 'lastDie' });
}

export function takeDie(draft: Draft, side: Side, die: Die, last = false): void {
  const { next } = draft;
  next.pool = next.pool.filter(({ id }) => id !== die.id);
  const faction = draft.faction(side);
  faction.dice = [...faction.dice, die];
  draft.tell({ type: 'dieTaken', faction: faction.id, die: die.id, face: die.face, ...(last ? { last } : {}) });
}

/** The one die that is left goes to whoever has strictly fewest VP (WR-7.3). */
function lastDie(draft: Draft): void {
  const { next } = draft;
  const die = next.pool[0];
  draft.first({ do: 'actions' });
  if (!die) return;
  if (next.coop) {
    SEAMS.lastDie(draft, die);
    return;
  }
  const vp = next.factions.map((faction) => faction.vp);
  const fewest = Math.min(...vp);
  if (vp.filter((points) => points === fewest).length === 1) takeDie(draft, vp.indexOf(fewest), die, true);
}

const seatOf = (_state: unknown, { side }: { readonly side: Side }): readonly Seat[] => [side];
const answered = (): void => {
  throw new Error('A move answers this');
};

export const PHASE_TASKS: TasksOf<
  'pick' | 'begin' | 'upkeep' | 'spoils' | 'bonus' | 'preparation' | 'draft' | 'take' | 'lastDie'
> = {
  pick: { waits: (_, { seat }) => [seat], run: answered },
  begin: { run: begin },
  upkeep: { run: upkeep },
  spoils: { run: (draft, { region }) => spoils(draft, region) },
  bonus: { waits: seatOf, run: answered },
  preparation: { run: preparation },
  draft: { run: rollDice },
  take: { waits: seatOf, run: answered },
  lastDie: { run: lastDie },
};
