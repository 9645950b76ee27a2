import { describe, expect, test } from 'vitest';
import { compose } from '../../../src/engine/index.js';
import type { Region } from '../../../src/games/small-world/boards/index.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { around, conquer, has, land, make, offers, pair, position, refusal, regionOf } from './position.js';

const [first, second] = pair(
  'L1A',
  () => true,
  () => true,
);
const third = land('S1A', (region) => has(region, 'anchor') && region.terrain !== 'mountain');

const expanding = (phase: 'ready' | 'redeploy' | 'chooseMode', hand = 0): SmallWorldState =>
  position({ players: [{ race: 'orcs', hand, regions: { [first]: 3, [second]: 1, [third]: 2 } }, {}], phase });

const distribution = (state: SmallWorldState, seat = 0) => {
  const decision = smallWorld.decisions(state, seat)[0];
  if (decision?.kind !== 'distribution') throw new Error(`No distribution but ${decision?.kind}`);
  return decision;
};

describe('expand or decline', () => {
  test('SW-3.5: both are offered, each under its own verb; expand is what time decides', () => {
    const open = smallWorld.decisions(expanding('chooseMode'), 0);
    expect(open.map(({ verb, fallback }) => [verb, fallback])).toEqual([
      ['expand', 'expand'],
      ['decline', undefined],
    ]);
  });

  test('SW-3.5: with nothing on the boards and nothing in hand, expanding is a legal pass', () => {
    const state = position({ players: [{ race: 'orcs' }, {}], phase: 'chooseMode' });
    const conquest = make(state, 0, { type: 'chooseMode', mode: 'expand' }).state;
    expect(smallWorld.decisions(conquest, 0).map(({ id }) => id)).toEqual(['endConquests']);
    const ended = make(conquest, 0, { type: 'endConquests' }).state;
    expect([ended.active, ended.players[0]!.race]).toEqual([1, 'orcs']);
  });
});

describe('READY', () => {
  test('SW-3.7: what does not stay comes to hand; all but one is suggested, keeping all is what time decides', () => {
    const state = expanding('ready');
    const decision = distribution(state);
    expect(decision.presets.map(({ id }) => id)).toEqual(['allButOne', 'keepAll']);
    expect(decision.fallback).toBe('keepAll');
    const lifted = make(state, 0, decision.presets[0]!.move).state;
    expect([lifted.players[0]!.hand, lifted.phase]).toEqual([3, 'conquest']);
    expect(make(state, 0, decision.presets[1]!.move).state.players[0]!.hand).toBe(0);
  });

  test('SW-3.7, SW-3.8: a region that is not named is abandoned and loses Fort, wall and bomb, but keeps its marker', () => {
    const state = position({
      players: [{ race: 'orcs', regions: { [first]: 3, [second]: 1 } }, {}],
      phase: 'ready',
      regions: { [first]: { fort: 1, wispWall: 1, bomb: 'dud', objective: 1 } },
    });
    const left = make(state, 0, { type: 'ready', keep: { [second]: { race: 1 } }, liftChampion: false }).state;
    expect(regionOf(left, first)).toMatchObject({
      owner: -1,
      tokens: 0,
      fort: 0,
      wispWall: 0,
      bomb: null,
      objective: 1,
    });
    expect(left.bombs).toEqual(['dud']);
    expect(left.players[0]!.hand).toBe(3);
  });

  test('T21, SW-3.7: with all regions abandoned the next conquest is a start region with travel cost', () => {
    const bare = make(expanding('ready'), 0, { type: 'ready', keep: {}, liftChampion: false }).state;
    const targets = offers(bare, 0, 'conquer');
    expect(targets.get(third)).toMatchObject({ cost: 3 });
    expect(refusal(bare, 0, conquer(around(third)[0]!.id, 2)).rule).toBe('SW-4.2');
  });

  test.each([
    [{ [first]: { race: 4 } }, false, 'too-many-kept'],
    [{ [around(third)[0]!.id]: { race: 1 } }, false, 'not-yours'],
    [{ 'X9-01': { race: 1 } }, false, 'unknown-region'],
    [{}, true, 'no-champion'],
  ])('SW-3.7: keep %j, lift %s is refused as %s', (keep, liftChampion, code) => {
    expect(refusal(expanding('ready'), 0, { type: 'ready', keep, liftChampion })).toEqual({ rule: 'SW-3.7', code });
  });

  test('SW-3.7: READY is skipped in the turn in which the race was picked', () => {
    const state = position({ players: [{}, {}], phase: 'pickCombo' });
    expect(make(state, 0, { type: 'pickCombo', index: 0 }).state.phase).toBe('conquest');
  });
});

