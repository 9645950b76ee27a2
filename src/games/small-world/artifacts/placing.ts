import type { Choice, RuleViolation, Seat } from '../../../engine/index.js';
import { AT_END_STEP, type Step } from '../abilities.js';
import { atlasOf } from '../atlas.js';
import type { RegionId } from '../boards/index.js';
import { regionsOf } from '../deploy.js';
import type { Draft } from '../draft.js';
import { resumeSteps } from '../flow.js';
import { isLastStep, refuseForeign, regionOption } from '../marker-choices.js';
import type { SmallWorldMove } from '../moves.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { key, MARKER_NAMES } from '../words.js';
import { carry, whereIs } from './carrying.js';

type Placed = 'aegis' | 'heart';
const MOVES = { aegis: 'placeAegis', heart: 'placeHeart' } as const;

/** At the end of the turn its holder says in which of his regions the artifact lies; it may stay (SW-3.12). */
export function placingStep(
  artifact: Placed,
  worth: (state: SmallWorldState, seat: Seat, index: RegionIndex) => number,
): Step {
  const type = MOVES[artifact];
  const order = AT_END_STEP[artifact];
  const decision = (state: SmallWorldState, seat: Seat): Choice<SmallWorldMove> | undefined => {
    const atlas = atlasOf(state.boards);
    const now = whereIs(state, artifact);
    const own = regionsOf(state, seat);
    if (now === undefined || !own.includes(now)) return undefined;
    const last = isLastStep(state, seat, order);
    const options = [now, ...own.filter((index) => index !== now)].map((index) => {
      const label = `${type}${index === now ? 'Stays' : ''}`;
      const move = { type, region: atlas.regions[index]?.id ?? '' };
      const made = regionOption(atlas, index, label, move, { count: worth(state, seat, index) });
      return last ? { ...made, ends: 'turn' as const } : made;
    });
    const best = own.reduce((a, b) => (worth(state, seat, b) > worth(state, seat, a) ? b : a), now);
    return {
      kind: 'choice',
      id: type,
      verb: 'place',
      prompt: key(`prompt.${type}`),
      facts: { marker: MARKER_NAMES[artifact], target: atlas.codes[now] ?? '' },
      options,
      suggested: atlas.codes[best] ?? '',
      fallback: atlas.codes[now] ?? '',
    };
  };
  return { order, decision };
}

interface Named {
  readonly region: RegionId;
}

/** The move that answers it; `placed` is what follows at once. */
export const placingRule = (artifact: Placed, rule: string, placed?: (draft: Draft, seat: Seat) => void) => ({
  phase: 'endStep' as const,
  rule,
  refuse: (state: SmallWorldState, seat: Seat, { region }: Named): RuleViolation | undefined =>
    refuseForeign(state, seat, region, rule),
  perform: (draft: Draft, seat: Seat, { region }: Named): void => {
    const to = draft.atlas.indices.get(region);
    if (to !== undefined) carry(draft, seat, artifact, to);
    placed?.(draft, seat);
    resumeSteps(draft, 'endStep');
  },
});
