import { describe, expect, test } from 'vitest';
import type { RegionId } from '../../../../src/games/wroth/ids.js';
import type { WrothState } from '../../../../src/games/wroth/index.js';
import { position, type Sketch } from '../support/position.js';
import { allocate, facesOf, fight, make, offers, refusal, run, spend, units } from './table.js';

const buyKarn = { type: 'buy.elite', elite: 'karn' } as const;

/** The position with the first seed for which what comes of it fits. */
function seeded(sketch: Sketch, fits: (state: WrothState) => boolean): WrothState {
  for (let seed = 0; seed < 200; seed++) {
    const state = position({ ...sketch, seed: `ooglan ${seed}` });
    if (fits(state)) return state;
  }
  throw new Error('No seed fits');
}

const karnAt = (state: WrothState): unknown =>
  make(state, 0, buyKarn).state.factions[0]!.elites.find(({ type }) => type === 'karn')?.at;

describe('Karn', () => {
  test('TC-44, WR-20.4.1: the roll is 6; every enemy there loses a unit and Karn stands', () => {
    const state = seeded(
      {
        players: [
          { faction: 'ooglan', korra: 3 },
          { faction: 'guild', units: { 6: ['2b'] } },
          { faction: 'koda', units: { 6: ['1b'] } },
        ],
      },
      (candidate) => karnAt(candidate) === 6,
    );
    const after = make(state, 0, buyKarn).state;
    expect([units(after, 0, 6), units(after, 1, 6), units(after, 2, 6)]).toEqual([['karn:3'], ['1b'], []]);
  });

  test('WR-20.4.1, WR-24.3: the unit in each faction is chosen, faction by faction in player order', () => {
    const state = seeded(
      {
        players: [
          { faction: 'ooglan', korra: 3 },
          { faction: 'guild', units: { 6: ['1b', 'crysen'] } },
          { faction: 'koda', units: { 6: ['1b', 'grizzled'] } },
        ],
        first: 2,
      },
      (candidate) => karnAt(candidate) === 6,
    );
    const first = make(state, 0, buyKarn).state;
    expect(refusal(first, 0, allocate('guild', ['crysen#1']))).toBe('WR-12.9 other-faction');
    const second = make(first, 0, allocate('koda', ['grizzled#1'])).state;
    const after = make(second, 0, allocate('guild', ['crysen#1'])).state;
    expect([units(after, 1, 6), units(after, 2, 6)]).toEqual([
      ['1b', 'crysen:2'],
      ['1b', 'grizzled:4'],
    ]);
  });

  test('WR-20.4.1: the Chaos die keeps its value, and other players are no enemies in co-op', () => {
    const state = seeded(
      {
        players: [
          { faction: 'ooglan', korra: 3 },
          { faction: 'guild', units: { 6: ['1b'] } },
        ],
        ai: { faction: 'koda', scenario: 'koda.great_shedding', units: { 6: ['2b'] } },
        coop: { chaos: 3 },
      },
      (candidate) => karnAt(candidate) === 6,
    );
    const after = make(state, 0, buyKarn).state;
    expect([units(after, 1, 6), units(after, 2, 6), after.coop!.chaos]).toEqual([['1b'], ['1b'], 3]);
  });

  test('WR-20.4.1: no region may be named', () => {
    const state = position({ players: [{ faction: 'ooglan', korra: 3 }, { faction: 'koda' }] });
    expect(refusal(state, 0, { ...buyKarn, region: 6 })).toBe('WR-24.3a place-not-named');
  });
});

