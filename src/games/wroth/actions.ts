import { type RuleViolation, violation } from '../../engine/index.js';
import { factionOf, isAi, occupies, reach } from './board.js';
import { collectedOf, scenarioHooks } from './collected.js';
import { dealDamage, refuseHits } from './damage.js';
import type { Draft } from './draft.js';
import { type EliteId, type NumberedId, OUTSKIRTS, type RegionId } from './ids.js';
import { gainKorra } from './korra.js';
import { performRoute, refuseRoute } from './march.js';
import type { Action, DiceAction, Group } from './moves.js';
import type { Side, WrothState } from './state.js';
import { arrive, deployBasics, moveGroup, refuseMove } from './units.js';

const MINED = 1;
const REINFORCED = 2;
const MANEUVERED = 2;
const FIGHT_DAMAGE = 1;

/** Korra of a player's Mine (WR-10.2). */
export const mineYield = (state: WrothState, side: Side): number =>
  collectedOf(state, side).mine.reduce((sum, extra) => sum + extra(state, side), MINED);

/** Most Basics a Reinforce may deploy in a region (WR-10.3). */
export const reinforceLimit = (state: WrothState, side: Side, region: RegionId): number =>
  collectedOf(state, side).reinforce.reduce((sum, extra) => sum + extra(state, side, region), REINFORCED);

/** Most units of a Maneuver with these Elites, all together (WR-10.4). */
export const maneuverLimit = (state: WrothState, side: Side, group: Group): number =>
  collectedOf(state, side).maneuver.reduce((sum, extra) => sum + extra(group), MANEUVERED);

/** Damage of the Fight action (WR-10.5). */
export const fightDamage = (state: WrothState, side: Side, region: NumberedId, target: Side): number =>
  collectedOf(state, side).fightDamage.reduce((sum, extra) => sum + extra(state, side, region, target), FIGHT_DAMAGE);

function refuseReinforce(state: WrothState, side: Side, region: RegionId, count: number): RuleViolation | undefined {
  if (!occupies(state, side, region)) return violation('WR-10.3', 'not-occupied', { region });
  const most = reinforceLimit(state, side, region);
  if (count < 1 || count > most) return violation('WR-10.3', 'wrong-count', { most });
  const { mat } = factionOf(state, side);
  return count > mat ? violation('WR-14.3', 'mat-short', { mat }) : undefined;
}

function refuseManeuver(
  state: WrothState,
  side: Side,
  action: DiceAction & { readonly do: 'maneuver' },
): RuleViolation | undefined {
  if (action.mode === 'deploy') {
    return factionOf(state, side).mat > 0 ? undefined : violation('WR-10.4', 'mat-short', { mat: 0 });
  }
  const { from, to, basics, elites } = action;
  const most = maneuverLimit(state, side, { basics, elites });
  if (elites.length > MANEUVERED || basics + elites.length > most) {
    return violation('WR-10.4', 'too-many-units', { most, elites: MANEUVERED });
  }
  return refuseMove(state, side, from, to, { basics, elites });
}

/** What forbids an action with these choices, whatever die, token or effect brings it (WR-10.1). */
export function refuseAction(state: WrothState, side: Side, action: Action): RuleViolation | undefined {
  switch (action.do) {
    case 'mine':
      return undefined;
    case 'reinforce':
      return refuseReinforce(state, side, action.region, action.count);
    case 'maneuver':
      return refuseManeuver(state, side, action);
    case 'fight':
      if (action.region !== OUTSKIRTS && !reach(state, side).includes(action.region)) {
        return violation('WR-10.5', 'out-of-reach', { region: action.region });
      }
      return refuseHits(state, side, action, (target, region) => fightDamage(state, side, region, target));
    case 'march':
      return refuseRoute(state, side, action);
  }
}

/** Elites in the order of their dice (WR-10.6). */
export const inDieOrder = (state: WrothState, side: Side, ids: readonly EliteId[]): readonly EliteId[] =>
  ids.length < 2
    ? ids
    : factionOf(state, side)
        .elites.filter(({ id }) => ids.includes(id))
        .map(({ id }) => id);

/** A Mine of a player, by die, token, Double, All-seeing die or a copied die (WR-10.12). */
export function mine(draft: Draft, side: Side): void {
  gainKorra(draft, side, mineYield(draft.next, side), 'mine');
  if (isAi(draft.next, side)) return;
  for (const { afterMine } of scenarioHooks(draft.next)) afterMine?.(draft, side);
}

/** Does what `refuseAction` has found legal. Elites that moved in an Action of the own turn are remembered (Gallop). */
export function performAction(draft: Draft, side: Side, action: Action): void {
  let moved: readonly EliteId[] = [];
  switch (action.do) {
    case 'mine':
      mine(draft, side);
      break;
    case 'reinforce':
      deployBasics(draft, side, action.region, action.count);
      break;
    case 'maneuver':
      if (action.mode === 'deploy') {
        deployBasics(draft, side, OUTSKIRTS, MANEUVERED);
        break;
      }
      moved = inDieOrder(draft.next, side, action.elites);
      moveGroup(draft, side, action.from, action.to, action);
      break;
    case 'fight':
      dealDamage(draft, side, 'fight', action);
      break;
    case 'march':
      moved = performRoute(draft, side, action);
  }
  if (moved.length === 0) return;
  if (draft.next.active === side) {
    const known = draft.next.record.moved;
    draft.record({ moved: [...known, ...moved.filter((id) => !known.includes(id))] });
  }
  arrive(draft, side, moved);
}
