import { type Seat, violation } from '../../../engine/index.js';
import { activeHero } from '../board.js';
import type { Draft } from '../draft.js';
import { HEROES } from '../heroes/index.js';
import type { Ability } from '../hooks.js';
import type { AbilityId } from '../ids.js';
import type { AbilityMove } from '../moves.js';
import { propose } from '../proposals.js';
import type { LichKingState } from '../state.js';
import { key } from '../words.js';
import { type Action, hasAction, refuseSpent, spendAction } from './action.js';

const abilitiesOf = (state: LichKingState): readonly Ability<AbilityId>[] =>
  HEROES[activeHero(state).id].abilities ?? [];

const abilityOf = (state: LichKingState, id: AbilityId): Ability<AbilityId> | undefined =>
  abilitiesOf(state).find((ability) => ability.id === id);

/** Once a turn means once between its start and its end (LK-4.11). */
const isUsedUp = ({ record }: LichKingState, { id, oncePerTurn }: Ability<AbilityId>): boolean =>
  oncePerTurn && record.used.includes(id);

export function performAbility(draft: Draft, _seat: Seat, move: AbilityMove): void {
  const rule = abilityOf(draft.next, move.ability);
  if (!rule) return;
  const self = activeHero(draft.next);
  if (rule.cost === 'action') spendAction(draft);
  if (rule.oncePerTurn) draft.record().used = [...draft.next.record.used, rule.id];
  draft.tell({ type: 'abilityUsed', hero: self.id, ability: rule.id });
  rule.perform(draft, self, move);
}

/** What the active hero's sheet adds to the actions (LK-4.1, LK-4.10). */
export const ability: Action<'ability'> = {
  rule: 'LK-13.0',
  refuse: (state, _seat, move) => {
    const rule = abilityOf(state, move.ability);
    const facts = { ability: { key: key(`ability.${move.ability}`) } };
    if (!rule) return violation('LK-13.0', 'not-your-ability', facts);
    if (isUsedUp(state, rule)) return violation('LK-4.11', 'used-this-turn', facts);
    const spent = rule.cost === 'action' ? refuseSpent(state) : undefined;
    return spent ?? rule.refuse?.(state, activeHero(state), move);
  },
  perform: (draft, seat, move) => {
    const rule = abilityOf(draft.next, move.ability);
    propose(draft, seat, move, rule?.moves?.(move) ?? []);
  },
  decisions: (state) =>
    abilitiesOf(state).flatMap((rule) => {
      if (isUsedUp(state, rule) || (rule.cost === 'action' && !hasAction(state))) return [];
      return rule.decision(state, activeHero(state)) ?? [];
    }),
};
