import { describe, expect, test } from 'vitest';
import { begin } from '../../../src/engine/index.js';
import { atlasOf } from '../../../src/games/small-world/atlas.js';
import { regionById } from '../../../src/games/small-world/boards/index.js';
import { MARKER_IDS } from '../../../src/games/small-world/ids.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import {
  around,
  conquer,
  has,
  land,
  make,
  offers,
  pair,
  position,
  refusal,
  regionOf,
  roll,
  trayOf,
} from './position.js';

const fresh = (seats: number, seed = 'base'): SmallWorldState => {
  const options = smallWorld.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.error.code);
  return begin(smallWorld, options.value, seats, seed);
};

describe.each([2, 3, 4, 5])('set-up for %i', (seats) => {
  const state = fresh(seats);
  const { regions } = atlasOf(state.boards);

  test('SW-1.3, SW-2.5: as many markers as players, one face down on each board’s slot, the rest unused', () => {
    const marked = state.regions.flatMap(({ faceDown }, index) => (faceDown ? [regions[index]!] : []));
    expect(marked.map(({ board }) => board)).toEqual(state.boards);
    expect(marked.every((region) => has(region, 'slot'))).toBe(true);
    expect(state.unusedMarkers).toHaveLength(MARKER_IDS.length - seats);
    const orders = new Set(Array.from({ length: 30 }, (_, at) => fresh(seats, `${at}`).unusedMarkers.join()));
    expect(orders.size).toBeGreaterThan(20);
  });

  test('SW-2.2, SW-2.6: round 1, five coins each', () => {
    expect([state.round, state.turn]).toEqual([1, 1]);
    expect(state.players.map(({ coins }) => coins)).toEqual(Array(seats).fill(5));
  });

  test('SW-2.3: six pairs to be seen; the other ten banners and fourteen badges below', () => {
    expect(state.combos).toHaveLength(6);
    expect([state.banners.length, state.badges.length]).toEqual([10, 14]);
    expect(new Set([...state.banners, ...state.combos.map(({ race }) => race)]).size).toBe(16);
    expect(new Set([...state.badges, ...state.combos.map(({ power }) => power)]).size).toBe(20);
    expect(state.combos.every(({ coins }) => coins === 0)).toBe(true);
  });

  test('SW-2.4: a Murloc where the board shows one, a Mountain on every mountain', () => {
    expect(state.regions.map(({ murlocs }) => murlocs)).toEqual(
      regions.map((region) => (has(region, 'murloc') ? 1 : 0)),
    );
    const shown = smallWorld.view(state, 'public').regions.map(({ mountain }) => mountain);
    expect(shown).toEqual(regions.map(({ terrain }) => terrain === 'mountain'));
  });

  test('SW-2.1: where a board lies has no effect: no border crosses from one to another', () => {
    for (const region of regions) {
      for (const id of region.neighbours) expect(regionById(id).board).toBe(region.board);
    }
    const turned = atlasOf([...state.boards].reverse());
    for (const [index, region] of regions.entries()) {
      const there = turned.neighbours[turned.indices.get(region.id)!]!.map((at) => turned.regions[at]!.id);
      expect(there.sort()).toEqual(
        atlasOf(state.boards)
          .neighbours[index]!.map((at) => regions[at]!.id)
          .sort(),
      );
    }
  });
});

const [home, next] = pair(
  'L1A',
  (region) => region.terrain !== 'mountain' && !has(region, 'anchor'),
  (region) => region.terrain === 'hill' && !has(region, 'slot') && !has(region, 'anchor'),
);

