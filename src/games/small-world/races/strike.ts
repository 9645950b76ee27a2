import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import { aim, declareAttack, freePieces, idOf, isViolation, occupy, rollAt } from '../conquest.js';
import { DIE, MOST_SHORT } from '../cost.js';
import type { Draft } from '../draft.js';
import type { Means, MoveOf } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { SmallWorldState, Strike } from '../state.js';
import { usesOf } from '../uses.js';

export const strikeMeans = (frostmourne: boolean): Means =>
  frostmourne ? { strike: true, frostmourne: true } : { strike: true };

/** The most pieces a strike may be short of and still succeed: one die, or two (SW-10.3e). */
export const mostShort = (rollDie: boolean): number => (rollDie ? 2 * MOST_SHORT : MOST_SHORT);

function refuseStrike(state: SmallWorldState, seat: Seat, move: MoveOf<'airstrike'>): RuleViolation | undefined {
  if (state.players[seat]?.race !== 'gnomes') return violation('SW-10.3', 'not-your-ability');
  if (usesOf(state, 'airstrike') > 0) return violation('SW-10.3', 'used-up');
  const aimed = aim(state, seat, move.region, strikeMeans(move.frostmourne === true));
  if (isViolation(aimed)) return aimed;
  const { cost } = aimed.price;
  const free = freePieces(state, seat);
  const most = mostShort(move.rollDie);
  if (cost - free <= most) return undefined;
  return violation('SW-10.3', 'strike-hopeless', { target: aimed.code, cost, free, short: cost - free, most });
}

function strike(draft: Draft, seat: Seat, move: MoveOf<'airstrike'>): void {
  const { region, rollDie } = move;
  const frostmourne = move.frostmourne === true;
  const means = strikeMeans(frostmourne);
  const aimed = aim(draft.next, seat, region, means);
  if (isViolation(aimed)) throw new Error(`${region} was checked before: ${aimed.code}`);
  const { index, price } = aimed;
  declareAttack(draft, seat, index, price.fee, means);
  const roll = rollDie ? draft.random.pick(DIE) : 0;
  const cost = Math.max(1, price.cost - roll);
  draft.tell({ type: 'airstrike', seat, region, cost, ...(rollDie ? { roll } : {}) });
  if (cost - freePieces(draft.next, seat) > MOST_SHORT) {
    draft.tell({ type: 'strikeLost', seat, region });
    return;
  }
  draft.record().strike = { region: index, cost, frostmourne };
  draft.next.phase = 'airstrike';
}

function refusePayment(state: SmallWorldState, seat: Seat, { pay }: MoveOf<'resolveAirstrike'>) {
  const { cost } = underWay(state);
  const free = freePieces(state, seat);
  const { hand = 0, beasts = 0 } = state.players[seat] ?? {};
  if (free < cost) return violation('SW-10.3', 'strike-too-dear', { cost, free });
  const paid = pay.race + pay.beasts;
  if (paid !== cost) return violation('SW-10.3', 'strike-payment', { cost, paid });
  if (pay.race > hand || pay.beasts > beasts) return violation('SW-10.3', 'not-in-hand', { race: hand, beasts });
  return undefined;
}

export function underWay({ record }: SmallWorldState): Strike {
  if (!record.strike) throw new Error('No strike is under way');
  return record.strike;
}

/** The strike is settled, the conquests go on. */
function settle(draft: Draft): Strike {
  const settled = underWay(draft.next);
  draft.record().strike = null;
  draft.next.phase = 'conquest';
  return settled;
}

const refuseIfCovered = (state: SmallWorldState, seat: Seat): RuleViolation | undefined => {
  const { cost } = underWay(state);
  const free = freePieces(state, seat);
  return free >= cost ? violation('SW-10.3', 'strike-must-end', { cost, free }) : undefined;
};

/** SW-10.3c: the strike becomes the final conquest; what the first die took off stays off. */
export const SECOND_ROLL = {
  refuse: refuseIfCovered,
  perform: (draft: Draft, seat: Seat): void => {
    const { region, cost, frostmourne } = settle(draft);
    rollAt(draft, seat, region, cost, strikeMeans(frostmourne));
  },
};

export const STRIKES: RulesOf<'airstrike' | 'resolveAirstrike' | 'abandonStrike'> = {
  airstrike: { phase: 'conquest', rule: 'SW-10.3', refuse: refuseStrike, perform: strike },
  resolveAirstrike: {
    phase: 'airstrike',
    rule: 'SW-10.3',
    refuse: refusePayment,
    perform: (draft, seat, { pay }) => {
      const { region, frostmourne } = settle(draft);
      occupy(draft, seat, region, pay, strikeMeans(frostmourne));
    },
  },
  abandonStrike: {
    phase: 'airstrike',
    rule: 'SW-10.3',
    refuse: refuseIfCovered,
    perform: (draft, seat) => {
      const { region } = settle(draft);
      draft.tell({ type: 'strikeLost', seat, region: idOf(draft, region) });
    },
  },
};
