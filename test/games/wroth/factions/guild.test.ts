import { describe, expect, test } from 'vitest';
import type { RegionId } from '../../../../src/games/wroth/ids.js';
import { position } from '../support/position.js';
import { allocate, make, offers, refusal, run, units } from './table.js';

const contract = (region: RegionId) => ({ type: 'buy.elite', elite: 'stellen', region }) as const;

describe('Stellen', () => {
  test('TC-41, WR-20.2.1: it comes where an enemy stands and destroys a Basic there', () => {
    const state = position({
      players: [
        { faction: 'guild', korra: 3 },
        { faction: 'koda', units: { 4: ['2b'] } },
      ],
    });
    const after = make(state, 0, contract(4)).state;
    expect([units(after, 0, 4), units(after, 1, 4)]).toEqual([['stellen:2'], ['1b']]);
    expect(refusal(state, 0, contract(5))).toBe('WR-20.0 wrong-place');
  });

  test('WR-24.3: the Contract asks whom it hits and cannot be declined', () => {
    const state = position({
      players: [
        { faction: 'guild', korra: 3 },
        { faction: 'koda', units: { 4: ['1b', 'grizzled'] } },
        { faction: 'runen', units: { 4: ['1b'] } },
      ],
    });
    const asked = make(state, 0, contract(4)).state;
    expect(offers(asked, 0, 'damage')).toEqual([
      allocate('koda', ['grizzled#1']),
      allocate('koda', ['basic']),
      allocate('runen', ['basic']),
    ]);
    expect(refusal(asked, 0, { type: 'damage.allocate', decline: true })).toBe('WR-12.9 no-decline');
  });

  test('WR-20.2.1: in co-op another player is no enemy', () => {
    const state = position({
      players: [
        { faction: 'guild', korra: 3 },
        { faction: 'koda', units: { 4: ['1b'] } },
      ],
      ai: { faction: 'runen', scenario: 'runen.show_of_force', units: { 5: ['1b'] } },
    });
    expect(refusal(state, 0, contract(4))).toBe('WR-20.0 wrong-place');
    expect(units(make(state, 0, contract(5)).state, 2, 5)).toEqual([]);
  });

  test('WR-20.2.1, WR-12.7: Shadow holds point by point while a Guild Basic is beside it', () => {
    const state = position({
      players: [
        { faction: 'koda', seer: 'assault', units: { 1: ['1b'] } },
        { faction: 'guild', units: { 2: ['1b', 'stellen'] } },
      ],
    });
    const assault = (...points: string[]) => ({ type: 'seer.spend', region: 2, faction: 'guild', points }) as never;
    expect(units(make(state, 0, assault('basic', 'stellen#1')).state, 1, 2)).toEqual(['stellen:1']);
    expect(refusal(state, 0, assault('stellen#1', 'basic'))).toBe('WR-12.7 not-a-target');
    expect(refusal(state, 0, assault('basic'))).toBe('WR-12.5 points-held-back');
  });
});

describe('Crysen and Deep Coffers', () => {
  const gained = (guild: Parameters<typeof position>[0]['players'][number]) =>
    run(
      position({
        players: [guild, { faction: 'koda', units: { 6: ['5b'] } }],
        agenda: [{ do: 'preparation' }],
      }),
    ).state.factions[0]!.korra;

  test('WR-20.2.2: Tribute brings a Korra for each controlled region with a Crysen, two in one count once', () => {
    expect(gained({ faction: 'guild', units: { 1: ['crysen', 'crysen'] } })).toBe(2);
    expect(gained({ faction: 'guild', units: { 1: ['crysen'], 2: ['crysen'] } })).toBe(3);
    expect(gained({ faction: 'guild', units: { 6: ['crysen'], 0: ['crysen'], 2: ['3b'] } })).toBe(1);
  });

  test('WR-21.2.2: with Deep Coffers Allocation gives 2, Tribute on top', () => {
    expect(gained({ faction: 'guild', traits: ['guild.deep_coffers'] })).toBe(2);
    expect(gained({ faction: 'guild', traits: ['guild.deep_coffers'], units: { 1: ['crysen'] } })).toBe(3);
  });
});

