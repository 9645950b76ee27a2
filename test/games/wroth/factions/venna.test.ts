import { describe, expect, test } from 'vitest';
import { position } from '../support/position.js';
import { fight, make, move, offers, refusal, run, spend, units } from './table.js';

const KODA = { faction: 'koda' } as const;

describe('Hexer', () => {
  const hex = (unit: string, region: number, ...points: string[]) =>
    ({ type: 'unit.activate', unit, region, faction: 'koda', points }) as never;
  const players = [
    { faction: 'venna', korra: 3, units: { 0: ['hexer'], 1: ['1b', 'hexer'] } },
    { faction: 'koda', units: { 1: ['1b'], 2: ['1b', 'hunter'], 4: ['1b'] } },
  ] as const;
  const state = position({ players });

  test('WR-20.7.1: for 1 Korra it harms an enemy where it stands or next to it, once a turn', () => {
    expect(offers(state, 0, 'hexer')).toEqual([
      hex('hexer#2', 1, 'basic'),
      hex('hexer#2', 2, 'hunter#1'),
      hex('hexer#2', 2, 'basic'),
    ]);
    const after = make(state, 0, hex('hexer#2', 2, 'hunter#1')).state;
    expect([units(after, 1, 2), after.factions[0]!.korra]).toEqual([['1b'], 2]);
    expect(refusal(after, 0, hex('hexer#2', 1, 'basic'))).toBe('WR-20.7.1 used-this-turn');
    expect(offers(after, 0, 'hexer')).toEqual([]);
  });

  test('WR-20.7.1: one deployed this turn may hex', () => {
    const rich = position({ players: [{ faction: 'venna', korra: 3, units: { 1: ['1b'] } }, players[1]] });
    const bought = make(rich, 0, { type: 'buy.elite', elite: 'hexer', region: 1 }).state;
    expect(units(make(bought, 0, hex('hexer#1', 1, 'basic')).state, 1, 1)).toEqual([]);
  });

  test('WR-20.7.1: not from the Outskirts, not further, not without Korra', () => {
    expect(refusal(state, 0, hex('hexer#1', 1, 'basic'))).toBe('WR-20.7.1 unit-not-in-region');
    expect(refusal(state, 0, hex('hexer#2', 4, 'basic'))).toBe('WR-20.7.1 hex-out-of-reach');
    expect(refusal(state, 0, hex('hexer#2', 0, 'basic'))).toBe('WR-11.3 outskirts-safe');
    const poor = position({ players: [{ ...players[0], korra: 0 }, players[1]] });
    expect(refusal(poor, 0, hex('hexer#2', 1, 'basic'))).toBe('WR-20.7.1 too-little-korra');
    expect(offers(poor, 0, 'hexer')).toEqual([]);
    expect(refusal(state, 0, { type: 'unit.activate', unit: 'hexer#2', faction: 'koda', points: ['basic'] })).toBe(
      'WR-24.3 wrong-parameters',
    );
  });
});

describe('Revenant', () => {
  const raise = (region: number, mat: number, discard: number, regions: object = {}) =>
    ({ type: 'buy.elite', elite: 'revenant', region, gather: { mat, discard, regions } }) as never;
  const state = position({
    players: [{ faction: 'venna', korra: 3, units: { 0: ['2b'], 3: ['1b'], 4: ['3b'] }, mat: 10, discard: 9 }, KODA],
  });

  test('WR-20.7.2: Raise gathers up to two Basics around it', () => {
    const after = make(state, 0, raise(3, 0, 1, { 4: 1 })).state;
    expect([units(after, 0, 3), units(after, 0, 4)]).toEqual([['3b', 'revenant:2'], ['2b']]);
    expect(after.factions[0]).toMatchObject({ mat: 10, discard: 8, korra: 0 });
    expect(units(make(state, 0, raise(3, 0, 0)).state, 0, 3)).toEqual(['1b', 'revenant:2']);
    expect(refusal(state, 0, raise(3, 2, 1))).toBe('WR-11.4 too-many-gathered');
    expect(refusal(state, 0, raise(3, 0, 0, { 3: 1 }))).toBe('WR-11.4 gathered-at-target');
  });

  test('TC-82, WR-11.3: in the zone it gathers from mat, discard pile or Outskirts, not from region 4', () => {
    expect(units(make(state, 0, raise(0, 1, 1)).state, 0, 0)).toEqual(['4b', 'revenant:2']);
    expect(units(make(state, 0, raise(0, 0, 0, { 0: 2 })).state, 0, 0)).toEqual(['2b', 'revenant:2']);
    expect(refusal(state, 0, raise(0, 0, 0, { 4: 1 }))).toBe('WR-11.3 no-return');
  });

  test('WR-20.0: it comes beside own units or to the zone', () => {
    expect(refusal(state, 0, raise(5, 0, 0))).toBe('WR-20.0 wrong-place');
    const moves = offers(state, 0, 'buy').filter((offer) => 'elite' in offer && offer.elite === 'revenant');
    expect(moves).toContainEqual(raise(3, 0, 2));
    expect(moves).toContainEqual(raise(3, 0, 0, { 4: 2 }));
    expect(moves).toContainEqual(raise(0, 2, 0));
  });
});