describe('REDEPLOY', () => {
  test('SW-7.1: all pieces, every region at least one; the editor composes a legal move', () => {
    const state = expanding('redeploy', 2);
    const decision = distribution(state);
    expect(decision.pieces).toEqual({ race: 8 });
    const move = compose(decision, { [first]: { race: 1 }, [second]: { race: 6 }, [third]: { race: 1 } });
    const placed = make(state, 0, move).state;
    expect([first, second, third].map((id) => regionOf(placed, id).tokens)).toEqual([1, 6, 1]);
    expect(placed.players[0]!.hand).toBe(0);
  });

  test.each([
    [{ [first]: { race: 8 } }, 'left-empty'],
    [{ [first]: { race: 8 }, [second]: { race: 0 }, [third]: { race: 0 } }, 'left-empty'],
    [{ [first]: { race: 5 }, [second]: { race: 1 }, [third]: { race: 1 } }, 'wrong-total-race'],
    [{ [first]: { race: 7 }, [second]: { race: 1 }, [third]: { race: 1 } }, 'wrong-total-race'],
    [{ [first]: { race: 6, beasts: 1 }, [second]: { race: 1 }, [third]: { race: 1 } }, 'wrong-total-beasts'],
    [{ [first]: { race: 6, champion: 1 }, [second]: { race: 1 }, [third]: { race: 1 } }, 'wrong-total-champion'],
    [{ [around(third)[0]!.id]: { race: 8 } }, 'not-yours'],
  ])('SW-7.1: placing %j is refused as %s', (placement, code) => {
    expect(refusal(expanding('redeploy', 2), 0, { type: 'redeploy', placement })).toEqual({ rule: 'SW-7.1', code });
  });

  test('presets: the front line is where an attack is cheapest, even is even, as it is moves nothing', () => {
    const [front, enemy] = pair(
      'L1A',
      (region) => !has(region, 'anchor'),
      (region) => !has(region, 'anchor'),
    );
    const rear = land(
      'S1A',
      (region) => !has(region, 'anchor') && region.terrain !== 'mountain' && around(region.id).length > 0,
    );
    const state = position({
      players: [
        { race: 'orcs', hand: 2, regions: { [front]: 1, [rear]: 3 } },
        { race: 'humans', regions: { [enemy]: 1 } },
      ],
      phase: 'redeploy',
    });
    const results = distribution(state).presets.map(({ id, move }) => {
      const placed = make(state, 0, move).state;
      return [id, regionOf(placed, front).tokens, regionOf(placed, rear).tokens];
    });
    expect(results).toEqual([
      ['frontLine', 5, 1],
      ['even', 3, 3],
      ['asItIs', 3, 3],
    ]);
    expect(distribution(state).fallback).toBe('asItIs');
  });

  test('presets: beside an opponent comes first, a start region that is reached from afar second', () => {
    const flat = (region: Region) => !has(region, 'anchor') && region.terrain !== 'mountain';
    const [front, enemy] = pair('L1A', flat, flat);
    const state = position({
      players: [
        { race: 'orcs', hand: 3, regions: { [front]: 1, [third]: 1 } },
        { race: 'humans', regions: { [enemy]: 1 } },
      ],
      phase: 'redeploy',
    });
    const placed = make(state, 0, distribution(state).presets[0]!.move).state;
    expect([regionOf(placed, front).tokens, regionOf(placed, third).tokens]).toEqual([3, 2]);
  });

  test('a placement without a choice is one option, so that nobody has to be asked', () => {
    const one = position({ players: [{ race: 'orcs', hand: 4, regions: { [first]: 1 } }, {}], phase: 'redeploy' });
    expect(smallWorld.decisions(one, 0)).toMatchObject([
      { kind: 'choice', options: [{ move: { placement: { [first]: { race: 5 } } } }] },
    ]);
    const full = position({ players: [{ race: 'orcs', regions: { [first]: 1, [second]: 1 } }, {}], phase: 'redeploy' });
    expect(smallWorld.decisions(full, 0)).toMatchObject([{ kind: 'choice', options: [{ id: 'onlyPlacement' }] }]);
  });
});

describe('DEFENDER_REDEPLOY', () => {
  const waiting: SmallWorldState = {
    ...position({
      players: [
        { race: 'orcs', regions: { [third]: 1 } },
        { race: 'humans', hand: 2, regions: { [first]: 1, [second]: 1 } },
      ],
      phase: 'defenderRedeploy',
    }),
    defenders: [1],
  };

  test('SW-3.14: front line is what time decides', () => {
    expect(distribution(waiting, 1)).toMatchObject({ fallback: 'frontLine', pieces: { race: 2 }, all: true });
    expect(smallWorld.decisions(waiting, 0)).toEqual([]);
  });

  test.each([
    [{ [first]: { race: 1 } }, 'wrong-total-race'],
    [{ [first]: { race: 3 } }, 'wrong-total-race'],
    [{ [third]: { race: 2 } }, 'not-yours'],
  ])('SW-5.4: adding %j is refused as %s', (add, code) => {
    expect(refusal(waiting, 1, { type: 'defenderRedeploy', add })).toEqual({ rule: 'SW-5.4', code });
  });

  test('SW-3.14: several defenders are asked clockwise from the current player', () => {
    const away = land('M1A', (region) => has(region, 'anchor'));
    const state = position({
      players: [
        { race: 'humans', hand: 1, regions: { [first]: 1 } },
        { race: 'orcs', hand: 0, regions: { [third]: 1 } },
        { race: 'naga', hand: 1, regions: { [away]: 1 } },
      ],
      active: 1,
      phase: 'conquest',
    });
    const ended = make(state, 1, { type: 'endConquests' }).state;
    const scored = make(ended, 1, { type: 'redeploy', placement: { [third]: { race: 1 } } }).state;
    expect(scored.defenders).toEqual([2, 0]);
    const next = make(scored, 2, { type: 'defenderRedeploy', add: { [away]: { race: 1 } } }).state;
    expect(smallWorld.acting(next)).toEqual([0]);
  });
});
