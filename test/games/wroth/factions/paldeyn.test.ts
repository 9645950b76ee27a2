import { describe, expect, test } from 'vitest';
import { controls, mostUnits } from '../../../../src/games/wroth/board.js';
import type { RegionId } from '../../../../src/games/wroth/ids.js';
import { position } from '../support/position.js';
import { allocate, make, move, offers, refusal, run, spend, units } from './table.js';

describe('Lancer', () => {
  const gallop = (unit: string, to: RegionId) => ({ type: 'unit.activate', unit, to }) as never;
  const state = position({
    players: [
      {
        faction: 'paldeyn',
        dice: ['maneuver'],
        seer: 'double',
        units: { 1: ['1b', 'lancer', 'lancer'], 4: ['lancer'] },
      },
      { faction: 'koda' },
    ],
  });
  const moved = make(state, 0, spend(move(1, 2, 1, 'lancer#1'))).state;

  test('WR-20.6.1: after an Action in which it moved a Lancer rides one region further, once a turn', () => {
    expect(offers(moved, 0, 'lancer')).toEqual(([1, 3, 7, 8] as const).map((to) => gallop('lancer#1', to)));
    const after = make(moved, 0, gallop('lancer#1', 8)).state;
    expect([units(after, 0, 2), units(after, 0, 8)]).toEqual([['1b'], ['lancer:3']]);
    expect(refusal(after, 0, gallop('lancer#1', 7))).toBe('WR-20.6.1 used-this-turn');
    expect(offers(after, 0, 'lancer')).toEqual([]);
  });

  test('WR-20.6.1: of two that moved only one rides on', () => {
    const both = make(state, 0, spend(move(1, 2, 0, 'lancer#1', 'lancer#2'))).state;
    const after = make(both, 0, gallop('lancer#2', 3)).state;
    expect(refusal(after, 0, gallop('lancer#1', 3))).toBe('WR-20.6.1 used-this-turn');
  });

  test('WR-20.6.1: not one that stood still, not into the Outskirts, not across a region', () => {
    expect(refusal(moved, 0, gallop('lancer#3', 5))).toBe('WR-20.6.1 lancer-has-not-moved');
    expect(refusal(moved, 0, gallop('lancer#1', 0))).toBe('WR-11.3 no-return');
    expect(refusal(moved, 0, gallop('lancer#1', 5))).toBe('WR-11.1 not-adjacent');
    expect(refusal(state, 0, gallop('lancer#1', 2))).toBe('WR-20.6.1 lancer-has-not-moved');
  });

  test('WR-20.6.1, WR-10.11: once it rode on, the Action before can no longer be doubled', () => {
    const double = { type: 'seer.spend', action: move(4, 5, 0, 'lancer#3') } as const;
    expect(units(make(moved, 0, double).state, 0, 5)).toEqual(['lancer:3']);
    const after = make(moved, 0, gallop('lancer#1', 8)).state;
    expect(refusal(after, 0, double)).toBe('WR-10.11 nothing-to-double');
  });

  test('WR-20.6.1: a later turn has its own ride, and a bonus action brings none', () => {
    const bonus = position({
      players: [{ faction: 'paldeyn', units: { 1: ['lancer'] } }, { faction: 'koda' }],
      phase: 'spoils',
      active: -1,
      agenda: [
        { do: 'bonus', region: 1, side: 0, action: 'maneuver' },
        { do: 'act', side: 0 },
      ],
    });
    const after = make(bonus, 0, { type: 'bonus.perform', action: move(1, 2, 0, 'lancer#1') }).state;
    expect(refusal({ ...after, active: 0 }, 0, gallop('lancer#1', 3))).toBe('WR-20.6.1 lancer-has-not-moved');
  });
});

describe('Marshal', () => {
  const reinforce = (region: RegionId, count: number) => spend({ do: 'reinforce', region, count });
  const state = position({
    players: [
      { faction: 'paldeyn', dice: ['reinforce'], units: { 1: ['marshal', 'marshal'], 2: ['1b'] } },
      { faction: 'koda', units: { 3: ['1b'], 2: ['1b'] } },
    ],
  });

  test('WR-20.6.2: Rally, a Reinforce to a Marshal brings up to 3, to others up to 2', () => {
    expect(units(make(state, 0, reinforce(1, 3)).state, 0, 1)[0]).toBe('3b');
    expect(refusal(state, 0, reinforce(1, 4))).toBe('WR-10.3 wrong-count');
    expect(refusal(state, 0, reinforce(2, 3))).toBe('WR-10.3 wrong-count');
  });

  test('WR-20.6.2, WR-20.0: it comes to a controlled region or to the zone', () => {
    const rich = position({
      players: [
        { faction: 'paldeyn', korra: 4, units: { 1: ['1b'], 2: ['1b'] } },
        { faction: 'koda', units: { 2: ['1b'] } },
      ],
    });
    const place = (region: RegionId) => ({ type: 'buy.elite', elite: 'marshal', region }) as const;
    expect(offers(rich, 0, 'buy').filter((offer) => 'elite' in offer && offer.elite === 'marshal')).toEqual([
      place(0),
      place(1),
    ]);
    expect(refusal(rich, 0, place(2))).toBe('WR-20.0 wrong-place');
  });
});

