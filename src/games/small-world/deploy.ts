import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { atlasOf } from './atlas.js';
import type { RegionId } from './boards/index.js';
import { abilitiesOf } from './collected.js';
import { isActiveOf, pieces } from './cost.js';
import type { Draft } from './draft.js';
import { vacate } from './losses.js';
import type { MoveOf, Stack } from './moves.js';
import type { PlayerState, RegionIndex, RegionState, SmallWorldState } from './state.js';
import { raceName } from './words.js';

/** Regions of a seat's active race. */
export function regionsOf(state: SmallWorldState, seat: Seat): readonly RegionIndex[] {
  const own: RegionIndex[] = [];
  for (let index = 0; index < state.regions.length; index++) {
    const region = state.regions[index];
    if (region && isActiveOf(region, seat)) own.push(index);
  }
  return own;
}

export const KINDS = ['race', 'beasts', 'champion'] as const;
export type Kind = (typeof KINDS)[number];
export type Count = Readonly<Record<Kind, number>>;

export const standing = ({ tokens, beasts, champion }: Readonly<RegionState>): Count => ({
  race: tokens,
  beasts,
  champion,
});

export const inHand = ({ hand, beasts, champion }: Readonly<PlayerState>): Count => ({ race: hand, beasts, champion });

/** All pieces of a seat's active race, on the boards and in hand. */
export function allPieces(state: SmallWorldState, seat: Seat): Count {
  const player = state.players[seat];
  const sum = player ? { ...inHand(player) } : { race: 0, beasts: 0, champion: 0 };
  for (const region of state.regions) {
    if (!isActiveOf(region, seat)) continue;
    sum.race += region.tokens;
    sum.beasts += region.beasts;
    sum.champion += region.champion;
  }
  return sum;
}

const sizeOf = ({ race = 0, beasts = 0, champion = 0 }: Stack): number => race + beasts + champion;

/** The first region of a plan in which the seat's active race does not stand. */
function foreign(
  state: SmallWorldState,
  seat: Seat,
  plan: Readonly<Record<RegionId, unknown>>,
  rule: string,
): RuleViolation | undefined {
  const { indices, codes } = atlasOf(state.boards);
  for (const id of Object.keys(plan)) {
    const index = indices.get(id);
    const region = index === undefined ? undefined : state.regions[index];
    if (index === undefined || !region) return violation(rule, 'unknown-region', { region: id });
    if (!isActiveOf(region, seat)) {
      const race = raceName(state.players[seat]?.race);
      return violation(rule, 'not-yours', { target: codes[index] ?? id, race, targets: codesOf(state, seat) });
    }
  }
  return undefined;
}

const codesOf = (state: SmallWorldState, seat: Seat): string => {
  const { codes } = atlasOf(state.boards);
  return regionsOf(state, seat)
    .map((index) => codes[index])
    .join(', ');
};

/** Whether a plan places exactly the given pieces. */
function mismatch(plan: Readonly<Record<RegionId, Stack>>, all: Count, rule: string): RuleViolation | undefined {
  for (const kind of KINDS) {
    const placed = Object.values(plan).reduce((sum, stack) => sum + (stack[kind] ?? 0), 0);
    if (placed !== all[kind]) return violation(rule, `wrong-total-${kind}`, { placed, all: all[kind] });
  }
  return undefined;
}

/** SW-3.7: how many stay in each region; a region that is not named is abandoned. */
export function refuseReady(
  state: SmallWorldState,
  seat: Seat,
  { keep, liftChampion }: MoveOf<'ready'>,
): RuleViolation | undefined {
  const wrong = foreign(state, seat, keep, 'SW-3.7');
  if (wrong) return wrong;
  const { codes, regions } = atlasOf(state.boards);
  const own = regionsOf(state, seat);
  if (liftChampion && !own.some((index) => state.regions[index]?.champion)) {
    return violation('SW-3.7', 'no-champion');
  }
  const { minimumPieces } = abilitiesOf(state, seat);
  for (const index of own) {
    const region = state.regions[index];
    const stay = keep[regions[index]?.id ?? '']?.race ?? 0;
    if (!region) continue;
    const target = codes[index] ?? '';
    if (stay > region.tokens) return violation('SW-3.7', 'too-many-kept', { target, here: region.tokens, keep: stay });
    const left = stay + (liftChampion ? 0 : region.champion);
    if (left > 0 && left < minimumPieces) return violation('SW-3.7', 'too-few-kept', { target, least: minimumPieces });
  }
  return undefined;
}

