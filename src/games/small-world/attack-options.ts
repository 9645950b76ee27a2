import { type Option, type Seat, type Text, text } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import { freePieces, type Target, targetsOf } from './conquest.js';
import { MOST_SHORT, oddsOf, pieces } from './cost.js';
import type { Audience } from './decisions.js';
import type { Means, SmallWorldMove } from './moves.js';
import type { RegionState, SmallWorldState } from './state.js';
import { BOARD_NAMES, key, raceName, TERRAIN_NAMES } from './words.js';

type Offer = Option<SmallWorldMove>;

/** What can be attacked: paid in full, or with the die. */
export interface Attacks {
  readonly paid: readonly Offer[];
  readonly rolled: readonly Offer[];
  /** Ids of the cheapest conquest and of the likeliest roll. */
  readonly cheapest: string;
  readonly likeliest: string;
}

const NO_MEANS: Means = {};
const CONQUER = key('option.conquer');
const ROLL = key('option.finalConquest');
const SUM = key('why.sum');
const SUM_AND_FEE = key('why.sumAndFee');
const BASE = text(key('why.base'));

const plus = (left: Text, right: Text): Text => text(key('why.plus'), { left, right });

/** Sums without a race or ability in them, made once: base, mountain, fort, wall, Murloc, travel. */
const groundSums = new Map<number, Text>();

function groundSum(mountain: number, { fort, wispWall, murlocs }: Readonly<RegionState>, travel: number): Text {
  const at = mountain + 2 * fort + 4 * wispWall + 8 * travel + 16 * murlocs;
  const known = groundSums.get(at);
  if (known) return known;
  let sum = BASE;
  const parts = { mountain, fort, wispWall, murlocs, travel };
  for (const [name, count] of Object.entries(parts))
    if (count > 0) sum = plus(sum, text(key(`why.${name}`), { count }));
  groundSums.set(at, sum);
  return sum;
}

/** How a cost came about: "2 + mountain 1 + Humans 2" (SW-4.3). */
function sumOf(state: SmallWorldState, atlas: Atlas, { index, travel, change }: Target): Text {
  const here = state.regions[index];
  if (!here) return BASE;
  let sum = groundSum(atlas.regions[index]?.terrain === 'mountain' ? 1 : 0, here, travel);
  if (here.owner >= 0) {
    const holder = state.players[here.owner];
    const race = raceName(here.declined ? holder?.declinedRace : holder?.race);
    sum = plus(sum, text(key('why.defenders'), { race, count: pieces(here) }));
  }
  if (change < 0) sum = text(key('why.minus'), { left: sum, count: -change });
  if (change > 0) sum = plus(sum, text(key('why.change'), { count: change }));
  return sum;
}

/** Offers are made by this one literal, so that a list of them is quick to make and to read. */
function offer(
  state: SmallWorldState,
  atlas: Atlas,
  target: Target,
  id: string,
  move: SmallWorldMove,
  short: number,
): Offer {
  const { index, cost, fee } = target;
  const region = atlas.regions[index];
  if (!region) throw new RangeError(`There is no region ${index}`);
  const slots = atlas.slots[index] ?? {};
  const terrain = TERRAIN_NAMES[region.terrain];
  const facts = { target: atlas.codes[index] ?? '', terrain, cost, short, fee, sum: sumOf(state, atlas, target) };
  const why = fee > 0 ? SUM_AND_FEE : SUM;
  const group = BOARD_NAMES[region.board];
  const made: Offer =
    short > 0
      ? { id, label: ROLL, facts, why, move, slots, cost, group, odds: oddsOf(short), ends: 'chance' }
      : state.regions[index]?.faceDown
        ? { id, label: CONQUER, facts, why, move, slots, cost, group, ends: 'reveal' }
        : { id, label: CONQUER, facts, why, move, slots, cost, group };
  return fee > 0 && !state.coinsOpen ? { ...made, private: true } : made;
}

/** Coins are asked only where a fee is due, and not of the public (SW-4.6, SW-15.1). */
const affordable = (state: SmallWorldState, seat: Seat, { fee }: Target, audience: Audience): boolean =>
  fee === 0 || (audience === 'public' && !state.coinsOpen) || fee <= (state.players[seat]?.coins ?? 0);

/** SW-4.4: one offer for each way to pay with race tokens and Beasts; most Beasts first, they leave next turn anyway. */
function ways(state: SmallWorldState, seat: Seat, atlas: Atlas, target: Target, code: string): readonly Offer[] {
  const { hand = 0, beasts: pack = 0 } = state.players[seat] ?? {};
  const { cost, index } = target;
  const region = atlas.regions[index]?.id ?? '';
  const made: Offer[] = [];
  const most = Math.min(pack, cost);
  for (let beasts = most; beasts >= Math.max(0, cost - hand); beasts--) {
    const move: SmallWorldMove = { type: 'conquer', region, pay: { race: cost - beasts, beasts }, means: NO_MEANS };
    made.push(offer(state, atlas, target, beasts === most ? code : `${code}-${beasts}b`, move, 0));
  }
  return made;
}

/** Conquests that can be paid, and regions up to 3 pieces short that the die may still win (SW-4.4, SW-6.1, SW-6.4). */
export function attacksOf(state: SmallWorldState, seat: Seat, audience: Audience): Attacks {
  const paid: Offer[] = [];
  const rolled: Offer[] = [];
  let cheapest = '';
  let likeliest = '';
  let lowest = Number.POSITIVE_INFINITY;
  let shortest = Number.POSITIVE_INFINITY;
  const free = freePieces(state, seat);
  if (free < abilitiesOf(state, seat).minimumPieces) return { paid, rolled, cheapest, likeliest };
  const atlas = atlasOf(state.boards);
  for (const target of targetsOf(state, seat, NO_MEANS)) {
    const { index, cost } = target;
    const short = cost - free;
    if (short > MOST_SHORT || !affordable(state, seat, target, audience)) continue;
    const code = atlas.codes[index] ?? '';
    if (short > 0) {
      const move: SmallWorldMove = { type: 'finalConquest', region: atlas.regions[index]?.id ?? '', means: NO_MEANS };
      rolled.push(offer(state, atlas, target, code, move, short));
      if (short < shortest) [shortest, likeliest] = [short, code];
      continue;
    }
    for (const way of ways(state, seat, atlas, target, code)) paid.push(way);
    const owner = state.regions[index]?.owner ?? seat;
    // Of two equal prices the one that also hurts an opponent.
    const worth = cost - (owner >= 0 && owner !== seat ? 0.5 : 0);
    if (worth < lowest) [lowest, cheapest] = [worth, code];
  }
  return { paid, rolled, cheapest, likeliest };
}
