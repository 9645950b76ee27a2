import { faceOf } from '../../games/lich-king/data/cards.js';
import type { SpaceId } from '../../games/lich-king/data/spaces.js';
import type { HeroId } from '../../games/lich-king/ids.js';
import type { AbilityMove, MoveOf } from '../../games/lich-king/moves.js';
import { parting } from './cards.js';
import { fightWorth, ghoulsWorth, healthWorth, prospect, questWorth, restWorth, WORTH } from './goals.js';
import type { Sight } from './sight.js';

/** Doing nothing more: only what is worth less than this is left undone. */
const ENOUGH = 0.12;
/** Words of others cost time, and their plans may differ. */
const MEDDLING = 0.4;

const stepped = (sight: Sight, to: SpaceId): number => prospect(sight, sight.active, to, 1, sight.view.actionsLeft);

/** What a free move of a hero is worth beyond staying, less the card it costs. */
function carried(sight: Sight, hero: HeroId, path: readonly SpaceId[], actions: number): number {
  const moved = sight.hero(hero);
  const to = path.at(-1) ?? moved.at;
  return prospect(sight, moved, to, 0, actions) - prospect(sight, moved, moved.at, 0, actions);
}

function abilityScore(sight: Sight, move: AbilityMove): number {
  const { active } = sight;
  switch (move.ability) {
    case 'teleport':
      return stepped(sight, move.to);
    case 'wailing_arrow':
      return ghoulsWorth(sight, move.target, Math.min(2, sight.space(move.target).ghouls));
    case 'chain_lightning':
      return move.spaces.reduce(
        (sum, space) => sum + ghoulsWorth(sight, space, Math.min(1, sight.space(space).ghouls)),
        0,
      );
    case 'storm_bolt':
      return 4 + ghoulsWorth(sight, move.target, 1);
    case 'for_the_alliance': {
      const eased = move.moves.reduce((sum, { from, count }) => sum + ghoulsWorth(sight, from, count), 0);
      const fights = sight.view.actionsLeft > 0 && active.health > 3;
      return fights && sight.space(active.at).ghouls > 0 ? eased - 0.8 : -1;
    }
    case 'press_forward':
      return MEDDLING * carried(sight, move.hero, move.path, 4);
  }
}

export type ActionType =
  | 'move'
  | 'fight'
  | 'quest'
  | 'rest'
  | 'flightPath'
  | 'ability'
  | 'playTravel'
  | 'playHeal'
  | 'endActions';

/** How good each action is for the hero whose turn it is; per action spent, so that near goals come first. */
export const ACTION_SCORES: { readonly [T in ActionType]: (sight: Sight, move: MoveOf<T>) => number } = {
  move: (sight, { to }) => stepped(sight, to),
  flightPath: (sight, { to }) => stepped(sight, to),
  fight: (sight) => fightWorth(sight, sight.active, sight.active.at),
  quest: (sight) => questWorth(sight, sight.active, sight.active.at),
  rest: (sight) => restWorth(sight, sight.active, sight.active.at),
  ability: (sight, move) => abilityScore(sight, move),
  playTravel: (sight, { card, hero, path }) => {
    const own = hero === sight.active.id;
    const gain = carried(sight, hero, path, own ? sight.view.actionsLeft : 4) * (own ? 1 : MEDDLING);
    if (own && sight.view.actionsLeft === 0) return -1;
    return gain > WORTH.travel ? ENOUGH + 2 * gain - parting(sight, sight.active, card) : -1;
  },
  playHeal: (sight, { card, hero }) => {
    const rested = sight.hero(hero);
    const healed = Math.min(rested.max - rested.health, 2 + faceOf(card).value);
    if (rested.at === 'gundrak' && sight.quest('gundrak')) return -1;
    const spared = sight.quest(rested.at) ? WORTH.heal.onQuest : WORTH.heal.elsewhere;
    return healed * healthWorth(rested.health) + spared - parting(sight, sight.active, card);
  },
  endActions: () => ENOUGH,
};