describe('Nameless', () => {
  const assault = (...points: string[]) => ({ type: 'seer.spend', region: 2, faction: 'ooglan', points }) as never;
  const attacked = (ooglan: readonly string[], discard: number) =>
    position({
      players: [
        { faction: 'koda', seer: 'assault', units: { 2: ['1b'] } },
        { faction: 'ooglan', units: { 2: ooglan }, discard },
      ],
    });

  test('WR-20.4.2: Legion, two destroyed Basics rise where it fell', () => {
    const after = make(attacked(['nameless'], 5), 0, assault('nameless#1', 'nameless#1')).state;
    expect([units(after, 1, 2), after.factions[1]!.discard]).toEqual([['2b'], 3]);
  });

  test('WR-20.4.2, WR-12.8: a Basic of the same instance comes back, no more than there are', () => {
    const after = make(attacked(['1b', 'nameless:1'], 0), 0, assault('nameless#1', 'basic')).state;
    expect([units(after, 1, 2), after.factions[1]!.discard]).toEqual([['1b'], 0]);
  });

  test('WR-20.4.2: two that fall together bring two each; a wounded one brings none', () => {
    const both = make(attacked(['nameless:1', 'nameless:1'], 5), 0, assault('nameless#1', 'nameless#2')).state;
    expect(units(both, 1, 2)).toEqual(['4b']);
    const wounded = make(attacked(['nameless', '1b'], 5), 0, assault('nameless#1', 'basic')).state;
    expect(units(wounded, 1, 2)).toEqual(['nameless:1']);
  });

  test('WR-20.0: it comes where no Ooglan unit stands', () => {
    const state = position({ players: [{ faction: 'ooglan', korra: 2, units: { 2: ['1b'] } }, { faction: 'koda' }] });
    const place = (region: RegionId) => ({ type: 'buy.elite', elite: 'nameless', region }) as const;
    expect(units(make(state, 0, place(3)).state, 0, 3)).toEqual(['nameless:2']);
    expect(refusal(state, 0, place(2))).toBe('WR-20.0 wrong-place');
    expect(refusal(state, 0, place(0))).toBe('WR-20.0 wrong-place');
  });
});

describe('Bedlam', () => {
  const bedlam = (...dice: string[]) => ({ type: 'buy.ability', ability: 'ooglan.bedlam', dice }) as never;
  const sketch: Sketch = {
    players: [
      { faction: 'ooglan', korra: 2, dice: ['mine', 'mine', 'mine'], seer: 'mine' },
      { faction: 'koda', dice: ['mine'] },
    ],
  };

  test('WR-20.4.3: the chosen dice are rolled again, the others stay', () => {
    const state = seeded(sketch, (candidate) => {
      const [first, , third] = facesOf(make(candidate, 0, bedlam('d1', 'd3')).state, 0);
      return first !== 'mine' && third !== 'mine';
    });
    const after = make(state, 0, bedlam('d1', 'd3')).state;
    expect(facesOf(after, 0)[1]).toBe('mine');
    expect(after.factions[0]).toMatchObject({ korra: 1, seer: { face: 'mine', spent: false } });
  });

  test('WR-20.4.3: the All-seeing die too, while it is unspent', () => {
    const state = seeded(
      sketch,
      (candidate) => make(candidate, 0, bedlam('seer')).state.factions[0]!.seer!.face !== 'mine',
    );
    const after = make(state, 0, bedlam('seer')).state;
    expect([facesOf(after, 0), after.factions[0]!.seer!.spent]).toEqual([['mine', 'mine', 'mine'], false]);
    const spent = position({ players: [{ ...sketch.players[0]!, seer: 'spent' }, sketch.players[1]!] });
    expect(refusal(spent, 0, bedlam('seer'))).toBe('WR-20.4.3 no-such-die');
  });

  test('WR-20.4.3: at least one, each once, own ones, once a turn', () => {
    const state = position(sketch);
    expect(refusal(state, 0, bedlam())).toBe('WR-20.4.3 no-die-chosen');
    expect(refusal(state, 0, bedlam('d1', 'd1'))).toBe('WR-20.4.3 die-twice');
    expect(refusal(state, 0, bedlam('d4'))).toBe('WR-20.4.3 no-such-die');
    expect(refusal(make(state, 0, bedlam('d1')).state, 0, bedlam('d2'))).toBe('WR-10.9 used-already');
    expect(offers(state, 0, 'ooglan.bedlam')).toEqual([
      bedlam('d1', 'd2', 'd3', 'seer'),
      ...['d1', 'd2', 'd3', 'seer'].map((die) => bedlam(die)),
    ]);
  });
});

