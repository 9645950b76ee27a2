import type { Seat } from '../../../engine/index.js';
import type { Declarable } from '../abilities.js';
import type { Draft } from '../draft.js';
import type { ArtifactId } from '../ids.js';
import type { RegionIndex, SmallWorldState } from '../state.js';

/** Where an artifact lies face up. */
export const whereIs = (state: SmallWorldState, artifact: ArtifactId): RegionIndex | undefined => {
  const index = state.regions.findIndex(({ artifacts }) => artifacts.includes(artifact));
  return index < 0 ? undefined : index;
};

/** An artifact comes to lie in another region (SW-12.4). */
export function carry(draft: Draft, seat: Seat, artifact: ArtifactId, to: RegionIndex): void {
  const at = whereIs(draft.next, artifact);
  if (at === undefined || at === to) return;
  const from = draft.region(at);
  const region = draft.region(to);
  from.artifacts = from.artifacts.filter((id) => id !== artifact);
  region.artifacts = [...region.artifacts, artifact];
  draft.tell({ type: 'artifactMoved', seat, artifact, region: draft.atlas.regions[to]?.id ?? '' });
}

/** Once a turn, whoever uses it and however often it changes hands (SW-12.5). */
export const isUnused = ({ record }: SmallWorldState, artifact: ArtifactId): boolean =>
  !record.usedArtifacts.includes(artifact);

export function spend(draft: Draft, artifact: ArtifactId): void {
  const record = draft.record();
  record.usedArtifacts = [...record.usedArtifacts, artifact];
}

/** An artifact that is declared with a conquest and goes along if it succeeds. */
export const declarable = (name: ArtifactId & Declarable['name']): Declarable => ({
  name,
  usable: ({ state }) => isUnused(state, name),
  spend: (draft) => spend(draft, name),
  carry: (draft, seat, to) => carry(draft, seat, name, to),
});
