import type { Decision, DistributionCell, Option, Seat } from '../../engine/index.js';
import type { Atlas } from './atlas.js';
import { abilitiesOf } from './collected.js';
import { allPieces, type Count, inHand, regionsOf, standing } from './deploy.js';
import type { SmallWorldMove } from './moves.js';
import { even, front, handOut, lineOf } from './presets.js';
import type { RegionIndex, SmallWorldState } from './state.js';
import { BOARD_NAMES, key, raceName, TERRAIN_NAMES } from './words.js';

type Asked = Decision<SmallWorldMove>;

const preset = (id: string, move: SmallWorldMove, ends?: 'turn'): Option<SmallWorldMove> => ({
  id,
  label: key(`option.${id}`),
  move,
  ...(ends ? { ends } : {}),
});

type Limits = Pick<DistributionCell, 'min' | 'mayBeEmpty' | 'now'>;

function cell(atlas: Atlas, index: RegionIndex, { min, mayBeEmpty, now }: Limits): DistributionCell {
  const region = atlas.regions[index];
  const code = atlas.codes[index];
  if (!region || !code) throw new RangeError(`There is no region ${index}`);
  const facts = { target: code, terrain: TERRAIN_NAMES[region.terrain] };
  const group = BOARD_NAMES[region.board];
  return { id: region.id, code, label: key('cell.region'), facts, group, min, mayBeEmpty, now };
}

/** Race tokens always, other kinds only where the race has them. */
function kindsOf({ race, beasts, champion }: Count): Readonly<Record<string, number>> {
  if (beasts === 0 && champion === 0) return { race };
  if (champion === 0) return { race, beasts };
  return beasts === 0 ? { race, champion } : { race, beasts, champion };
}

const sizeOf = ({ race, beasts, champion }: Count): number => race + beasts + champion;

/** SW-3.7: what stays where; everything else is taken up. */
export function decideReady(state: SmallWorldState, atlas: Atlas, seat: Seat): Asked {
  const own = regionsOf(state, seat);
  const { minimumPieces } = abilitiesOf(state, seat);
  const keep = (most: number): SmallWorldMove => ({
    type: 'ready',
    keep: Object.fromEntries(
      own.flatMap((index) => {
        const race = Math.min(most, state.regions[index]?.tokens ?? 0);
        const id = atlas.regions[index]?.id;
        return id && race > 0 ? [[id, { race }]] : [];
      }),
    ),
    liftChampion: false,
  });
  const tokens = own.reduce((sum, index) => sum + (state.regions[index]?.tokens ?? 0), 0);
  return {
    kind: 'distribution',
    id: 'ready',
    verb: 'expand',
    prompt: key('prompt.ready'),
    facts: { race: raceName(state.players[seat]?.race), regions: own.length, pieces: tokens },
    cells: own.map((index) => {
      const here = state.regions[index];
      const now = { race: here?.tokens ?? 0 };
      return { ...cell(atlas, index, { min: here?.champion ? 0 : minimumPieces, mayBeEmpty: true, now }), max: now };
    }),
    pieces: { race: tokens },
    all: false,
    move: { type: 'ready', liftChampion: false },
    field: 'keep',
    presets: [preset('allButOne', keep(minimumPieces)), preset('keepAll', keep(Number.POSITIVE_INFINITY))],
    fallback: 'keepAll',
  };
}

/** SW-7.1: all pieces of the active race over its regions. */
export function decideRedeploy(state: SmallWorldState, atlas: Atlas, seat: Seat): Asked {
  const line = lineOf(state, atlas, seat);
  const all = allPieces(state, seat);
  const { minimumPieces } = abilitiesOf(state, seat);
  const least = line.own.map(() => minimumPieces);
  const spare = sizeOf(all) - minimumPieces * line.own.length;
  const hand = sizeOf(all) - line.standing.reduce((sum, size) => sum + size, 0);
  const move = (sizes: readonly number[]): SmallWorldMove => ({
    type: 'redeploy',
    placement: handOut(atlas, line, sizes, all),
  });
  const asked = {
    id: 'redeploy',
    verb: 'redeploy',
    prompt: key('prompt.redeploy'),
    facts: { race: raceName(state.players[seat]?.race), regions: line.own.length, pieces: sizeOf(all) },
  } as const;
  if (line.own.length === 1 || (spare === 0 && all.race === sizeOf(all))) {
    const only = preset('onlyPlacement', move(front(line, least, spare)), 'turn');
    return { ...asked, kind: 'choice', options: [only], suggested: only.id, fallback: only.id };
  }
  return {
    ...asked,
    kind: 'distribution',
    cells: line.own.map((index) => {
      const here = state.regions[index];
      return cell(atlas, index, { min: minimumPieces, mayBeEmpty: false, now: here ? kindsOf(standing(here)) : {} });
    }),
    pieces: kindsOf(all),
    all: true,
    move: { type: 'redeploy' },
    field: 'placement',
    presets: [
      preset('frontLine', move(front(line, least, spare)), 'turn'),
      preset('even', move(even(line, least, spare)), 'turn'),
      preset('asItIs', move(front(line, line.standing, hand)), 'turn'),
    ],
    fallback: 'asItIs',
  };
}

/** SW-5.4: only the pieces in hand, on top of what stands. */
export function decideDefence(state: SmallWorldState, atlas: Atlas, seat: Seat): Asked {
  const line = lineOf(state, atlas, seat);
  const player = state.players[seat];
  const hand = player ? inHand(player) : { race: 0, beasts: 0, champion: 0 };
  const count = sizeOf(hand);
  const move = (sizes: readonly number[]): SmallWorldMove => {
    const added = sizes.map((size, at) => size - (line.standing[at] ?? 0));
    return { type: 'defenderRedeploy', add: handOut(atlas, line, added, hand) };
  };
  const asked = {
    id: 'defenderRedeploy',
    verb: 'redeploy',
    prompt: key('prompt.defenderRedeploy'),
    facts: { race: raceName(player?.race), regions: line.own.length, pieces: count },
  } as const;
  if (line.own.length === 1) {
    const only = preset('onlyPlacement', move(front(line, line.standing, count)), 'turn');
    return { ...asked, kind: 'choice', options: [only], suggested: only.id, fallback: only.id };
  }
  return {
    ...asked,
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