describe('Stolen Rite', () => {
  const steal = (dieId: string, action: object) =>
    ({ type: 'buy.ability', ability: 'venna.stolen_rite', dieId, action }) as never;
  const players = [
    { faction: 'venna', korra: 5, dice: ['mine'], seer: 'double', units: { 1: ['2b'] } },
    { faction: 'koda', dice: ['fight', 'maneuver', 'maneuver'], units: { 2: ['2b'] } },
  ] as const;
  const state = position({ players });

  test("WR-20.7.3: for 2 Korra another faction's die is resolved and stays where it is, once a round", () => {
    const { state: after, events } = make(state, 0, steal('d2', fight(2, 'koda', 'basic')));
    expect([units(after, 1, 2), after.factions[0]!.korra]).toEqual([['1b'], 3]);
    expect(after.factions[1]!.dice).toEqual(state.factions[1]!.dice);
    expect(events).toContainEqual(expect.objectContaining({ type: 'attacked', kind: 'fight' }));
    expect(refusal(after, 0, steal('d3', move(1, 7, 1)))).toBe('WR-10.9 used-already');
    const next = make(make(after, 0, spend({ do: 'mine' })).state, 0, { type: 'turn.end' }).state;
    expect(next.factions[0]!.usedThisRound).toEqual(['venna.stolen_rite']);
  });

  test('WR-10.13: it is no Action: it takes no main step, and Double cannot repeat it', () => {
    const after = make(state, 0, steal('d3', move(1, 2, 1))).state;
    expect(after.record).toMatchObject({ main: false, last: null });
    expect(refusal(after, 0, { type: 'seer.spend', action: move(1, 2, 1) })).toBe('WR-10.11 nothing-to-double');
  });

  test('WR-20.7.3: the face counts, a free die does not, and neither does an own one', () => {
    expect(refusal(state, 0, steal('d2', { do: 'mine' }))).toBe('WR-20.7.3 copied-face');
    expect(refusal(state, 0, steal('d1', { do: 'mine' }))).toBe('WR-20.7.3 no-die-to-copy');
    expect(refusal(state, 0, steal('d7', { do: 'mine' }))).toBe('WR-20.7.3 no-die-to-copy');
    expect(refusal(state, 0, steal('d2', fight(4, 'koda', 'basic')))).toBe('WR-10.5 out-of-reach');
    expect(refusal(state, 0, { type: 'buy.ability', ability: 'venna.stolen_rite', dieId: 'd2' })).toBe(
      'WR-24.3 wrong-parameters',
    );
  });

  test("WR-10.13: the AI's die counts while it lies on its mat, and all ways to use it are offered", () => {
    const coop = position({
      players: [{ ...players[0], korra: 2 }],
      ai: { faction: 'koda', scenario: 'koda.great_shedding', dice: ['reinforce'] },
    });
    expect(offers(coop, 0, 'venna.stolen_rite')).toEqual([
      steal('d2', { do: 'reinforce', region: 1, count: 2 }),
      steal('d2', { do: 'reinforce', region: 1, count: 1 }),
    ]);
  });
});

describe('Voices Below', () => {
  const trait = 'venna.voices_below';
  const rise = (region: number, count: number) => ({ type: 'trait.use', trait, region, count }) as never;
  const fallen = (discard: number) =>
    position({ players: [{ faction: 'venna', traits: [trait], mat: 25 - discard, discard }, KODA] });

  test('WR-21.7.1: up to three destroyed Basics rise in any numbered region', () => {
    const after = make(fallen(5), 0, rise(7, 3)).state;
    expect([units(after, 0, 7), after.factions[0]!.discard, after.factions[0]!.mat]).toEqual([['3b'], 2, 20]);
    expect(refusal(after, 0, rise(7, 1))).toBe('WR-21.0 trait-used');
    expect(offers(fallen(2), 0, trait)).toHaveLength(16);
    expect(offers(fallen(0), 0, trait)).toEqual([]);
  });

  test('WR-21.7.1, WR-14.3: not four, not none, not more than have fallen, not in the Outskirts', () => {
    expect(refusal(fallen(5), 0, rise(7, 4))).toBe('WR-21.7.1 count-limit');
    expect(refusal(fallen(5), 0, rise(7, 0))).toBe('WR-21.7.1 count-limit');
    expect(refusal(fallen(2), 0, rise(7, 3))).toBe('WR-14.3 discard-short');
    expect(refusal(fallen(5), 0, rise(0, 1))).toBe('WR-21.7.1 not-the-outskirts');
  });
});

