import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import type { Effect } from './abilities.js';
import type { RegionId } from './boards/index.js';
import { abilitiesOf, comboAbilities } from './collected.js';
import {
  type Attacker,
  attackerOf,
  DIE,
  guardOf,
  isOccupied,
  MOST_SHORT,
  neighbourOf,
  type Obstacle,
  oddsOf,
  type Price,
  pieces,
  priceOf,
  siteOf,
} from './cost.js';
import type { Draft } from './draft.js';
import { removeDefender } from './losses.js';
import type { Means, MoveOf, Payment } from './moves.js';
import { revealMarker } from './reveal.js';
import type { RegionIndex, SmallWorldState } from './state.js';
import { raceName } from './words.js';

export { revealMarker } from './reveal.js';

/** A region that can be attacked now, with its price. */
export interface Target extends Price {
  readonly index: RegionIndex;
}

/** Pieces in hand that can attack; the Champion is never one of them (SW-0). */
export const freePieces = (state: SmallWorldState, seat: Seat): number => {
  const player = state.players[seat];
  return player ? player.hand + player.beasts : 0;
};

/** Every eligible region with its price (SW-4.2, SW-4.3), whoever could pay it. */
export function targetsOf(state: SmallWorldState, seat: Seat, means: Means): readonly Target[] {
  const attacker = attackerOf(state, seat);
  const targets: Target[] = [];
  for (let index = 0; index < state.regions.length; index++) {
    const price = priceAt(attacker, index, means);
    if (typeof price === 'object') {
      targets.push({ index, cost: price.cost, travel: price.travel, change: price.change, fee: price.fee });
    }
  }
  return targets;
}

export function priceAt(attacker: Attacker, index: RegionIndex, means: Means): Price | Obstacle | undefined {
  const site = siteOf(attacker, index, means);
  return site && priceOf(site, attacker);
}

export const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  own: 'own-region',
  water: 'water',
  watchtower: 'watchtower',
  reach: 'out-of-reach',
  means: 'means',
};

/** What a move aims at, and with what. */
interface Aim {
  readonly region: RegionId;
  readonly means: Means;
}

type Priced = { readonly index: RegionIndex; readonly code: string; readonly price: Price };

/** The price of a region named in a move, or the rule that keeps it from being attacked. */
export function aim(state: SmallWorldState, seat: Seat, region: string, means: Means): Priced | RuleViolation {
  const attacker = attackerOf(state, seat);
  const index = attacker.atlas.indices.get(region);
  const code = index === undefined ? undefined : attacker.atlas.codes[index];
  const price = index === undefined ? undefined : priceAt(attacker, index, means);
  if (index === undefined || code === undefined || price === undefined) {
    return violation('SW-4.2', 'unknown-region', { region });
  }
  if (freePieces(state, seat) < attacker.abilities.minimumPieces) return violation('SW-4.5', 'no-free-piece');
  if (typeof price === 'string') {
    const race = raceName(state.players[seat]?.race);
    const targets = targetsOf(state, seat, means).map((target) => attacker.atlas.codes[target.index]);
    const declared = Object.keys(means).join(', ');
    return violation('SW-4.2', OBSTACLES[price], { target: code, race, targets: targets.join(', '), means: declared });
  }
  const coins = state.players[seat]?.coins ?? 0;
  if (price.fee > coins) return violation('SW-4.6', 'fee', { target: code, fee: price.fee, coins });
  return { index, code, price };
}

export const isViolation = (answer: Priced | RuleViolation): answer is RuleViolation => 'rule' in answer;

export function refuseConquer(
  state: SmallWorldState,
  seat: Seat,
  { region, pay, means }: MoveOf<'conquer'>,
): RuleViolation | undefined {
  const aimed = aim(state, seat, region, means);
  if (isViolation(aimed)) return aimed;
  const { cost } = aimed.price;
  const target = aimed.code;
  const free = freePieces(state, seat);
  if (free < cost) {
    const code = cost - free <= MOST_SHORT ? 'too-few-pieces-roll' : 'too-few-pieces';
    return violation('SW-4.4', code, { target, cost, free });
  }
  const paid = pay.race + pay.beasts;
  if (paid !== cost) return violation('SW-4.4', 'wrong-payment', { target, cost, paid });
  const player = state.players[seat];
  if (!player || pay.race > player.hand || pay.beasts > player.beasts) {
    return violation('SW-4.4', 'not-in-hand', { race: player?.hand ?? 0, beasts: player?.beasts ?? 0 });
  }
  return undefined;
}

export function refuseFinal(state: SmallWorldState, seat: Seat, { region, means }: Aim): RuleViolation | undefined {
  const aimed = aim(state, seat, region, means);
  if (isViolation(aimed)) return aimed;
  const { cost } = aimed.price;
  const target = aimed.code;
  const free = freePieces(state, seat);
  if (free >= cost) return violation('SW-6.4', 'die-not-needed', { target, cost, free });
  if (cost - free > MOST_SHORT) return violation('SW-6.1', 'too-far-short', { target, cost, free, short: cost - free });
  return undefined;
}

