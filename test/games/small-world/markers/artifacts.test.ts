import { describe, expect, test } from 'vitest';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf, roll } from '../position.js';
import { attack, coinsOf, doomhammer, marked, whereIs } from './marked.js';

// L1A-06 forest, L1A-08 hill (start region) and L1A-02 mountain are neighbours; M1A-05 hill and S1A-03 hill are far away.
const [home, hill, peak, far] = ['L1A-06', 'L1A-08', 'L1A-02', 'S1A-03'] as const;

const fight = (hand: number, tokens = 2, coins = 5) =>
  position({
    players: [
      { race: 'orcs', power: 'farmer', hand, coins, regions: { [home]: 1 } },
      { race: 'humans', power: 'mining', regions: { [hill]: tokens, 'S1A-04': 1 } },
    ],
  });

const means = (state: SmallWorldState, seat = 0) =>
  smallWorld
    .decisions(state, seat)
    .flatMap((open) => (open.kind === 'choice' ? open.options : []))
    .flatMap(({ move, cost, slots }) =>
      move.type === 'conquer' ? [{ region: move.region, cost, with: slots?.with }] : [],
    );

const endTurn = (state: SmallWorldState) => {
  const ended = make(state, 0, { type: 'endConquests' }).state;
  const placing = smallWorld.decisions(ended, 0)[0]!;
  const preset = placing.kind === 'choice' ? placing.options[0]! : placing.presets[0]!;
  return make(ended, 0, preset.move).state;
};

describe('Frostmourne', () => {
  test('T84, SW-12.12, SW-12.4: a conquest of 4 takes 2, and Frostmourne goes along', () => {
    const state = marked(fight(9), { [home]: 'frostmourne' });
    expect(refusal(state, 0, attack(hill, 4, { frostmourne: true }))).toEqual({
      rule: 'SW-4.4',
      code: 'wrong-payment',
    });
    const { state: after, events } = make(state, 0, attack(hill, 2, { frostmourne: true }));
    expect(whereIs(after, 'frostmourne')).toBe(hill);
    expect(after.record.usedArtifacts).toEqual(['frostmourne']);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'artifactMoved', artifact: 'frostmourne', region: hill }),
    );
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('SW-12.12: never below one token', () => {
    const state = marked(fight(9), { [home]: 'frostmourne' });
    expect(make(state, 0, attack('L1A-09', 1, { frostmourne: true })).state.players[0]!.hand).toBe(8);
  });

  test('T84, SW-12.5, SW-12.4: not a second time in the turn, wherever it lies by then', () => {
    const once = make(marked(fight(9), { [home]: 'frostmourne' }), 0, attack(hill, 2, { frostmourne: true })).state;
    expect(refusal(once, 0, attack('L1A-01', 1, { frostmourne: true })).code).toBe('means');
    expect(means(once).filter((offer) => offer.with)).toEqual([]);
  });

  test('SW-12.5: used by A, it serves B in the next turn after B has taken it', () => {
    const state = marked(
      {
        ...fight(9),
        active: 1,
        record: { ...fight(9).record, usedArtifacts: [] },
        players: fight(9).players.map((p, seat) => ({ ...p, hand: 5, turns: 2 - (seat > 1 ? 1 : 0) })),
      },
      { [home]: 'frostmourne' },
    );
    expect(refusal(state, 1, attack(home, 1, { frostmourne: true })).code).toBe('means');
    const taken = make(state, 1, conquer(home, 3)).state;
    expect(make(taken, 1, attack('L1A-09', 1, { frostmourne: true })).state.players[1]!.hand).toBe(1);
  });

  test('SW-6.5, SW-6.1: used in a final conquest even if the die fails; then it stays where it was', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const base = marked(fight(1, 3), { [home]: 'frostmourne' });
      const state = { ...base, random: { seed, position: 0 } };
      expect(refusal(state, 0, roll(hill)).code).toBe('too-far-short');
      expect(offers(state, 0, 'finalConquest').get(hill)).toMatchObject({
        cost: 3,
        odds: 1 / 3,
        slots: { with: 'frostmourne' },
        facts: { means: [{ key: 'small-world:marker.frostmourne' }] },
      });
      const after = make(state, 0, { type: 'finalConquest', region: hill, means: { frostmourne: true } }).state;
      expect(after.record.usedArtifacts).toEqual(['frostmourne']);
      expect(whereIs(after, 'frostmourne')).toBe(regionOf(after, hill).owner === 0 ? hill : home);
    }
  });

  test('SW-12.3: of no use to a declined race, in an empty region, or to an opponent', () => {
    const declined = marked(
      position({
        players: [
          { race: 'orcs', hand: 9, regions: { [home]: 1 }, declined: { race: 'humans', regions: { [peak]: 1 } } },
          {},
        ],
      }),
      { [peak]: 'frostmourne' },
    );
    expect(refusal(declined, 0, attack(hill, 1, { frostmourne: true })).code).toBe('means');
    const empty = marked(fight(9), { [peak]: 'frostmourne' });
    expect(refusal(empty, 0, attack(hill, 2, { frostmourne: true })).code).toBe('means');
    const foreign = marked(fight(9), { [hill]: 'frostmourne' });
    expect(refusal(foreign, 0, attack('L1A-09', 1, { frostmourne: true })).code).toBe('means');
  });

  test('SW-4.9: the artifact of a conquered region serves at once', () => {
    const taken = make(marked(fight(9), { [hill]: 'frostmourne' }), 0, conquer(hill, 4)).state;
    expect(make(taken, 0, attack('L1A-01', 1, { frostmourne: true })).state.players[0]!.hand).toBe(4);
  });

  test('SW-12.2, SW-12.3: it stays in a region that is abandoned', () => {
    const state = marked(
      position({ players: [{ race: 'orcs', regions: { [home]: 3, [hill]: 2 } }, {}], phase: 'ready' }),
      { [home]: 'frostmourne' },
    );
    const left = make(state, 0, { type: 'ready', keep: { [hill]: { race: 1 } }, liftChampion: false }).state;
    expect(whereIs(left, 'frostmourne')).toBe(home);
    expect(refusal(left, 0, attack(peak, 1, { frostmourne: true })).code).toBe('means');
  });
});

