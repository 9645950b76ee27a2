import type { Choice, Decision, Distribution, DistributionCell, Facts, Option, Seat } from '../../engine/index.js';
import type { Atlas } from './atlas.js';
import type { RegionId } from './boards/index.js';
import { abilitiesOf } from './collected.js';
import { isActiveOf } from './cost.js';
import { allPieces, type Count, holdable, inHand, regionsOf, standing } from './deploy.js';
import type { SmallWorldMove } from './moves.js';
import { even, front, handOut, lineOf, strongest, unmoved } from './presets.js';
import type { RegionIndex, SmallWorldState } from './state.js';
import { BOARD_NAMES, key, raceName, TERRAIN_NAMES } from './words.js';

type Asked = Decision<SmallWorldMove>;

const preset = (id: string, move: SmallWorldMove, ends?: 'turn'): Option<SmallWorldMove> =>
  ends ? { id, label: key(`option.${id}`), move, ends } : { id, label: key(`option.${id}`), move };

/** Where all pieces can stand in one way only. */
const forced = (id: string, facts: Facts, only: Option<SmallWorldMove>): Choice<SmallWorldMove> => ({
  id,
  verb: 'redeploy',
  prompt: key(`prompt.${id}`),
  facts,
  kind: 'choice',
  options: [only],
  suggested: only.id,
  fallback: only.id,
});

const LABEL = key('cell.region');

type Limits = Pick<DistributionCell, 'min' | 'mayBeEmpty' | 'now' | 'max'>;

function cell(atlas: Atlas, index: RegionIndex, { min, mayBeEmpty, now, max }: Limits): DistributionCell {
  const region = atlas.regions[index];
  const code = atlas.codes[index];
  if (!region || !code) throw new RangeError(`There is no region ${index}`);
  const facts = { target: code, terrain: TERRAIN_NAMES[region.terrain] };
  const group = BOARD_NAMES[region.board];
  const { id } = region;
  return max
    ? { id, code, label: LABEL, facts, group, min, mayBeEmpty, max, now }
    : { id, code, label: LABEL, facts, group, min, mayBeEmpty, now };
}

/** Race tokens always, other kinds only where the race has them. */
function kindsOf({ race, beasts, champion }: Count): Readonly<Record<string, number>> {
  if (beasts === 0 && champion === 0) return { race };
  if (champion === 0) return { race, beasts };
  return beasts === 0 ? { race, champion } : { race, beasts, champion };
}

const sizeOf = ({ race, beasts, champion }: Count): number => race + beasts + champion;

/**
 * SW-3.7: what stays where; everything else is taken up. With the Champion on the boards there are two such questions:
 * it is taken up too, or it stays and counts as a piece.
 */
export function decideReady(state: SmallWorldState, atlas: Atlas, seat: Seat): readonly Asked[] {
  const lifts = state.regions.some((region) => isActiveOf(region, seat) && region.champion) ? [true, false] : [false];
  return lifts.map((lift) => readyWith(state, atlas, seat, lift));
}

function readyWith(state: SmallWorldState, atlas: Atlas, seat: Seat, liftChampion: boolean): Asked {
  const own = regionsOf(state, seat);
  const { minimumPieces } = abilitiesOf(state, seat);
  const tokensAt = (index: RegionIndex): number => state.regions[index]?.tokens ?? 0;
  const leastAt = (index: RegionIndex): number =>
    minimumPieces - (liftChampion ? 0 : (state.regions[index]?.champion ?? 0));
  // Where too few tokens stand once the Champion is gone, none can stay.
  const keeping = own.filter((index) => tokensAt(index) > 0 && tokensAt(index) >= leastAt(index));
  const keep = (everything: boolean): SmallWorldMove => {
    const stay: Record<RegionId, { race: number }> = {};
    for (const index of keeping) {
      const race = everything ? tokensAt(index) : Math.min(minimumPieces, tokensAt(index));
      const id = atlas.regions[index]?.id;
      if (id && race > 0) stay[id] = { race };
    }
    return { type: 'ready', keep: stay, liftChampion };
  };
  const tokens = own.reduce((sum, index) => sum + tokensAt(index), 0);
  const id = liftChampion ? 'readyLift' : 'ready';
  const prompt = key(`prompt.${id}`);
  const facts = { race: raceName(state.players[seat]?.race), regions: own.length, pieces: tokens };
  const presets = [
    preset(liftChampion ? 'allButOneChampion' : 'allButOne', keep(false)),
    preset(liftChampion ? 'onlyChampion' : 'keepAll', keep(true)),
  ];
  if (keeping.length === 0) {
    const choice: Asked = { id, verb: 'expand', prompt, facts, kind: 'choice', options: presets.slice(1) };
    return liftChampion ? choice : { ...choice, fallback: 'keepAll' };
  }
  const asked: Asked = {
    id,
    verb: 'expand',
    prompt,
    facts,
    kind: 'distribution',
    cells: keeping.map((index) => {
      const now = { race: tokensAt(index) };
      const min = Math.max(0, leastAt(index));
      const stays = !liftChampion && state.regions[index]?.champion === 1;
      return cell(atlas, index, { min, mayBeEmpty: !stays || min === 0, now, max: now });
    }),
    pieces: { race: keeping.reduce((sum, index) => sum + tokensAt(index), 0) },
    all: false,
    move: { type: 'ready', liftChampion },
    field: 'keep',
    presets,
  };
  return liftChampion ? asked : { ...asked, fallback: 'keepAll' };
}

