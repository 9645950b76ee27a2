import { type Option, violation } from '../../../engine/index.js';
import { choiceOf, HERO_GROUPS } from '../asking.js';
import { heroOf, isInGame } from '../board.js';
import { connected, neighbours } from '../data/map.js';
import { refuseDamage } from '../enemies.js';
import type { Reward } from '../hooks.js';
import type { LichKingMove, RewardMove } from '../moves.js';
import type { LichKingState } from '../state.js';
import { HERO_NAMES, key } from '../words.js';
import { strike, strikeOption, waysToStrike } from './strikes.js';
import { ANY_TIME } from './timing.js';

const DAMAGE = 5;

/** What several heroes reach is offered once. */
function optionsOf(state: LichKingState): readonly Option<LichKingMove>[] {
  const options = new Map<string, Option<LichKingMove>>();
  for (const { id: hero, at } of state.heroes) {
    for (const spaces of waysToStrike(state, [at, ...neighbours(state, at)], DAMAGE)) {
      const move: RewardMove = { type: 'playReward', reward: 'argent_crusaders', params: { hero, spaces } };
      const option = { ...strikeOption(spaces, move), group: HERO_GROUPS[hero] };
      if (!options.has(option.id)) options.set(option.id, option);
    }
  }
  return [...options.values()];
}

/** LK-15.3: 5 damage on and around a hero. */
export const argentCrusaders: Reward<'argent_crusaders'> = {
  id: 'argent_crusaders',
  at: ANY_TIME,
  refuse: (state, _, { hero, spaces }) => {
    if (!isInGame(state, hero)) return violation('LK-15.3', 'not-in-game', { hero: HERO_NAMES[hero] });
    const { at } = heroOf(state, hero);
    const far = spaces.some(({ loc }) => loc !== at && !connected(state, at, loc));
    return far ? violation('LK-15.3', 'not-connected') : refuseDamage(state, 'LK-15.3', spaces, DAMAGE);
  },
  perform: (draft, _, { spaces }) => strike(draft, spaces),
  decision: (state) =>
    choiceOf({
      id: 'argent_crusaders',
      verb: 'play',
      prompt: key('reward.prompt.argent_crusaders'),
      options: optionsOf(state),
    }),
};
