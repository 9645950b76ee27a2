import { HOUSE, type Seat } from '../../engine/index.js';
import { areAdjacent } from './atlas.js';
import { collectedOf } from './collected.js';
import { type EliteId, type FactionId, NUMBERED, type NumberedId, type RegionId } from './ids.js';
import type { Elite, Faction, Side, WrothState } from './state.js';

export { areAdjacent, isNumbered, neighboursOf } from './atlas.js';

export const factionOf = (state: WrothState, side: Side): Readonly<Faction> => {
  const faction = state.factions[side];
  if (!faction) throw new RangeError(`There is no faction ${side}`);
  return faction;
};

export const sideOf = (state: WrothState, id: FactionId): Side | undefined => {
  const side = state.factions.findIndex((faction) => faction.id === id);
  return side < 0 ? undefined : side;
};

export const isAi = (state: WrothState, side: Side): boolean => state.factions[side]?.seat === HOUSE;

/** In co-op the players and the AI, else everybody else (WR-0.1). */
export const areEnemies = (state: WrothState, a: Side, b: Side): boolean =>
  state.coop ? isAi(state, a) !== isAi(state, b) : a !== b;

/** Clockwise from the first player; the AI last (WR-0.1). */
export function playerOrder({ seats, first, factions }: WrothState): readonly Side[] {
  const order: Side[] = [];
  for (let step = 0; step < seats; step++) order.push((first + step) % seats);
  if (factions.length > seats) order.push(seats);
  return order;
}

export const humanOrder = (state: WrothState): readonly Seat[] => playerOrder(state).slice(0, state.seats);

export const basicsIn = (state: WrothState, side: Side, region: RegionId): number =>
  state.factions[side]?.basics[region] ?? 0;

export const elitesIn = (state: WrothState, side: Side, region: RegionId): readonly Readonly<Elite>[] =>
  state.factions[side]?.elites.filter(({ at }) => at === region) ?? [];

export const eliteById = (state: WrothState, side: Side, id: EliteId): Readonly<Elite> | undefined =>
  state.factions[side]?.elites.find((elite) => elite.id === id);

/** Each Basic and each Elite die is one unit (WR-0.1). */
export function unitsIn(state: WrothState, side: Side, region: RegionId): number {
  const faction = state.factions[side];
  if (!faction) return 0;
  let units = faction.basics[region] ?? 0;
  for (const { at } of faction.elites) if (at === region) units += 1;
  return units;
}

export const occupies = (state: WrothState, side: Side, region: RegionId): boolean => unitsIn(state, side, region) > 0;

/** Enemy factions with a unit in a region, in player order. */
export const enemiesIn = (state: WrothState, side: Side, region: RegionId): readonly Side[] =>
  playerOrder(state).filter((other) => areEnemies(state, side, other) && occupies(state, other, region));

/** Numbered regions the faction occupies, ascending. */
export const occupied = (state: WrothState, side: Side): readonly NumberedId[] =>
  NUMBERED.filter((region) => occupies(state, side, region));

/** Numbered regions the faction occupies or that border one it occupies, ascending (WR-10.5). */
export function reach(state: WrothState, side: Side): readonly NumberedId[] {
  const own = occupied(state, side);
  return NUMBERED.filter((region) => own.includes(region) || own.some((near) => areAdjacent(near, region)));
}

const winsTies = (state: WrothState, side: Side, region: NumberedId): boolean =>
  collectedOf(state, side).winsTie.some((wins) => wins(state, side, region));

/** The faction with strictly most units in a region, each faction taken by itself (WR-5.1, WR-16.2). */
export function mostUnits(state: WrothState, region: NumberedId): Side | undefined {
  let most = 0;
  let leaders: Side[] = [];
  for (let side = 0; side < state.factions.length; side++) {
    const units = unitsIn(state, side, region);
    if (units > most) {
      most = units;
      leaders = [side];
    } else if (units === most && units > 0) leaders.push(side);
  }
  return leaders.length > 1 ? leaders.find((side) => winsTies(state, side, region)) : leaders[0];
}

/** Co-op: who controls a region, all players together or the AI (WR-18.1). */
export function controllingCamp(state: WrothState, region: NumberedId): 'humans' | 'ai' | undefined {
  let humans = 0;
  for (let side = 0; side < state.seats; side++) humans += unitsIn(state, side, region);
  const ai = unitsIn(state, state.seats, region);
  if (humans === ai) {
    const tied = humans > 0 && state.factions.some((_, side) => side < state.seats && winsTies(state, side, region));
    return tied ? 'humans' : undefined;
  }
  return humans > ai ? 'humans' : 'ai';
}

/** Whether the faction controls a region (WR-9.2); in co-op the players do and it has a unit there (WR-18.7). */
export function controls(state: WrothState, side: Side, region: NumberedId): boolean {
  if (!state.coop) return mostUnits(state, region) === side;
  const camp = controllingCamp(state, region);
  return isAi(state, side) ? camp === 'ai' : camp === 'humans' && occupies(state, side, region);
}

/** The only faction with units there (WR-9.3, WR-18.3). */
export const dominates = (state: WrothState, side: Side, region: NumberedId): boolean =>
  occupies(state, side, region) &&
  state.factions.every((_, other) => other === side || !occupies(state, other, region));

const ELITE_THREAT = 3;

/** Human units in a region as the AI counts them (WR-17.1). */
export function threat(state: WrothState, region: NumberedId): number {
  let sum = 0;
  for (let side = 0; side < state.seats; side++) {
    sum += basicsIn(state, side, region) + ELITE_THREAT * elitesIn(state, side, region).length;
  }
  return sum;
}

/** VP of a faction; the players of a co-operative game have one total (WR-15.6). */
export const vpOf = (state: WrothState, side: Side): number =>
  state.coop && !isAi(state, side) ? state.coop.vp : factionOf(state, side).vp;
