import { type Choice, type Option, type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import { type Atlas, atlasOf } from '../atlas.js';
import { markAttack, payFees } from '../conquest.js';
import { type Attacker, attackerOf, isOccupied } from '../cost.js';
import type { Audience } from '../decisions.js';
import { Draft } from '../draft.js';
import { feeOfEffect, mayPayFee, withFee } from '../effects.js';
import type { MoveOf, SmallWorldMove } from '../moves.js';
import { revealMarker } from '../reveal.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, RegionState, SmallWorldState } from '../state.js';
import { use, usesOf } from '../uses.js';
import { BOARD_NAMES, key } from '../words.js';

const USES = 2;
const SWAP = 'portalSwap';

const isMagic = (atlas: Atlas, index: RegionIndex): boolean => atlas.regions[index]?.symbols.includes('magic') === true;

/** What travels; Mountains, places and markers that lie face down stay (SW-11.7). */
const stackOf = (here: Readonly<RegionState>) => ({
  owner: here.owner,
  declined: here.declined,
  tokens: here.tokens,
  beasts: here.beasts,
  champion: here.champion,
  murlocs: here.murlocs,
  fort: here.fort,
  wispWall: here.wispWall,
  objective: here.objective,
  bomb: here.bomb,
  artifacts: here.artifacts,
});

/** A fee that one payment settles for the turn is not owed twice, so the second region is asked after the first paid. */
function feeFor(attacker: Attacker, a: RegionIndex, b: RegionIndex): number {
  const first = feeOfEffect(attacker, a, 'move');
  const second = feeOfEffect(attacker, b, 'move');
  if (first === 0 || second === 0) return first + second;
  const paid = new Draft(attacker.state);
  payFees(paid, attacker.seat, a, first, 'move');
  return first + feeOfEffect(attackerOf(paid.next, attacker.seat), b, 'move');
}

/** Whether an active race would come to stand on a marker that lies face down. */
const reveals = (to: Readonly<RegionState>, from: Readonly<RegionState>): boolean =>
  to.faceDown !== null && from.owner >= 0 && !from.declined;

function optionFor(state: SmallWorldState, atlas: Atlas, [a, b]: readonly [RegionIndex, RegionIndex], fee: number) {
  const [left, right] = [state.regions[a], state.regions[b]];
  const [first, second] = [atlas.regions[a], atlas.regions[b]];
  if (!left || !right || !first || !second) throw new RangeError(`There are no regions ${a} and ${b}`);
  const codes = { from: atlas.codes[a] ?? '', target: atlas.codes[b] ?? '' };
  const option: Option<SmallWorldMove> = {
    id: `${codes.from}-${codes.target}`,
    label: key('option.portalSwap'),
    facts: { ...codes, fee },
    ...(fee > 0 ? { why: key('why.fee') } : {}),
    move: { type: 'portalSwap', a: first.id, b: second.id },
    slots: codes,
    group: BOARD_NAMES[first.board],
    ...(reveals(left, right) || reveals(right, left) ? { ends: 'reveal' as const } : {}),
  };
  return withFee(state, fee, option);
}

/** SW-11.7: every two magic regions of which one is occupied and none has a Watchtower. */
export function decideSwap(state: SmallWorldState, seat: Seat, audience: Audience): Choice<SmallWorldMove> | undefined {
  const left = USES - usesOf(state, SWAP);
  if (left <= 0) return undefined;
  const attacker = attackerOf(state, seat);
  const { atlas } = attacker;
  const open = state.regions.flatMap(({ watchtower }, index) => (isMagic(atlas, index) && !watchtower ? [index] : []));
  const occupied = (index: RegionIndex): boolean => isOccupied(state.regions[index] as RegionState);
  const options: Option<SmallWorldMove>[] = [];
  open.forEach((a, at) => {
    for (const b of open.slice(at + 1)) {
      if (!occupied(a) && !occupied(b)) continue;
      const fee = feeFor(attacker, a, b);
      if (mayPayFee(state, seat, fee, audience)) options.push(optionFor(state, atlas, [a, b], fee));
    }
  });
  if (options.length === 0) return undefined;
  const facts = { left, uses: USES };
  return { kind: 'choice', id: SWAP, verb: 'ability', prompt: key('prompt.portalSwap'), facts, options };
}

function refuse(state: SmallWorldState, seat: Seat, move: MoveOf<'portalSwap'>): RuleViolation | undefined {
  if (state.players[seat]?.power !== 'portalMage') return violation('SW-11.7', 'no-portal-mage');
  if (usesOf(state, SWAP) >= USES) return violation('SW-11.7', 'no-swap-left', { uses: USES });
  const atlas = atlasOf(state.boards);
  const found: RegionIndex[] = [];
  for (const id of [move.a, move.b]) {
    const index = atlas.indices.get(id);
    if (index === undefined) return violation('SW-11.7', 'unknown-region', { region: id });
    const target = atlas.codes[index] ?? id;
    if (!isMagic(atlas, index)) return violation('SW-11.7', 'not-magic', { target });
    if (state.regions[index]?.watchtower) return violation('SW-11.7', 'watchtower-stands', { target });
    found.push(index);
  }
  const [a = 0, b = 0] = found;
  if (a === b) return violation('SW-11.7', 'same-region', { target: atlas.codes[a] ?? '' });
  if (!found.some((index) => isOccupied(state.regions[index] as RegionState))) {
    return violation('SW-11.7', 'nothing-to-swap', { from: atlas.codes[a] ?? '', target: atlas.codes[b] ?? '' });
  }
  const fee = feeFor(attackerOf(state, seat), a, b);
  const coins = state.players[seat]?.coins ?? 0;
  return fee > coins ? violation('SW-4.6', 'fee', { target: atlas.codes[b] ?? '', fee, coins }) : undefined;
}

/** No conquest: nothing is lost and nothing becomes empty in between (SW-3.8). */
function perform(draft: Draft, seat: Seat, move: MoveOf<'portalSwap'>): void {
  const [a, b] = [draft.atlas.indices.get(move.a), draft.atlas.indices.get(move.b)];
  if (a === undefined || b === undefined) throw new RangeError(`${move.a} and ${move.b} were checked before`);
  use(draft, SWAP);
  for (const index of [a, b]) {
    markAttack(draft, seat, index);
    payFees(draft, seat, index, feeOfEffect(attackerOf(draft.next, seat), index, 'move'), 'move');
  }
  const [left, right] = [draft.region(a), draft.region(b)];
  const stack = stackOf(left);
  Object.assign(left, stackOf(right));
  Object.assign(right, stack);
  draft.tell({ type: 'swapped', seat, a: move.a, b: move.b });
  for (const index of [a, b]) {
    const { owner, declined } = draft.region(index);
    if (owner >= 0 && !declined) revealMarker(draft, seat, index);
  }
}

export const SWAP_RULES: RulesOf<'portalSwap'> = {
  portalSwap: { phase: 'conquest', rule: 'SW-11.7', refuse, perform },
};
