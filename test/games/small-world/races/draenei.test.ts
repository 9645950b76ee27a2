import { describe, expect, test } from 'vitest';
import { conquer, make, position, trayOf } from '../position.js';

const players = [
  { race: 'orcs', hand: 11, regions: {} },
  { race: 'draenei', regions: { 'L1A-08': 2, 'L1A-04': 1, 'S1A-01': 1, 'S1A-03': 1 } },
] as const;

describe('Draenei', () => {
  const state = position({ players });
  const once = make(state, 0, conquer('L1A-08', 5)).state;

  test('SW-10.1: the first token lost in another player’s turn goes to hand, the next to the tray', () => {
    expect([once.players[1]!.hand, trayOf(once, 'draenei')]).toEqual([2, 7]);
    const twice = make(once, 0, conquer('L1A-04', 4)).state;
    expect([twice.players[1]!.hand, trayOf(twice, 'draenei')]).toEqual([2, 8]);
  });

  test('SW-10.1, SW-10.8: a saved token is not forced out of play', () => {
    expect(once.record.forcedOut).toBe(0);
  });

  test('T32: in the next player’s turn the save works again', () => {
    const turns = position({
      players: [{ race: 'orcs', hand: 5 }, players[1], { race: 'trolls', hand: 5 }],
      boards: ['L1A', 'M1A', 'S1A'],
    });
    const lost = make(turns, 0, conquer('L1A-08', 5)).state;
    const placed = make(make(lost, 0, { type: 'endConquests' }).state, 0, {
      type: 'redeploy',
      placement: { 'L1A-08': { race: 5 } },
    }).state;
    const defended = make(placed, 1, { type: 'defenderRedeploy', add: { 'L1A-04': { race: 2 } } }).state;
    const attacked = make({ ...defended, active: 2, phase: 'conquest' }, 2, conquer('L1A-04', 5)).state;
    expect([attacked.players[1]!.hand, trayOf(attacked, 'draenei')]).toEqual([3, 7]);
  });

  test('SW-10.1: a lone token is saved too, and stays in hand without a region', () => {
    const lone = position({
      players: [
        { race: 'orcs', hand: 5 },
        { race: 'draenei', regions: { 'L1A-08': 1 } },
      ],
    });
    const after = make(lone, 0, conquer('L1A-08', 4)).state;
    expect([after.players[1]!.hand, trayOf(after, 'draenei')]).toEqual([1, 11]);
  });
});
