import { describe, expect, test } from 'vitest';
import type { RegionalQuestId } from '../../../src/games/lich-king/ids.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { make, offers, refusal, topKind } from './support/acts.js';
import { heroIn, position, type Sketch, withRoll } from './support/position.js';

const quest: LichKingMove = { type: 'quest' };
const AUTO = { orders: { autoContribute: true } } as const;

const questing = (at: RegionalQuestId, progress: number, more: Partial<Sketch> = {}): LichKingState =>
  position({
    heroes: { tirion: { at, ...AUTO }, jaina: { ...AUTO } },
    quests: { [at]: progress },
    lichKing: 'green',
    ...more,
  });

const progressIn = (state: LichKingState, id: RegionalQuestId) =>
  state.quests.find((other) => other.id === id)!.progress;

describe('a quest action', () => {
  test('LK-4.7: only on a quest space; enemies there have no influence', () => {
    const away = questing('naxxramas', 0, { heroes: { tirion: { at: 'dalaran' }, jaina: {} } });
    expect(refusal(away, 'tirion', quest)).toBe('LK-4.7 no-quest');
    const there = questing('naxxramas', 0, { ghouls: { naxxramas: 2 }, abominations: ['naxxramas'] });
    const { state } = make(withRoll(there, 2, 0), 'tirion', quest);
    expect([progressIn(state, 'naxxramas'), heroIn(state, 'tirion').health]).toEqual([2, 6]);
  });

  test('LK-7.1: quests are independent; LK-19.8: what is reached stays reached', () => {
    const start = questing('naxxramas', 4, { quests: { naxxramas: 4, the_nexus: 7 } });
    const { state } = make(withRoll(start, 2, 0), 'tirion', quest);
    expect([progressIn(state, 'naxxramas'), progressIn(state, 'the_nexus')]).toEqual([6, 7]);
  });

  test('LK-T45, LK-7.5: the window ends on the last space; the other hit is lost', () => {
    const { events } = make(withRoll(questing('naxxramas', 14), 2, 0), 'tirion', quest);
    expect(events.filter(({ type }) => type === 'progressed').length).toBe(1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'questCompleted', quest: 'naxxramas' }));
  });

  test('LK-8.2: the Lich King in the region of the quest adds 1, and blocks stop it too', () => {
    const start = questing('the_nexus', 0, { lichKing: 'red' });
    expect(heroIn(make(withRoll(start, 2, 0), 'tirion', quest).state, 'tirion').health).toBe(4);
    expect(heroIn(make(withRoll(start, 1, 1), 'tirion', quest).state, 'tirion').health).toBe(5);
  });
});

