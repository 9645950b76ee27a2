import { describe, expect, test } from 'vitest';
import { position, type Sketch } from '../support/position.js';
import { allocate, fight, make, move, offers, refusal, run, spend, units } from './table.js';

describe('Stoic', () => {
  const assault = (...points: string[]) => ({ type: 'seer.spend', region: 2, faction: 'runen', points }) as never;

  test('TC-35, WR-20.5.1, WR-12.7: Guard draws every point until the last Stoic falls', () => {
    const state = position({
      players: [
        { faction: 'koda', seer: 'assault', units: { 2: ['1b'] } },
        { faction: 'runen', units: { 2: ['stoic:1', '2b', 'ram'] } },
      ],
    });
    expect(units(make(state, 0, assault('stoic#1', 'basic')).state, 1, 2)).toEqual(['1b', 'ram:3']);
    expect(units(make(state, 0, assault('stoic#1', 'ram#1')).state, 1, 2)).toEqual(['2b', 'ram:2']);
    expect(refusal(state, 0, assault('basic', 'stoic#1'))).toBe('WR-12.7 not-a-target');
    expect(refusal(state, 0, assault('ram#1', 'stoic#1'))).toBe('WR-12.7 not-a-target');
  });

  test('WR-20.5.1, WR-4.3: Unyielding, in Upkeep every damaged Stoic regains 1, never more than it had', () => {
    const { state } = run(
      position({
        players: [
          { faction: 'runen', units: { 2: ['stoic:1', 'stoic', 'ram:1'], 0: ['stoic:2'] } },
          { faction: 'koda' },
        ],
        agenda: [{ do: 'upkeep' }],
      }),
    );
    expect(units(state, 0, 2)).toEqual(['stoic:2', 'stoic:3', 'ram:1']);
    expect(units(state, 0, 0).filter((unit) => unit.startsWith('stoic'))).toEqual(['stoic:3']);
  });
});

describe('Miner', () => {
  const miners = { faction: 'runen', units: { 4: ['miner', 'miner'], 6: ['miner'], 0: [] } } as const;
  const rival = { faction: 'koda', units: { 6: ['2b'] } } as const;
  const korra = (state: ReturnType<typeof position>) => state.factions[0]!.korra;

  test('TC-30, WR-10.11, WR-20.5.2: Delve adds a Korra for each controlled region with a Miner, doubled too', () => {
    const state = position({ players: [{ ...miners, dice: ['mine'], seer: 'double' }, rival] });
    const mined = make(state, 0, spend({ do: 'mine' })).state;
    expect(korra(mined)).toBe(2);
    expect(korra(make(mined, 0, { type: 'seer.spend', action: { do: 'mine' } }).state)).toBe(4);
  });

  test('WR-20.5.2: the All-seeing Mine and a Mine bonus action count, Allocation does not', () => {
    const state = position({ players: [{ ...miners, seer: 'mine' }, rival] });
    expect(korra(make(state, 0, { type: 'seer.spend' }).state)).toBe(2);
    const bonus = position({
      players: [miners, rival],
      phase: 'spoils',
      active: 0,
      agenda: [{ do: 'bonus', region: 4, side: 0, action: 'mine' }, { do: 'draft' }],
    });
    expect(korra(make(bonus, 0, { type: 'bonus.perform', action: { do: 'mine' } }).state)).toBe(2);
    const allotted = run(position({ players: [miners, rival], agenda: [{ do: 'preparation' }] })).state;
    expect(korra(allotted)).toBe(1);
  });

  test('TC-12, WR-14.2: with a pool of 1 a Mine worth 2 brings 1', () => {
    const state = position({
      players: [
        { ...miners, dice: ['mine'] },
        { ...rival, korra: 19 },
      ],
    });
    const after = make(state, 0, spend({ do: 'mine' })).state;
    expect([korra(after), after.korra]).toEqual([1, 0]);
  });
});

