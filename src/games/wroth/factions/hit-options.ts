import type { Option } from '../../../engine/index.js';
import { eliteSlug, hitOptions } from '../action-options.js';
import type { EliteId, NumberedId } from '../ids.js';
import type { Hits, WrothMove } from '../moves.js';
import type { Side, WrothState } from '../state.js';
import { eliteName } from '../words.js';
import { labelOf } from './power.js';

interface Blow {
  readonly damage: number;
  readonly regions: readonly NumberedId[];
  readonly move: (hits: Hits) => WrothMove;
}

/** Every way to deal the damage of a power in these regions. */
export const blowOptions = (state: WrothState, side: Side, id: string, blow: Blow): readonly Option<WrothMove>[] =>
  hitOptions(
    state,
    side,
    blow.regions,
    () => blow.damage,
    (hits) => ({ label: labelOf(id), move: blow.move(hits) }),
  ).map((option) => {
    const whose = option.slots?.name;
    return whose === undefined ? option : { ...option, slots: { ...option.slots, from: whose } };
  });

/** The same for a power of one unit of several. */
export const unitBlowOptions = (
  state: WrothState,
  side: Side,
  id: string,
  unit: EliteId,
  blow: Blow & { readonly cost?: number },
): readonly Option<WrothMove>[] =>
  blowOptions(state, side, id, blow).map((option) => ({
    ...option,
    id: `${eliteSlug(unit)}.${option.id}`,
    facts: { ...option.facts, unit: eliteName(unit) },
    slots: { ...option.slots, hero: eliteSlug(unit) },
    ...(blow.cost === undefined ? {} : { cost: blow.cost }),
  }));
