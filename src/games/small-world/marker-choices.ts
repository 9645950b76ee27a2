import { type Facts, type Option, type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import { isActiveOf } from './cost.js';
import { regionsOf } from './deploy.js';
import type { SmallWorldMove } from './moves.js';
import type { RegionIndex, SmallWorldState } from './state.js';
import { BOARD_NAMES, key, raceName, TERRAIN_NAMES } from './words.js';

/** An option that names one region; its id is the region's code. */
export function regionOption(
  atlas: Atlas,
  index: RegionIndex,
  label: string,
  move: SmallWorldMove,
  facts: Facts = {},
): Option<SmallWorldMove> {
  const region = atlas.regions[index];
  const target = atlas.codes[index];
  if (!region || !target) throw new RangeError(`There is no region ${index}`);
  return {
    id: target,
    label: key(`option.${label}`),
    facts: { target, terrain: TERRAIN_NAMES[region.terrain], ...facts },
    move,
    slots: atlas.slots[index] ?? { target },
    group: BOARD_NAMES[region.board],
  };
}

/** Whether the turn ends when the step of this order is answered: nothing after it in END_STEP asks anything. */
export const isLastStep = (state: SmallWorldState, seat: Seat, order: number): boolean =>
  !abilitiesOf(state, seat).steps.endStep.some((step) => step.order > order && step.decision !== undefined);

/** Why a region named in a move is none of the seat's active race. */
export function refuseForeign(
  state: SmallWorldState,
  seat: Seat,
  region: string,
  rule: string,
): RuleViolation | undefined {
  const { indices, codes } = atlasOf(state.boards);
  const index = indices.get(region);
  const here = index === undefined ? undefined : state.regions[index];
  if (index === undefined || !here) return violation(rule, 'unknown-region', { region });
  if (isActiveOf(here, seat)) return undefined;
  const targets = regionsOf(state, seat).map((own) => codes[own]);
  const race = raceName(state.players[seat]?.race);
  return violation(rule, 'not-yours', { target: codes[index] ?? region, race, targets: targets.join(', ') });
}
