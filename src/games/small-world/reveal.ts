import type { Seat } from '../../engine/index.js';
import type { Ability } from './abilities.js';
import { ARTIFACTS } from './artifacts/index.js';
import type { Draft } from './draft.js';
import { ARTIFACT_IDS, type ArtifactId, type MarkerId } from './ids.js';
import { PLACES } from './places/index.js';
import type { RegionIndex } from './state.js';

const isArtifact = (marker: MarkerId): marker is ArtifactId => (ARTIFACT_IDS as readonly string[]).includes(marker);

/** Turns up the marker of a region that an active race has come to occupy, for good (SW-12.2). */
export function revealMarker(draft: Draft, seat: Seat, index: RegionIndex): void {
  const region = draft.region(index);
  const marker = region.faceDown;
  if (!marker) return;
  region.faceDown = null;
  if (isArtifact(marker)) region.artifacts = [...region.artifacts, marker];
  else region.place = marker;
  const id = draft.atlas.regions[index]?.id ?? '';
  draft.tell({ type: 'markerRevealed', seat, region: id, marker, reveals: true });
  const { onReveal }: Ability = isArtifact(marker) ? ARTIFACTS[marker] : PLACES[marker];
  onReveal?.(draft, seat, index);
}
