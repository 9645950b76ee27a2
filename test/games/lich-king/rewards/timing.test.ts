import { describe, expect, test } from 'vitest';
import { TIMINGS, type Timing } from '../../../../src/games/lich-king/frames/frame.js';
import { REWARD_IDS, type RewardId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { REWARDS } from '../../../../src/games/lich-king/rewards/index.js';
import { make, offers, refusal, topKind } from '../support/acts.js';
import { position } from '../support/position.js';
import { struckByAbominations, WINDOWS } from './windows.js';

/** The columns in which a row says no. */
const NEVER: Readonly<Record<RewardId, readonly Timing[]>> = {
  argent_crusaders: ['rise'],
  knights_of_the_ebon_blade: ['rise'],
  blessing_of_the_light: ['rise'],
  alexstraszas_cleansing: [],
  new_allies: ['rise'],
  one_quiet_night: ['rise'],
  borrowed_time: ['gate', 'rise'],
  gunship_support: ['rise'],
  onward_to_victory: ['rise'],
};

/** Parameters that are right whenever the card may be played at all. */
const PARAMS: Readonly<Record<RewardId, object>> = {
  argent_crusaders: { hero: 'jaina', spaces: [{ loc: 'frosthold', ghouls: 1, abominations: [] }] },
  knights_of_the_ebon_blade: { region: 'green', spaces: [{ loc: 'frosthold', ghouls: 1, abominations: [] }] },
  borrowed_time: {},
  one_quiet_night: {},
  alexstraszas_cleansing: { scourgeCard: 'frosthold' },
  blessing_of_the_light: { mode: 'all' },
  gunship_support: { hero: 'jaina', to: 'valgarde' },
  new_allies: { cards: [] },
  onward_to_victory: { moves: [{ hero: 'jaina', path: ['frosthold'] }] },
};

const playing = (reward: RewardId): LichKingMove =>
  ({ type: 'playReward', reward, params: PARAMS[reward] }) as LichKingMove;

const KINDS: Readonly<Record<Timing, string | undefined>> = {
  idle: undefined,
  gate: 'rewardGate',
  fight: 'fightCards',
  quest: 'questProgress',
  defend: 'defend',
  rise: 'riseGap',
  hand: 'handLimit',
};

describe.each(REWARD_IDS)('LK-15.2: %s', (reward) => {
  test.each(TIMINGS)('in the column %s', (timing) => {
    const state = WINDOWS[timing](reward);
    expect(topKind(state)).toBe(KINDS[timing]);
    const move = playing(reward);
    if (NEVER[reward].includes(timing)) {
      expect(refusal(state, 'jaina', move)).toBe('LK-15.2 reward-not-now');
      expect(offers(state, 'jaina', reward)).toEqual([]);
      return;
    }
    const { state: after } = make(state, 'jaina', move);
    expect([after.players[1]!.rewards.includes(reward), after.box.rewards]).toEqual([false, [reward]]);
    const options = offers(state, 'jaina', reward);
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) make(state, 'jaina', option.move);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    for (const { id } of options) expect(id).toMatch(/^[A-Za-z0-9+=_.-]{1,40}$/);
  });

  test('is refused to whoever does not hold it', () => {
    expect(refusal(WINDOWS.idle(reward), 'thrall', playing(reward))).toBe('LK-15.1 not-your-reward');
  });

  test('is refused with a parameter too many, and without any', () => {
    const state = WINDOWS.idle(reward);
    const extra = { type: 'playReward', reward, params: { ...PARAMS[reward], more: 1 } };
    expect(refusal(state, 'jaina', extra)).toMatch(/^LK-15\.2 /);
    expect(refusal(state, 'jaina', { type: 'playReward', reward })).toMatch(/^LK-15\.2 /);
  });
});

describe('LK-15.2: outside the actions', () => {
  const asked = (reward: RewardId): LichKingState => {
    const state = struckByAbominations(reward);
    expect([state.phase, topKind(state)]).toEqual(['abominations', 'defend']);
    return state;
  };

  test('a defend window lets everything but Borrowed Time and One Quiet Night be played', () => {
    const refused = REWARD_IDS.filter((reward) => {
      const state = asked(reward);
      return !REWARDS[reward].usable?.(state, 1) && REWARDS[reward].usable !== undefined;
    });
    expect(refused).toEqual(['borrowed_time', 'one_quiet_night']);
    for (const reward of REWARD_IDS) {
      const state = asked(reward);
      if (refused.includes(reward)) expect(refusal(state, 'jaina', playing(reward))).toBe('LK-15.2 reward-not-now');
      else make(state, 'jaina', playing(reward));
    }
  });
});

describe('LK-15.2: never', () => {
  test('while a consent is asked', () => {
    const state = position({
      heroes: { tirion: {}, varian: { rewards: ['blessing_of_the_light'] } },
    });
    const asking = make(state, 'tirion', {
      type: 'ability',
      ability: 'press_forward',
      hero: 'varian',
      path: ['utgarde_keep'],
    }).state;
    expect(refusal(asking, 'varian', playing('blessing_of_the_light'))).toBe('LK-15.2 reward-not-now');
  });

  test('LK-T90, LK-10.6: while a revealed scourge card is resolved', () => {
    const state = position({
      heroes: {
        jaina: { at: 'the_nexus', rewards: ['one_quiet_night', 'argent_crusaders'], orders: { holdGates: [] } },
        liadrin: {},
      },
      ghouls: { frosthold: 1 },
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['frosthold', 'ulduar'],
    });
    const asked = make(state, 'jaina', { type: 'endActions' }).state;
    expect(topKind(asked)).toBe('indomitable');
    for (const reward of ['one_quiet_night', 'argent_crusaders'] as const)
      expect(refusal(asked, 'jaina', playing(reward))).toBe('LK-15.2 reward-not-now');
  });

  test('LK-T35, LK-15.2: the gap opens for Alexstrasza’s Cleansing alone', () => {
    const rising = position({
      heroes: { thrall: { rewards: ['argent_crusaders'], orders: { holdGates: [] } }, jaina: { at: 'dalaran' } },
      heroDeck: ['scourge_rises', 'heal'],
      scourgeBottom: 'gundrak',
    });
    const { state, events } = make(rising, 'thrall', { type: 'endActions' });
    expect(state.players[0]!.rewards).toEqual(['argent_crusaders']);
    expect(events.some(({ type }) => type === 'scourgeShuffled')).toBe(true);
    expect(refusal(WINDOWS.rise('argent_crusaders'), 'jaina', playing('argent_crusaders'))).toBe(
      'LK-15.2 reward-not-now',
    );
  });
});