describe('Drive Out', () => {
  const drive = (region: number, faction: string, to: number) =>
    ({ type: 'buy.ability', ability: 'paldeyn.drive_out', region, faction, to }) as never;
  const players = [
    { faction: 'paldeyn', korra: 4, units: { 2: ['2b', 'lancer'], 4: ['1b'], 0: ['5b'] } },
    { faction: 'koda', units: { 2: ['1b', 'grizzled'], 4: ['1b'], 0: ['1b'] } },
    { faction: 'runen', units: { 2: ['ram', 'stoic'] } },
  ] as const;

  test('WR-20.6.3: for 2 Korra a Basic of an outnumbered faction is pushed next door', () => {
    const state = position({ players });
    const after = make(state, 0, drive(2, 'koda', 8)).state;
    expect([units(after, 1, 2), units(after, 1, 8), after.factions[0]!.korra]).toEqual([['grizzled:5'], ['1b'], 2]);
    expect(refusal(after, 0, drive(2, 'koda', 8))).toBe('WR-10.9 used-already');
    expect(offers(state, 0, 'paldeyn.drive_out')).toEqual([1, 3, 7, 8].map((to) => drive(2, 'koda', to)));
  });

  test('WR-20.6.3: not a faction as strong, not an Elite, not into or out of the Outskirts, not oneself, not far', () => {
    const state = position({ players });
    expect(refusal(state, 0, drive(4, 'koda', 5))).toBe('WR-20.6.3 not-outnumbered');
    expect(refusal(state, 0, drive(2, 'runen', 8))).toBe('WR-20.6.3 no-basic-to-push');
    expect(refusal(state, 0, drive(2, 'koda', 0))).toBe('WR-11.3 no-return');
    expect(refusal(state, 0, drive(0, 'koda', 1))).toBe('WR-11.3 outskirts-safe');
    expect(refusal(state, 0, drive(2, 'paldeyn', 8))).toBe('WR-20.6.3 no-enemy');
    expect(refusal(state, 0, drive(2, 'koda', 5))).toBe('WR-11.1 not-adjacent');
  });

  test('WR-0.1: in co-op only the AI is driven out', () => {
    const state = position({
      players: [players[0], { faction: 'koda', units: { 2: ['1b'] } }],
      ai: { faction: 'runen', scenario: 'runen.show_of_force', units: { 2: ['1b'] } },
    });
    expect(refusal(state, 0, drive(2, 'koda', 8))).toBe('WR-20.6.3 no-enemy');
    expect(units(make(state, 0, drive(2, 'runen', 8)).state, 2, 8)).toEqual(['1b']);
  });
});

describe('Raise the Banners', () => {
  const trait = 'paldeyn.raise_banners';
  const raise = (region: number, count: number) => ({ type: 'trait.use', trait, region, count }) as never;
  const player = { faction: 'paldeyn', traits: [trait], units: { 2: ['2b'], 3: ['1b'] } } as const;
  const rival = { faction: 'koda', units: { 3: ['1b'] } } as const;
  const state = position({ players: [player, rival] });

  test('WR-21.6.1: up to four Basics go to a controlled region or to the zone', () => {
    expect(units(make(state, 0, raise(2, 4)).state, 0, 2)).toEqual(['6b']);
    expect(units(make(state, 0, raise(0, 3)).state, 0, 0)).toEqual(['3b']);
    expect(offers(state, 0, trait)).toHaveLength(8);
    expect(refusal(make(state, 0, raise(2, 1)).state, 0, raise(2, 1))).toBe('WR-21.0 trait-used');
  });

  test('WR-21.6.1, WR-14.3: not where nobody controls, not five, not none, not more than the mat holds', () => {
    expect(refusal(state, 0, raise(3, 1))).toBe('WR-21.6.1 not-controlled');
    expect(refusal(state, 0, raise(2, 5))).toBe('WR-21.6.1 count-limit');
    expect(refusal(state, 0, raise(2, 0))).toBe('WR-21.6.1 count-limit');
    expect(refusal(state, 0, raise(2, -1))).toBe('WR-21.0 bad-parameter');
    const short = position({ players: [{ ...player, mat: 2 }, rival] });
    expect(refusal(short, 0, raise(2, 3))).toBe('WR-14.3 mat-short');
  });
});

