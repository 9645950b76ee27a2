import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { abilitiesOf } from './collected.js';
import {
  type Attacker,
  attackerOf,
  DIE,
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
import { ARTIFACT_IDS, type ArtifactId, type PlaceId } from './ids.js';
import { removeDefender } from './losses.js';
import type { Means, MoveOf, Payment } from './moves.js';
import type { RegionIndex, SmallWorldState } from './state.js';
import { raceName } from './words.js';

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

function priceAt(attacker: Attacker, index: RegionIndex, means: Means): Price | Obstacle | undefined {
  const site = siteOf(attacker, index, means);
  return site && priceOf(site, attacker);
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  own: 'own-region',
  water: 'water',
  watchtower: 'watchtower',
  reach: 'out-of-reach',
};

type Priced = { readonly index: RegionIndex; readonly code: string; readonly price: Price };

/** The price of a region named in a move, or the rule that keeps it from being attacked. */
function aim(state: SmallWorldState, seat: Seat, region: string, means: Means): Priced | RuleViolation {
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
    return violation('SW-4.2', OBSTACLES[price], { target: code, race, targets: targets.join(', ') });
  }
  const coins = state.players[seat]?.coins ?? 0;
  if (price.fee > coins) return violation('SW-4.6', 'fee', { target: code, fee: price.fee, coins });
  return { index, code, price };
}

const isViolation = (answer: Priced | RuleViolation): answer is RuleViolation => 'rule' in answer;

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

export function refuseFinal(
  state: SmallWorldState,
  seat: Seat,
  { region, means }: MoveOf<'finalConquest'>,
): RuleViolation | undefined {
  const aimed = aim(state, seat, region, means);
  if (isViolation(aimed)) return aimed;
  const { cost } = aimed.price;
  const target = aimed.code;
  const free = freePieces(state, seat);
  if (free >= cost) return violation('SW-6.4', 'die-not-needed', { target, cost, free });
  if (cost - free > MOST_SHORT) return violation('SW-6.1', 'too-far-short', { target, cost, free, short: cost - free });
  return undefined;
}

/** Coins due before the attack go to whoever holds the region, and are never given back (SW-4.6). */
function payFees(draft: Draft, seat: Seat, index: RegionIndex, fee: number): void {
  if (fee === 0) return;
  const to = draft.region(index).owner;
  draft.player(seat).coins -= fee;
  draft.player(to).coins += fee;
  draft.tell({ type: 'feePaid', seat, region: idOf(draft, index), to, coins: fee });
}

const idOf = (draft: Draft, index: RegionIndex): string => draft.atlas.regions[index]?.id ?? '';

const isArtifact = (marker: ArtifactId | PlaceId): marker is ArtifactId =>
  (ARTIFACT_IDS as readonly string[]).includes(marker);

/** A face-down marker is turned up for good (SW-12.2). */
function revealMarker(draft: Draft, seat: Seat, index: RegionIndex): void {
  const region = draft.region(index);
  const marker = region.faceDown;
  if (!marker) return;
  region.faceDown = null;
  if (isArtifact(marker)) region.artifacts = [...region.artifacts, marker];
  else region.place = marker;
  draft.tell({ type: 'markerRevealed', seat, region: idOf(draft, index), marker, reveals: true });
}

/** A successful conquest after its fees, in the order of SW-4.7. */
function occupy(draft: Draft, seat: Seat, index: RegionIndex, pay: Payment): void {
  const from = neighbourOf(draft.next, draft.atlas, seat, index);
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
  const attacker = draft.player(seat);
  attacker.hand -= pay.race;
  attacker.beasts -= pay.beasts;
  region.owner = seat;
  region.tokens = pay.race;
  region.beasts = pay.beasts;
  if (!attacker.race) throw new Error(`Seat ${seat} conquers without a race`);
  draft.tell({
    type: 'conquered',
    seat,
    region: idOf(draft, index),
    ...(from === undefined ? {} : { from: idOf(draft, from) }),
    race: attacker.race,
    pieces: pay.race + pay.beasts,
    murlocs,
    ...(defender ? { defender } : {}),
  });
  for (const after of abilitiesOf(draft.next, seat).afterConquest) after(draft, conquest);
  revealMarker(draft, seat, index);
}

const aimed = (draft: Draft, seat: Seat, region: string, means: Means): Priced => {
  const found = aim(draft.next, seat, region, means);
  if (isViolation(found)) throw new Error(`${region} was checked before: ${found.code}`);
  return found;
};

export function conquer(draft: Draft, seat: Seat, { region, pay, means }: MoveOf<'conquer'>): void {
  const { index, price } = aimed(draft, seat, region, means);
  payFees(draft, seat, index, price.fee);
  occupy(draft, seat, index, pay);
}

/** The last conquest with the die; whether it succeeds or not, no other follows (SW-6.3). */
export function rollFor(draft: Draft, seat: Seat, { region, means }: MoveOf<'finalConquest'>): void {
  const { index, price } = aimed(draft, seat, region, means);
  payFees(draft, seat, index, price.fee);
  const { hand: race, beasts } = draft.player(seat);
  const need = price.cost - race - beasts;
  const roll = draft.random.pick(DIE);
  const success = roll >= need;
  draft.tell({ type: 'rolled', seat, region, need, roll, odds: oddsOf(need), success });
  if (success) occupy(draft, seat, index, { race, beasts });
}
