import { describe, expect, test } from 'vitest';
import type { RegionId } from '../../../../src/games/wroth/ids.js';
import { position } from '../support/position.js';
import { allocate, fight, make, move, offers, refusal, run, spend, units } from './table.js';

const shed = (replace: RegionId) => ({ type: 'buy.elite', elite: 'grizzled', replace }) as const;

describe('Grizzled', () => {
  const state = position({
    players: [
      { faction: 'koda', korra: 4, dice: ['fight'], seer: 'strike', units: { 3: ['1b'], 0: ['1b'] } },
      { faction: 'guild', units: { 3: ['3b'], 2: ['3b'] } },
    ],
  });

  test('TC-42, WR-20.3.1: it takes the place of a Basic, which goes to the mat', () => {
    const after = make(state, 0, shed(3)).state;
    expect(units(after, 0, 3)).toEqual(['grizzled:5']);
    expect(after.factions[0]).toMatchObject({ mat: state.factions[0]!.mat + 1, discard: 0 });
    expect(units(make(state, 0, shed(0)).state, 0, 0)).toEqual(['grizzled:5']);
    expect(refusal(state, 0, shed(2))).toBe('WR-20.0 wrong-place');
  });

  test('TC-42: Maul, a Fight where it stands deals 2, elsewhere 1', () => {
    const after = make(state, 0, shed(3)).state;
    expect(units(make(after, 0, spend(fight(3, 'guild', 'basic', 'basic'))).state, 1, 3)).toEqual(['1b']);
    expect(units(make(after, 0, spend(fight(2, 'guild', 'basic'))).state, 1, 2)).toEqual(['2b']);
    expect(refusal(after, 0, spend(fight(2, 'guild', 'basic', 'basic')))).toBe('WR-12.9 too-many-points');
  });

  test('WR-20.3.1: two Grizzled add no more than one, and a Strike gets nothing', () => {
    const two = position({
      players: [
        { faction: 'koda', dice: ['fight'], seer: 'strike', units: { 3: ['grizzled', 'grizzled'] } },
        { faction: 'guild', units: { 3: ['4b'] } },
      ],
    });
    expect(units(make(two, 0, spend(fight(3, 'guild', 'basic', 'basic'))).state, 1, 3)).toEqual(['2b']);
    const strike = { type: 'seer.spend', region: 3, faction: 'guild', points: ['basic', 'basic'] };
    expect(refusal(two, 0, strike)).toBe('WR-12.9 too-many-points');
  });
});

describe('Hunter', () => {
  const snare = (faction: string, ...points: string[]) =>
    ({ type: 'unit.activate', unit: 'hunter#1', faction, points }) as never;
  const players = [
    { faction: 'koda', korra: 1, dice: ['mine', 'maneuver'], units: { 4: ['1b', 'hunter'] } },
    { faction: 'guild', units: { 4: ['2b'], 5: ['1b'] } },
  ] as const;

  test('TC-43, WR-20.3.2: 1 damage where it waits, then it is on the mat and for sale', () => {
    const state = position({ players });
    expect(offers(state, 0, 'hunter')).toEqual([snare('guild', 'basic')]);
    const { state: after, events } = make(state, 0, snare('guild', 'basic'));
    expect([units(after, 0, 4), units(after, 1, 4)]).toEqual([['1b'], ['1b']]);
    expect(events).toContainEqual({ type: 'unitReturned', faction: 'koda', unit: 'hunter#1', region: 4 });
    expect(events.some(({ type }) => type === 'attacked')).toBe(false);
    const again = make(after, 0, { type: 'buy.elite', elite: 'hunter', region: 8 }).state;
    expect(units(again, 0, 8)).toEqual(['hunter:1']);
  });

  test('TC-43: one deployed this turn waits, one moved this turn does not', () => {
    const bought = make(position({ players: [{ ...players[0], units: { 4: ['1b'] } }, players[1]] }), 0, {
      type: 'buy.elite',
      elite: 'hunter',
      region: 4,
    }).state;
    expect(refusal(bought, 0, snare('guild', 'basic'))).toBe('WR-20.3.2 hunter-just-deployed');
    expect(offers(bought, 0, 'hunter')).toEqual([]);
    const moved = make(position({ players }), 0, spend(move(4, 5, 0, 'hunter#1'), 'd2')).state;
    expect(units(make(moved, 0, snare('guild', 'basic')).state, 1, 5)).toEqual([]);
  });

  test('WR-20.3.2: not without an enemy, not in the Outskirts, not another unit', () => {
    const quiet = position({ players: [{ ...players[0], units: { 0: ['hunter'], 3: ['hunter'] } }, players[1]] });
    const set = (unit: string) => ({ type: 'unit.activate', unit, faction: 'guild', points: ['basic'] });
    expect(refusal(quiet, 0, set('hunter#1'))).toBe('WR-20.3.2 unit-not-in-region');
    expect(refusal(quiet, 0, set('hunter#2'))).toBe('WR-12.4 nobody-there');
    expect(refusal(quiet, 0, set('hunter#6'))).toBe('WR-20.3.2 unit-not-in-region');
    expect(refusal(quiet, 0, set('grizzled#1'))).toBe('WR-20.0 no-such-power');
    expect(refusal(quiet, 0, { ...set('hunter#2'), region: 3 })).toBe('WR-24.3 wrong-parameters');
  });

  test('WR-20.0: it comes beside own units or next to them, into the zone only while there are none', () => {
    const place = (region: RegionId) => ({ type: 'buy.elite', elite: 'hunter', region }) as const;
    const state = position({ players });
    expect(refusal(state, 0, place(1))).toBe('WR-20.0 wrong-place');
    expect(refusal(state, 0, place(0))).toBe('WR-20.0 wrong-place');
    const away = position({ players: [{ faction: 'koda', korra: 1, units: { 0: ['1b'] } }, players[1]] });
    expect(units(make(away, 0, place(0)).state, 0, 0)).toEqual(['1b', 'hunter:1']);
  });
});