export function ready(draft: Draft, seat: Seat, { keep, liftChampion }: MoveOf<'ready'>): void {
  const player = draft.player(seat);
  const abandoned: RegionId[] = [];
  for (const index of draft.atlas.byId) {
    const before = draft.next.regions[index];
    if (!before || !isActiveOf(before, seat)) continue;
    const id = draft.atlas.regions[index]?.id ?? '';
    const stay = keep[id]?.race ?? 0;
    if (before.tokens === stay && !(liftChampion && before.champion)) continue;
    const region = draft.region(index);
    player.hand += region.tokens - stay;
    region.tokens = stay;
    if (liftChampion && region.champion) {
      region.champion = 0;
      player.champion = 1;
    }
    if (pieces(region) > 0) continue;
    vacate(draft, index);
    abandoned.push(id);
  }
  if (player.race) draft.tell({ type: 'readied', seat, race: player.race, hand: player.hand, abandoned });
}

/** How many regions a race can hold with all its pieces; where that is fewer than it has, it must vacate (SW-7.3). */
export const holdable = (state: SmallWorldState, seat: Seat): number =>
  Math.min(
    regionsOf(state, seat).length,
    Math.floor(sizeOf(allPieces(state, seat)) / abilitiesOf(state, seat).minimumPieces),
  );

const NO_PIECES: Count = { race: 0, beasts: 0, champion: 0 };

/** SW-7.1: every region keeps at least the minimum, and all pieces end on the boards. */
export function refuseRedeploy(
  state: SmallWorldState,
  seat: Seat,
  { placement }: MoveOf<'redeploy'>,
): RuleViolation | undefined {
  const wrong = foreign(state, seat, placement, 'SW-7.1');
  if (wrong) return wrong;
  const { codes, regions } = atlasOf(state.boards);
  const { minimumPieces } = abilitiesOf(state, seat);
  const own = regionsOf(state, seat);
  const sizeAt = (index: RegionIndex): number => sizeOf(placement[regions[index]?.id ?? ''] ?? {});
  const hold = holdable(state, seat);
  const empty = own.filter((index) => sizeAt(index) === 0);
  const short = own.filter((index) => sizeAt(index) < minimumPieces && (hold === own.length || sizeAt(index) > 0));
  if (short.length > 0) {
    const placed = Object.values(placement).reduce((sum, stack) => sum + sizeOf(stack), 0);
    const all = sizeOf(allPieces(state, seat));
    const targets = short.map((index) => codes[index]).join(', ');
    return violation('SW-7.1', 'left-empty', { placed, all, targets, least: minimumPieces });
  }
  if (own.length - empty.length !== hold) {
    return violation('SW-7.3', 'vacate', { count: own.length - hold, empty: empty.length, least: minimumPieces });
  }
  return mismatch(placement, hold > 0 ? allPieces(state, seat) : NO_PIECES, 'SW-7.1');
}

export function redeploy(draft: Draft, seat: Seat, { placement }: MoveOf<'redeploy'>): void {
  const all = allPieces(draft.next, seat);
  const player = draft.player(seat);
  let placed = 0;
  for (const index of regionsOf(draft.next, seat)) {
    const id = draft.atlas.regions[index]?.id ?? '';
    const stack = placement[id] ?? {};
    const { race = 0, beasts = 0, champion = 0 } = stack;
    if (sizeOf(stack) === 0) {
      vacate(draft, index);
      if (player.race) draft.tell({ type: 'gaveWay', seat, region: id, race: player.race });
      continue;
    }
    const region = draft.region(index);
    region.tokens = race;
    region.beasts = beasts;
    region.champion = champion === 1 ? 1 : 0;
    placed += 1;
  }
  emptyHand(draft, seat);
  if (placed === 0) {
    player.hand = all.race;
    player.beasts = all.beasts;
    player.champion = all.champion === 1 ? 1 : 0;
  }
  draft.tell({ type: 'redeployed', seat });
}

/** SW-5.4: all pieces in hand join regions the race still holds. */
export function refuseDefender(
  state: SmallWorldState,
  seat: Seat,
  { add }: MoveOf<'defenderRedeploy'>,
): RuleViolation | undefined {
  const player = state.players[seat];
  if (!player) return violation('SW-5.4', 'not-asked');
  return foreign(state, seat, add, 'SW-5.4') ?? mismatch(add, inHand(player), 'SW-5.4');
}

export function defend(draft: Draft, seat: Seat, { add }: MoveOf<'defenderRedeploy'>): void {
  let placed = 0;
  for (const [id, stack] of Object.entries(add)) {
    const index = draft.atlas.indices.get(id);
    if (index === undefined) continue;
    const region = draft.region(index);
    region.tokens += stack.race ?? 0;
    region.beasts += stack.beasts ?? 0;
    if (stack.champion) region.champion = 1;
    placed += sizeOf(stack);
  }
  emptyHand(draft, seat);
  const { race } = draft.player(seat);
  if (race) draft.tell({ type: 'defenderRedeployed', seat, race, pieces: placed });
}

function emptyHand(draft: Draft, seat: Seat): void {
  const player = draft.player(seat);
  player.hand = 0;
  player.beasts = 0;
  player.champion = 0;
}
