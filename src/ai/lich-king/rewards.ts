import type { RewardMove } from '../../games/lich-king/moves.js';
import { keeping } from './cards.js';
import { ghoulsWorth, prospect, questSteps } from './goals.js';
import type { Sight } from './sight.js';
import { assignmentsWorth, under } from './windows.js';

/** Overruns to be expected of the next scourge cards. */
const expectedOverruns = (sight: Sight): number =>
  sight.view.spaces.reduce((sum, { id, ghouls }) => sum + (ghouls >= 3 ? sight.danger(id) / 2 : 0), 0);

const SAVED_FOR_BETTER = 5;

/** When a reward is worth playing: above 0 it is. */
export function rewardScore(sight: Sight, { reward, params }: RewardMove): number {
  const { view } = sight;
  switch (reward) {
    case 'argent_crusaders':
    case 'knights_of_the_ebon_blade':
      return assignmentsWorth(sight, params.spaces) - (reward === 'argent_crusaders' ? SAVED_FOR_BETTER : 4);
    case 'one_quiet_night':
      return under(sight, 'rewardGate')?.gate === 'G2' ? expectedOverruns(sight) + view.scourge.rate / 4 - 1.3 : -1;
    case 'borrowed_time': {
      const { at, health } = sight.active;
      return view.actionsLeft === 0 &&
        view.frames.length === 0 &&
        health >= 5 &&
        questSteps(sight, sight.active, at) >= 3
        ? 1
        : -1;
    }
    case 'alexstraszas_cleansing':
      return ghoulsWorth(sight, params.scourgeCard, sight.space(params.scourgeCard).ghouls) - 2;
    case 'blessing_of_the_light': {
      const gained =
        params.mode === 'all'
          ? view.heroes.reduce((sum, { health, max }) => sum + Math.min(2, max - health), 0)
          : sight.hero(params.hero).max - sight.hero(params.hero).health;
      return gained - 4.5;
    }
    case 'new_allies': {
      const hand = sight.hand(sight.active);
      const room = hand.length + params.cards.length <= 7;
      return room ? params.cards.reduce((sum, card) => sum + keeping(sight, [...hand, card], card), 0) - 1.2 : -1;
    }
    case 'gunship_support': {
      const hero = sight.hero(params.hero);
      return prospect(sight, hero, params.to, 0, 4) - prospect(sight, hero, hero.at, 0, 4) - 3;
    }
    case 'onward_to_victory': {
      const gain = params.moves.reduce((sum, { hero: id, path }) => {
        const hero = sight.hero(id);
        return sum + prospect(sight, hero, path.at(-1) ?? hero.at, 0, 4) - prospect(sight, hero, hero.at, 0, 4);
      }, 0);
      return gain - 3;
    }
  }
}