describe('None Left Behind', () => {
  test('WR-21.3.1, WR-6.5: at the end of Preparation up to two Basics leave the discard pile for the mat', () => {
    const preparedWith = (discard: number) => {
      const prepared = run(
        position({
          players: [{ faction: 'koda', traits: ['koda.none_left_behind'], mat: 25 - discard }, { faction: 'guild' }],
          agenda: [{ do: 'preparation' }],
        }),
      );
      const { mat, discard: left } = prepared.state.factions[0]!;
      return [mat, left];
    };
    expect(preparedWith(5)).toEqual([20 - 2 + 2, 3]);
    expect(preparedWith(1)).toEqual([24 - 2 + 1, 0]);
    expect(preparedWith(0)).toEqual([25 - 2, 0]);
  });
});

describe('Wrath of Koda-konn', () => {
  const trait = 'koda.wrath_of_koda_konn';
  const wrath = (replace: RegionId) => ({ type: 'trait.use', trait, replace }) as const;
  const players = [
    { faction: 'koda', traits: [trait], units: { 0: ['1b'], 3: ['2b'] } },
    { faction: 'guild', units: { 3: ['1b'] } },
    { faction: 'runen', units: { 3: ['2b', 'ram'] } },
  ] as const;

  test('WR-21.3.2: a Grizzled for nothing, and 1 damage to every enemy there', () => {
    const state = position({ players });
    expect(offers(state, 0, trait)).toEqual([wrath(0), wrath(3)]);
    const asked = make(state, 0, wrath(3)).state;
    expect([units(asked, 0, 3), units(asked, 1, 3), asked.factions[0]!.korra]).toEqual([['1b', 'grizzled:5'], [], 0]);
    expect(refusal(asked, 0, allocate('guild', ['basic']))).toBe('WR-12.9 other-faction');
    expect(units(make(asked, 0, allocate('runen', ['ram#1'])).state, 2, 3)).toEqual(['2b', 'ram:2']);
  });

  test('WR-21.3.2: in the zone it harms nobody; it needs a Basic there and a Grizzled on the mat', () => {
    const state = position({ players });
    expect(make(state, 0, wrath(0)).state.pending).toEqual([]);
    expect(refusal(state, 0, wrath(5))).toBe('WR-21.3.2 no-basic-there');
    const none = position({
      players: [{ ...players[0], units: { 3: ['1b', 'grizzled', 'grizzled', 'grizzled'] } }, players[1]],
    });
    expect(refusal(none, 0, wrath(3))).toBe('WR-14.4 none-on-mat');
    expect(offers(none, 0, trait)).toEqual([]);
  });
});

describe('Blood Scent', () => {
  const players = [
    { faction: 'koda', traits: ['koda.blood_scent'], dice: ['fight'], seer: 'double', units: { 3: ['grizzled'] } },
    { faction: 'runen', units: { 3: ['2b'], 2: ['ram'] } },
  ] as const;
  const korra = (state: ReturnType<typeof position>) => state.factions[0]!.korra;

  test('WR-21.3.3: a Fight that destroys brings 1 Korra, however many fall; a doubled one counts anew', () => {
    const state = position({ players: [players[0], { faction: 'runen', units: { 3: ['4b'] } }] });
    const fought = make(state, 0, spend(fight(3, 'runen', 'basic', 'basic'))).state;
    expect(korra(fought)).toBe(1);
    expect(korra(make(fought, 0, { type: 'seer.spend', action: fight(3, 'runen', 'basic', 'basic') }).state)).toBe(2);
  });

  test('WR-21.3.3: not for a wound, not for a Strike, not when others fight', () => {
    expect(korra(make(position({ players }), 0, spend(fight(2, 'runen', 'ram#1'))).state)).toBe(0);
    const striking = position({ players: [{ ...players[0], seer: 'strike' }, players[1]] });
    const strike = { type: 'seer.spend', region: 3, faction: 'runen', points: ['basic'] } as const;
    expect(korra(make(striking, 0, strike).state)).toBe(0);
    const attacked = position({
      players: [
        { ...players[0], dice: [], units: { 3: ['1b'] } },
        { ...players[1], dice: ['fight'] },
      ],
      active: 1,
    });
    expect(korra(make(attacked, 1, spend(fight(3, 'koda', 'basic'))).state)).toBe(0);
  });
});
