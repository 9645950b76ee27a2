import type { Viewer } from '../../../src/engine/index.js';
import type { MarkerId, PowerId, RaceId } from '../../../src/games/small-world/ids.js';
import type { SmallWorldState } from '../../../src/games/small-world/index.js';
import { RACES } from '../../../src/games/small-world/races/index.js';
import type { Bomb } from '../../../src/games/small-world/state.js';

/** Visible rows of Battle for Azeroth. */
const ROWS = 4;

function turned<T extends string>(tiles: readonly T[], shown: number): readonly T[] {
  return [...tiles.slice(0, shown), ...tiles.slice(shown).reverse()];
}

const bannersOf = ({ banners, sides }: SmallWorldState): readonly RaceId[] =>
  sides
    ? [...new Set(sides)].flatMap((side) =>
        turned(
          banners.filter((race) => RACES[race].faction === side),
          ROWS,
        ),
      )
    : turned(banners, 0);

const badgesOf = ({ badges, sides }: SmallWorldState): readonly PowerId[] => turned(badges, sides ? ROWS : 0);

/**
 * The same to one viewer, but different in all that is hidden from him: the order of the stacks, the faces of markers
 * and bombs, the coins of whoever is no teammate. Only players who can pay every single fee get other coins, for what
 * a poor player pays is for all to see.
 */
export function twin(state: SmallWorldState, viewer: Viewer): SmallWorldState {
  const markers: MarkerId[] = [
    ...state.unusedMarkers,
    ...state.regions.flatMap(({ faceDown }) => faceDown ?? []),
  ].reverse();
  const bombs: Bomb[] = [...state.bombs, ...state.regions.flatMap(({ bomb }) => bomb ?? [])].reverse();
  const knows = (seat: number): boolean =>
    viewer !== 'public' && (seat === viewer || (state.sides !== null && state.sides[seat] === state.sides[viewer]));
  return {
    ...state,
    banners: bannersOf(state),
    badges: badgesOf(state),
    players: state.players.map((player, seat) =>
      knows(seat) || state.coinsOpen || player.coins < 2 ? player : { ...player, coins: player.coins + 7 },
    ),
    regions: state.regions.map((region) => ({
      ...region,
      faceDown: region.faceDown ? markers.pop()! : null,
      bomb: region.bomb ? bombs.pop()! : null,
    })),
    bombs,
    unusedMarkers: markers,
  };
}