describe('Ram', () => {
  const rams = (...koda: string[]): Sketch => ({
    players: [
      { faction: 'runen', korra: 3, dice: ['maneuver'], units: { 1: ['ram', 'ram'] } },
      { faction: 'koda', units: { 2: koda } },
    ],
  });

  test('TC-46, WR-20.5.3: two Rams charge twice; buying one never charges', () => {
    const state = position(rams('2b'));
    const after = make(state, 0, spend(move(1, 2, 0, 'ram#1', 'ram#2'))).state;
    expect([units(after, 1, 2), after.pending]).toEqual([[], []]);
    expect(make(state, 0, { type: 'buy.elite', elite: 'ram' }).state.pending).toEqual([]);
  });

  test('WR-20.5.3, WR-12.10: each charge is asked by itself on the board as it then is, and cannot be declined', () => {
    const asked = make(position(rams('1b', 'hunter')), 0, spend(move(1, 2, 0, 'ram#1', 'ram#2'))).state;
    expect(refusal(asked, 0, { type: 'damage.allocate', decline: true })).toBe('WR-12.9 no-decline');
    expect(refusal(asked, 0, { type: 'turn.end' })).toBe('WR-3.2 answer-first');
    const after = make(asked, 0, allocate('koda', ['hunter#1'])).state;
    expect([units(after, 1, 2), after.pending]).toEqual([[], []]);
  });

  test('WR-20.5.3: nobody is charged in an empty region', () => {
    expect(make(position(rams()), 0, spend(move(1, 2, 0, 'ram#1'))).state.pending).toEqual([]);
  });

  test('WR-10.6: after a March they charge in the order of their sources', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['mine', 'mine'], units: { 3: ['ram'], 1: ['ram'] } },
        { faction: 'koda', units: { 2: ['2b', 'grizzled'] } },
      ],
    });
    const march = {
      type: 'march',
      dice: ['d1', 'd2'],
      target: 2,
      moves: [
        { from: 3, basics: 0, elites: ['ram#2'] },
        { from: 1, basics: 0, elites: ['ram#1'] },
      ],
    } as const;
    const asked = make(state, 0, march).state;
    expect(asked.pending).toHaveLength(2);
    const after = make(make(asked, 0, allocate('koda', ['basic'])).state, 0, allocate('koda', ['grizzled#1'])).state;
    expect(units(after, 1, 2)).toEqual(['1b', 'grizzled:4']);
  });
});

describe('Old Grudge', () => {
  test('TC-48, WR-21.5.1: a Fight deals 2 to a faction with more VP, 1 to one with fewer', () => {
    const state = position({
      players: [
        { faction: 'runen', traits: ['runen.old_grudge'], vp: 10, dice: ['fight'], units: { 3: ['1b'] } },
        { faction: 'guild', vp: 14, units: { 3: ['3b'] } },
        { faction: 'koda', vp: 9, units: { 3: ['3b'] } },
      ],
    });
    expect(units(make(state, 0, spend(fight(3, 'guild', 'basic', 'basic'))).state, 1, 3)).toEqual(['1b']);
    expect(units(make(state, 0, spend(fight(3, 'koda', 'basic'))).state, 2, 3)).toEqual(['2b']);
    expect(refusal(state, 0, spend(fight(3, 'koda', 'basic', 'basic')))).toBe('WR-12.9 too-many-points');
    expect(refusal(state, 0, spend(fight(3, 'guild', 'basic')))).toBe('WR-12.5 points-held-back');
  });

  test.each([
    [10, 2],
    [9, 1],
  ])('WR-21.5.1: in co-op the AI at %i VP against 9 of the players takes %i', (vp, damage) => {
    const state = position({
      players: [{ faction: 'runen', traits: ['runen.old_grudge'], vp: 9, dice: ['fight'], units: { 3: ['1b'] } }],
      ai: { faction: 'koda', scenario: 'koda.great_shedding', vp, units: { 3: ['3b'] } },
    });
    const points = Array.from({ length: damage }, () => 'basic' as const);
    expect(units(make(state, 0, spend(fight(3, 'koda', ...points))).state, 1, 3)).toEqual([`${3 - damage}b`]);
  });
});

