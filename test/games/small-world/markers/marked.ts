import { atlasOf } from '../../../../src/games/small-world/atlas.js';
import {
  ARTIFACT_IDS,
  type ArtifactId,
  MARKER_IDS,
  type MarkerId,
  type PlaceId,
} from '../../../../src/games/small-world/ids.js';
import type { SmallWorldMove, SmallWorldState } from '../../../../src/games/small-world/index.js';
import type { Means } from '../../../../src/games/small-world/moves.js';

const isArtifact = (marker: MarkerId): marker is ArtifactId => (ARTIFACT_IDS as readonly string[]).includes(marker);

/** The same position with exactly these markers on the boards, face up and face down; all others are unused. */
export function marked(
  state: SmallWorldState,
  faceUp: Readonly<Record<string, MarkerId | readonly MarkerId[]>>,
  faceDown: Readonly<Record<string, MarkerId>> = {},
): SmallWorldState {
  const { regions } = atlasOf(state.boards);
  const placed = [...Object.values(faceUp).flat(), ...Object.values(faceDown)];
  return {
    ...state,
    regions: state.regions.map((region, index) => {
      const id = regions[index]!.id;
      const here = [faceUp[id] ?? []].flat();
      return {
        ...region,
        faceDown: faceDown[id] ?? null,
        artifacts: here.filter(isArtifact),
        place: here.find((marker): marker is PlaceId => !isArtifact(marker)) ?? null,
      };
    }),
    unusedMarkers: MARKER_IDS.filter((id) => !placed.includes(id)),
  };
}

/** A conquest with race tokens and means. */
export const attack = (region: string, race: number, means: Means): SmallWorldMove => ({
  type: 'conquer',
  region,
  pay: { race, beasts: 0 },
  means,
});

export const doomhammer = (region: string, race = 1): SmallWorldMove => ({
  type: 'doomhammerConquer',
  region,
  pay: { race, beasts: 0 },
});

/** Where a marker lies face up. */
export const whereIs = (state: SmallWorldState, marker: MarkerId): string | undefined => {
  const { regions } = atlasOf(state.boards);
  const at = state.regions.findIndex(
    ({ place, artifacts }) => place === marker || (artifacts as readonly string[]).includes(marker),
  );
  return regions[at]?.id;
};

export const coinsOf = (state: SmallWorldState): readonly number[] => state.players.map(({ coins }) => coins);