describe("Ashes of Al'ar", () => {
  test('T85, SW-12.13: an empty region far away costs 2, and the Ashes are there', () => {
    const state = marked(fight(9), { [home]: 'ashes' });
    expect(refusal(state, 0, conquer(far, 2)).code).toBe('out-of-reach');
    const after = make(state, 0, attack(far, 2, { ashes: true })).state;
    expect([whereIs(after, 'ashes'), regionOf(after, far).owner]).toEqual([far, 0]);
    expect(refusal(after, 0, attack('L1A-05', 2, { ashes: true })).code).toBe('means');
  });

  test('SW-12.13: no travel cost for a start region; water only for Naga', () => {
    const state = marked(fight(9), { [home]: 'ashes' });
    expect(make(state, 0, attack('S1A-06', 2, { ashes: true })).state.players[0]!.hand).toBe(7);
    expect(refusal(state, 0, attack('S1A-08', 2, { ashes: true })).code).toBe('water');
    const naga = marked(position({ players: [{ race: 'naga', hand: 9, regions: { [home]: 1 } }, {}] }), {
      [home]: 'ashes',
    });
    expect(make(naga, 0, attack('S1A-08', 2, { ashes: true })).state.players[0]!.hand).toBe(7);
  });

  test('SW-12.7: with Frostmourne in one conquest; both move', () => {
    const state = marked(fight(9, 2), { [home]: ['ashes', 'frostmourne'] });
    const both = { ashes: true, frostmourne: true } as const;
    expect(means(state).find((offer) => offer.region === 'S1A-04' && offer.with?.includes('.'))).toEqual({
      region: 'S1A-04',
      cost: 1,
      with: 'ashes.frostmourne',
    });
    const after = make(state, 0, attack('S1A-04', 1, both)).state;
    expect([whereIs(after, 'ashes'), whereIs(after, 'frostmourne')]).toEqual(['S1A-04', 'S1A-04']);
    expect(smallWorld.faults(after)).toEqual([]);
  });
});