describe('the turn', () => {
  test('SW-3.3: a pair that was formed stays together until it is taken', () => {
    const state = fresh(4);
    const pairs = state.combos.map(({ race, power }) => `${race} ${power}`);
    const { state: after } = make(state, state.active, { type: 'pickCombo', index: 2 });
    const left = after.combos.map(({ race, power }) => `${race} ${power}`);
    expect(left.slice(0, 5)).toEqual([...pairs.slice(0, 2), ...pairs.slice(3)]);
  });

  test('SW-3.13: scoring needs nobody’s word and follows the redeployment at once', () => {
    const state = position({
      players: [{ race: 'trolls', hand: 2, regions: { [home]: 1, [next]: 1 }, coins: 4 }, { race: 'orcs' }],
      phase: 'redeploy',
    });
    const { state: after, events } = make(state, 0, {
      type: 'redeploy',
      placement: { [home]: { race: 3 }, [next]: { race: 1 } },
    });
    expect(after.players[0]!.coins).toBe(6);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['redeployed', 'scored']);
    expect(after.active).toBe(1);
  });

  test('SW-4.10: conquests end whenever the player says so, with pieces in hand or without', () => {
    for (const hand of [0, 7]) {
      const state = position({ players: [{ race: 'trolls', hand, regions: { [home]: 1 } }, { race: 'orcs' }] });
      expect(smallWorld.decisions(state, 0).some(({ id }) => id === 'endConquests')).toBe(true);
      expect(make(state, 0, { type: 'endConquests' }).state.phase).toBe('redeploy');
    }
  });
});