describe('Hired Blades', () => {
  const hire = (region: RegionId) => ({ type: 'buy.ability', ability: 'guild.hired_blades', region }) as const;
  const state = position({
    players: [{ faction: 'guild', korra: 2, units: { 0: ['1b'], 7: ['stellen'] } }, { faction: 'koda' }],
  });

  test('WR-20.2.3: for 1 Korra a Basic joins own units, in the zone too, once a turn', () => {
    expect(offers(state, 0, 'guild.hired_blades')).toEqual([hire(0), hire(7)]);
    const after = make(state, 0, hire(7)).state;
    expect(units(after, 0, 7)).toEqual(['1b', 'stellen:2']);
    expect(after.factions[0]!.korra).toBe(1);
    expect(refusal(after, 0, hire(7))).toBe('WR-10.9 used-already');
  });

  test('WR-20.2.3, WR-14.3: not where nobody stands, not from an empty mat', () => {
    expect(refusal(state, 0, hire(1))).toBe('WR-20.2.3 no-unit-there');
    const short = position({
      players: [{ faction: 'guild', korra: 2, mat: 0, units: { 1: ['1b'] } }, { faction: 'koda' }],
    });
    expect(refusal(short, 0, hire(1))).toBe('WR-14.3 mat-short');
    expect(offers(short, 0, 'guild.hired_blades')).toEqual([]);
  });
});

describe('Night of Knives', () => {
  const trait = 'guild.night_of_knives';
  const use = { type: 'trait.use', trait } as const;

  test('WR-21.2.1: 1 damage in each region beside enemies, one region after another', () => {
    const state = position({
      players: [
        { faction: 'guild', traits: [trait], units: { 0: ['1b'], 2: ['1b'], 5: ['1b'], 7: ['1b'] } },
        { faction: 'koda', units: { 0: ['1b'], 2: ['1b'], 3: ['1b'], 5: ['2b'] } },
        { faction: 'runen', units: { 5: ['1b'] } },
      ],
    });
    expect(offers(state, 0, trait)).toEqual([use]);
    const asked = make(state, 0, use).state;
    expect(units(asked, 1, 2)).toEqual([]);
    const after = make(asked, 0, allocate('runen', ['basic'])).state;
    expect([units(after, 1, 3), units(after, 1, 5), units(after, 2, 5), units(after, 1, 0)]).toEqual([
      ['1b'],
      ['2b'],
      [],
      ['1b'],
    ]);
    expect(refusal(after, 0, use)).toBe('WR-21.0 trait-used');
  });

  test('WR-21.2.1: it needs an enemy beside a unit, and takes no parameter', () => {
    const alone = position({
      players: [{ faction: 'guild', traits: [trait], units: { 2: ['1b'] } }, { faction: 'koda' }],
    });
    expect(refusal(alone, 0, use)).toBe('WR-21.2.1 no-enemy-beside');
    expect(offers(alone, 0, trait)).toEqual([]);
    expect(refusal(alone, 0, { ...use, region: 2 })).toBe('WR-24.3 wrong-parameters');
  });
});

describe('Bought Loyalty', () => {
  const trait = 'guild.bought_loyalty';
  const buy = (region: number, faction: string, count: number) =>
    ({ type: 'trait.use', trait, region, faction, count }) as never;
  const players = [
    { faction: 'guild', traits: [trait], units: { 2: ['1b'] } },
    { faction: 'runen', units: { 2: ['3b', 'stoic'], 3: ['2b'] } },
  ] as const;

  test('WR-21.2.3: two enemy Basics leave and two own ones take their place, past Guard', () => {
    const state = position({ players });
    const after = make(state, 0, buy(2, 'runen', 2)).state;
    expect([units(after, 0, 2), units(after, 1, 2)]).toEqual([['3b'], ['1b', 'stoic:3']]);
    expect(after.factions.map(({ discard }) => discard)).toEqual([0, 2]);
    expect(offers(state, 0, trait)).toEqual([buy(2, 'runen', 2), buy(2, 'runen', 1)]);
  });

  test('WR-21.2.3: with a short mat they still leave', () => {
    const state = position({ players: [{ ...players[0], mat: 1 }, players[1]] });
    const after = make(state, 0, buy(2, 'runen', 2)).state;
    expect([units(after, 0, 2), units(after, 1, 2)]).toEqual([['2b'], ['1b', 'stoic:3']]);
  });

  test('WR-21.2.3: up to two, of an enemy, beside an own unit, not in the Outskirts', () => {
    const state = position({ players });
    expect(refusal(state, 0, buy(2, 'runen', 3))).toBe('WR-21.2.3 count-limit');
    expect(refusal(state, 0, buy(2, 'runen', 0))).toBe('WR-21.2.3 count-limit');
    expect(refusal(state, 0, buy(2, 'guild', 1))).toBe('WR-21.2.3 no-enemy');
    expect(refusal(state, 0, buy(3, 'runen', 1))).toBe('WR-21.2.3 no-unit-there');
    expect(refusal(state, 0, buy(0, 'runen', 1))).toBe('WR-11.3 outskirts-safe');
  });
});
