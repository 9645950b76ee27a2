import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { mine, performAction, refuseAction } from './actions.js';
import { factionOf, isNumbered, reach } from './board.js';
import { collectedOf } from './collected.js';
import { dealDamage, refuseHits } from './damage.js';
import type { Draft } from './draft.js';
import { type DieId, SEER } from './ids.js';
import { refuseDice, refuseRoute } from './march.js';
import type { Action, Hits, MoveOf, SpendableDie } from './moves.js';
import type { RulesOf } from './rule.js';
import type { Die, Side, WrothState } from './state.js';

const dieOf = (state: WrothState, side: Side, id: DieId): Die | undefined =>
  factionOf(state, side).dice.find((die) => die.id === id);

/** Spent action dice go back to the pool, the All-seeing die is set aside (WR-8.5, WR-10.10). */
export function spendDice(draft: Draft, side: Side, dice: readonly SpendableDie[]): void {
  const faction = draft.faction(side);
  const spent = faction.dice.filter(({ id }) => dice.includes(id));
  faction.dice = faction.dice.filter(({ id }) => !dice.includes(id));
  draft.next.pool = [...draft.next.pool, ...spent];
  if (dice.includes(SEER) && faction.seer) faction.seer = { face: faction.seer.face, spent: true };
}

/** A free step came: what was done before it can no longer be doubled (WR-10.11). */
export const noteStep = (draft: Draft): void => draft.record({ last: null });

/** Another faction's unspent die whose face may be borrowed, for all that can borrow (WR-10.13). */
const borrowable = (state: WrothState, side: Side, as: DieId): Die | undefined =>
  collectedOf(state, side)
    .faces.flatMap((faces) => faces(state, side))
    .find(({ id }) => id === as);

function refuseSpend(
  state: WrothState,
  seat: Seat,
  { dieId, action, as }: MoveOf<'die.spend'>,
): RuleViolation | undefined {
  if (state.record.main) return violation('WR-8.3', 'main-step-taken');
  const die = dieOf(state, seat, dieId);
  if (!die) return violation('WR-8.3', 'no-such-die', { die: dieId });
  if (action === null) return as === undefined ? undefined : violation('WR-21.7.2', 'nothing-to-borrow');
  const lent = as === undefined ? undefined : borrowable(state, seat, as);
  if (as !== undefined && !lent) return violation('WR-21.7.2', 'nothing-to-borrow');
  const { face } = lent ?? die;
  if (action.do !== face) return violation('WR-10.1', 'other-face', { die: dieId, face });
  return refuseAction(state, seat, action);
}

function spend(draft: Draft, seat: Seat, { dieId, action, as }: MoveOf<'die.spend'>): void {
  spendDice(draft, seat, [dieId]);
  const { id: faction } = factionOf(draft.next, seat);
  draft.tell({ type: 'dieSpent', faction, dice: [dieId], on: action?.do ?? 'nothing' });
  if (as !== undefined) for (const note of collectedOf(draft.next, seat).borrowed) note(draft, seat);
  draft.record({ main: true, last: action?.do ?? null });
  if (action) performAction(draft, seat, action);
}

function march(draft: Draft, seat: Seat, move: MoveOf<'march'>): void {
  const { dice } = move;
  spendDice(draft, seat, dice);
  draft.tell({ type: 'dieSpent', faction: factionOf(draft.next, seat).id, dice, on: 'march' });
  for (const note of collectedOf(draft.next, seat).marched) note(draft, seat, dice.length);
  // With the All-seeing die gone there is nothing left to double with, until a trait takes it back as a step of its own.
  draft.record({ main: true, last: 'march' });
  const action: Action =
    'target' in move
      ? { do: 'march', target: move.target, moves: move.moves }
      : { do: 'march', source: move.source, moves: move.moves };
  performAction(draft, seat, action);
}

const ASSAULT_DAMAGE = 2;
const STRIKE_DAMAGE = 1;

type SeerMove = MoveOf<'seer.spend'>;

const hitsOf = ({ region, faction, points }: SeerMove): Hits | undefined =>
  region === undefined || faction === undefined || points === undefined ? undefined : { region, faction, points };

/** What forbids an attack with the All-seeing die: Strike reaches everywhere, Assault as far as a Fight (WR-10.10). */
function refuseSeerAttack(state: WrothState, seat: Seat, move: SeerMove, face: 'strike' | 'assault') {
  const hits = hitsOf(move);
  if (!hits || move.action) return violation('WR-10.10', 'seer-parameters', { face });
  if (face === 'assault' && isNumbered(hits.region) && !reach(state, seat).includes(hits.region)) {
    return violation('WR-10.10', 'out-of-reach', { region: hits.region });
  }
  return refuseHits(state, seat, hits, () => (face === 'assault' ? ASSAULT_DAMAGE : STRIKE_DAMAGE));
}

function refuseSeer(state: WrothState, seat: Seat, move: SeerMove): RuleViolation | undefined {
  const { seer } = factionOf(state, seat);
  if (!seer || seer.spent) return violation('WR-10.10', 'seer-spent');
  const { face } = seer;
  if (face === 'strike' || face === 'assault') return refuseSeerAttack(state, seat, move, face);
  if (move.region !== undefined || move.faction !== undefined || move.points !== undefined) {
    return violation('WR-10.10', 'seer-parameters', { face });
  }
  if (face === 'mine') return move.action ? violation('WR-10.10', 'seer-parameters', { face }) : undefined;
  if (!move.action) return violation('WR-10.10', 'seer-parameters', { face });
  if (state.record.last === null) return violation('WR-10.11', 'nothing-to-double');
  if (move.action.do !== state.record.last) return violation('WR-10.11', 'other-action', { action: state.record.last });
  return refuseAction(state, seat, move.action);
}

function spendSeer(draft: Draft, seat: Seat, move: SeerMove): void {
  const { seer, id: faction } = factionOf(draft.next, seat);
  if (!seer) return;
  spendDice(draft, seat, [SEER]);
  draft.tell({ type: 'seerSpent', faction, face: seer.face });
  noteStep(draft);
  const hits = hitsOf(move);
  if (seer.face === 'mine') mine(draft, seat);
  else if (hits) dealDamage(draft, seat, seer.face === 'assault' ? 'assault' : 'strike', hits);
  else if (move.action) performAction(draft, seat, move.action);
}

/** The steps of a turn that dice pay for (WR-8.3). */
export const DICE_RULES: RulesOf<'die.spend' | 'march' | 'seer.spend' | 'turn.end'> = {
  'die.spend': { task: 'act', rule: 'WR-8.3', refuse: refuseSpend, perform: spend },
  march: {
    task: 'act',
    rule: 'WR-10.6',
    refuse: (state, seat, move) => {
      if (state.record.main) return violation('WR-8.3', 'main-step-taken');
      return refuseDice(state, seat, move.dice) ?? refuseRoute(state, seat, move);
    },
    perform: march,
  },
  'seer.spend': { task: 'act', rule: 'WR-10.10', refuse: refuseSeer, perform: spendSeer },
  'turn.end': {
    task: 'act',
    rule: 'WR-8.4',
    refuse: (state) => (state.record.main ? undefined : violation('WR-8.4', 'main-step-open')),
    perform: (draft) => draft.finishTask(),
  },
};
