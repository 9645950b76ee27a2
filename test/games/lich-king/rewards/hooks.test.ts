import { REWARD_IDS, type RewardId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingMove } from '../../../../src/games/lich-king/index.js';
import { REWARDS } from '../../../../src/games/lich-king/rewards/index.js';
import { make, offers, refusal, topKind } from '../support/acts.js';
import { position } from '../support/position.js';
import { type Case, everyHookMatters } from '../support/strip.js';
import { struckByAbominations, WINDOWS } from './windows.js';

type Cases = Readonly<Record<string, readonly [Case, unknown]>>;

const played = (reward: RewardId, params: object): LichKingMove =>
  ({ type: 'playReward', reward, params }) as LichKingMove;

/** Playing the first way that needs nobody's word, which changes nothing without its timing, its effect or its list. */
const working = (reward: RewardId): readonly [Case, unknown] => {
  const before = WINDOWS.idle(reward);
  const run = () => {
    for (const { move } of offers(before, 'jaina', reward)) {
      const { state } = make(before, 'jaina', move);
      if (topKind(state) === 'consent') continue;
      const changed = Object.entries(state).filter(([name, value]) => value !== before[name as keyof typeof before]);
      return changed.some(([name]) => name !== 'players' && name !== 'box') || state.players[0] !== before.players[0];
    }
    return 'nothing offered';
  };
  return [run, true];
};

const refused = (reward: RewardId, params: object, why: string): readonly [Case, unknown] => [
  () => refusal(WINDOWS.idle(reward), 'jaina', played(reward, params)),
  why,
];

const asked = (reward: RewardId, params: object): readonly [Case, unknown] => [
  () => topKind(make(WINDOWS.idle(reward), 'jaina', played(reward, params)).state),
  'consent',
];

const far = [{ loc: 'valgarde', ghouls: 0, abominations: [] }];

everyHookMatters(REWARDS, {
  ...(Object.fromEntries(
    REWARD_IDS.flatMap((reward) => ['at', 'perform', 'decision'].map((hook) => [`${reward}.${hook}`, working(reward)])),
  ) as Cases),
  'argent_crusaders.refuse': refused('argent_crusaders', { hero: 'jaina', spaces: far }, 'LK-15.3 not-connected'),
  'knights_of_the_ebon_blade.refuse': refused(
    'knights_of_the_ebon_blade',
    { region: 'red', spaces: far },
    'LK-15.11 other-region',
  ),
  'borrowed_time.usable': [
    () => refusal(struckByAbominations('borrowed_time'), 'jaina', played('borrowed_time', {})),
    'LK-15.2 reward-not-now',
  ],
  'one_quiet_night.usable': [
    () => refusal(struckByAbominations('one_quiet_night'), 'jaina', played('one_quiet_night', {})),
    'LK-15.2 reward-not-now',
  ],
  'alexstraszas_cleansing.usable': [
    () =>
      refusal(
        position({ heroes: { jaina: { rewards: ['alexstraszas_cleansing'] }, thrall: {} } }),
        'jaina',
        played('alexstraszas_cleansing', { scourgeCard: 'ulduar' }),
      ),
    'LK-15.2 reward-not-now',
  ],
  'alexstraszas_cleansing.refuse': refused(
    'alexstraszas_cleansing',
    { scourgeCard: 'kolramas' },
    'LK-15.7 not-discarded',
  ),
  'blessing_of_the_light.refuse': refused(
    'blessing_of_the_light',
    { mode: 'one', hero: 'tirion' },
    'LK-15.8 not-in-game',
  ),
  'gunship_support.refuse': refused(
    'gunship_support',
    { hero: 'jaina', to: 'icecrown_citadel' },
    'LK-8.6 icecrown-closed',
  ),
  'gunship_support.moves': asked('gunship_support', { hero: 'thrall', to: 'ulduar' }),
  'new_allies.refuse': refused('new_allies', { cards: ['defend.3'] }, 'LK-15.9 not-in-pile'),
  'onward_to_victory.refuse': refused(
    'onward_to_victory',
    { moves: [{ hero: 'jaina', path: ['ulduar'] }] },
    'LK-15.10 no-way',
  ),
  'onward_to_victory.moves': asked('onward_to_victory', { moves: [{ hero: 'thrall', path: ['warsong_hold'] }] }),
});
