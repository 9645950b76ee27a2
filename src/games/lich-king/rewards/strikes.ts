import { type Option, type Text, text } from '../../../engine/index.js';
import { codeOf } from '../asking.js';
import { abominationsAt, damageToRemove, ghoulsAt } from '../board.js';
import type { SpaceId } from '../data/spaces.js';
import type { Draft } from '../draft.js';
import { removeEnemies } from '../enemies.js';
import type { Assignment, LichKingMove } from '../moves.js';
import type { LichKingState } from '../state.js';
import { key } from '../words.js';

/** So many ways to divide damage are offered; any other can still be named. */
const MOST_WAYS = 8;

interface Standing {
  readonly loc: SpaceId;
  readonly ghouls: number;
  readonly abominations: Assignment['abominations'];
}

const standingOn = (state: LichKingState, spaces: readonly SpaceId[]): readonly Standing[] =>
  spaces
    .map((loc) => ({
      loc,
      ghouls: ghoulsAt(state, loc),
      abominations: abominationsAt(state, loc).map(({ id }) => id),
    }))
    .filter(({ ghouls, abominations }) => ghouls + abominations.length > 0)
    .sort((a, b) => b.abominations.length - a.abominations.length || b.ghouls - a.ghouls);

/** Ways to divide damage over spaces so that what is left of it removes nothing more; abominations and crowds first. */
export function waysToStrike(
  state: LichKingState,
  spaces: readonly SpaceId[],
  damage: number,
): readonly (readonly Assignment[])[] {
  const ways: (readonly Assignment[])[] = [];
  const standing = standingOn(state, spaces);
  /** `cheapest`: the least damage that would remove an enemy passed over so far. */
  const divide = (index: number, left: number, cheapest: number, chosen: readonly Assignment[]): void => {
    if (ways.length === MOST_WAYS) return;
    const here = standing[index];
    if (!here) {
      if (left < cheapest && chosen.length > 0) ways.push(chosen);
      return;
    }
    const { loc, ghouls: all, abominations } = here;
    for (let giants = abominations.length; giants >= 0; giants--) {
      for (let ghouls = Math.min(all, left - damageToRemove(0, giants)); ghouls >= 0; ghouls--) {
        const spared = Math.min(
          ghouls < all ? damageToRemove(1, 0) : cheapest,
          giants < abominations.length ? damageToRemove(0, 1) : cheapest,
          cheapest,
        );
        const removed = { loc, ghouls, abominations: abominations.slice(0, giants) };
        const rest = left - damageToRemove(ghouls, giants);
        divide(index + 1, rest, spared, ghouls + giants > 0 ? [...chosen, removed] : chosen);
      }
    }
  };
  divide(0, damage, Number.POSITIVE_INFINITY, []);
  return ways;
}

const idOf = (way: readonly Assignment[]): string =>
  way.map(({ loc, ghouls, abominations }) => `${codeOf(loc)}.${ghouls}${abominations.join('')}`).join('+');

const partsOf = (way: readonly Assignment[]): readonly Text[] =>
  way.flatMap(({ loc, ghouls, abominations }) => [
    ...abominations.map(() => text(key('reward.struck.abomination'), { code: codeOf(loc) })),
    ...(ghouls > 0 ? [text(key('reward.struck.ghouls'), { code: codeOf(loc), count: ghouls })] : []),
  ]);

/** A way to strike as an option. */
export function strikeOption(
  way: readonly Assignment[],
  move: LichKingMove & { readonly type: 'playReward' },
): Option<LichKingMove> {
  const id = idOf(way);
  const slots = { name: move.reward, target: id };
  return { id, label: key('reward.option.strike'), facts: { struck: partsOf(way) }, move, slots };
}

export function strike(draft: Draft, spaces: readonly Assignment[]): void {
  for (const assignment of spaces) removeEnemies(draft, assignment);
}
