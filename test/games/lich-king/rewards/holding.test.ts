import { describe, expect, test } from 'vitest';
import { make, openId, pass } from '../support/acts.js';
import { position, withRoll } from '../support/position.js';

describe('holding a reward', () => {
  test('LK-7.7, LK-15.1: the active player takes it with the quest into hand, and it goes to the box when played', () => {
    const state = position({
      heroes: { tirion: { at: 'wyrmrest_temple' }, jaina: {} },
      quests: { wyrmrest_temple: 16 },
    });
    const reward = state.quests[2]!.reward!;
    const open = make(withRoll(state, 2, 0), 'tirion', { type: 'quest' }).state;
    const done = make(open, 'tirion', { type: 'autoQuest', window: openId(open) }).state;
    expect([done.players[0]!.rewards, done.quests[2]]).toMatchObject([[reward], { done: true, reward: null }]);
    expect(done.record.actionsLeft).toBe(3);
  });

  test('LK-T40, LK-6.6, LK-15.1: with a defeat it goes to the box, the hero cards to their pile', () => {
    const state = position({
      heroes: {
        tirion: { at: 'frosthold', health: 1, hand: ['fight1'], rewards: ['new_allies'] },
        jaina: {},
      },
      abominations: ['frosthold'],
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['the_nexus', 'valgarde'],
      active: 'jaina',
    });
    const calm = { ...state, players: state.players.map((p) => ({ ...p, orders: { ...p.orders, holdGates: [] } })) };
    const asked = make(calm, 'jaina', { type: 'endActions' }).state;
    const after = make(asked, 'tirion', pass(asked)).state;
    expect([after.box.rewards, after.heroDiscard, after.players[0]]).toMatchObject([
      ['new_allies'],
      [state.players[0]!.hand[0]],
      { hand: [], rewards: [] },
    ]);
  });
});