describe('Hold the Line', () => {
  const tie = (traits: readonly 'paldeyn.hold_the_line'[], paldeyn: readonly string[] = ['1b', 'marshal']) =>
    position({
      players: [
        { faction: 'paldeyn', traits, units: { 8: paldeyn } },
        { faction: 'koda', units: { 8: ['2b'] } },
      ],
      tokens: { 8: 'T09', 3: 'T04' },
      agenda: [{ do: 'scoring' }],
    });

  test('TC-50, WR-21.6.2: a tie with a Marshal is control, scored without dominance', () => {
    const { events } = run(tie(['paldeyn.hold_the_line']));
    expect(events.filter(({ type }) => type === 'scored')).toEqual([
      { type: 'scored', faction: 'paldeyn', region: 8, control: 3, dominance: 0, icons: 2 },
    ]);
    expect(run(tie([])).events.filter(({ type }) => type === 'scored')).toEqual([]);
  });

  test('WR-21.6.2: it needs a Marshal there and a tie, and counts for Spoils', () => {
    expect(mostUnits(tie(['paldeyn.hold_the_line'], ['2b']), 8)).toBeUndefined();
    expect(mostUnits(tie(['paldeyn.hold_the_line'], ['marshal']), 8)).toBe(1);
    expect(mostUnits(tie(['paldeyn.hold_the_line']), 8)).toBe(0);
  });

  test('WR-21.6.2: in co-op it breaks a tie between players and AI for the players', () => {
    const coop = (traits: readonly 'paldeyn.hold_the_line'[]) =>
      position({
        players: [{ faction: 'paldeyn', traits, units: { 8: ['marshal'] } }],
        ai: { faction: 'koda', scenario: 'koda.great_shedding', units: { 8: ['1b'] } },
      });
    expect(controls(coop(['paldeyn.hold_the_line']), 0, 8)).toBe(true);
    expect(controls(coop([]), 0, 8)).toBe(false);
  });
});

describe('Cavalry Sweep', () => {
  const trait = 'paldeyn.cavalry_sweep';
  const sweep = (...moves: { unit: string; path: number[] }[]) => ({ type: 'trait.use', trait, moves }) as never;
  const state = position({
    players: [
      { faction: 'paldeyn', traits: [trait], units: { 0: ['lancer'], 1: ['lancer'], 4: ['lancer'] } },
      { faction: 'koda', units: { 2: ['2b', 'grizzled'], 4: ['1b'] } },
      { faction: 'runen', units: { 2: ['1b'] } },
    ],
  });

  test('WR-21.6.3: all ride first, then each strikes where it stands, riders in their order and the others after', () => {
    const asked = make(state, 0, sweep({ unit: 'lancer#2', path: [2] }, { unit: 'lancer#1', path: [1, 2] })).state;
    expect(units(asked, 0, 2)).toEqual(['lancer:3', 'lancer:3']);
    expect([asked.pending.length, units(asked, 1, 4)]).toEqual([3, ['1b']]);
    const once = make(asked, 0, allocate('runen', ['basic'])).state;
    const after = make(once, 0, allocate('koda', ['grizzled#1'])).state;
    expect([units(after, 1, 2), units(after, 2, 2), units(after, 1, 4)]).toEqual([['2b', 'grizzled:4'], [], []]);
  });

  test('WR-21.6.3, WR-11.2: every step is a move of its own', () => {
    const { events } = make(state, 0, sweep({ unit: 'lancer#1', path: [1, 7] }));
    expect(events.flatMap((event) => (event.type === 'moved' ? [[event.from, event.to]] : []))).toEqual([
      [0, 1],
      [1, 7],
    ]);
  });

  test('WR-21.6.3: nobody need ride; who is in the Outskirts strikes nobody', () => {
    const after = make(state, 0, sweep()).state;
    expect([units(after, 1, 4), after.pending]).toEqual([[], []]);
  });

  test('WR-21.6.3: one or two steps, next door each, not back to the Outskirts, each Lancer once', () => {
    expect(refusal(state, 0, sweep({ unit: 'lancer#2', path: [] }))).toBe('WR-21.6.3 steps-limit');
    expect(refusal(state, 0, sweep({ unit: 'lancer#2', path: [2, 3, 4] }))).toBe('WR-21.0 bad-parameter');
    expect(refusal(state, 0, sweep({ unit: 'lancer#2', path: [2, 6] }))).toBe('WR-11.1 not-adjacent');
    expect(refusal(state, 0, sweep({ unit: 'lancer#2', path: [3] }))).toBe('WR-11.1 not-adjacent');
    expect(refusal(state, 0, sweep({ unit: 'lancer#2', path: [2, 0] }))).toBe('WR-11.3 no-return');
    expect(refusal(state, 0, sweep({ unit: 'lancer#2', path: [2] }, { unit: 'lancer#2', path: [1] }))).toBe(
      'WR-21.6.3 unit-twice',
    );
    expect(refusal(state, 0, sweep({ unit: 'marshal#1', path: [2] }))).toBe('WR-21.6.3 not-your-unit');
    const none = position({ players: [{ faction: 'paldeyn', traits: [trait] }, { faction: 'koda' }] });
    expect(refusal(none, 0, sweep())).toBe('WR-21.6.3 no-elite-in-play');
  });

  test('WR-21.6.3: offered are standing still, all to one region, and each ride alone', () => {
    const moves = offers(state, 0, trait);
    expect(moves).toContainEqual(sweep());
    expect(moves).toContainEqual(
      sweep({ unit: 'lancer#1', path: [2] }, { unit: 'lancer#2', path: [2] }, { unit: 'lancer#3', path: [3, 2] }),
    );
    expect(moves).toContainEqual(sweep({ unit: 'lancer#1', path: [1, 7] }));
  });
});
