import { type Option, type Seat, type Text, text } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import { freePieces, type Target, targetsOf } from './conquest.js';
import { MOST_SHORT, oddsOf, pieces } from './cost.js';
import type { Audience } from './decisions.js';
import type { Means, SmallWorldMove } from './moves.js';
import type { RegionState, SmallWorldState } from './state.js';
import { BOARD_NAMES, key, MARKER_NAMES, RACE_NAMES, raceName, TERRAIN_NAMES } from './words.js';

type Offer = Option<SmallWorldMove>;

/** What can be attacked: paid in full, or with the die. */
export interface Attacks {
  readonly paid: readonly Offer[];
  readonly rolled: readonly Offer[];
  /** Ids of the cheapest conquest and of the likeliest roll. */
  readonly cheapest: string;
  readonly likeliest: string;
}

/** What is declared with an attack, as the move, the typed command and the label name it. */
interface Used {
  readonly means: Means;
  readonly id: string;
  readonly names: readonly Text[];
}

const NOTHING: Used = { means: {}, id: '', names: [] };

const MEANS_NAMES: Readonly<Partial<Record<keyof Means, Text>>> = {
  frostmourne: MARKER_NAMES.frostmourne,
  ashes: MARKER_NAMES.ashes,
  etherealPlace: RACE_NAMES.ethereals,
};

/** Every combination of what the seat may still declare, nothing first (SW-12.7). */
function declarations(state: SmallWorldState, seat: Seat): readonly Used[] {
  const { means } = abilitiesOf(state, seat);
  if (means.length === 0) return [NOTHING];
  let all: readonly Used[] = [NOTHING];
  for (const { name, alone } of means) {
    const spoken = MEANS_NAMES[name];
    if (alone || !spoken) continue;
    const more = all.map((used) => ({
      means: { ...used.means, [name]: true },
      id: used === NOTHING ? name : `${used.id}.${name}`,
      names: [...used.names, spoken],
    }));
    all = [...all, ...more];
  }
  return all;
}

const CONQUER = key('option.conquer');
const ROLL = key('option.finalConquest');
const CONQUER_WITH = key('option.conquerWith');
const ROLL_WITH = key('option.finalConquestWith');
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
  used: Used,
): Offer {
  const { index, cost, fee } = target;
  const region = atlas.regions[index];
  if (!region) throw new RangeError(`There is no region ${index}`);
  const slots = used.names.length > 0 ? { ...atlas.slots[index], with: used.id } : (atlas.slots[index] ?? {});
  const terrain = TERRAIN_NAMES[region.terrain];
  const sum = sumOf(state, atlas, target);
  const facts = { target: atlas.codes[index] ?? '', terrain, cost, short, fee, sum, means: used.names };
  const why = fee > 0 ? SUM_AND_FEE : SUM;
  const group = BOARD_NAMES[region.board];
  const label = used.names.length > 0 ? CONQUER_WITH : CONQUER;
  const made: Offer =
    short > 0
      ? {
          id,
          label: used.names.length > 0 ? ROLL_WITH : ROLL,
          facts,
          why,
          move,
          slots,
          cost,
          group,
          odds: oddsOf(short),
          ends: 'chance',
        }
      : state.regions[index]?.faceDown
        ? { id, label, facts, why, move, slots, cost, group, ends: 'reveal' }
        : { id, label, facts, why, move, slots, cost, group };
  return fee > 0 && !state.coinsOpen ? { ...made, private: true } : made;
}

/** Coins are asked only where a fee is due, and not of the public (SW-4.6, SW-15.1). */
const affordable = (state: SmallWorldState, seat: Seat, { fee }: Target, audience: Audience): boolean =>
  fee === 0 || (audience === 'public' && !state.coinsOpen) || fee <= (state.players[seat]?.coins ?? 0);

/** Says what is sent where there are Beasts; all but the way with most of them are named by how many they are. */
function paidWith(way: Offer, race: number, beasts: number, plainest: boolean): Offer {
  const names = (way.facts?.means ?? []) as readonly Text[];
  const facts = { ...way.facts, means: [...names, text(key('payment'), { race, beasts })] };
  return {
    ...way,
    label: CONQUER_WITH,
    facts,
    ...(plainest ? {} : { slots: { ...way.slots, count: String(beasts) } }),
  };
}

/** SW-4.4: one offer for each way to pay with race tokens and Beasts; most Beasts first, they leave next turn anyway. */
function ways(
  state: SmallWorldState,
  seat: Seat,
  atlas: Atlas,
  target: Target,
  code: string,
  used: Used,
): readonly Offer[] {
  const { hand = 0, beasts: pack = 0 } = state.players[seat] ?? {};
  const { cost, index } = target;
  const region = atlas.regions[index]?.id ?? '';
  const made: Offer[] = [];
  const most = Math.min(pack, cost);
  for (let beasts = most; beasts >= Math.max(0, cost - hand); beasts--) {
    const move: SmallWorldMove = { type: 'conquer', region, pay: { race: cost - beasts, beasts }, means: used.means };
    const way = offer(state, atlas, target, beasts === most ? code : `${code}-${beasts}b`, move, 0, used);
    made.push(pack > 0 ? paidWith(way, cost - beasts, beasts, beasts === most) : way);
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
  for (const used of declarations(state, seat)) {
    // What can be used once a turn is suggested only where it saves most of what it can.
    const dear = used === NOTHING ? 0 : 1.25;
    for (const target of targetsOf(state, seat, used.means)) {
      const { index, cost } = target;
      const short = cost - free;
      if (short > MOST_SHORT || !affordable(state, seat, target, audience)) continue;
      const code = used === NOTHING ? (atlas.codes[index] ?? '') : `${atlas.codes[index]}.${used.id}`;
      if (short > 0) {
        const region = atlas.regions[index]?.id ?? '';
        const move: SmallWorldMove = { type: 'finalConquest', region, means: used.means };
        rolled.push(offer(state, atlas, target, code, move, short, used));
        if (short < shortest) [shortest, likeliest] = [short, code];
        continue;
      }
      for (const way of ways(state, seat, atlas, target, code, used)) paid.push(way);
      const owner = state.regions[index]?.owner ?? seat;
      // Of two equal prices the one that also hurts an opponent.
      const worth = cost + dear - (owner >= 0 && owner !== seat ? 0.5 : 0);
      if (worth < lowest) [lowest, cheapest] = [worth, code];
    }
  }
  return { paid, rolled, cheapest, likeliest };
}
