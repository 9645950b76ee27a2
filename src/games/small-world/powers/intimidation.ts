import type { Seat } from '../../../engine/index.js';
import type { Effect } from '../abilities.js';
import { type Atlas, atlasOf } from '../atlas.js';
import { markAttack, payFees } from '../conquest.js';
import { type Attacker, attackerOf, neighbourOf } from '../cost.js';
import type { Draft } from '../draft.js';
import { feeOfEffect } from '../effects.js';
import { discardOne, giveWay, vacate } from '../losses.js';
import { INTIMIDATED, type Intimidated, type MoveOf } from '../moves.js';
import type { RegionIndex, RegionState, SmallWorldState } from '../state.js';
import { use } from '../uses.js';

export const USES = 3;
export const INTIMIDATE = 'intimidate';

/** Removing only a Fort or a wall is no attack (SW-11.14 c). */
export const effectOf = (piece: Intimidated): Effect => (piece === 'race' || piece === 'beast' ? 'move' : 'touch');

/** Why nothing can be taken out of a region at all (SW-11.14). */
export function obstacleAt(state: SmallWorldState, atlas: Atlas, seat: Seat, index: RegionIndex): string | undefined {
  const here = state.regions[index];
  const region = atlas.regions[index];
  if (!here || !region) return 'unknown-region';
  if (region.water) return 'intimidate-water';
  if (here.owner === seat) return 'intimidate-own';
  if (neighbourOf(state, atlas, seat, index) === undefined) return 'intimidate-far';
  return here.watchtower ? 'watchtower-stands' : undefined;
}

const COUNT: Readonly<Record<Intimidated, (here: Readonly<RegionState>) => number>> = {
  race: ({ tokens }) => tokens,
  beast: ({ beasts }) => beasts,
  fort: ({ fort }) => fort,
  wisp: ({ wispWall }) => wispWall,
  murloc: ({ murlocs }) => murlocs,
};

/** What can be taken now: Fort and Wisp Wall before any token (SW-11.14 b). */
export function piecesAt(here: Readonly<RegionState>): readonly Intimidated[] {
  const guarded = here.fort + here.wispWall > 0;
  return INTIMIDATED.filter((piece) => (!guarded || piece === 'fort' || piece === 'wisp') && COUNT[piece](here) > 0);
}

/** Where a race token or Beast goes: any other region of the same race, whatever protects it (SW-11.14 i). */
export function destinations(state: SmallWorldState, from: RegionIndex, piece: Intimidated): readonly RegionIndex[] {
  const here = state.regions[from];
  if (!here || here.owner < 0 || effectOf(piece) !== 'move') return [];
  return state.regions.flatMap(({ owner, declined }, index) =>
    index !== from && owner === here.owner && declined === here.declined ? [index] : [],
  );
}

export const feeFor = (attacker: Attacker, from: RegionIndex, piece: Intimidated): number =>
  feeOfEffect(attacker, from, effectOf(piece));

/** Says whether a piece that had nowhere to go was saved (SW-11.14 d). */
function take(draft: Draft, seat: Seat, from: RegionIndex, piece: Intimidated, to: RegionIndex | undefined): boolean {
  const region = draft.region(from);
  if (piece === 'fort') region.fort = 0;
  else if (piece === 'wisp') region.wispWall = 0;
  else if (piece === 'murloc') {
    draft.record().forcedOut += 1;
    region.murlocs -= 1;
    if (region.murlocs === 0) vacate(draft, from);
  } else if (to === undefined) {
    return discardOne(draft, seat, from, piece);
  } else {
    const kind = piece === 'race' ? 'tokens' : 'beasts';
    region[kind] -= 1;
    draft.region(to)[kind] += 1;
  }
  return false;
}

export function intimidate(draft: Draft, seat: Seat, { from: id, piece, to: goal }: MoveOf<'intimidate'>): void {
  const { indices } = atlasOf(draft.next.boards);
  const from = indices.get(id);
  if (from === undefined) throw new RangeError(`${id} was checked before`);
  use(draft, INTIMIDATE);
  payFees(draft, seat, from, feeFor(attackerOf(draft.next, seat), from, piece), effectOf(piece));
  if (effectOf(piece) === 'move') markAttack(draft, seat, from);
  const { owner, declined } = draft.region(from);
  const holder = draft.next.players[owner];
  const race = declined ? holder?.declinedRace : holder?.race;
  const saved = take(draft, seat, from, piece, goal === undefined ? undefined : indices.get(goal));
  draft.tell({
    type: 'intimidated',
    seat,
    from: id,
    piece,
    ...(race ? { victim: { seat: owner, race } } : {}),
    ...(goal === undefined ? {} : { to: goal }),
    ...(saved ? { saved } : {}),
  });
  giveWay(draft, from);
}
