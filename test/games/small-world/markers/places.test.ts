import { describe, expect, test } from 'vitest';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { incomeOf } from '../../../../src/games/small-world/scoring.js';
import { conquer, make, offers, position, refusal, regionOf, roll, trayOf } from '../position.js';
import { coinsOf, marked, whereIs } from './marked.js';

const paid = (state: SmallWorldState, seat: number, source: string): number =>
  incomeOf(state, seat).find((part) => part.source === source)?.coins ?? 0;

const conquered = (race: 'orcs' | 'humans' | 'gnomes', region: number, declined = false) => ({
  region,
  from: null,
  race,
  declined,
  seat: 1,
  defenders: 1,
  occupied: true,
});

const remember = (state: SmallWorldState, record: Partial<SmallWorldState['record']>): SmallWorldState => ({
  ...state,
  record: { ...state.record, ...record },
});

describe('Meeting Stone', () => {
  test('T88, SW-13.1: a start region far away costs 2; other distant regions stay out of reach', () => {
    const state = marked(position({ players: [{ race: 'orcs', hand: 9, regions: { 'L1A-06': 1 } }, {}] }), {
      'L1A-06': 'meetingStone',
    });
    expect(offers(state, 0, 'conquer').get('S1A-06')!.cost).toBe(2);
    expect(refusal(state, 0, conquer('S1A-03', 2)).code).toBe('out-of-reach');
  });

  test('interaction 25, SW-13.1: lost with its region in READY, travel costs again', () => {
    const state = marked(
      position({ players: [{ race: 'orcs', regions: { 'L1A-06': 5, 'L1A-08': 1 } }, {}], phase: 'ready' }),
      { 'L1A-06': 'meetingStone' },
    );
    const left = make(state, 0, { type: 'ready', keep: { 'L1A-08': { race: 1 } }, liftChampion: false }).state;
    expect(offers(left, 0, 'conquer').get('S1A-06')!.cost).toBe(3);
  });
});

describe("Light's Hope Chapel", () => {
  test('T89, SW-13.2, SW-5.3: the Chapel falls and its former holder loses nothing; the conqueror holds it', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', hand: 9, regions: { 'L1A-06': 1 } },
          { race: 'humans', regions: { 'L1A-08': 2, 'S1A-03': 1 } },
        ],
      }),
      { 'L1A-08': 'chapel' },
    );
    const { state: after, events } = make(state, 0, conquer('L1A-08', 4));
    expect([after.players[1]!.hand, trayOf(after, 'humans')]).toEqual([2, trayOf(state, 'humans')]);
    expect([whereIs(after, 'chapel'), regionOf(after, 'L1A-08').owner]).toEqual(['L1A-08', 0]);
    expect(events[0]).toMatchObject({ defender: { lost: 0, toHand: 2 } });
    expect(after.record.forcedOut).toBe(0);
  });

  test('SW-13.2: it answers for every region of the active race, not for the declined one', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', hand: 9, regions: { 'L1A-06': 1 } },
          {
            race: 'humans',
            regions: { 'L1A-08': 1, 'S1A-03': 1 },
            declined: { race: 'naga', regions: { 'L1A-02': 1, 'S1A-04': 1 } },
          },
        ],
      }),
      { 'S1A-03': 'chapel' },
    );
    const active = make(state, 0, conquer('L1A-08', 3)).state;
    expect(active.players[1]!.hand).toBe(1);
    const declined = make(state, 0, conquer('L1A-02', 4)).state;
    expect([trayOf(declined, 'naga'), declined.record.forcedOut]).toEqual([trayOf(state, 'naga') + 1, 1]);
    expect(smallWorld.faults(active)).toEqual([]);
  });

  test('SW-13.2: a Beast is not discarded either', () => {
    const base = position({
      players: [
        { race: 'orcs', hand: 9, regions: { 'L1A-06': 1 } },
        { race: 'humans', power: 'beastmaster', regions: { 'L1A-08': 1, 'S1A-03': 1 } },
      ],
      regions: { 'L1A-08': { beasts: 1 } },
    });
    expect(make(marked(base, { 'S1A-03': 'chapel' }), 0, conquer('L1A-08', 4)).state.players[1]).toMatchObject({
      hand: 1,
      beasts: 1,
    });
  });
});

