import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Question } from '../abilities.js';
import { type Atlas, atlasOf } from '../atlas.js';
import type { Draft } from '../draft.js';
import { resumeSteps } from '../flow.js';
import { regionOption } from '../marker-choices.js';
import type { MoveOf } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { key } from '../words.js';

/** Lakes and seas on the same board. */
export const watersBeside = ({ regions }: Atlas, index: RegionIndex): readonly RegionIndex[] =>
  regions.flatMap(({ board, water }, at) => (water && board === regions[index]?.board ? [at] : []));

export function moveTo(draft: Draft, seat: Seat, from: RegionIndex, to: RegionIndex): void {
  draft.region(from).place = null;
  draft.region(to).place = 'well';
  draft.tell({ type: 'wellMoved', seat, region: draft.atlas.regions[to]?.id ?? '' });
}

/** The current player says in which water it rises, before anything else goes on. */
export const askForWater: Question = (state) => {
  const from = state.record.unsettled;
  if (from === null) return undefined;
  const atlas = atlasOf(state.boards);
  const options = watersBeside(atlas, from).map((index) =>
    regionOption(atlas, index, 'placeWell', { type: 'placeWell', region: atlas.regions[index]?.id ?? '' }),
  );
  const first = options[0]?.id ?? '';
  return {
    kind: 'choice',
    id: 'placeWell',
    verb: 'place',
    prompt: key('prompt.placeWell'),
    options,
    suggested: first,
    fallback: first,
  };
};

function refuse(state: SmallWorldState, _: Seat, { region }: MoveOf<'placeWell'>): RuleViolation | undefined {
  const from = state.record.unsettled;
  if (from === null) return violation('SW-13.6', 'no-well');
  const atlas = atlasOf(state.boards);
  const index = atlas.indices.get(region);
  if (index === undefined) return violation('SW-13.6', 'unknown-region', { region });
  const waters = watersBeside(atlas, from);
  if (waters.includes(index)) return undefined;
  return violation('SW-13.6', 'not-well-water', {
    target: atlas.codes[index] ?? region,
    targets: waters.map((at) => atlas.codes[at]).join(', '),
  });
}

export const WELL_RULES: RulesOf<'placeWell'> = {
  placeWell: {
    phase: ['conquest', 'conquestEnd'],
    rule: 'SW-13.6',
    settles: true,
    refuse,
    perform: (draft, seat, { region }) => {
      const { unsettled: from } = draft.next.record;
      const to = draft.atlas.indices.get(region);
      draft.record().unsettled = null;
      if (from !== null && to !== undefined) moveTo(draft, seat, from, to);
      if (draft.next.phase === 'conquestEnd') resumeSteps(draft, 'conquestEnd');
    },
  },
};