describe('conquests', () => {
  test('SW-4.2.4: the first way that applies decides: a start region next door costs no travel', () => {
    const [inner, coast] = pair(
      'L1A',
      (region) => !has(region, 'slot'),
      (region) => has(region, 'anchor') && region.terrain !== 'mountain',
    );
    const beside = position({ players: [{ race: 'orcs', hand: 9, regions: { [inner]: 1 } }, {}] });
    expect(offers(beside, 0, 'conquer').get(coast)?.cost).toBe(2);
    const distant = land('S1A', (region) => has(region, 'anchor') && region.terrain !== 'mountain');
    expect(offers(beside, 0, 'conquer').get(distant)?.cost).toBe(3);
    const nowhere = land('S1A', (region) => !has(region, 'anchor'));
    expect(refusal(beside, 0, conquer(nowhere, 2))).toEqual({ rule: 'SW-4.2', code: 'out-of-reach' });
  });

  const [camp, marsh] = pair(
    'L2A',
    (region) => region.terrain !== 'mountain',
    (region) => region.terrain === 'swamp' && !has(region, 'slot'),
  );
  const toll = position({
    boards: ['L2A', 'S1A'],
    players: [
      { race: 'nightElves', power: 'garrisoned', hand: 9, regions: { [camp]: 1 }, coins: 3 },
      { race: 'orcs', power: 'marshdweller', regions: { [marsh]: 2 }, coins: 3 },
    ],
    regions: { [marsh]: { owner: 1, tokens: 2, fort: 0, wispWall: 1, faceDown: 'darkPortal' } },
  });

  test('SW-4.7: fees, then the defender leaves, then what guarded him, then the attacker and his Fort, then the marker', () => {
    const pool = toll.regions.find(({ faceDown }) => faceDown === 'darkPortal')!;
    const { state, events } = make(toll, 0, conquer(marsh, 5));
    expect(events.map(({ type }) => type)).toEqual(['feePaid', 'conquered', 'markerRevealed']);
    expect(state.players.map(({ coins }) => coins)).toEqual([2, 4]);
    expect(state.record.conquests.at(-1)).toMatchObject({
      race: 'orcs',
      declined: false,
      seat: 1,
      defenders: 2,
      occupied: true,
    });
    expect(regionOf(state, marsh)).toMatchObject({
      owner: 0,
      tokens: 5,
      wispWall: 0,
      fort: 1,
      faceDown: null,
      place: 'darkPortal',
    });
    expect(state.players[1]!.hand).toBe(1);
    expect(pool.faceDown).toBe('darkPortal');
  });

  test('SW-4.8: a Mountain stays and protects the new owner', () => {
    const [foot, peak] = pair(
      'L1A',
      (region) => !has(region, 'slot'),
      (region) => region.terrain === 'mountain',
    );
    const state = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [foot]: 1 } },
        { race: 'humans', hand: 0 },
      ],
    });
    const { state: held } = make(state, 0, conquer(peak, 3));
    const rival = around(peak).find(({ id }) => id !== foot)!;
    const attack = position({
      players: [
        { race: 'orcs', regions: { [foot]: 1, [peak]: 3 } },
        { race: 'humans', hand: 9, regions: { [rival.id]: 1 } },
      ],
      active: 1,
    });
    expect(smallWorld.view(held, 'public').regions.find(({ id }) => id === peak)?.mountain).toBe(true);
    expect(offers(attack, 1, 'conquer').get(peak)?.cost).toBe(2 + 1 + 3);
  });

  test('SW-4.8: a bomb stays where the region goes from one opponent of the Goblins to another', () => {
    const state = position({
      players: [
        { race: 'trolls', hand: 9, regions: { [home]: 1 } },
        { race: 'orcs', regions: { [next]: 1 } },
        { race: 'goblins' },
      ],
      regions: { [next]: { bomb: 'dud' } },
    });
    const { state: after } = make(state, 0, conquer(next, offers(state, 0, 'conquer').get(next)!.cost!));
    expect(regionOf(after, next)).toMatchObject({ owner: 0, bomb: 'dud' });
  });

  test('SW-5.6: a lone race token goes to its tray; only a Murloc leaves the game', () => {
    const lone = position({
      players: [
        { race: 'orcs', hand: 9, regions: { [home]: 1 } },
        { race: 'humans', regions: { [next]: 1 } },
      ],
    });
    const { state } = make(lone, 0, conquer(next, 3));
    expect(trayOf(state, 'humans')).toBe(trayOf(lone, 'humans') + 1);
    expect(state.players[1]!.hand).toBe(0);
    const wild = position({
      players: [{ race: 'orcs', hand: 9, regions: { [home]: 1 } }, {}],
      regions: { [next]: { murlocs: 1 } },
    });
    const taken = make(wild, 0, conquer(next, 3)).state;
    expect(taken.trays).toEqual(wild.trays);
    expect(taken.regions.every(({ murlocs }) => murlocs === 0)).toBe(true);
  });

  test('SW-6.2: the region rolled for need not be the weakest', () => {
    const [, other] = around(home).filter(({ id, terrain }) => id !== next && terrain !== 'mountain');
    const strong = other ?? around(home).find(({ id }) => id !== next)!;
    const state = position({
      players: [
        { race: 'trolls', power: 'farmer', hand: 1, regions: { [home]: 1 } },
        { race: 'humans', regions: { [strong.id]: 2 } },
      ],
    });
    const rolled = offers(state, 0, 'finalConquest');
    const shortest = Math.min(...[...rolled.values()].map(({ cost }) => cost!));
    expect(rolled.get(strong.id)!.cost!).toBeGreaterThan(shortest);
    expect(make(state, 0, roll(strong.id)).events[0]).toMatchObject({ type: 'rolled', region: strong.id });
  });

  test('SW-7.2: declined tokens do not move in the redeployment', () => {
    const state = position({
      players: [
        { race: 'orcs', hand: 2, regions: { [home]: 1 }, declined: { race: 'naga', regions: { [next]: 1 } } },
        {},
      ],
      phase: 'redeploy',
    });
    const placement = { [home]: { race: 2 }, [next]: { race: 1 } };
    expect(refusal(state, 0, { type: 'redeploy', placement })).toEqual({ rule: 'SW-7.1', code: 'not-yours' });
    const { state: after } = make(state, 0, { type: 'redeploy', placement: { [home]: { race: 3 } } });
    expect(regionOf(after, next)).toMatchObject({ owner: 0, declined: true, tokens: 1 });
  });
});

