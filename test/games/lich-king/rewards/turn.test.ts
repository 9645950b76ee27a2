import { describe, expect, test } from 'vitest';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, openId, pass, play, refusal, topKind } from '../support/acts.js';
import { abominations, card, heroIn, position, type Sketch, withRoll } from '../support/position.js';

const borrow: LichKingMove = { type: 'playReward', reward: 'borrowed_time', params: {} };
const night: LichKingMove = { type: 'playReward', reward: 'one_quiet_night', params: {} };
const end: LichKingMove = { type: 'endActions' };

describe('Borrowed Time', () => {
  const state = position({
    heroes: { thrall: {}, jaina: { at: 'dalaran', rewards: ['borrowed_time', 'blessing_of_the_light'] } },
    record: { actionsLeft: 0 },
  });

  test('LK-T88, LK-15.4: 3 more actions for the active player, whoever plays it, until the actions are ended', () => {
    const more = make(state, 'jaina', borrow).state;
    expect([more.record.actionsLeft, more.active]).toEqual([3, 0]);
    make(more, 'thrall', { type: 'move', to: 'the_nexus' });
    const ended = make(state, 'thrall', end).state;
    expect(topKind(ended)).toBe('rewardGate');
    expect(refusal(ended, 'jaina', borrow)).toBe('LK-15.2 reward-not-now');
  });

  test('LK-15.4: too late for a hand limit or a fight that comes after the actions', () => {
    const late = position({
      heroes: {
        thrall: {
          at: 'the_breach',
          hand: ['heal', 'heal', 'heal', 'travel2', 'travel2', 'travel2'],
          rewards: ['borrowed_time'],
        },
        jaina: { at: 'dalaran', rewards: ['new_allies'] },
      },
      heroDiscard: ['fight1', 'fight1'],
    });
    const gate = make(late, 'thrall', end).state;
    const full = make(gate, 'jaina', {
      type: 'playReward',
      reward: 'new_allies',
      params: { cards: gate.heroDiscard },
    }).state;
    expect([topKind(full), full.phase]).toEqual(['handLimit', 'actions']);
    expect(refusal(full, 'thrall', borrow)).toBe('LK-15.2 reward-not-now');
  });

  test('LK-15.4: gone with the turn if not used', () => {
    const over = position({
      heroes: { thrall: { rewards: ['borrowed_time'] }, jaina: { at: 'dalaran' } },
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['ulduar', 'gundrak'],
    });
    const next = play(over, ['thrall', borrow], ['thrall', end]);
    expect([next.active, next.record.actionsLeft]).toEqual([1, 4]);
  });
});

describe('One Quiet Night', () => {
  const sketch: Sketch = {
    heroes: { thrall: {}, jaina: { at: 'dalaran', rewards: ['one_quiet_night'] } },
    scourge: 2,
    abominations: ['frosthold'],
    heroDeck: ['heal', 'heal'],
    scourgeDeck: ['ulduar', 'gundrak', 'kolramas'],
  };
  const gates = (holdGates: readonly ('G1' | 'G2' | 'G3' | 'G4' | 'G5')[], more: Partial<Sketch> = {}): LichKingState =>
    position({
      ...sketch,
      ...more,
      heroes: { thrall: {}, jaina: { at: 'dalaran', rewards: ['one_quiet_night'], orders: { holdGates } } },
    });

  test('LK-T89, LK-15.5: before the summoning no card is revealed and no abomination acts', () => {
    const gate = make(gates(['G2']), 'thrall', end).state;
    const { state } = make(gate, 'jaina', night);
    expect([state.active, state.scourgeDiscard, abominations(state, 'frosthold')]).toEqual([1, [], 1]);
    expect(heroIn(state, 'jaina').health).toBe(6);
  });

  test('LK-T89, LK-15.5: after the first card the others are not revealed', () => {
    const gate = make(gates(['G3']), 'thrall', end).state;
    expect(gate.scourgeDiscard).toEqual(['ulduar']);
    const { state } = make(gate, 'jaina', night);
    expect([state.active, state.scourgeDiscard, abominations(state, 'frosthold')]).toEqual([1, ['ulduar'], 1]);
  });

  test('LK-15.5: before the abominations only they are skipped', () => {
    const gate = make(gates(['G4']), 'thrall', end).state;
    expect(gate.scourgeDiscard).toEqual(['ulduar', 'gundrak', 'kolramas']);
    expect(abominations(make(gate, 'jaina', night).state, 'frosthold')).toBe(1);
    expect(abominations(make(gate, 'jaina', pass(gate)).state, 'dalaran')).toBe(1);
  });

  test('LK-15.5: it works from the actions on, does not stop a Scourge Rises, and is over with the turn', () => {
    const rising = gates([], { heroDeck: ['scourge_rises', 'heal'], scourgeBottom: 'naxxramas' });
    const quiet = play(rising, ['jaina', night], ['thrall', end]);
    expect([quiet.scourge, abominations(quiet, 'naxxramas'), quiet.active]).toEqual([3, 1, 1]);
    expect([quiet.record.skipSummon, quiet.record.skipAbominations]).toEqual([false, false]);
  });

  test('LK-15.2, LK-15.5: refused at the end of the turn', () => {
    const { state } = make(gates(['G5'], { abominations: [] }), 'thrall', end);
    expect([state.active, state.players[1]!.rewards]).toEqual([1, ['one_quiet_night']]);
  });
});

