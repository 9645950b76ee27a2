import { describe, expect, test } from 'vitest';
import { lichKing } from '../../../../src/games/lich-king/index.js';
import { make, openId, refusal, topKind } from '../support/acts.js';
import { card, position, withRoll } from '../support/position.js';

const idle = position({ heroes: { thrall: { hand: ['travel2', 'heal'] }, jaina: {} }, ghouls: { warsong_hold: 1 } });

describe('commands', () => {
  test('LK-T94, LK-17.1: an answer to a window that is closed is refused, one that is still open is taken', () => {
    const fighting = make(
      withRoll(
        position({
          heroes: { thrall: { hand: ['fight1'] }, jaina: { at: 'warsong_hold', hand: ['fight1'] } },
          ghouls: { warsong_hold: 3 },
        }),
        1,
        1,
      ),
      'thrall',
      { type: 'fight' },
    ).state;
    const window = openId(fighting);
    expect(refusal(fighting, 'jaina', { type: 'pass', window: 'w99' })).toBe('LK-17.1 window-closed');
    const later = make(fighting, 'thrall', { type: 'pass', window }).state;
    expect(topKind(make(later, 'jaina', { type: 'pass', window }).state)).not.toBe('fightCards');
  });

  test('LK-17.1: an answer with nothing open, or in another turn, is refused', () => {
    expect(refusal(idle, 'thrall', { type: 'pass', window: 'w1' })).toMatch(/^LK-/);
    expect(refusal(idle, 'jaina', { type: 'rest' })).toMatch(/ not-your-turn$/);
    expect(refusal(idle, 'thrall', { type: 'abominationStep', abomination: 'a1', to: 'dalaran' })).toMatch(/^LK-/);
  });

  test.each([
    ['an unknown type', { type: 'surrender' }],
    ['no type', {}],
    ['a parameter too many', { type: 'fight', bonus: 3 }],
    ['a missing parameter', { type: 'move' }],
    ['an unknown space', { type: 'move', to: 'stormwind' }],
    ['a space by a prototype name', { type: 'move', to: 'constructor' }],
    ['a negative number', { type: 'spendHit', window: 'w1', count: -1 }],
    ['a fraction', { type: 'spendHit', window: 'w1', count: 0.5 }],
    ['a huge number', { type: 'spendHit', window: 'w1', count: 1e9 }],
    ['text for a number', { type: 'indomitable', decision: 'w1', prevent: '1' }],
    ['too long a path', { type: 'playTravel', card: 'travel4.1', hero: 'thrall', path: Array(5).fill('the_nexus') }],
    ['an empty path', { type: 'playTravel', card: 'travel4.1', hero: 'thrall', path: [] }],
    ['an unknown card', { type: 'playHeal', card: 'heal.99', hero: 'thrall' }],
    ['no cards', { type: 'discard', cards: [] }],
    ['an unknown reward', { type: 'playReward', reward: 'gold', params: {} }],
    ['parameters of another reward', { type: 'playReward', reward: 'borrowed_time', params: { hero: 'thrall' } }],
    ['not an object', 'fight'],
    ['nothing', null],
  ])('LK-18.2: %s is refused with its rule', (_, move) => {
    const parsed = lichKing.parseMove(move);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error.rule).toMatch(/^LK-\d+\.\d+$/);
  });

  test('LK-18.2: a refused move changes nothing', () => {
    const before = JSON.stringify(idle);
    for (const move of [
      { type: 'move', to: 'dalaran' },
      { type: 'quest' },
      { type: 'flightPath', to: 'dalaran' },
      { type: 'playTravel', card: card(idle, 'thrall', 'travel2'), hero: 'jaina', path: ['dalaran'] },
      { type: 'ability', ability: 'teleport', to: 'dalaran' },
    ])
      refusal(idle, 'thrall', move);
    expect(JSON.stringify(idle)).toBe(before);
  });

  test('LK-3.1: when the game is over no command is accepted', () => {
    const over = { ...idle, result: 'lost' as const, phase: 'over' as const };
    expect(refusal(over, 'thrall', { type: 'rest' })).toBe('LK-3.1 over');
    expect(lichKing.acting(over)).toEqual([]);
  });
});