describe('Karazhan and the Dark Portal', () => {
  // L1A-04, L1A-05 and L1A-06 are the forests of L1A.
  const forests = (place: 'karazhan' | 'darkPortal') =>
    marked(
      position({
        players: [
          {
            race: 'humans',
            power: 'farmer',
            regions: { 'L1A-04': 1, 'L1A-05': 1, 'L1A-06': 1, 'L1A-08': 1 },
            declined: { race: 'naga', regions: { 'M1A-03': 1 } },
          },
          {},
          {},
        ],
        phase: 'chooseMode',
      }),
      { 'L1A-06': place },
    );

  test('T90, SW-13.3, R27: two other forests of the active race: +2', () => {
    expect(paid(forests('karazhan'), 0, 'karazhan')).toBe(2);
    expect(paid(forests('karazhan'), 1, 'karazhan')).toBe(0);
  });

  test('T91, SW-13.4, SW-12.3: the Dark Portal brings 2, and nothing after decline', () => {
    expect(paid(forests('darkPortal'), 0, 'darkPortal')).toBe(2);
    const { events } = make(forests('darkPortal'), 0, { type: 'chooseMode', mode: 'decline' });
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({ coins: 4, parts: [{ source: 'declined' }] });
  });
});

describe('Battleground', () => {
  const hold = (race: 'naga' | 'pandaren' | 'orcs', phase: 'conquest' | 'conquestEnd' = 'conquest') =>
    marked(
      position({
        players: [
          { race, power: 'farmer', hand: 1, regions: { 'L1A-06': 1 } },
          { race: 'gnomes', power: 'mining', regions: { 'S1A-03': 1 } },
        ],
        phase,
      }),
      { 'L1A-06': 'battleground' },
    );

  test('SW-8.3, SW-13.5: a race that lost two regions counts twice, one that lost one counts once', () => {
    const record = {
      conquests: [conquered('humans', 1), conquered('humans', 2), conquered('humans', 3), conquered('gnomes', 4)],
    };
    expect(paid(remember(hold('orcs'), record), 0, 'faction')).toBe(3);
    expect(paid(remember(marked(hold('orcs'), {}), record), 0, 'faction')).toBe(2);
  });

  test('T93, SW-13.5: Pandaren choose the Horde, took a region each of Humans and Gnomes: +2', () => {
    const state = remember(hold('pandaren'), { conquests: [conquered('humans', 1), conquered('gnomes', 2)] });
    expect(paid(state, 0, 'faction')).toBe(0);
    expect(offers(state, 0, 'chooseSide').get('horde')).toMatchObject({ facts: { bonus: 2 } });
    const chosen = make(state, 0, { type: 'chooseSide', side: 'horde' }).state;
    expect(paid(chosen, 0, 'faction')).toBe(2);
    expect(refusal(chosen, 0, { type: 'chooseSide', side: 'alliance' })).toEqual({
      rule: 'SW-13.5',
      code: 'side-chosen',
    });
    expect(smallWorld.decisions(chosen, 0).map(({ id }) => id)).not.toContain('chooseSide');
  });

  test('interaction 32, SW-13.5: Naga choose the Alliance, took 2 regions of active Orcs: +2', () => {
    const state = remember(hold('naga'), { conquests: [conquered('orcs', 1), conquered('orcs', 2)] });
    expect(paid(make(state, 0, { type: 'chooseSide', side: 'alliance' }).state, 0, 'faction')).toBe(2);
    expect(paid(make(state, 0, { type: 'chooseSide', side: 'none' }).state, 0, 'faction')).toBe(0);
  });

  test('SW-13.5: the side counts at SCORING only while the Battleground is held', () => {
    const state = remember(hold('naga'), { conquests: [conquered('orcs', 1)], side: 'alliance' });
    expect(paid(state, 0, 'faction')).toBe(1);
    expect(paid(marked(state, { 'L1A-08': 'battleground' }), 0, 'faction')).toBe(0);
  });

  test('SW-13.5: Alliance and Horde cannot change sides; without the Battleground nobody chooses', () => {
    expect(refusal(hold('orcs'), 0, { type: 'chooseSide', side: 'alliance' }).code).toBe('not-neutral');
    expect(refusal(marked(hold('naga'), {}), 0, { type: 'chooseSide', side: 'horde' }).code).toBe('no-battleground');
    expect(smallWorld.decisions(hold('orcs'), 0).map(({ id }) => id)).not.toContain('chooseSide');
  });

  test('SW-3.17, SW-13.5: asked at the latest when CONQUEST ends, also after a final conquest', () => {
    const ended = make(hold('naga'), 0, { type: 'endConquests' }).state;
    const [decision, ...others] = smallWorld.decisions(ended, 0);
    expect([ended.phase, others, decision]).toMatchObject(['conquestEnd', [], { id: 'chooseSide', fallback: 'none' }]);
    expect(make(ended, 0, { type: 'chooseSide', side: 'none' }).state.phase).toBe('redeploy');
    const rolled = make(hold('naga'), 0, roll('L1A-08')).state;
    expect([rolled.phase, smallWorld.decisions(rolled, 0).map(({ id }) => id)]).toEqual([
      'conquestEnd',
      ['chooseSide'],
    ]);
    const early = make(make(hold('naga'), 0, { type: 'chooseSide', side: 'horde' }).state, 0, { type: 'endConquests' });
    expect(early.state.phase).toBe('redeploy');
  });

  test('T93, SW-3.1: next turn they choose again', () => {
    const chosen = make(hold('naga'), 0, { type: 'chooseSide', side: 'horde' }).state;
    const ended = make(chosen, 0, { type: 'endConquests' }).state;
    const next = make(ended, 0, { type: 'redeploy', placement: { 'L1A-06': { race: 2 } } }).state;
    expect(next.record.side).toBeNull();
  });
});