describe('Legend Made Flesh', () => {
  const trait = 'ooglan.legend_made_flesh';
  const use = { type: 'trait.use', trait } as const;
  const waiting = (mat: number, discard: number, coop = false) => {
    const placed = (coop ? 20 : 25) - mat - discard;
    return position({
      players: [
        { faction: 'ooglan', traits: [trait], mat, discard, units: { 0: placed > 0 ? [`${placed}b`] : [] } },
        ...(coop ? [] : [{ faction: 'koda' } as const]),
      ],
      ...(coop ? { ai: { faction: 'runen', scenario: 'runen.show_of_force' }, coop: { chaos: 5 } } : {}),
    } as Sketch);
  };

  test('WR-21.4.1: six Basics appear, two for each of three rolls', () => {
    expect(offers(waiting(22, 0), 0, trait)).toEqual([use]);
    const { state, events } = make(waiting(22, 0), 0, use);
    const deployed = events.flatMap((event) => (event.type === 'deployed' ? [event] : []));
    expect(deployed.map(({ basics, from, region }) => [basics, from, region > 0])).toEqual(
      Array.from({ length: 3 }, () => [2, 'mat', true]),
    );
    expect(state.factions[0]!.mat).toBe(16);
  });

  test('WR-21.4.1: the discard pile follows the mat, and the Chaos die keeps its value', () => {
    const after = make(waiting(3, 2), 0, use).state.factions[0]!;
    expect([after.mat, after.discard, after.basics.slice(1).reduce((a, b) => a + b)]).toEqual([0, 0, 5]);
    expect(make(waiting(3, 2, true), 0, use).state.coop!.chaos).toBe(5);
  });

  test('WR-14.3: not with mat and discard pile empty', () => {
    expect(refusal(waiting(0, 0), 0, use)).toBe('WR-14.3 mat-short');
    expect(offers(waiting(0, 0), 0, trait)).toEqual([]);
  });
});

describe('Endless Screams', () => {
  test('WR-21.4.2: Muster brings 3 instead of 2', () => {
    const { state } = run(
      position({
        players: [{ faction: 'ooglan', traits: ['ooglan.endless_screams'] }, { faction: 'koda' }],
        agenda: [{ do: 'preparation' }],
      }),
    );
    expect([units(state, 0, 0), units(state, 1, 0)]).toEqual([['3b'], ['2b']]);
  });
});

describe('Cruel Ambush', () => {
  const trait = 'ooglan.cruel_ambush';
  const ambush = (region: number, faction: string, ...points: string[]) =>
    ({ type: 'trait.use', trait, region, faction, points }) as never;
  const state = position({
    players: [
      { faction: 'ooglan', traits: [trait], units: { 2: ['2b'], 3: ['6b'], 4: ['karn'] } },
      { faction: 'koda', units: { 2: ['1b', 'grizzled'], 3: ['7b'], 4: ['1b'] } },
    ],
  });

  test('WR-21.4.3: as much damage as Basics lie in wait, at most 4, and no attack', () => {
    const { state: after, events } = make(state, 0, ambush(2, 'koda', 'grizzled#1', 'basic'));
    expect(units(after, 1, 2)).toEqual(['grizzled:4']);
    expect(events.some(({ type }) => type === 'attacked')).toBe(false);
    expect(units(make(state, 0, ambush(3, 'koda', 'basic', 'basic', 'basic', 'basic')).state, 1, 3)).toEqual(['3b']);
    expect(offers(state, 0, trait)).toEqual([
      ambush(2, 'koda', 'grizzled#1', 'grizzled#1'),
      ambush(2, 'koda', 'grizzled#1', 'basic'),
      ambush(3, 'koda', 'basic', 'basic', 'basic', 'basic'),
    ]);
  });

  test('WR-21.4.3, WR-12.5: a Basic of Ooglan is needed, and no point is held back', () => {
    expect(refusal(state, 0, ambush(4, 'koda', 'basic'))).toBe('WR-21.4.3 no-basic-there');
    expect(refusal(state, 0, ambush(2, 'koda', 'basic'))).toBe('WR-12.5 points-held-back');
    expect(refusal(state, 0, ambush(2, 'ooglan', 'basic'))).toBe('WR-12.3 no-enemy');
  });

  test('WR-21.4.3: once a game', () => {
    const after = make(state, 0, ambush(2, 'koda', 'grizzled#1', 'basic')).state;
    expect(refusal(after, 0, ambush(3, 'koda', 'basic', 'basic', 'basic', 'basic'))).toBe('WR-21.0 trait-used');
  });
});

test('WR-12.8: a Nameless destroyed by a Fight comes back as Shriekers too', () => {
  const state = position({
    players: [
      { faction: 'koda', dice: ['fight'], units: { 2: ['1b'] } },
      { faction: 'ooglan', units: { 2: ['nameless:1'] }, discard: 1 },
    ],
  });
  expect(units(make(state, 0, spend(fight(2, 'ooglan', 'nameless#1'))).state, 1, 2)).toEqual(['1b']);
});