describe('Borrowed Face', () => {
  const trait = 'venna.borrowed_face';
  const borrow = (as: string, action: object, dieId = 'd1') => ({ type: 'die.spend', dieId, action, as }) as never;
  const players = [
    { faction: 'venna', traits: [trait], dice: ['mine', 'mine'], seer: 'double', units: { 1: ['2b'] } },
    { faction: 'koda', dice: ['maneuver'] },
  ] as const;
  const state = position({ players });

  test("WR-21.7.2: an own die counts as showing another faction's face, a normal Action that can be doubled", () => {
    const after = make(state, 0, borrow('d3', move(1, 2, 1))).state;
    expect(units(after, 0, 2)).toEqual(['1b']);
    expect(after.factions.map(({ dice }) => dice.map(({ id }) => id))).toEqual([['d2'], ['d3']]);
    expect(units(make(after, 0, { type: 'seer.spend', action: move(1, 2, 1) }).state, 0, 2)).toEqual(['2b']);
  });

  test('WR-21.7.2: once a round, and a new round brings it back', () => {
    const after = make(state, 0, borrow('d3', move(1, 2, 1))).state;
    const next = { ...after, record: { ...after.record, main: false } };
    expect(refusal(next, 0, borrow('d3', move(1, 2, 1), 'd2'))).toBe('WR-21.7.2 nothing-to-borrow');
    const { state: renewed } = run({ ...after, agenda: [{ do: 'upkeep' }] });
    expect(renewed.factions[0]!.usedThisRound).toEqual([]);
  });

  test('WR-21.7.2: only of a die on another mat, only its face, and only with the card', () => {
    expect(refusal(state, 0, borrow('d2', move(1, 2, 1)))).toBe('WR-21.7.2 nothing-to-borrow');
    expect(refusal(state, 0, borrow('d7', { do: 'mine' }))).toBe('WR-21.7.2 nothing-to-borrow');
    expect(refusal(state, 0, borrow('d3', { do: 'mine' }))).toBe('WR-10.1 other-face');
    const plain = position({ players: [{ ...players[0], traits: [] }, players[1]] });
    expect(refusal(plain, 0, borrow('d3', move(1, 2, 1)))).toBe('WR-21.7.2 nothing-to-borrow');
  });

  test('WR-10.13: offered where no own die shows the face, of the AI too', () => {
    const lent = (offer: object) => 'as' in offer;
    expect(offers(state, 0, 'maneuver').some(lent)).toBe(true);
    const coop = position({
      players: [players[0]],
      ai: { faction: 'koda', scenario: 'koda.great_shedding', dice: ['maneuver'] },
    });
    expect(offers(coop, 0, 'maneuver').some(lent)).toBe(true);
  });
});

describe('Soul Tithe', () => {
  const players = (koda: readonly string[]) =>
    [
      { faction: 'venna', traits: ['venna.soul_tithe'], dice: ['fight'], seer: 'assault', units: { 1: ['1b'] } },
      { faction: 'koda', units: { 1: koda } },
    ] as const;
  const korra = (state: ReturnType<typeof position>) => state.factions[0]!.korra;
  const assault = (...points: string[]) => ({ type: 'seer.spend', region: 1, faction: 'koda', points }) as never;

  test('WR-21.7.3: 2 Korra for each Elite that own damage destroys', () => {
    const state = position({ players: players(['hunter', 'hunter']) });
    expect(korra(make(state, 0, assault('hunter#1', 'hunter#2')).state)).toBe(4);
    expect(korra(make(state, 0, spend(fight(1, 'koda', 'hunter#1'))).state)).toBe(2);
  });

  test('WR-21.7.3: not for Basics, not for wounds, not for what others destroy', () => {
    const state = position({ players: players(['1b', 'grizzled']) });
    expect(korra(make(state, 0, assault('grizzled#1', 'basic')).state)).toBe(0);
    const attacked = position({
      players: [
        { faction: 'venna', traits: ['venna.soul_tithe'], units: { 1: ['hexer:1'] } },
        { faction: 'koda', dice: ['fight'], units: { 1: ['1b'] } },
      ],
      active: 1,
    });
    expect(korra(make(attacked, 1, spend(fight(1, 'venna', 'hexer#1'))).state)).toBe(0);
  });

  test('WR-21.7.3: a Hex counts, for it is own damage', () => {
    const state = position({
      players: [
        { faction: 'venna', traits: ['venna.soul_tithe'], korra: 1, units: { 1: ['hexer'] } },
        { faction: 'koda', units: { 1: ['hunter'] } },
      ],
    });
    const hex = { type: 'unit.activate', unit: 'hexer#1', region: 1, faction: 'koda', points: ['hunter#1'] } as const;
    expect(korra(make(state, 0, hex).state)).toBe(2);
  });
});