describe('scoring and decline', () => {
  const hills = atlasOf(['L1A']).regions.filter(({ terrain }) => terrain === 'hill');
  const others = atlasOf(['L1A']).regions.filter(({ terrain }) => terrain === 'forest' || terrain === 'field');

  test('SW-8.7: three regions with Forsaken Herbalists, one of them a hill: 4', () => {
    const regions = { [hills[0]!.id]: 2, [others[0]!.id]: 2, [others[1]!.id]: 2 };
    const state = position({
      players: [{ race: 'forsaken', power: 'herbalist', regions, coins: 0 }, {}],
      phase: 'redeploy',
    });
    const placement = Object.fromEntries(Object.keys(regions).map((id) => [id, { race: 2 }]));
    expect(make(state, 0, { type: 'redeploy', placement }).state.players[0]!.coins).toBe(4);
  });

  test('SW-8.7: Blood Elves take one region from Dwarves and two from Humans: faction bonus 2', () => {
    const beaten = (race: 'dwarves' | 'humans', seat: number) => ({
      region: 0,
      from: null,
      race,
      declined: false,
      seat,
      defenders: 1,
      occupied: true,
    });
    const state = position({
      players: [{ race: 'bloodElves', regions: { [others[0]!.id]: 1 } }, {}, {}],
      phase: 'redeploy',
    });
    const fought = {
      ...state,
      record: { ...state.record, conquests: [beaten('dwarves', 1), beaten('humans', 2), beaten('humans', 2)] },
    };
    const { events } = make(fought, 0, { type: 'redeploy', placement: { [others[0]!.id]: { race: 1 } } });
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({
      parts: expect.arrayContaining([{ source: 'faction', coins: 2 }]),
    });
  });

  const declining = position({
    players: [
      { race: 'bloodElves', power: 'herbalist', regions: { [hills[0]!.id]: 3 }, hand: 2, coins: 1 },
      { race: 'orcs' },
    ],
    phase: 'chooseMode',
    round: 3,
  });

  test('SW-9.1: a turn of decline has no conquest, redeployment or end step; it scores and is over', () => {
    const { state, events } = make(declining, 0, { type: 'chooseMode', mode: 'decline' });
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['declined', 'scored', 'turnBegan']);
    expect([state.active, state.phase]).toEqual([1, 'chooseMode']);
  });

  test('SW-9.7: the next turn begins with a pick, and a race cannot decline in the turn it was picked', () => {
    const { state } = make(declining, 0, { type: 'chooseMode', mode: 'decline' });
    const back = make(make(state, 1, { type: 'chooseMode', mode: 'expand' }).state, 1, { type: 'endConquests' }).state;
    expect([back.active, back.phase]).toEqual([0, 'pickCombo']);
    const { state: picked } = make(back, 0, { type: 'pickCombo', index: 0 });
    expect(refusal(picked, 0, { type: 'chooseMode', mode: 'decline' })).toEqual({
      rule: 'SW-3.5',
      code: 'wrong-phase',
    });
  });

  test('SW-9.8: a declined race brings its regions and nothing of its ability or power', () => {
    const magic = land('L1A', (region) => has(region, 'magic'));
    const state = position({
      players: [
        {
          race: 'trolls',
          power: 'champion',
          declined: { race: 'bloodElves', regions: { [magic]: 1, [hills[0]!.id]: 1 } },
          coins: 0,
        },
        {},
      ],
    });
    const { state: after, events } = make(state, 0, { type: 'endConquests' });
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({
      coins: 2,
      parts: [{ source: 'declined', coins: 2 }],
    });
    expect(after.players[0]!.coins).toBe(2);
  });

  test('SW-16.1: a pick draws what the tray has', () => {
    const state = position({
      players: [{}, {}],
      phase: 'pickCombo',
      combos: [
        ['orcs', 'farmer'],
        ['naga', 'mining'],
        ['trolls', 'ranger'],
        ['humans', 'fishing'],
        ['gnomes', 'sailing'],
        ['tauren', 'explorer'],
      ],
    });
    const scarce = { ...state, trays: state.trays.map((count) => Math.min(count, 4)) };
    const { state: picked } = make(scarce, 0, { type: 'pickCombo', index: 0 });
    expect([picked.players[0]!.hand, trayOf(picked, 'orcs')]).toEqual([4, 0]);
  });
});
