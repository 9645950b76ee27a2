import { begin } from '../../../../src/engine/index.js';
import type { PowerId, RaceId } from '../../../../src/games/small-world/ids.js';
import { POWER_IDS } from '../../../../src/games/small-world/ids.js';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { RACES } from '../../../../src/games/small-world/races/index.js';
import type { PlayerState } from '../../../../src/games/small-world/state.js';

/** A fresh game of Battle for Azeroth. */
export function start(seats: number, seed = 'team', more: object = {}): SmallWorldState {
  const options = smallWorld.parseOptions({ variant: 'battleForAzeroth', ...more }, seats);
  if (!options.ok) throw new Error(`${options.error.rule} ${options.error.code}`);
  return begin(smallWorld, options.value, seats, seed);
}

/** The same game with these banners on top of their columns, in this order, and these badges on top of theirs. */
export function dealt(
  state: SmallWorldState,
  banners: readonly RaceId[],
  badges: readonly PowerId[] = [],
): SmallWorldState {
  return {
    ...state,
    banners: [...banners, ...state.banners.filter((race) => !banners.includes(race))],
    badges: [...badges, ...POWER_IDS.filter((power) => !badges.includes(power))],
  };
}

/** The same game with some players changed. */
export const withPlayers = (
  state: SmallWorldState,
  changes: Readonly<Record<number, Partial<PlayerState>>>,
): SmallWorldState => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, ...changes[seat] })),
});

/** Race and badge of every visible row of a side. */
export const column = (state: SmallWorldState, side: 'alliance' | 'horde' | 'neutral') =>
  smallWorld.view(state, 'public').team!.rows.map(({ power, banners }) => [banners[side]?.race ?? null, power]);

export const factionOf = (race: RaceId) => RACES[race].faction;