describe('Doomhammer', () => {
  test('SW-12.15, SW-4.6: one token whatever the defence, 2 coins to the holder, and it moves', () => {
    const fort = fight(1, 5);
    const state = marked(
      {
        ...fort,
        regions: fort.regions.map((region) => (region.tokens === 5 ? { ...region, fort: 1 as const } : region)),
      },
      { [home]: 'doomhammer' },
    );
    expect(offers(state, 0, 'doomhammerConquer').get(hill)).toMatchObject({
      cost: 1,
      private: true,
      facts: { fee: 2 },
    });
    const after = make(state, 0, doomhammer(hill)).state;
    expect(coinsOf(after)).toEqual([3, 7]);
    expect([after.players[0]!.hand, whereIs(after, 'doomhammer'), regionOf(after, hill).tokens]).toEqual([0, hill, 1]);
    expect(
      refusal({ ...after, players: after.players.map((p) => ({ ...p, hand: 3 })) }, 0, doomhammer(peak)).code,
    ).toBe('means');
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('SW-12.15: the bank is paid for an empty region and for the own declined race', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', hand: 3, regions: { [home]: 1 }, declined: { race: 'naga', regions: { [peak]: 1 } } },
          {},
        ],
      }),
      { [home]: 'doomhammer' },
    );
    for (const region of [peak, hill]) {
      const { state: after, events } = make(state, 0, doomhammer(region));
      expect(coinsOf(after)).toEqual([3, 5]);
      expect(events.find(({ type }) => type === 'feePaid')).not.toHaveProperty('to');
    }
  });

  test('SW-12.15: the holder of a declined race is paid', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', hand: 3, regions: { [home]: 1 } },
          { declined: { race: 'humans', regions: { [hill]: 1 } } },
        ],
      }),
      { [home]: 'doomhammer' },
    );
    expect(coinsOf(make(state, 0, doomhammer(hill)).state)).toEqual([3, 7]);
  });

  test('SW-12.15: no travel cost, but only where the race may go; not without coins or more tokens', () => {
    const state = marked(fight(3), { [home]: 'doomhammer' });
    expect(make(state, 0, doomhammer('S1A-06')).state.players[0]!.hand).toBe(2);
    expect(refusal(state, 0, doomhammer(far)).code).toBe('out-of-reach');
    expect(refusal(state, 0, doomhammer(hill, 2)).code).toBe('wrong-payment');
    const poor = marked(fight(3, 2, 1), { [home]: 'doomhammer' });
    expect(refusal(poor, 0, doomhammer(hill))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    expect(offers(poor, 0, 'doomhammerConquer').size).toBe(0);
    const open = smallWorld.decisions(poor, 0, 'public').map(({ id }) => id);
    expect(open).toContain('doomhammerConquer');
  });

  test('SW-12.7: stands alone', () => {
    const state = marked(fight(9), { [home]: ['doomhammer', 'frostmourne', 'ashes'] });
    expect(refusal(state, 0, { ...doomhammer(hill), means: { frostmourne: true } }).code).toBe('bad-parameter');
    expect(refusal(state, 0, { ...conquer(hill, 1), means: { doomhammer: true } }).code).toBe('bad-parameter');
    expect(refusal(state, 0, doomhammer(far)).code).toBe('out-of-reach');
  });

  test('SW-4.6, SW-12.15: Aegis, Marsh toll and Harmony add up', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', hand: 3, coins: 7, regions: { [home]: 1 } },
          { race: 'pandaren', power: 'marshdweller', coins: 0, regions: { 'L1A-11': 4 } },
        ],
      }),
      { [home]: 'doomhammer', 'L1A-11': 'aegis' },
    );
    const harmony = { ...state, players: state.players.map((p, seat) => ({ ...p, harmony: seat === 0 })) };
    expect(offers(harmony, 0, 'doomhammerConquer').get('L1A-11')).toMatchObject({ facts: { fee: 7 } });
    expect(coinsOf(make(harmony, 0, doomhammer('L1A-11')).state)).toEqual([0, 7]);
    const short = { ...harmony, players: harmony.players.map((p) => ({ ...p, coins: 6 })) };
    expect(refusal(short, 0, doomhammer('L1A-11'))).toEqual({ rule: 'SW-4.6', code: 'fee' });
  });
});