describe('Well of Eternity', () => {
  // L1A-10 is the slot; L1A has the lake L1A-12 and the sea L1A-13, S1A one lake, S1B no water.
  const reveal = (marker: 'well', hand = 9) =>
    marked(
      position({ players: [{ race: 'orcs', power: 'farmer', hand, regions: { 'L1A-05': 1 } }, {}] }),
      {},
      { 'L1A-10': marker },
    );

  test('SW-13.6, SW-3.9: revealed on a board with two waters, the current player chooses first of all', () => {
    const asked = make(reveal('well'), 0, conquer('L1A-10', 2)).state;
    expect(smallWorld.decisions(asked, 0)).toMatchObject([{ id: 'placeWell', verb: 'place', fallback: 'L12' }]);
    expect(refusal(asked, 0, { type: 'endConquests' })).toEqual({ rule: 'SW-13.6', code: 'settle-first' });
    expect(refusal(asked, 0, { type: 'placeWell', region: 'S1A-08' })).toEqual({
      rule: 'SW-13.6',
      code: 'not-well-water',
    });
    const placed = make(asked, 0, { type: 'placeWell', region: 'L1A-13' }).state;
    expect([placed.phase, whereIs(placed, 'well'), regionOf(placed, 'L1A-10').place]).toEqual([
      'conquest',
      'L1A-13',
      null,
    ]);
    expect(refusal(placed, 0, { type: 'placeWell', region: 'L1A-12' })).toEqual({ rule: 'SW-13.6', code: 'no-well' });
    expect(smallWorld.faults(placed)).toEqual([]);
  });

  test('SW-6.3, SW-13.6: also when a final conquest revealed it', () => {
    const placed = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
      const state = { ...reveal('well', 1), random: { seed, position: 0 } };
      const rolled = make(state, 0, roll('L1A-10')).state;
      if (regionOf(rolled, 'L1A-10').owner !== 0) return [];
      expect([rolled.phase, smallWorld.decisions(rolled, 0).map(({ id }) => id)]).toEqual([
        'conquestEnd',
        ['placeWell'],
      ]);
      return [make(rolled, 0, { type: 'placeWell', region: 'L1A-12' }).state.phase];
    });
    expect(placed.length).toBeGreaterThan(0);
    expect(new Set(placed)).toEqual(new Set(['redeploy']));
  });

  test('SW-13.6, SW-12.6: with one water it goes there at once', () => {
    const state = marked(
      position({ players: [{ race: 'orcs', hand: 9, regions: { 'S1A-07': 1 } }, {}] }),
      {},
      { 'S1A-05': 'well' },
    );
    const { state: after, events } = make(state, 0, conquer('S1A-05', 2));
    expect([whereIs(after, 'well'), after.record.unsettled]).toEqual(['S1A-08', null]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'wellMoved', region: 'S1A-08' }));
  });

  test('T96, interaction 30, SW-13.6: without water it leaves, and a random unused place is there, at once', () => {
    const found = new Set<string | null>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) {
      const base = position({
        players: [{ race: 'orcs', hand: 9, regions: { 'S1B-07': 1 } }, {}],
        boards: ['L1A', 'S1B'],
      });
      const state = { ...marked(base, {}, { 'S1B-03': 'well', 'L1A-10': 'chapel' }), random: { seed, position: 0 } };
      const { state: after, events } = make(state, 0, conquer('S1B-03', 2));
      const { place } = regionOf(after, 'S1B-03');
      found.add(place);
      expect(after.removedMarkers).toEqual(['well']);
      expect(after.unusedMarkers).not.toContain(place);
      expect(events).toContainEqual(expect.objectContaining({ type: 'markerReplaced', by: place, reveals: true }));
      if (place === 'darkPortal') expect(paid(after, 0, 'darkPortal')).toBe(2);
      expect(smallWorld.faults(after)).toEqual([]);
    }
    expect(found.size).toBeGreaterThan(1);
    for (const place of found)
      expect(['meetingStone', 'karazhan', 'darkPortal', 'battleground', 'spiritHealer']).toContain(place);
  });

  // L1A-12 borders on 03, 05, 06, 09 and 10.
  const lake = (players: Parameters<typeof position>[0]['players'], murlocs: readonly string[] = []) =>
    marked(
      position({
        players,
        regions: Object.fromEntries(murlocs.map((id) => [id, { murlocs: 1 }])),
        phase: 'chooseMode',
      }),
      { 'L1A-12': 'well' },
    );

  test('T94, SW-13.6: A beside it with 2, B with 1, a Murloc with 1: A gets 2, B nothing', () => {
    const state = lake(
      [
        { race: 'orcs', regions: { 'L1A-03': 1, 'L1A-05': 1 } },
        { race: 'humans', regions: { 'L1A-06': 1 } },
      ],
      ['L1A-09'],
    );
    expect([paid(state, 0, 'well'), paid(state, 1, 'well')]).toEqual([2, 0]);
  });

  test('interaction 31, SW-13.6: on a tie nobody, with Murlocs and the own other race too', () => {
    const tie = lake([
      { race: 'orcs', regions: { 'L1A-03': 1 } },
      { race: 'humans', regions: { 'L1A-06': 1 } },
    ]);
    expect([paid(tie, 0, 'well'), paid(tie, 1, 'well')]).toEqual([0, 0]);
    expect(paid(lake([{ race: 'orcs', regions: { 'L1A-03': 1 } }, {}], ['L1A-05']), 0, 'well')).toBe(0);
    const own = lake([
      { race: 'orcs', regions: { 'L1A-03': 1 }, declined: { race: 'naga', regions: { 'L1A-05': 1 } } },
      {},
    ]);
    expect(paid(own, 0, 'well')).toBe(0);
    expect(paid(lake([{}, {}]), 0, 'well')).toBe(0);
  });

  test('SW-8.2, SW-9.5, SW-13.6: a declined race has it too, in the turn of its decline as well', () => {
    const state = lake([
      { race: 'orcs', regions: { 'L1A-03': 1 } },
      { declined: { race: 'humans', regions: { 'L1A-06': 1, 'L1A-05': 1 } } },
    ]);
    expect(paid(state, 1, 'well')).toBe(2);
    const alone = lake([{ race: 'orcs', power: 'farmer', regions: { 'L1A-03': 2 } }, {}]);
    const { state: after, events } = make(alone, 0, { type: 'chooseMode', mode: 'decline' });
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({ coins: 3 });
    expect(coinsOf(after)).toEqual([8, 5]);
  });
});

describe('Spirit Healer', () => {
  const hold = (tray: number) => {
    const hand = 11 - 1 - tray;
    return marked(position({ players: [{ race: 'orcs', power: 'farmer', hand, regions: { 'L1A-06': 1 } }, {}] }), {
      'L1A-06': 'spiritHealer',
    });
  };

  test('T97, SW-13.7, SW-3.10: one token more in REDEPLOY while the tray has one', () => {
    const state = hold(1);
    const { state: after, events } = make(state, 0, { type: 'endConquests' });
    expect([after.phase, after.players[0]!.hand, trayOf(after, 'orcs')]).toEqual(['redeploy', 10, 0]);
    expect(events).toContainEqual({ type: 'tokenRose', seat: 0, race: 'orcs' });
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('T97, interaction 41, SW-13.7: nothing from an empty tray', () => {
    const { state: after, events } = make(hold(0), 0, { type: 'endConquests' });
    expect([after.players[0]!.hand, trayOf(after, 'orcs')]).toEqual([10, 0]);
    expect(events.map(({ type }) => type)).not.toContain('tokenRose');
  });
});