describe('Blessing of the Light', () => {
  const bless = (params: { mode: 'all' } | { mode: 'one'; hero: 'jaina' | 'varian' }): LichKingMove => ({
    type: 'playReward',
    reward: 'blessing_of_the_light',
    params,
  });
  const state = position({
    heroes: { tirion: { rewards: ['blessing_of_the_light'] }, jaina: { health: 3 } },
  });

  test('LK-T84, LK-15.8: 2 for every hero, or one to full health', () => {
    const healths = (move: LichKingMove) => make(state, 'tirion', move).state.heroes.map(({ health }) => health);
    expect(healths(bless({ mode: 'all' }))).toEqual([8, 5]);
    expect(healths(bless({ mode: 'one', hero: 'jaina' }))).toEqual([8, 6]);
    expect(refusal(state, 'tirion', bless({ mode: 'one', hero: 'varian' }))).toBe('LK-15.8 not-in-game');
    expect(allAccepted(state, 'tirion', 'blessing_of_the_light')).toEqual(['all', 'tirion', 'jaina']);
  });

  test('LK-14.9, LK-15.8: not on Gundrak while its quest is in play', () => {
    const there = position({
      heroes: { tirion: { rewards: ['blessing_of_the_light'] }, jaina: { at: 'gundrak', health: 3 } },
      quests: { gundrak: 0 },
    });
    expect(heroIn(make(there, 'tirion', bless({ mode: 'all' })).state, 'jaina').health).toBe(3);
  });

  test('LK-6.4, LK-15.8: in a defend window it heals before the loss', () => {
    const fighting = position({
      heroes: { jaina: { health: 1, hand: ['defend'] }, tirion: { rewards: ['blessing_of_the_light'] } },
      ghouls: { valiance_keep: 3 },
      lichKing: 'red',
    });
    const open = make(withRoll(fighting, 2, 0), 'jaina', { type: 'fight' }).state;
    const window = make(open, 'jaina', { type: 'closeWindow', window: openId(open) }).state;
    expect(topKind(window)).toBe('defend');
    const saved = make(window, 'tirion', bless({ mode: 'all' })).state;
    const done = make(saved, 'jaina', { type: 'closeWindow', window: openId(saved) }).state;
    expect(heroIn(done, 'jaina')).toMatchObject({ health: 2, at: 'valiance_keep' });
  });

  test('LK-T37, LK-9.6, LK-15.1: a hand of 8 is brought down by playing it; it cannot be discarded', () => {
    const full = position({
      heroes: {
        tirion: {
          hand: ['heal', 'heal', 'heal', 'travel2', 'travel2', 'travel2', 'fight1'],
          rewards: ['blessing_of_the_light'],
        },
        jaina: {},
      },
    });
    const asked = make(full, 'tirion', { type: 'setStandingOrders', orders: {} }).state;
    expect(topKind(asked)).toBe('handLimit');
    expect(refusal(asked, 'tirion', { type: 'discard', cards: ['blessing_of_the_light'] })).toMatch(/^LK-9\.6 /);
    const after = make(asked, 'tirion', bless({ mode: 'all' })).state;
    expect([after.players[0]!.hand.length, after.players[0]!.rewards, after.frames]).toEqual([7, [], []]);
  });
});

describe('New Allies', () => {
  const allies = (...cards: readonly string[]): LichKingMove => ({
    type: 'playReward',
    reward: 'new_allies',
    params: { cards },
  });
  const state = position({
    heroes: {
      thrall: { hand: ['heal', 'heal', 'heal', 'travel2', 'travel2', 'travel2'] },
      jaina: { at: 'dalaran', rewards: ['new_allies'] },
    },
    heroDiscard: ['fight2', 'heal', 'defend'],
  });
  const [fight2, heal, defend] = state.heroDiscard as [string, string, string];

  test('LK-T85, LK-15.9, LK-9.6: the active player takes them and must get down to 7 at once', () => {
    const after = make(state, 'jaina', allies(fight2, heal)).state;
    expect([after.players[0]!.hand.length, after.players[1]!.hand, after.heroDiscard]).toEqual([8, [], [defend]]);
    expect(after.frames).toEqual([{ kind: 'handLimit', seat: 0 }]);
  });

  test('LK-15.9: at most 2 different cards of the pile, or fewer', () => {
    expect(refusal(state, 'jaina', allies(fight2, heal, defend))).toMatch(/^LK-15\./);
    expect(refusal(state, 'jaina', allies(fight2, fight2))).toBe('LK-15.9 card-twice');
    expect(refusal(state, 'jaina', allies(card(state, 'thrall', 'heal')))).toBe('LK-15.9 not-in-pile');
    expect(make(state, 'jaina', allies()).state.players[0]!.hand.length).toBe(6);
    expect(allAccepted(state, 'jaina', 'new_allies').toSorted()).toEqual([
      'defend+heal',
      'fight2+defend',
      'fight2+heal',
    ]);
  });

  test('LK-15.9: with little in the pile what there is', () => {
    const poor = position({ heroes: { thrall: { rewards: ['new_allies'] }, jaina: {} }, heroDiscard: ['heal'] });
    expect(allAccepted(poor, 'thrall', 'new_allies')).toEqual(['heal']);
    const empty = position({ heroes: { thrall: { rewards: ['new_allies'] }, jaina: {} } });
    expect(allAccepted(empty, 'thrall', 'new_allies')).toEqual(['none']);
  });
});