describe('completion', () => {
  test('LK-7.7: damage first, then the reward for the active player; the space is ordinary again', () => {
    const start = questing('the_nexus', 14);
    const reward = start.quests[0]!.reward!;
    const { state, events } = make(withRoll(start, 2, 0), 'tirion', quest);
    expect(state.quests[0]).toEqual({ id: 'the_nexus', progress: 15, reward: null, done: true });
    expect([state.players[0]!.rewards, heroIn(state, 'tirion').health]).toEqual([[reward], 5]);
    const order = events.map(({ type }) => type).filter((type) => /damaged|questCompleted|rewardTaken/.test(type));
    expect(order).toEqual(['damaged', 'questCompleted', 'rewardTaken']);
    expect(refusal(state, 'tirion', quest)).toBe('LK-4.7 no-quest');
    expect(make(state, 'tirion', { type: 'rest' }).state.record.actionsLeft).toBe(2);
    expect(state.icecrown.open).toBe(false);
  });

  test('LK-7.7, LK-6.7: who is defeated by it still takes the reward, into the empty hand', () => {
    const start = questing('the_nexus', 14, {
      heroes: { tirion: { at: 'the_nexus', health: 1, hand: ['heal'], ...AUTO }, jaina: AUTO },
      heroDeck: ['heal', 'heal'],
    });
    const reward = start.quests[0]!.reward!;
    const { state } = make(withRoll(start, 2, 0), 'tirion', quest);
    expect([state.despair, state.players[0]!.rewards, state.box.rewards]).toEqual([2, [reward], []]);
    expect(state.heroDiscard.length).toBe(1);
  });

  test('LK-7.7, LK-9.6: a reward above seven cards asks for a discard', () => {
    const hand = ['heal', 'heal', 'heal', 'defend', 'defend', 'defend', 'fight1'] as const;
    const heroes = { tirion: { at: 'the_nexus', hand, ...AUTO }, jaina: AUTO } as const;
    const start = withRoll(questing('the_nexus', 14, { heroes }), 2, 2);
    const { state } = make(start, 'tirion', quest);
    const window = state.frames.at(-1)!;
    const passed =
      window.kind === 'defend' ? make(state, 'tirion', { type: 'pass', window: window.window }).state : state;
    expect(topKind(passed)).toBe('handLimit');
    expect(offers(passed, 'tirion', 'discard').map(({ id }) => id)).toEqual(['heal', 'defend', 'fight1']);
  });

  test('LK-T46, LK-8.5, LK-8.7: the third opens Icecrown, and the Lich King is there', () => {
    const start = questing('naxxramas', 14, {
      quests: { naxxramas: 14, the_nexus: 'done', ulduar: 'done' },
      lichKing: 'red',
    });
    const { state } = make(withRoll(start, 2, 0), 'tirion', quest);
    expect([state.icecrown, state.lichKing]).toEqual([{ open: true, progress: 0 }, 'icecrown']);
    const at = position({ heroes: { thrall: { at: 'the_breach' }, jaina: {} }, icecrown: 0 });
    expect(make(at, 'thrall', { type: 'move', to: 'icecrown_citadel' }).state.record.actionsLeft).toBe(3);
    expect(
      refusal(questing('naxxramas', 0, { heroes: { tirion: {}, jaina: {} } }), 'tirion', {
        type: 'move',
        to: 'icecrown_citadel',
      }),
    ).toBe('LK-4.3 not-connected');
  });
});

describe('the siege', () => {
  const siege = (progress: number, hero: object = {}): LichKingState =>
    position({ heroes: { thrall: { at: 'icecrown_citadel', ...AUTO, ...hero }, jaina: AUTO }, icecrown: progress });

  test('LK-T48, LK-14.10, LK-8.5: two damage and one for the Lich King, who adds nothing elsewhere any more', () => {
    const { state } = make(withRoll(siege(0, { hand: ['fight1'] }), 2, 0), 'thrall', quest);
    expect([state.icecrown.progress, heroIn(state, 'thrall').health]).toEqual([3, 4]);
    const away = position({ heroes: { thrall: {}, jaina: {} }, icecrown: 0, ghouls: { warsong_hold: 1 } });
    expect(heroIn(make(withRoll(away, 2, 0), 'thrall', { type: 'fight' }).state, 'thrall').health).toBe(7);
  });

  test('LK-8.1, LK-8.7: he cannot be fought, and there is no rest on Icecrown', () => {
    expect(refusal(siege(0), 'thrall', { type: 'fight' })).toBe('LK-4.4 no-enemy');
    expect(refusal(siege(0), 'thrall', { type: 'rest' })).toBe('LK-4.8 no-rest-on-quest');
  });

  test('LK-T47, LK-8.8, LK-12.5: the last space wins at once, whatever would have followed', () => {
    const start = position({
      heroes: { sylvanas: { at: 'icecrown_citadel', health: 1, ...AUTO }, jaina: AUTO },
      icecrown: 20,
      despair: 6,
    });
    const { state, events } = make(withRoll(start, 2, 0), 'sylvanas', quest);
    expect([state.result, state.icecrown.progress, heroIn(state, 'sylvanas').health]).toEqual(['won', 22, 1]);
    expect(events.some(({ type }) => type === 'damaged')).toBe(false);
    expect(lichKing.outcome(state)?.winners).toEqual([0, 1]);
    expect(lichKing.faults(state)).toEqual([]);
    expect(refusal(state, 'sylvanas', quest)).toBe('LK-3.1 over');
  });
});
