import { describe, expect, test } from 'vitest';
import { fallbackOf } from '../../../../src/engine/index.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { lichKing } from '../../../../src/games/lich-king/index.js';
import type { StandingOrders } from '../../../../src/games/lich-king/standing-orders.js';
import { make, offers, openId, refusal, topKind } from '../support/acts.js';
import { card, heroIn, position, withRoll } from '../support/position.js';

const together = (autoConsent: StandingOrders['autoConsent'] = 'none'): LichKingState =>
  position({
    heroes: {
      tirion: { at: 'dalaran', hand: ['travel2', 'heal'] },
      jaina: { at: 'dalaran', health: 2, orders: { autoConsent } },
      varian: {},
    },
  });

const travel = (state: LichKingState): LichKingMove => ({
  type: 'playTravel',
  card: card(state, 'tirion', 'travel2'),
  hero: 'jaina',
  path: ['frosthold', 'thryms_end'],
});
const healing = (state: LichKingState): LichKingMove => ({
  type: 'playHeal',
  card: card(state, 'tirion', 'heal'),
  hero: 'jaina',
});
const answer = (state: LichKingState, accept: boolean): LichKingMove => ({
  type: 'respondConsent',
  request: openId(state),
  accept,
});

describe('consent', () => {
  test("LK-17.7: a Travel card for another's hero asks that player, and nothing is spent before", () => {
    const before = together();
    const state = make(before, 'tirion', travel(before)).state;
    expect([topKind(state), lichKing.acting(state)]).toEqual(['consent', [1]]);
    expect([heroIn(state, 'jaina').at, state.players[0]!.hand.length]).toEqual(['dalaran', 2]);
    const after = make(state, 'jaina', answer(state, true)).state;
    expect([heroIn(after, 'jaina').at, after.players[0]!.hand.length, after.frames]).toEqual(['thryms_end', 1, []]);
    expect(after.heroDiscard).toEqual([card(before, 'tirion', 'travel2')]);
  });

  test('LK-17.7: refused, nothing has happened and the proposer goes on', () => {
    const before = together();
    const state = make(before, 'tirion', travel(before)).state;
    const after = make(state, 'jaina', answer(state, false)).state;
    expect({ ...after, windows: 0 }).toEqual({ ...before, windows: 0 });
    make(after, 'tirion', { type: 'move', to: 'frosthold' });
  });

  test('LK-17.7: only the asked player answers; only the proposer withdraws', () => {
    const before = together();
    const state = make(before, 'tirion', travel(before)).state;
    expect(refusal(state, 'varian', answer(state, true))).toMatch(/^LK-17\.7 /);
    expect(refusal(state, 'tirion', answer(state, true))).toMatch(/^LK-17\.7 /);
    expect(refusal(state, 'jaina', { type: 'withdraw', request: openId(state) })).toMatch(/^LK-17\.7 /);
    expect(offers(state, 'tirion', 'withdraw')).toHaveLength(1);
    const after = make(state, 'tirion', { type: 'withdraw', request: openId(state) }).state;
    expect({ ...after, windows: 0 }).toEqual({ ...before, windows: 0 });
  });

  test('LK-17.7, LK-T59: an action is spent when consent is given, not before', () => {
    const before = together();
    const press: LichKingMove = { type: 'ability', ability: 'press_forward', hero: 'jaina', path: ['frosthold'] };
    const asked = make(before, 'tirion', press).state;
    expect([topKind(asked), asked.record.actionsLeft]).toEqual(['consent', 4]);
    expect(make(asked, 'jaina', answer(asked, true)).state.record.actionsLeft).toBe(3);
    expect(make(asked, 'jaina', answer(asked, false)).state.record.actionsLeft).toBe(4);
  });

  test('LK-17.8: `all` agrees beforehand, `healOnly` only to Heal cards, `none` to nothing', () => {
    const asks = (order: StandingOrders['autoConsent'], move: (state: LichKingState) => LichKingMove): boolean => {
      const state = withRoll(together(order), 2, 0);
      return topKind(make(state, 'tirion', move(state)).state) === 'consent';
    };
    expect([asks('all', travel), asks('all', healing)]).toEqual([false, false]);
    expect([asks('healOnly', travel), asks('healOnly', healing)]).toEqual([true, false]);
    expect([asks('none', travel), asks('none', healing)]).toEqual([true, true]);
  });

  test('LK-17.7: nobody is asked about the own hero', () => {
    const before = together();
    const own = { ...travel(before), hero: 'tirion' } as LichKingMove;
    expect(heroIn(make(before, 'tirion', own).state, 'tirion').at).toBe('thryms_end');
  });

  test('LK-17.7: Onward to Victory waits for every moved player', () => {
    const before = position({
      heroes: { tirion: { rewards: ['onward_to_victory'] }, jaina: {}, varian: {} },
    });
    const onward: LichKingMove = {
      type: 'playReward',
      reward: 'onward_to_victory',
      params: {
        moves: [
          { hero: 'jaina', path: ['azjol_nerub'] },
          { hero: 'varian', path: ['utgarde_keep'] },
        ],
      },
    };
    const asked = make(before, 'tirion', onward).state;
    expect(lichKing.acting(asked)).toEqual([1, 2]);
    const one = make(asked, 'varian', answer(asked, true)).state;
    expect([lichKing.acting(one), heroIn(one, 'varian').at, one.players[0]!.rewards.length]).toEqual([
      [1],
      'valgarde',
      1,
    ]);
    const both = make(one, 'jaina', answer(one, true)).state;
    expect([heroIn(both, 'varian').at, heroIn(both, 'jaina').at]).toEqual(['utgarde_keep', 'azjol_nerub']);
    expect(both.players[0]!.rewards).toEqual([]);
    const refused = make(one, 'jaina', answer(one, false)).state;
    expect([heroIn(refused, 'varian').at, refused.players[0]!.rewards]).toEqual(['valgarde', ['onward_to_victory']]);
  });

  test('LK-15.2: nothing may be played over a proposal', () => {
    const before = position({
      heroes: { tirion: { at: 'dalaran', hand: ['travel2'] }, jaina: { at: 'dalaran', rewards: ['borrowed_time'] } },
    });
    const state = make(before, 'tirion', travel(before)).state;
    expect(refusal(state, 'jaina', { type: 'playReward', reward: 'borrowed_time', params: {} })).toMatch(/^LK-15/);
  });

  test('LK-17.12: unanswered, it is refused', () => {
    const before = together();
    const state = make(before, 'tirion', travel(before)).state;
    expect(fallbackOf(lichKing.decisions(state, 1))?.move).toMatchObject({ type: 'respondConsent', accept: false });
  });
});