/** SW-7.1: all pieces of the active race over its regions. */
export function decideRedeploy(state: SmallWorldState, atlas: Atlas, seat: Seat): Asked {
  const own = lineOf(state, atlas, seat);
  const all = allPieces(state, seat);
  const { minimumPieces, steps } = abilitiesOf(state, seat);
  const ends = steps.endStep.some(({ decision }) => decision) ? undefined : 'turn';
  const vacated = own.own.length - holdable(state, seat);
  const line = vacated > 0 ? strongest(own, own.own.length - vacated) : own;
  const least = line.own.map(() => minimumPieces);
  const spare = Math.max(0, sizeOf(all) - minimumPieces * line.own.length);
  const move = (sizes: readonly number[]): SmallWorldMove => ({
    type: 'redeploy',
    placement: handOut(atlas, line, sizes, all, minimumPieces),
  });
  const facts = { race: raceName(state.players[seat]?.race), regions: own.own.length, pieces: sizeOf(all) };
  const onlyOne = own.own.length === 1 || (vacated === 0 && spare === 0 && all.race === sizeOf(all));
  if (onlyOne) return forced('redeploy', facts, preset('onlyPlacement', move(front(line, least, spare)), ends));
  const asked: Distribution<SmallWorldMove> = {
    id: 'redeploy',
    verb: 'redeploy',
    prompt: key('prompt.redeploy'),
    facts,
    kind: 'distribution',
    cells: own.own.map((index) => {
      const now = state.regions[index];
      const limits = { min: minimumPieces, mayBeEmpty: vacated > 0, now: now ? kindsOf(standing(now)) : {} };
      return cell(atlas, index, limits);
    }),
    pieces: kindsOf(all),
    all: true,
    move: { type: 'redeploy' },
    field: 'placement',
    presets: [
      preset('frontLine', move(front(line, least, spare)), ends),
      preset('even', move(even(line, least, spare)), ends),
      preset('asItIs', move(unmoved(line, minimumPieces, sizeOf(all))), ends),
    ],
    fallback: 'asItIs',
  };
  return vacated > 0 ? { ...asked, empty: vacated } : asked;
}

/** SW-5.4: only the pieces in hand, on top of what stands. */
export function decideDefence(state: SmallWorldState, atlas: Atlas, seat: Seat): Asked {
  const line = lineOf(state, atlas, seat);
  const player = state.players[seat];
  const hand = player ? inHand(player) : { race: 0, beasts: 0, champion: 0 };
  const count = sizeOf(hand);
  const move = (sizes: readonly number[]): SmallWorldMove => {
    const added = sizes.map((size, at) => size - (line.standing[at] ?? 0));
    return { type: 'defenderRedeploy', add: handOut(atlas, line, added, hand, 0) };
  };
  const facts = { race: raceName(player?.race), regions: line.own.length, pieces: count };
  if (line.own.length === 1) {
    return forced('defenderRedeploy', facts, preset('onlyPlacement', move(front(line, line.standing, count)), 'turn'));
  }
  return {
    id: 'defenderRedeploy',
    verb: 'redeploy',
    prompt: key('prompt.defenderRedeploy'),
    facts,
    kind: 'distribution',
    cells: line.own.map((index) => cell(atlas, index, { min: 0, mayBeEmpty: true, now: { race: 0 } })),
    pieces: kindsOf(hand),
    all: true,
    move: { type: 'defenderRedeploy' },
    field: 'add',
    presets: [
      preset('frontLine', move(front(line, line.standing, count)), 'turn'),
      preset('even', move(even(line, line.standing, count)), 'turn'),
    ],
    fallback: 'frontLine',
  };
}
