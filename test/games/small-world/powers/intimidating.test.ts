import { describe, expect, test } from 'vitest';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, regionOf, roll, trayOf } from '../position.js';

const drive = (from: string, piece: string, to?: string) =>
  ({ type: 'intimidate', from, piece, ...(to === undefined ? {} : { to }) }) as never;

const bullies = (sketch = {}) =>
  ({ race: 'orcs', power: 'intimidating', hand: 9, regions: { 'L1A-08': 1 }, ...sketch }) as const;

const options = (state: SmallWorldState) => [...offers(state, 0, 'intimidate').values()].map(({ id }) => id);

const humans = (regions: Readonly<Record<string, number>>, change = {}, own = {}) =>
  position({ players: [bullies(own), { race: 'humans', power: 'farmer', regions }], regions: change });

describe('Intimidating', () => {
  test('SW-11.14: a token goes to any other region of its race, chosen by the Intimidating player', () => {
    const state = humans({ 'L1A-11': 2, 'S1A-01': 1, 'S1A-04': 1 });
    expect(options(state)).toEqual(['L11-race-S1', 'L11-race-S4']);
    const { state: after, events } = make(state, 0, drive('L1A-11', 'race', 'S1A-04'));
    expect([regionOf(after, 'L1A-11').tokens, regionOf(after, 'S1A-04').tokens]).toEqual([1, 2]);
    expect(events).toEqual([
      {
        type: 'intimidated',
        seat: 0,
        from: 'L1A-11',
        piece: 'race',
        victim: { seat: 1, race: 'humans' },
        to: 'S1A-04',
      },
    ]);
    expect(after.record.attacked).toEqual([1]);
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('SW-11.14 f: a region emptied is free to conquer and loses its bomb (SW-3.8)', () => {
    const state = humans({ 'L1A-11': 1, 'S1A-01': 1 }, { 'L1A-11': { bomb: 'dud' } });
    const after = make(state, 0, drive('L1A-11', 'race', 'S1A-01')).state;
    expect(regionOf(after, 'L1A-11')).toMatchObject({ owner: -1, tokens: 0, bomb: null });
    expect(after.bombs[0]).toBe('dud');
    expect(offers(after, 0, 'conquer').get('L1A-11')).toMatchObject({ cost: 2 });
  });

  test('SW-3.9: `to` is given exactly when the piece has somewhere to go', () => {
    const several = humans({ 'L1A-11': 2, 'S1A-01': 1 });
    expect(refusal(several, 0, drive('L1A-11', 'race'))).toEqual({ rule: 'SW-11.14', code: 'intimidate-where' });
    expect(refusal(several, 0, drive('L1A-11', 'race', 'L1A-11')).code).toBe('intimidate-where');
    expect(refusal(several, 0, drive('L1A-11', 'race', 'L1A-08')).code).toBe('intimidate-where');
    const single = humans({ 'L1A-11': 2 });
    expect(refusal(single, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('intimidate-nowhere');
    const after = make(single, 0, drive('L1A-11', 'race')).state;
    expect(regionOf(after, 'L1A-11').tokens).toBe(1);
    expect(trayOf(after, 'humans')).toBe(trayOf(single, 'humans') + 1);
    expect(after.record.forcedOut).toBe(1);
  });

  test('SW-11.14: three times a turn, in any mix of regions, and only with this power', () => {
    let state = humans({ 'L1A-11': 3, 'L1A-01': 2, 'S1A-01': 1 });
    for (const from of ['L1A-11', 'L1A-01', 'L1A-11']) state = make(state, 0, drive(from, 'race', 'S1A-01')).state;
    expect(regionOf(state, 'S1A-01').tokens).toBe(4);
    expect(refusal(state, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('no-intimidation-left');
    expect(options(state)).toEqual([]);
    const meek = humans({ 'L1A-11': 2, 'S1A-01': 1 }, {}, { power: 'ranger' });
    expect(refusal(meek, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('not-intimidating');
  });

  test('T76, SW-11.14 a: an adjacent Murloc is discarded and counts as one recruit for Forsaken', () => {
    const state = position({ players: [bullies({ race: 'forsaken' }), {}], regions: { 'L1A-11': { murlocs: 1 } } });
    const after = make(state, 0, drive('L1A-11', 'murloc')).state;
    expect(regionOf(after, 'L1A-11').murlocs).toBe(0);
    expect(after.record).toMatchObject({ forcedOut: 1, uses: { intimidate: 1 }, attacked: [] });
    const ended = make(after, 0, { type: 'endConquests' }).state;
    expect(smallWorld.decisions(ended, 0).map(({ id }) => id)).toEqual(['recruit']);
  });

  test('interaction 38, SW-11.14 b: Fort and wall first, one use each; the third moves the token', () => {
    const state = humans({ 'L1A-11': 1, 'S1A-01': 1 }, { 'L1A-11': { fort: 1, wispWall: 1 } });
    expect(options(state)).toEqual(['L11-fort', 'L11-wisp']);
    expect(refusal(state, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('intimidate-piece');
    const once = make(state, 0, drive('L1A-11', 'wisp')).state;
    expect(refusal(once, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('intimidate-piece');
    const twice = make(once, 0, drive('L1A-11', 'fort')).state;
    expect(twice.record.attacked).toEqual([]);
    const thrice = make(twice, 0, drive('L1A-11', 'race', 'S1A-01')).state;
    expect(regionOf(thrice, 'L1A-11')).toMatchObject({ owner: -1, fort: 0, wispWall: 0 });
  });

  test('SW-11.14 c: next door, on land, without a Watchtower; g: never the own declined race', () => {
    const state = humans({ 'L1A-11': 2, 'L1A-09': 2, 'S1A-01': 1 }, { 'L1A-11': { watchtower: 1 } });
    expect(refusal(state, 0, drive('L1A-09', 'race', 'S1A-01')).code).toBe('intimidate-far');
    expect(refusal(state, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('watchtower-stands');
    expect(refusal(state, 0, drive('L1A-01', 'race', 'S1A-01')).code).toBe('intimidate-nothing');
    expect(refusal(state, 0, drive('nowhere', 'race', 'S1A-01')).code).toBe('unknown-region');
    const naga = position({
      players: [bullies({ regions: { 'L1A-09': 1 } }), { race: 'naga', regions: { 'L1A-12': 2, 'S1A-01': 1 } }],
    });
    expect(refusal(naga, 0, drive('L1A-12', 'race', 'S1A-01')).code).toBe('intimidate-water');
    const own = position({
      players: [bullies({ declined: { race: 'humans', regions: { 'L1A-11': 1, 'S1A-01': 1 } } }), {}],
    });
    expect(refusal(own, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('intimidate-own');
    expect(options(own)).toEqual([]);
  });

  test('SW-11.14 i: water, Watchtower and Aegis regions of the race are good enough to go to', () => {
    const state = position({
      players: [bullies(), { race: 'naga', power: 'farmer', regions: { 'L1A-11': 2, 'L1A-12': 1, 'S1A-05': 1 } }],
      regions: { 'S1A-05': { watchtower: 1, artifacts: ['aegis'], faceDown: null } },
    });
    expect(options(state)).toEqual(['L11-race-L12', 'L11-race-S5']);
    expect(make(state, 0, drive('L1A-11', 'race', 'S1A-05')).state.players[0]!.coins).toBe(5);
  });

  test('SW-11.14 c: Harmony is due for a token or Beast, not for a Fort', () => {
    const peace = (coins: number, fort: 0 | 1) =>
      position({
        players: [
          bullies({ coins, harmony: true }),
          { race: 'pandaren', coins: 0, regions: { 'L1A-11': 2, 'S1A-01': 1 } },
        ],
        regions: { 'L1A-11': { fort } },
      });
    expect(make(peace(0, 1), 0, drive('L1A-11', 'fort')).state.players[1]!.coins).toBe(0);
    expect(refusal(peace(1, 0), 0, drive('L1A-11', 'race', 'S1A-01'))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    const after = make(peace(2, 0), 0, drive('L1A-11', 'race', 'S1A-01')).state;
    expect(after.players.map(({ coins }) => coins)).toEqual([0, 2]);
    expect(make(after, 0, conquer('L1A-11', 3)).state.players[0]!.coins).toBe(0);
  });

  test('SW-11.14 c, R25: the Aegis asks 2 coins once, also for a Fort', () => {
    const shield = (coins: number) =>
      humans({ 'L1A-11': 2, 'S1A-01': 1 }, { 'L1A-11': { artifacts: ['aegis'], fort: 1 } }, { coins });
    expect(refusal(shield(1), 0, drive('L1A-11', 'fort')).code).toBe('fee');
    const open = make(shield(2), 0, drive('L1A-11', 'fort')).state;
    expect(open.players[0]!.coins).toBe(0);
    expect(make(open, 0, drive('L1A-11', 'race', 'S1A-01')).state.players[0]!.coins).toBe(0);
  });

  test('SW-11.9: driving tokens off a Marshdweller swamp costs no toll', () => {
    const state = position({
      players: [
        bullies({ coins: 0 }),
        { race: 'humans', power: 'marshdweller', coins: 0, regions: { 'L1A-11': 2, 'S1A-01': 1 } },
      ],
    });
    expect(make(state, 0, drive('L1A-11', 'race', 'S1A-01')).state.players[1]!.coins).toBe(0);
  });

  test('SW-11.14 d, SW-5.5: Draenei save their first discarded token, to hand; the second is lost', () => {
    const state = position({ players: [bullies(), { race: 'draenei', regions: { 'L1A-11': 3 } }] });
    const once = make(state, 0, drive('L1A-11', 'race'));
    expect(once.state.players[1]!.hand).toBe(1);
    expect(once.events).toContainEqual(expect.objectContaining({ type: 'intimidated', saved: true }));
    expect(once.state.record.forcedOut).toBe(0);
    const twice = make(once.state, 0, drive('L1A-11', 'race')).state;
    expect([twice.players[1]!.hand, twice.record.forcedOut]).toEqual([1, 1]);
  });

  test('SW-11.14 d, SW-13.2: the Chapel saves tokens and Beasts', () => {
    const state = position({
      players: [bullies(), { race: 'humans', power: 'beastmaster', regions: { 'L1A-11': 2 } }],
      regions: { 'L1A-11': { place: 'chapel', beasts: 1 } },
    });
    const after = make(make(state, 0, drive('L1A-11', 'race')).state, 0, drive('L1A-11', 'beast')).state;
    expect(after.players[1]).toMatchObject({ hand: 1, beasts: 1 });
    expect(regionOf(after, 'L1A-11')).toMatchObject({ tokens: 1, beasts: 0 });
  });

  test('SW-11.14: a Beast is moved, or discarded where it has nowhere to go; that is no recruit', () => {
    const beasts = (regions: Readonly<Record<string, number>>) =>
      position({
        players: [bullies(), { race: 'humans', power: 'beastmaster', regions }],
        regions: { 'L1A-11': { beasts: 1 } },
      });
    const moved = make(beasts({ 'L1A-11': 1, 'S1A-01': 1 }), 0, drive('L1A-11', 'beast', 'S1A-01')).state;
    expect(regionOf(moved, 'S1A-01')).toMatchObject({ tokens: 1, beasts: 1 });
    const gone = make(beasts({ 'L1A-11': 1 }), 0, drive('L1A-11', 'beast')).state;
    expect([regionOf(gone, 'L1A-11').beasts, gone.players[1]!.beasts, gone.record.forcedOut]).toEqual([0, 0, 0]);
  });

  test('SW-11.3 h: the Champion is not movable', () => {
    const state = position({
      players: [bullies(), { race: 'humans', power: 'champion', regions: { 'S1A-01': 1 } }],
      regions: { 'L1A-11': { owner: 1, champion: 1 } },
    });
    expect(options(state)).toEqual([]);
    expect(refusal(state, 0, drive('L1A-11', 'champion', 'S1A-01')).code).toBe('bad-parameter');
    expect(refusal(state, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('intimidate-nothing');
  });

  test('SW-11.14 e: declined stacks grow, defend with their full number and are discarded entirely', () => {
    const state = position({
      players: [
        bullies(),
        {
          declined: { race: 'humans', regions: { 'L1A-11': 1, 'L1A-01': 1 } },
          race: 'trolls',
          regions: { 'S1A-01': 1 },
        },
      ],
    });
    expect(options(state)).toEqual(['L1-race-L11', 'L11-race-L1']);
    const stacked = make(state, 0, drive('L1A-11', 'race', 'L1A-01')).state;
    expect(regionOf(stacked, 'L1A-01')).toMatchObject({ declined: true, tokens: 2 });
    expect(offers(stacked, 0, 'conquer').get('L1A-01')).toMatchObject({ cost: 5 });
    const taken = make(stacked, 0, conquer('L1A-01', 5)).state;
    expect([trayOf(taken, 'humans'), taken.players[1]!.declinedRace]).toEqual([10, null]);
  });

  test('SW-9.6: the last declined token discarded takes its banner along', () => {
    const state = position({
      players: [bullies(), { declined: { race: 'humans', power: 'garrisoned', regions: { 'L1A-11': 1 } } }],
    });
    const after = make(state, 0, drive('L1A-11', 'race')).state;
    expect(after.players[1]).toMatchObject({ declinedRace: null, declinedPower: null });
    expect([after.banners.at(-1), after.discardedBadges, trayOf(after, 'humans')]).toEqual([
      'humans',
      ['garrisoned'],
      10,
    ]);
    expect(smallWorld.faults(after)).toEqual([]);
  });

  test('T77, SW-10.11: of a Tauren pair one is moved, the other goes to hand and the region is empty', () => {
    const state = position({ players: [bullies(), { race: 'tauren', regions: { 'L1A-11': 2, 'S1A-01': 2 } }] });
    const after = make(state, 0, drive('L1A-11', 'race', 'S1A-01')).state;
    expect(regionOf(after, 'L1A-11').owner).toBe(-1);
    expect([after.players[1]!.hand, regionOf(after, 'S1A-01').tokens]).toEqual([1, 3]);
    const alone = position({ players: [bullies(), { race: 'tauren', regions: { 'L1A-11': 2 } }] });
    const gone = make(alone, 0, drive('L1A-11', 'race')).state;
    expect([gone.players[1]!.hand, trayOf(gone, 'tauren'), regionOf(gone, 'L1A-11').owner]).toEqual([1, 15, -1]);
  });

  test('SW-6.3, R50: not after a final conquest; no conquest has to follow', () => {
    const state = humans({ 'L1A-11': 1, 'S1A-01': 1 }, {}, { hand: 1 });
    const rolled = make(state, 0, roll('L1A-02')).state;
    expect(refusal(rolled, 0, drive('L1A-11', 'race', 'S1A-01')).code).toBe('wrong-phase');
    const moved = make(state, 0, drive('L1A-11', 'race', 'S1A-01')).state;
    expect(make(moved, 0, { type: 'endConquests' }).state.phase).toBe('redeploy');
  });
});