describe('Aegis of Aggramar', () => {
  test('T83, SW-12.11: 2 coins to its holder, then the conquest at its cost; the conqueror holds the Aegis', () => {
    const state = marked(fight(9, 2, 2), { [hill]: 'aegis' });
    expect(offers(state, 0, 'conquer').get(hill)).toMatchObject({ cost: 4, private: true, facts: { fee: 2 } });
    const after = make(state, 0, conquer(hill, 4)).state;
    expect([coinsOf(after), whereIs(after, 'aegis'), regionOf(after, hill).owner]).toEqual([[0, 7], hill, 0]);
    expect(refusal(marked(fight(9, 2, 1), { [hill]: 'aegis' }), 0, conquer(hill, 4))).toEqual({
      rule: 'SW-4.6',
      code: 'fee',
    });
  });

  test('SW-12.11, SW-12.3: guards only its own region, and none of a declined race', () => {
    const beside = marked(fight(9), { 'S1A-04': 'aegis' });
    expect(offers(beside, 0, 'conquer').get(hill)).toMatchObject({ facts: { fee: 0 } });
    const declined = marked(
      position({
        players: [
          { race: 'orcs', hand: 9, regions: { [home]: 1 } },
          { declined: { race: 'humans', regions: { [hill]: 1 } } },
        ],
      }),
      { [hill]: 'aegis' },
    );
    expect(coinsOf(make(declined, 0, conquer(hill, 3)).state)).toEqual([5, 5]);
  });

  test('SW-4.6: a fee paid before a failed roll is lost', () => {
    const failed = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
      const state = { ...marked(fight(1, 2), { [hill]: 'aegis' }), random: { seed, position: 0 } };
      const after = make(state, 0, roll(hill)).state;
      return regionOf(after, hill).owner === 1 ? [coinsOf(after)] : [];
    });
    expect(failed.length).toBeGreaterThan(0);
    // The turn goes on to the redeployment; nothing is scored yet.
    for (const coins of failed) expect(coins).toEqual([3, 7]);
  });

  test('SW-12.11, R25: the payment opens the region for the rest of the turn', () => {
    const state = marked(
      position({
        players: [
          { race: 'gnomes', power: 'farmer', hand: 1, regions: { [home]: 1 } },
          { race: 'humans', power: 'mining', regions: { [hill]: 2 } },
        ],
      }),
      { [hill]: 'aegis' },
    );
    const strike = make(state, 0, { type: 'airstrike', region: hill, rollDie: false }).state;
    const back = make(strike, 0, { type: 'abandonStrike' }).state;
    expect(coinsOf(back)).toEqual([3, 7]);
    expect(offers(back, 0, 'finalConquest').get(hill)).toMatchObject({ facts: { fee: 0 } });
  });

  test('SW-3.12, SW-12.11: its holder puts it into an own region at the end of the turn; it may stay', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', power: 'farmer', hand: 1, regions: { [home]: 1, [peak]: 3 } },
          { race: 'humans', regions: { [hill]: 1 } },
        ],
      }),
      { [home]: 'aegis' },
    );
    const asked = endTurn(state);
    const [decision] = smallWorld.decisions(asked, 0);
    expect([asked.phase, decision]).toMatchObject(['endStep', { id: 'placeAegis', verb: 'place', fallback: 'L6' }]);
    expect(refusal(asked, 0, { type: 'placeAegis', region: hill })).toEqual({ rule: 'SW-12.11', code: 'not-yours' });
    expect(refusal(asked, 0, { type: 'placeAegis', region: 'M1A-01' }).code).toBe('unknown-region');
    expect(refusal(asked, 0, { type: 'placeHeart', region: home })).toEqual({ rule: 'SW-12.14', code: 'wrong-phase' });
    const moved = make(asked, 0, { type: 'placeAegis', region: peak });
    expect([whereIs(moved.state, 'aegis'), moved.state.active]).toEqual([peak, 1]);
    expect(moved.events.map(({ type }) => type)).toContain('scored');
    const stayed = make(asked, 0, { type: 'placeAegis', region: home });
    expect(whereIs(stayed.state, 'aegis')).toBe(home);
  });

  test('SW-12.3: nobody is asked who holds it only with his declined race', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', hand: 1, regions: { [home]: 1 }, declined: { race: 'naga', regions: { [peak]: 1 } } },
          {},
        ],
      }),
      { [peak]: 'aegis' },
    );
    expect(endTurn(state).active).toBe(1);
  });
});

