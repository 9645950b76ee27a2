import { factionOf, neighboursOf, occupied, occupies, reach, threat, unitsIn } from '../board.js';
import { CHAOS_SIDES } from '../components/dice.js';
import type { Draft } from '../draft.js';
import { NUMBERED, type NumberedId, type Objective } from '../ids.js';
import type { Side, WrothState } from '../state.js';
import type { Reason } from './events.js';
import type { Place } from './scenario.js';
import type { CoopState } from './state.js';

export const coopOf = ({ coop }: WrothState): CoopState => {
  if (!coop) throw new Error('This is no co-operative game');
  return coop;
};

/** The AI comes after all players. */
export const aiOf = ({ seats }: WrothState): Side => seats;

export const aiFaction = (state: WrothState) => factionOf(state, aiOf(state));

/** After 8 comes 1. */
export const nextRegion = (region: NumberedId): NumberedId => NUMBERED[region % NUMBERED.length] ?? 1;

/** The Chaos die rolls a region and keeps its value (WR-17.3). */
export const rollRegion = (draft: Draft): NumberedId => NUMBERED[draft.random.int(CHAOS_SIDES)] ?? 1;

/** The region of highest Threat, the lowest number on equality (WR-17.2). */
export function mostThreatened(
  state: WrothState,
  regions: readonly NumberedId[],
  atLeast: number,
): NumberedId | undefined {
  let best: NumberedId | undefined;
  let most = atLeast - 1;
  for (const region of regions) {
    const found = threat(state, region);
    if (found > most) {
      most = found;
      best = region;
    }
  }
  return best;
}

/** Where a single AI unit goes that is told to move (WR-17.10). */
export const nextForUnit = (state: WrothState, from: NumberedId): NumberedId =>
  mostThreatened(state, neighboursOf(from), 0) ?? from;

export interface Chosen {
  readonly region: NumberedId;
  readonly by: Reason;
}

function mostAi(state: WrothState): NumberedId | undefined {
  let best: NumberedId | undefined;
  let most = 0;
  for (const region of NUMBERED) {
    const units = unitsIn(state, aiOf(state), region);
    if (units > most) {
      most = units;
      best = region;
    }
  }
  return best;
}

const vacant = (state: WrothState): readonly NumberedId[] =>
  NUMBERED.filter((region) => !occupies(state, aiOf(state), region));

const THREATENED = {
  threatMax: (state: WrothState) => mostThreatened(state, NUMBERED, 1),
  threatMaxReach: (state: WrothState) => mostThreatened(state, reach(state, aiOf(state)), 1),
  threatMaxOccupied: (state: WrothState) => mostThreatened(state, occupied(state, aiOf(state)), 0),
  threatMaxVacant: (state: WrothState) => mostThreatened(state, vacant(state), 0),
} as const;

/**
 * The region a selector means now (WR-17.3). Where none qualifies, units go to the Base instead; an attack, a Scatter or
 * a missing token has no effect.
 */
export function find(draft: Draft, place: Place, use: 'deploy' | 'attack'): Chosen | undefined {
  const state = draft.next;
  const { base, objectives } = coopOf(state);
  switch (place) {
    case 'base':
      return { region: base, by: 'base' };
    case 'baseNext':
      return { region: nextRegion(base), by: 'baseNext' };
    case 'mostAi': {
      const region = mostAi(state);
      return region && { region, by: 'mostAi' };
    }
    case 'random':
      return { region: rollRegion(draft), by: 'random' };
    case 'threatMax':
    case 'threatMaxReach':
    case 'threatMaxOccupied':
    case 'threatMaxVacant': {
      const region = THREATENED[place](state);
      if (region) return { region, by: place };
      return use === 'deploy' ? { region: base, by: 'fallback' } : undefined;
    }
    default: {
      if (place.startsWith('region:'))
        return { region: Number(place.slice('region:'.length)) as NumberedId, by: 'named' };
      const region = objectives[place.slice('objective:'.length) as Objective];
      return region && { region, by: 'objective' };
    }
  }
}

/** The same, told to all with the reason. */
export function choose(draft: Draft, place: Place, use: 'deploy' | 'attack'): NumberedId | undefined {
  const chosen = find(draft, place, use);
  if (!chosen) {
    draft.tell({ type: 'aiIdle' });
    return undefined;
  }
  tellChoice(draft, chosen);
  return chosen.region;
}

export function tellChoice(draft: Draft, { region, by }: Chosen): void {
  draft.tell({ type: 'aiChose', region, by, threat: threat(draft.next, region) });
}
