import type { RegionalQuestId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingState } from '../../../../src/games/lich-king/index.js';
import { QUESTS } from '../../../../src/games/lich-king/quests/index.js';
import { make, openId, refusal } from '../support/acts.js';
import { card, ghouls, heroIn, position, withRoll } from '../support/position.js';
import { everyHookMatters } from '../support/strip.js';

/** A quest action of Jaina's at this progress, with what she holds laid out for the best. */
function quested(quest: RegionalQuestId, progress: number, hits: number, blocks: number): LichKingState {
  const state = position({
    heroes: { jaina: { at: quest, hand: ['fight1'] }, thrall: { at: 'dalaran' } },
    quests: { [quest]: progress },
    lichKing: 'purple',
  });
  const open = make(withRoll(state, hits, blocks), 'jaina', { type: 'quest' }).state;
  if (open.frames.length === 0) return open;
  return make(open, 'jaina', { type: 'autoQuest', window: openId(open) }).state;
}

const progressOf = (state: LichKingState, quest: RegionalQuestId): number | undefined =>
  state.quests.find(({ id }) => id === quest)?.progress;

everyHookMatters(QUESTS, {
  'naxxramas.afterAction': [() => ghouls(quested('naxxramas', 4, 1, 1), 'naxxramas'), 1],
  'utgarde_keep.onCompletion': [() => ghouls(quested('utgarde_keep', 15, 1, 1), 'valgarde'), 1],
  'azjol_nerub.forbidsRest': [
    () =>
      refusal(position({ heroes: { jaina: {}, thrall: {} }, quests: { azjol_nerub: 0 } }), 'jaina', { type: 'rest' }),
    'LK-14.5 no-rest-here',
  ],
  'vault_of_archavon.roll': [() => heroIn(quested('vault_of_archavon', 0, 1, 1), 'jaina').health, 3],
  'ulduar.roll': [() => progressOf(quested('ulduar', 0, 2, 0), 'ulduar'), 1],
  'argent_tournament.actingCards': [() => progressOf(quested('argent_tournament', 0, 0, 2), 'argent_tournament'), 0],
  'gundrak.forbidsHealing': [
    () => {
      const state = position({
        heroes: { jaina: { at: 'gundrak', health: 1, hand: ['heal'] }, thrall: {} },
        quests: { gundrak: 0 },
      });
      const heal = { type: 'playHeal', card: card(state, 'jaina', 'heal'), hero: 'jaina' } as const;
      return heroIn(make(withRoll(state, 2, 0), 'jaina', heal).state, 'jaina').health;
    },
    1,
  ],
});
