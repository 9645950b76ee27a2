import { describe, expect, test } from 'vitest';
import { smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, trayOf } from '../position.js';

const recruit = (count: number) => ({ type: 'recruit', count }) as const;

/** A Murloc and a Kobold token are driven out, then the conquests end. */
const example = (coins: number, hand = 8) => {
  const state = position({
    players: [
      { race: 'forsaken', coins, hand, regions: { 'L1A-08': 1 } },
      { race: 'kobolds', regions: { 'L1A-06': 1 } },
    ],
    regions: { 'L1A-11': { murlocs: 1 } },
  });
  const one = make(state, 0, conquer('L1A-11', 3)).state;
  const two = make(one, 0, conquer('L1A-06', 3)).state;
  return make(two, 0, { type: 'endConquests' }).state;
};

describe('Forsaken', () => {
  test('SW-10.8, T43: one recruit a token forced out, a coin each, in hand for this redeployment', () => {
    const asked = example(3);
    expect([asked.phase, [...offers(asked, 0, 'recruit').keys()]]).toEqual(['recruit', ['0', '1', '2']]);
    const after = make(asked, 0, recruit(1)).state;
    expect([after.phase, after.players[0]!.coins, after.players[0]!.hand]).toEqual(['redeploy', 2, 3]);
    expect(trayOf(after, 'forsaken')).toBe(trayOf(asked, 'forsaken') - 1);
    expect(refusal(asked, 0, recruit(3))).toEqual({ rule: 'SW-10.8', code: 'too-many-recruits' });
  });

  test('SW-10.8: coins limit the count; the public sees what the attacks allow', () => {
    const poor = example(1);
    expect([...offers(poor, 0, 'recruit').keys()]).toEqual(['0', '1']);
    expect(refusal(poor, 0, recruit(2))).toEqual({ rule: 'SW-10.8', code: 'recruits-too-dear' });
    expect(smallWorld.decisions(poor, 0, 'public')).toEqual(smallWorld.decisions(example(9), 0, 'public'));
  });

  test('T44: with an empty tray there is nothing to recruit', () => {
    const state = example(3, 19);
    expect([trayOf(state, 'forsaken'), state.phase]).toEqual([0, 'redeploy']);
  });

  test('SW-10.8: counted per token; own declined tokens give none, a declined Tauren pair gives 2', () => {
    const state = position({
      players: [
        { race: 'forsaken', hand: 9, regions: { 'L1A-08': 1 }, declined: { race: 'trolls', regions: { 'L1A-06': 1 } } },
        { race: 'orcs', declined: { race: 'tauren', regions: { 'L1A-11': 2 } } },
      ],
    });
    const own = make(state, 0, conquer('L1A-06', 3)).state;
    expect(own.record.forcedOut).toBe(0);
    expect(make(own, 0, conquer('L1A-11', 4)).state.record.forcedOut).toBe(2);
  });
});
