import { type Option, type Seat, type Text, text } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import { freePieces, type Target, targetsOf } from './conquest.js';
import { MOST_SHORT, oddsOf, pieces } from './cost.js';
import type { Audience } from './decisions.js';
import type { Means, SmallWorldMove } from './moves.js';
import type { SmallWorldState } from './state.js';
import { key, raceName, TERRAIN_NAMES } from './words.js';

export interface Offered {
  readonly options: readonly Option<SmallWorldMove>[];
  readonly suggested: string;
}

const NO_MEANS: Means = {};

const plus = (left: Text, right: Text): Text => text(key('why.plus'), { left, right });

/** The part of a sum that is the same for all regions alike: base, mountain, fort, wall, Murloc, travel. */
const groundTexts = new Map<number, Text>();

function groundText(mountain: number, fort: number, wispWall: number, murlocs: number, travel: number): Text {
  const at = mountain + 2 * fort + 4 * wispWall + 8 * travel + 16 * murlocs;
  const known = groundTexts.get(at);
  if (known) return known;
  let sum = text(key('why.base'));
  const parts = { mountain, fort, wispWall, murlocs, travel };
  for (const [name, count] of Object.entries(parts))
    if (count > 0) sum = plus(sum, text(key(`why.${name}`), { count }));
  groundTexts.set(at, sum);
  return sum;
}

/** How a cost came about: "2 + mountain 1 + Humans 2" (SW-4.3). */
function sumOf(state: SmallWorldState, atlas: Atlas, { index, travel, change }: Target): Text {
  const here = state.regions[index];
  const region = atlas.regions[index];
  if (!here || !region) return text(key('why.base'));
  const { fort, wispWall, murlocs } = here;
  let sum = groundText(region.terrain === 'mountain' ? 1 : 0, fort, wispWall, murlocs, travel);
  if (here.owner >= 0) {
    const holder = state.players[here.owner];
    const race = raceName(here.declined ? holder?.declinedRace : holder?.race);
    sum = plus(sum, text(key('why.defenders'), { race, count: pieces(here) }));
  }
  if (change < 0) sum = text(key('why.minus'), { left: sum, count: -change });
  if (change > 0) sum = plus(sum, text(key('why.change'), { count: change }));
  return sum;
}

/** Whether a target is offered: coins are asked only where a fee is due, and not of the public (SW-4.6, SW-15.1). */
const affordable = (state: SmallWorldState, seat: Seat, { fee }: Target, audience: Audience): boolean =>
  fee === 0 || (audience === 'public' && !state.coinsOpen) || fee <= (state.players[seat]?.coins ?? 0);

function optionFor(state: SmallWorldState, atlas: Atlas, target: Target, id: string, label: string, short: number) {
  const { index, cost, fee } = target;
  const region = atlas.regions[index];
  if (!region) throw new RangeError(`There is no region ${index}`);
  return {
    id,
    label,
    facts: {
      target: atlas.codes[index] ?? '',
      terrain: TERRAIN_NAMES[region.terrain],
      cost,
      short,
      fee,
      sum: sumOf(state, atlas, target),
    },
    why: key(fee > 0 ? 'why.sumAndFee' : 'why.sum'),
    slots: atlas.slots[index] ?? {},
    cost,
    group: region.board,
  };
}

type Offer = Option<SmallWorldMove>;
const secretly = (option: Offer, state: SmallWorldState, { fee }: Target): Offer =>
  fee > 0 && !state.coinsOpen ? { ...option, private: true } : option;

/** Conquests that can be paid in full, one for each way to mix race tokens and Beasts (SW-4.4). */
export function attackOptions(state: SmallWorldState, seat: Seat, audience: Audience): Offered {
  const options: Offer[] = [];
  let suggested = '';
  let cheapest = Number.POSITIVE_INFINITY;
  const player = state.players[seat];
  const free = freePieces(state, seat);
  if (!player || free < abilitiesOf(state, seat).minimumPieces) return { options, suggested };
  const atlas = atlasOf(state.boards);
  for (const target of targetsOf(state, seat, NO_MEANS)) {
    const { index, cost } = target;
    if (cost > free || !affordable(state, seat, target, audience)) continue;
    const here = state.regions[index];
    const code = atlas.codes[index] ?? '';
    const rival = here && here.owner >= 0 && here.owner !== seat;
    if (cost - (rival ? 0.5 : 0) < cheapest) {
      cheapest = cost - (rival ? 0.5 : 0);
      suggested = code;
    }
    for (let beasts = Math.min(player.beasts, cost); beasts >= Math.max(0, cost - player.hand); beasts--) {
      const first = beasts === Math.min(player.beasts, cost);
      const base = optionFor(state, atlas, target, first ? code : `${code}-${beasts}b`, key('option.conquer'), 0);
      const region = atlas.regions[index]?.id ?? '';
      const option: Offer = {
        ...base,
        move: { type: 'conquer', region, pay: { race: cost - beasts, beasts }, means: NO_MEANS },
      };
      options.push(secretly(here?.faceDown ? { ...option, ends: 'reveal' } : option, state, target));
    }
  }
  return { options, suggested };
}

/** Regions the die may still win: up to 3 pieces short, never those that can be paid (SW-6.1, SW-6.4). */
export function rollOptions(state: SmallWorldState, seat: Seat, audience: Audience): Offered {
  const options: Offer[] = [];
  let suggested = '';
  let best = 0;
  const free = freePieces(state, seat);
  if (free < abilitiesOf(state, seat).minimumPieces) return { options, suggested };
  const atlas = atlasOf(state.boards);
  for (const target of targetsOf(state, seat, NO_MEANS)) {
    const short = target.cost - free;
    if (short < 1 || short > MOST_SHORT || !affordable(state, seat, target, audience)) continue;
    const id = atlas.codes[target.index] ?? '';
    const odds = oddsOf(short);
    if (odds > best) {
      best = odds;
      suggested = id;
    }
    const base = optionFor(state, atlas, target, id, key('option.finalConquest'), short);
    const region = atlas.regions[target.index]?.id ?? '';
    const option: Offer = {
      ...base,
      move: { type: 'finalConquest', region, means: NO_MEANS },
      odds,
      ends: 'chance',
    };
    options.push(secretly(option, state, target));
  }
  return { options, suggested };
}