describe('Heart of Azeroth', () => {
  // L1A-11 borders on 01, 03, 04, 06, 07 and 08.
  const state = marked(
    position({
      players: [
        { race: 'orcs', power: 'farmer', coins: 5, hand: 1, regions: { 'L1A-11': 1, 'M1A-02': 1 } },
        { race: 'humans', power: 'mining', coins: 5, regions: { 'L1A-01': 1, 'L1A-03': 1 } },
        { race: 'trolls', power: 'ranger', coins: 5, regions: { 'L1A-04': 1 } },
        { coins: 5, declined: { race: 'worgen', regions: { 'L1A-06': 1 } } },
      ],
    }),
    { 'M1A-02': 'heart' },
  );

  test('T86, SW-12.14: each opponent beside it pays once; a declined race pays nothing', () => {
    const asked = endTurn(state);
    const option = offers(asked, 0, 'placeHeart').get('L1A-11');
    expect(option).toMatchObject({ facts: { count: 2 }, ends: 'turn' });
    const { state: after, events } = make(asked, 0, { type: 'placeHeart', region: 'L1A-11' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'heartCollected', seat: 0, from: [1, 2] }));
    expect(coinsOf(after)).toEqual([5 + 2 + 2, 4, 4, 5]);
    expect(whereIs(after, 'heart')).toBe('L1A-11');
  });

  test('T86, SW-12.14, SW-1.5: whoever has nothing pays nothing', () => {
    const poor = { ...state, players: state.players.map((p, seat) => (seat === 1 ? { ...p, coins: 0 } : p)) };
    const after = make(endTurn(poor), 0, { type: 'placeHeart', region: 'L1A-11' }).state;
    expect(coinsOf(after)).toEqual([5 + 1 + 2, 0, 4, 5]);
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('SW-12.14: where nobody stands beside it, it brings nothing', () => {
    expect(coinsOf(make(endTurn(state), 0, { type: 'placeHeart', region: 'M1A-02' }).state)).toEqual([7, 5, 5, 5]);
  });

  test('SW-3.12: the Aegis is placed before the Heart', () => {
    const both = endTurn(marked(state, { 'M1A-02': ['heart', 'aegis'] }));
    expect(smallWorld.decisions(both, 0).map(({ id }) => id)).toEqual(['placeAegis']);
    expect(offers(both, 0, 'placeAegis').get('L1A-11')).not.toHaveProperty('ends');
    const next = make(both, 0, { type: 'placeAegis', region: 'L1A-11' }).state;
    expect(smallWorld.decisions(next, 0).map(({ id }) => id)).toEqual(['placeHeart']);
  });
});
