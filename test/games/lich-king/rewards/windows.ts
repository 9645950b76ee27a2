import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { Timing } from '../../../../src/games/lich-king/frames/frame.js';
import type { RewardId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingState } from '../../../../src/games/lich-king/index.js';
import { make, openId } from '../support/acts.js';
import { position, type Sketch, withRoll } from '../support/position.js';

/** Scourge cards that lie on the discard pile already. */
export const discarded = (state: LichKingState, ...cards: readonly SpaceId[]): LichKingState => ({
  ...state,
  scourgeDeck: state.scourgeDeck.filter((card) => !cards.includes(card)),
  scourgeDiscard: cards,
});

/** Thrall's turn with enemies about; Jaina holds the reward. In the gap she needs a second card to be asked at all. */
const table = (reward: RewardId, sketch: Partial<Sketch> = {}, hand: Sketch['heroes']['jaina'] = {}): LichKingState =>
  discarded(
    position({
      heroes: {
        thrall: { at: 'the_nexus', health: 5, hand: ['fight1', 'defend', 'travel2'] },
        jaina: { at: 'dalaran', rewards: [reward], ...hand },
      },
      ghouls: { the_nexus: 3, frosthold: 2, ulduar: 1 },
      quests: { the_nexus: 0 },
      heroDiscard: ['fight1', 'heal'],
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['ulduar', 'gundrak', 'kolramas'],
      lichKing: 'green',
      ...sketch,
    }),
    'frosthold',
  );

const fight = (state: LichKingState): LichKingState => make(withRoll(state, 1, 1), 'thrall', { type: 'fight' }).state;

function closed(state: LichKingState): LichKingState {
  return make(state, 'thrall', { type: 'closeWindow', window: openId(state) }).state;
}

/** The game in each column of the timing table, within the actions where that is possible (LK-15.2). */
export const WINDOWS: Readonly<Record<Timing, (reward: RewardId) => LichKingState>> = {
  idle: (reward) => table(reward),
  gate: (reward) => make(gated(reward), 'thrall', { type: 'endActions' }).state,
  fight: (reward) => fight(table(reward)),
  quest: (reward) => make(withRoll(table(reward), 1, 1), 'thrall', { type: 'quest' }).state,
  defend: (reward) => closed(fight(table(reward))),
  rise: (reward) => {
    const rewards: readonly RewardId[] = ['alexstraszas_cleansing', reward];
    const rising = table(
      reward,
      { heroDeck: ['scourge_rises', 'heal'], scourgeBottom: 'naxxramas' },
      {
        rewards: [...new Set(rewards)],
        orders: { holdGates: [] },
      },
    );
    return make(rising, 'thrall', { type: 'endActions' }).state;
  },
  hand: (reward) => {
    const full = table(reward, {}, { hand: ['heal', 'heal', 'heal', 'heal', 'travel2', 'travel2', 'travel4'] });
    return make(full, 'thrall', { type: 'setStandingOrders', orders: {} }).state;
  },
};

/** Borrowed Time fits no gate, so that another card has to hold it open. */
function gated(reward: RewardId): LichKingState {
  const rewards: readonly RewardId[] = [reward, 'blessing_of_the_light'];
  return table(reward, {}, { rewards: [...new Set(rewards)] });
}

/** Abominations strike Thrall, who holds a Defend card: a window outside the actions. */
export const struckByAbominations = (reward: RewardId): LichKingState =>
  make(table(reward, { abominations: ['the_nexus'] }, { orders: { holdGates: [] } }), 'thrall', { type: 'endActions' })
    .state;