/** Coins due before the attack go to whoever else holds the region, or to the bank; they are never given back (SW-4.6). */
export function payFees(draft: Draft, seat: Seat, index: RegionIndex, fee: number, effect: Effect = 'conquest'): void {
  if (fee === 0) return;
  const attacker = attackerOf(draft.next, seat);
  const site = siteOf(attacker, index, {}, effect);
  if (site) for (const hook of guardOf(site, attacker)?.feePaid ?? []) hook(draft, site);
  const to = draft.region(index).owner;
  const bank = to < 0 || to === seat;
  draft.player(seat).coins -= fee;
  if (!bank) draft.player(to).coins += fee;
  draft.tell({ type: 'feePaid', seat, region: idOf(draft, index), coins: fee, ...(bank ? {} : { to }) });
}

/** Remembers that a player's active race was attacked, with success or without (SW-10.16). */
export function markAttack(draft: Draft, seat: Seat, index: RegionIndex): void {
  const { owner, declined } = draft.next.regions[index] ?? { owner: seat, declined: false };
  if (owner < 0 || owner === seat || declined || draft.next.record.attacked.includes(owner)) return;
  const record = draft.record();
  record.attacked = [...record.attacked, owner];
}

/** The attack can no longer be taken back: fees are paid, and what is declared with it is used (SW-4.6, SW-6.5). */
export function declareAttack(draft: Draft, seat: Seat, index: RegionIndex, fee: number, means: Means): void {
  markAttack(draft, seat, index);
  payFees(draft, seat, index, fee);
  for (const { name, spend } of abilitiesOf(draft.next, seat).means) if (means[name]) spend(draft, seat);
}

export const idOf = (draft: Draft, index: RegionIndex): string => draft.atlas.regions[index]?.id ?? '';

/** Remembers who held a region and drives him out (SW-4.7.2 to SW-4.7.4). */
export function driveOut(draft: Draft, seat: Seat, index: RegionIndex, from: RegionIndex | undefined) {
  const region = draft.region(index);
  const occupied = isOccupied(region);
  const defenders = pieces(region);
  const { murlocs } = region;
  const defender = removeDefender(draft, seat, index);
  const conquest = {
    region: index,
    from: from ?? null,
    race: defender?.race ?? null,
    declined: defender?.declined ?? false,
    seat: defender?.seat ?? null,
    defenders,
    occupied,
  };
  const record = draft.record();
  record.conquests = [...record.conquests, conquest];
  region.fort = 0;
  region.wispWall = 0;
  return { conquest, defender, murlocs };
}

/** What conquers a region: pieces from hand, or the Champion alone (SW-11.3). */
export interface Force extends Payment {
  readonly champion?: 1;
}

/** A successful conquest after its fees, in the order of SW-4.7. */
export function occupy(draft: Draft, seat: Seat, index: RegionIndex, pay: Force, means: Means): void {
  const from = neighbourOf(draft.next, draft.atlas, seat, index);
  const { conquest, defender, murlocs } = driveOut(draft, seat, index, from);
  const region = draft.region(index);
  const attacker = draft.player(seat);
  attacker.hand -= pay.race;
  attacker.beasts -= pay.beasts;
  region.owner = seat;
  region.tokens = pay.race;
  region.beasts = pay.beasts;
  if (pay.champion) {
    attacker.champion = 0;
    region.champion = 1;
  }
  if (!attacker.race) throw new Error(`Seat ${seat} conquers without a race`);
  draft.tell({
    type: 'conquered',
    seat,
    region: idOf(draft, index),
    ...(from === undefined ? {} : { from: idOf(draft, from) }),
    race: attacker.race,
    pieces: pay.race + pay.beasts,
    ...(pay.champion ? { champion: true } : {}),
    murlocs,
    ...(defender ? { defender } : {}),
  });
  const { means: declarables, afterConquest } = abilitiesOf(draft.next, seat);
  for (const { name, carry } of declarables) if (means[name]) carry?.(draft, seat, index);
  for (const after of afterConquest) after(draft, conquest);
  revealMarker(draft, seat, index);
  draft.next.players.forEach(({ race, power }, owner) => {
    if (!race || !power) return;
    for (const hook of comboAbilities(race, power).conquestByAnybody) hook(draft, owner, seat, index);
  });
}

const aimed = (draft: Draft, seat: Seat, region: string, means: Means): Priced => {
  const found = aim(draft.next, seat, region, means);
  if (isViolation(found)) throw new Error(`${region} was checked before: ${found.code}`);
  return found;
};

export function conquer(draft: Draft, seat: Seat, { region, pay, means }: MoveOf<'conquer'>): void {
  const { index, price } = aimed(draft, seat, region, means);
  declareAttack(draft, seat, index, price.fee, means);
  occupy(draft, seat, index, pay, means);
}

/** The last conquest with the die; whether it succeeds or not, no other follows (SW-6.3). */
export function rollFor(draft: Draft, seat: Seat, { region, means }: Aim): void {
  const { index, price } = aimed(draft, seat, region, means);
  declareAttack(draft, seat, index, price.fee, means);
  rollAt(draft, seat, index, price.cost, means);
}

/** The roll itself: with success all free pieces go there, without they stay in hand (SW-6.3). */
export function rollAt(draft: Draft, seat: Seat, index: RegionIndex, cost: number, means: Means): void {
  const { hand: race, beasts } = draft.player(seat);
  const region = idOf(draft, index);
  const need = cost - race - beasts;
  const roll = draft.random.pick(DIE);
  const success = roll >= need;
  draft.tell({ type: 'rolled', seat, region, need, roll, odds: oddsOf(need), success });
  if (success) occupy(draft, seat, index, { race, beasts }, means);
}
