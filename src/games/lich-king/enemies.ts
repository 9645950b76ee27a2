import { type RuleViolation, violation } from '../../engine/index.js';
import { abominationsAt, damageToRemove, ghoulsAt } from './board.js';
import type { Draft } from './draft.js';
import type { Assignment } from './moves.js';
import type { LichKingState } from './state.js';

/** Returns figures to the supply (LK-4.4). */
export function removeEnemies(draft: Draft, { loc, ghouls, abominations }: Assignment): void {
  if (ghouls === 0 && abominations.length === 0) return;
  if (ghouls > 0) draft.addGhouls(loc, -ghouls);
  if (abominations.length > 0) {
    draft.next.abominations = draft.next.abominations.filter(({ id }) => !abominations.includes(id));
  }
  draft.tell({ type: 'enemiesRemoved', space: loc, ghouls, abominations: abominations.length });
}

/** Whether each space is named once and holds the figures that are to be removed from it. */
export function refuseTargets(
  state: LichKingState,
  rule: string,
  spaces: readonly Assignment[],
): RuleViolation | undefined {
  if (new Set(spaces.map(({ loc }) => loc)).size < spaces.length) return violation(rule, 'space-twice');
  const standing = spaces.every(({ loc, ghouls, abominations }) => {
    const here = abominationsAt(state, loc);
    const known = abominations.every((id) => here.some((figure) => figure.id === id));
    return ghouls <= ghoulsAt(state, loc) && known && new Set(abominations).size === abominations.length;
  });
  return standing ? undefined : violation(rule, 'no-such-enemy');
}

/** Damage an assignment uses up: 1 a ghoul, 3 an abomination. */
export const damageOf = (spaces: readonly Assignment[]): number =>
  spaces.reduce((sum, { ghouls, abominations }) => sum + damageToRemove(ghouls, abominations.length), 0);

/** Damage of a reward, divided freely; some of it may be left unused (LK-15.3). */
export function refuseDamage(
  state: LichKingState,
  rule: string,
  spaces: readonly Assignment[],
  damage: number,
): RuleViolation | undefined {
  const used = damageOf(spaces);
  if (used > damage) return violation(rule, 'too-much-damage', { used, damage });
  return refuseTargets(state, rule, spaces);
}
