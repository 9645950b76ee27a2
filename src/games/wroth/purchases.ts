import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { eliteById, factionOf } from './board.js';
import { kindOf } from './collected.js';
import { ABILITY_DATA, ELITES, MATS } from './components/mats.js';
import { placeElite, refusePlace } from './deployment.js';
import type { Draft } from './draft.js';
import { ABILITIES, TRAITS } from './factions/index.js';
import type { AbilityId, EliteType } from './ids.js';
import { payKorra } from './korra.js';
import type { MoveOf } from './moves.js';
import type { RulesOf } from './rule.js';
import type { Side, WrothState } from './state.js';
import { noteStep } from './steps.js';

const refuseCost = (state: WrothState, side: Side, cost: number): RuleViolation | undefined => {
  const { korra } = factionOf(state, side);
  return korra < cost ? violation('WR-10.8', 'too-little-korra', { cost, korra }) : undefined;
};

/** Whether the faction has the Elite on its mat and can pay for it; where it may go is another question. */
export const affordable = (state: WrothState, side: Side, type: EliteType): boolean =>
  ELITES[type].cost <= factionOf(state, side).korra;

function refuseElite(
  state: WrothState,
  seat: Seat,
  { elite, ...named }: MoveOf<'buy.elite'>,
): RuleViolation | undefined {
  const faction = factionOf(state, seat);
  if (ELITES[elite].faction !== faction.id) return violation('WR-10.8', 'not-yours', { elite });
  return refuseCost(state, seat, ELITES[elite].cost) ?? refusePlace(state, seat, elite, named);
}

function buyElite(draft: Draft, seat: Seat, { elite, ...named }: MoveOf<'buy.elite'>): void {
  const { cost, faction } = ELITES[elite];
  noteStep(draft);
  payKorra(draft, seat, cost, elite);
  draft.tell({ type: 'eliteBought', faction, elite, cost });
  placeElite(draft, seat, elite, named, 'bought');
}

/** Whether the ability's limit of this turn or round is used up (WR-10.9). */
export function isUsed(state: WrothState, side: Side, ability: AbilityId): boolean {
  const { usedThisTurn, usedThisRound } = factionOf(state, side);
  return (ABILITY_DATA[ability].limit === 'turn' ? usedThisTurn : usedThisRound).includes(ability);
}

function refuseAbility(state: WrothState, seat: Seat, move: MoveOf<'buy.ability'>): RuleViolation | undefined {
  const { ability } = move;
  if (MATS[factionOf(state, seat).id].ability !== ability) return violation('WR-10.9', 'no-such-ability');
  if (isUsed(state, seat, ability)) return violation('WR-10.9', 'used-already', { limit: ABILITY_DATA[ability].limit });
  return refuseCost(state, seat, ABILITY_DATA[ability].cost) ?? ABILITIES[ability].refuse(state, seat, move);
}

function buyAbility(draft: Draft, seat: Seat, move: MoveOf<'buy.ability'>): void {
  const { ability } = move;
  const { cost, limit } = ABILITY_DATA[ability];
  noteStep(draft);
  payKorra(draft, seat, cost, ability);
  const faction = draft.faction(seat);
  if (limit === 'turn') faction.usedThisTurn = [...faction.usedThisTurn, ability];
  else faction.usedThisRound = [...faction.usedThisRound, ability];
  draft.tell({ type: 'abilityBought', faction: faction.id, ability, cost });
  ABILITIES[ability].perform(draft, seat, move);
}

function refuseTrait(state: WrothState, seat: Seat, move: MoveOf<'trait.use'>): RuleViolation | undefined {
  const own = factionOf(state, seat).traits.find(({ id }) => id === move.trait);
  const { power } = TRAITS[move.trait];
  if (!own || !power) return violation('WR-21.0', 'no-such-power');
  return own.used ? violation('WR-21.0', 'trait-used') : power.refuse(state, seat, move);
}

function useTrait(draft: Draft, seat: Seat, move: MoveOf<'trait.use'>): void {
  const { trait } = move;
  noteStep(draft);
  const faction = draft.faction(seat);
  faction.traits = faction.traits.map((own) => (own.id === trait ? { id: trait, used: true } : own));
  draft.tell({ type: 'traitUsed', faction: faction.id, trait });
  TRAITS[trait].power?.perform(draft, seat, move);
}

const activatedBy = (state: WrothState, seat: Seat, { unit }: MoveOf<'unit.activate'>) => {
  const elite = eliteById(state, seat, unit);
  return elite ? kindOf(factionOf(state, seat), elite.type).activate : undefined;
};

function refuseUnit(state: WrothState, seat: Seat, move: MoveOf<'unit.activate'>): RuleViolation | undefined {
  const power = activatedBy(state, seat, move);
  return power ? power.refuse(state, seat, move) : violation('WR-20.0', 'no-such-power');
}

function activate(draft: Draft, seat: Seat, move: MoveOf<'unit.activate'>): void {
  noteStep(draft);
  draft.tell({ type: 'unitActivated', faction: factionOf(draft.next, seat).id, unit: move.unit });
  activatedBy(draft.next, seat, move)?.perform(draft, seat, move);
}

/** Free steps that Korra, a card or a unit brings (WR-8.3). */
export const FREE_RULES: RulesOf<'buy.elite' | 'buy.ability' | 'trait.use' | 'unit.activate'> = {
  'buy.elite': { task: 'act', rule: 'WR-10.8', refuse: refuseElite, perform: buyElite },
  'buy.ability': { task: 'act', rule: 'WR-10.9', refuse: refuseAbility, perform: buyAbility },
  'trait.use': { task: 'act', rule: 'WR-21.0', refuse: refuseTrait, perform: useTrait },
  'unit.activate': { task: 'act', rule: 'WR-20.0', refuse: refuseUnit, perform: activate },
};