describe('Stand Fast', () => {
  const trait = 'runen.stand_fast';
  const use = { type: 'trait.use', trait } as const;
  const elites = { 1: ['stoic:1', 'ram:1'], 3: ['miner:1'], 0: ['stoic:2'] } as const;

  test('WR-21.5.2: every Elite is whole, and a Basic joins each numbered region with one', () => {
    const state = position({ players: [{ faction: 'runen', traits: [trait], units: elites }, { faction: 'koda' }] });
    expect(offers(state, 0, trait)).toEqual([use]);
    const after = make(state, 0, use).state;
    expect([units(after, 0, 0), units(after, 0, 1), units(after, 0, 3)]).toEqual([
      ['stoic:3'],
      ['1b', 'stoic:3', 'ram:3'],
      ['1b', 'miner:2'],
    ]);
    expect(refusal(after, 0, use)).toBe('WR-21.0 trait-used');
  });

  test('WR-21.5.2: in ascending order until the mat is empty; without an Elite in play there is nothing to hold', () => {
    const state = position({
      players: [{ faction: 'runen', traits: [trait], units: elites, mat: 1 }, { faction: 'koda' }],
    });
    const after = make(state, 0, use).state;
    expect([units(after, 0, 1)[0], units(after, 0, 3)]).toEqual(['1b', ['miner:2']]);
    const none = position({ players: [{ faction: 'runen', traits: [trait] }, { faction: 'koda' }] });
    expect(refusal(none, 0, use)).toBe('WR-21.5.2 no-elite-in-play');
  });
});

describe('Unstoppable March', () => {
  const march = (...dice: string[]) =>
    ({ type: 'march', dice, target: 2, moves: [{ from: 1, basics: 1, elites: [] }] }) as never;
  const player = {
    faction: 'runen',
    traits: ['runen.unstoppable_march'],
    dice: ['fight', 'mine', 'mine'],
    seer: 'mine',
    units: { 1: ['3b'] },
  } as const;
  const state = position({ players: [player, { faction: 'koda' }] });

  test('TC-49, WR-21.5.3: a March with a single die, once a round; then two again', () => {
    const once = make(state, 0, march('d1')).state;
    expect(units(once, 0, 2)).toEqual(['1b']);
    const next = { ...once, record: { ...once.record, main: false } };
    expect(refusal(next, 0, march('d2'))).toBe('WR-10.6 march-dice');
    expect(units(make(next, 0, march('d2', 'd3')).state, 0, 2)).toEqual(['2b']);
  });

  test('WR-21.5.3: a March with two dice leaves the cheap one for later in the round', () => {
    const dear = make(state, 0, march('d2', 'd3')).state;
    const next = { ...dear, record: { ...dear.record, main: false } };
    expect(units(make(next, 0, march('d1')).state, 0, 2)).toEqual(['2b']);
  });

  test('WR-21.5.3: the one die is an action die; without the trait there is no such March', () => {
    expect(refusal(state, 0, march('seer'))).toBe('WR-21.5.3 action-die-needed');
    const plain = position({ players: [{ ...player, traits: [] }, { faction: 'koda' }] });
    expect(refusal(plain, 0, march('d1'))).toBe('WR-10.6 march-dice');
  });

  test('WR-21.5.3: it is offered, and a new round brings it back', () => {
    expect(offers(state, 0, 'march').some((offer) => offer.type === 'march' && offer.dice.length === 1)).toBe(true);
    const used = { ...make(state, 0, march('d1')).state, agenda: [{ do: 'upkeep' } as const] };
    expect(run(used).state.factions[0]!.usedThisRound).toEqual([]);
  });
});
