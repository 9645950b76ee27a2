import { describe, expect, test } from 'vitest';
import { Draft } from '../../../../src/games/wroth/draft.js';
import { deployElite } from '../../../../src/games/wroth/units.js';
import { position } from '../support/position.js';
import { allocate, facesOf, make, move, offers, refusal, run, spend, units } from './table.js';

const GUILD = { faction: 'guild' } as const;

describe('Elagynt', () => {
  test('TC-39, WR-20.1.1: it comes to the zone with a Lythe from the mat', () => {
    const state = position({ players: [{ faction: 'aldan', korra: 3, mat: 6 }, GUILD] });
    const { state: after } = make(state, 0, { type: 'buy.elite', elite: 'elagynt' });
    expect(units(after, 0, 0)).toEqual(['1b', 'elagynt:3']);
    expect(after.factions[0]).toMatchObject({ mat: 5, korra: 0 });
  });

  test('TC-39: with an empty mat it comes alone', () => {
    const state = position({ players: [{ faction: 'aldan', korra: 3, mat: 0 }, GUILD] });
    expect(units(make(state, 0, { type: 'buy.elite', elite: 'elagynt' }).state, 0, 0)).toEqual(['elagynt:3']);
  });

  test('WR-15.7: Escort is no damage, so it comes in set-up too', () => {
    const draft = new Draft(position({ players: [{ faction: 'aldan' }, GUILD] }));
    deployElite(draft, 0, 'elagynt', 4, { cause: 'setup' });
    expect(units(draft.finish(), 0, 4)).toEqual(['1b', 'elagynt:3']);
  });

  test('TC-40, WR-20.1.1: two more Basics join a Maneuver with an Elagynt, whose Elites stay two at most', () => {
    const state = position({
      players: [{ faction: 'aldan', dice: ['maneuver'], units: { 1: ['4b', 'elagynt', 'elagynt', 'elagynt'] } }, GUILD],
    });
    const after = make(state, 0, spend(move(1, 2, 3, 'elagynt#1'))).state;
    expect(units(after, 0, 2)).toEqual(['3b', 'elagynt:3']);
    expect(units(make(state, 0, spend(move(1, 2, 2, 'elagynt#1', 'elagynt#2'))).state, 0, 2)).toHaveLength(3);
    expect(refusal(state, 0, spend(move(1, 2, 4)))).toBe('WR-10.4 too-many-units');
    expect(refusal(state, 0, spend(move(1, 2, 4, 'elagynt#1')))).toBe('WR-10.4 too-many-units');
    expect(refusal(state, 0, spend(move(1, 2, 1, 'elagynt#1', 'elagynt#2', 'elagynt#3')))).toBe(
      'WR-10.4 too-many-units',
    );
  });

  test('WR-20.1.1: Procession widens no group without an Elagynt, nor the deploy half of a Maneuver', () => {
    const state = position({
      players: [{ faction: 'aldan', dice: ['maneuver'], units: { 1: ['4b', 'wynden', 'elagynt'] } }, GUILD],
    });
    expect(refusal(state, 0, spend(move(1, 2, 2, 'wynden#1')))).toBe('WR-10.4 too-many-units');
    expect(units(make(state, 0, spend({ do: 'maneuver', mode: 'deploy' })).state, 0, 0)).toEqual(['2b']);
  });
});

describe('Wynden', () => {
  test('TC-38, WR-20.1.2: the Rite of Three asks for exactly three units, whatever they are', () => {
    const state = (aldan: readonly string[]) =>
      position({ players: [{ faction: 'aldan', korra: 4, units: { 5: aldan } }, GUILD] });
    const buy = { type: 'buy.elite', elite: 'wynden', region: 5 } as const;
    expect(units(make(state(['2b', 'elagynt']), 0, buy).state, 0, 5)).toEqual(['2b', 'elagynt:3', 'wynden:4']);
    expect(refusal(state(['3b', 'elagynt']), 0, buy)).toBe('WR-20.0 wrong-place');
    expect(refusal(state(['2b']), 0, buy)).toBe('WR-20.0 wrong-place');
  });

  test('WR-20.1.2: Judgement falls in its region or next to it, and may be declined', () => {
    const state = position({
      players: [
        { faction: 'aldan', korra: 4, units: { 5: ['3b'] } },
        { faction: 'guild', units: { 5: ['1b'], 8: ['2b'], 2: ['1b'] } },
      ],
    });
    const bought = make(state, 0, { type: 'buy.elite', elite: 'wynden', region: 5 }).state;
    expect(offers(bought, 0, 'damage')).toEqual([
      allocate('guild', ['basic'], 5),
      allocate('guild', ['basic'], 8),
      { type: 'damage.allocate', decline: true },
    ]);
    expect(units(make(bought, 0, allocate('guild', ['basic'], 8)).state, 1, 8)).toEqual(['1b']);
    expect(refusal(bought, 0, allocate('guild', ['basic'], 2))).toBe('WR-12.9 other-region');
    const spared = make(bought, 0, { type: 'damage.allocate', decline: true }).state;
    expect([units(spared, 1, 5), units(spared, 1, 8)]).toEqual([['1b'], ['2b']]);
    expect(spared.pending).toEqual([]);
  });

  test('WR-15.7: no Judgement in set-up', () => {
    const draft = new Draft(
      position({
        players: [
          { faction: 'aldan', units: { 5: ['3b'] } },
          { faction: 'guild', units: { 5: ['1b'] } },
        ],
      }),
    );
    deployElite(draft, 0, 'wynden', 5, { cause: 'setup' });
    expect(draft.finish().pending).toEqual([]);
  });
});

describe('Precise Ordinance', () => {
  const state = position({
    players: [
      { faction: 'aldan', korra: 3, dice: ['mine', 'fight'] },
      { ...GUILD, dice: ['mine'] },
    ],
  });
  const turn = (dieId: string, face: string) =>
    ({ type: 'buy.ability', ability: 'aldan.ordinance', dieId, face }) as never;

  test('WR-20.1.3: for 1 Korra an own die shows any face', () => {
    const { state: after, events } = make(state, 0, turn('d1', 'maneuver'));
    expect(facesOf(after, 0)).toEqual(['maneuver', 'fight']);
    expect(after.factions[0]!.korra).toBe(2);
    expect(events).toContainEqual({ type: 'dieTurned', faction: 'aldan', die: 'd1', face: 'maneuver' });
    expect(offers(state, 0, 'aldan.ordinance')).toHaveLength(6);
  });

  test('WR-20.1.3: once a turn, for own dice, with Korra, and with its parameters only', () => {
    const after = make(state, 0, turn('d1', 'maneuver')).state;
    expect(refusal(after, 0, turn('d2', 'mine'))).toBe('WR-10.9 used-already');
    expect(offers(after, 0, 'aldan.ordinance')).toEqual([]);
    expect(refusal(state, 0, turn('d3', 'fight'))).toBe('WR-20.1.3 no-such-die');
    const poor = position({ players: [{ faction: 'aldan', dice: ['mine'] }, GUILD] });
    expect(refusal(poor, 0, turn('d1', 'fight'))).toBe('WR-10.8 too-little-korra');
    expect(refusal(state, 0, { ...(turn('d1', 'fight') as object), region: 1 })).toBe('WR-24.3 wrong-parameters');
    expect(refusal(state, 0, { type: 'buy.ability', ability: 'aldan.ordinance', dieId: 'd1' })).toBe(
      'WR-24.3 wrong-parameters',
    );
  });
});

describe('Rite of Return', () => {
  const trait = 'aldan.rite_of_return';
  const state = position({
    players: [
      { faction: 'aldan', traits: [trait], units: { 0: ['2b'], 3: ['1b'], 5: ['4b'] }, mat: 10, discard: 8 },
      GUILD,
    ],
  });
  const rite = (region: number, gather: object) => ({ type: 'trait.use', trait, region, gather }) as never;

  test('WR-21.1.1: four Basics from everywhere come to a region where the faction stands', () => {
    const gather = { mat: 1, discard: 1, regions: { 0: 1, 5: 1 } };
    const after = make(state, 0, rite(3, gather)).state;
    expect(units(after, 0, 3)).toEqual(['5b']);
    expect(after.factions[0]).toMatchObject({ mat: 9, discard: 7, traits: [{ id: trait, used: true }] });
    expect(refusal(after, 0, rite(3, gather))).toBe('WR-21.0 trait-used');
  });

  test('WR-21.1.1: a region may be emptied to the last unit, the target must have held one before', () => {
    expect(units(make(state, 0, rite(3, { mat: 0, discard: 0, regions: { 5: 4 } })).state, 0, 5)).toEqual([]);
    expect(refusal(state, 0, rite(4, { mat: 1, discard: 0, regions: {} }))).toBe('WR-21.1.1 no-unit-there');
  });

  test('WR-21.1.1, WR-11.3: not five, not nobody, not from the target, not back to the Outskirts, not what is not there', () => {
    expect(refusal(state, 0, rite(3, { mat: 5, discard: 0, regions: {} }))).toBe('WR-11.4 too-many-gathered');
    expect(refusal(state, 0, rite(3, { mat: 0, discard: 0, regions: {} }))).toBe('WR-21.1.1 gather-nothing');
    expect(refusal(state, 0, rite(5, { mat: 0, discard: 0, regions: { 5: 1 } }))).toBe('WR-21.1.1 gathered-at-target');
    expect(refusal(state, 0, rite(0, { mat: 0, discard: 0, regions: { 0: 1 } }))).toBe('WR-21.1.1 gathered-at-target');
    expect(refusal(state, 0, rite(0, { mat: 0, discard: 0, regions: { 5: 1 } }))).toBe('WR-11.3 no-return');
    expect(refusal(state, 0, rite(3, { mat: 0, discard: 0, regions: { 7: 1 } }))).toBe('WR-11.4 too-few-basics');
    expect(refusal(state, 0, rite(3, { mat: 0.5, discard: 0, regions: {} }))).toBe('WR-21.0 bad-parameter');
  });

  test('WR-21.1.1: offered are the discard pile, the mat and each other region, for each place', () => {
    const moves = offers(state, 0, trait);
    expect(moves).toContainEqual(rite(0, { mat: 0, discard: 4, regions: {} }));
    expect(moves).toContainEqual(rite(3, { mat: 0, discard: 0, regions: { 5: 4 } }));
    expect(moves.filter((offer) => 'region' in offer && offer.region === 0)).toHaveLength(2);
  });
});

describe('Sacred Formation', () => {
  const scored = (aldan: Record<number, readonly string[]>, guild: Record<number, readonly string[]> = {}) =>
    run(
      position({
        players: [
          { faction: 'aldan', traits: ['aldan.sacred_formation'], units: aldan },
          { faction: 'guild', units: guild },
        ],
        agenda: [{ do: 'scoring' }],
      }),
    ).events.flatMap((event) => (event.type === 'traitScored' ? [event.vp] : []));

  test('TC-54, WR-9.5, WR-21.1.2: three regions with exactly three units bring 2 VP, not 3', () => {
    expect(scored({ 1: ['3b'], 2: ['2b', 'wynden'], 3: ['3b'] })).toEqual([2]);
  });

  test('WR-21.1.2: only regions under control, only with exactly three', () => {
    expect(scored({ 1: ['3b'], 2: ['4b'], 3: ['2b'] })).toEqual([1]);
    expect(scored({ 1: ['3b'] }, { 1: ['3b'] })).toEqual([]);
    expect(scored({ 0: ['3b'] })).toEqual([]);
  });
});

describe('Unbending Calendar', () => {
  const trait = 'aldan.unbending_calendar';
  const use = (face: string) => ({ type: 'trait.use', trait, face }) as never;

  test('WR-21.1.3, WR-10.10: a spent All-seeing die comes back with any face and is spent again', () => {
    const state = position({
      players: [
        { faction: 'aldan', traits: [trait], seer: 'spent' },
        { ...GUILD, units: { 1: ['1b'] } },
      ],
    });
    expect(offers(state, 0, trait)).toHaveLength(4);
    const set = make(state, 0, use('strike')).state;
    expect(set.factions[0]!.seer).toEqual({ face: 'strike', spent: false });
    const after = make(set, 0, { type: 'seer.spend', region: 1, faction: 'guild', points: ['basic'] }).state;
    expect(units(after, 1, 1)).toEqual([]);
    expect(refusal(after, 0, use('mine'))).toBe('WR-21.0 trait-used');
  });

  test('WR-21.1.3: a Double set this way repeats nothing that was done before', () => {
    const state = position({
      players: [{ faction: 'aldan', traits: [trait], dice: ['mine'], seer: 'spent' }, GUILD],
    });
    const mined = make(state, 0, spend({ do: 'mine' })).state;
    const set = make(mined, 0, use('double')).state;
    expect(refusal(set, 0, { type: 'seer.spend', action: { do: 'mine' } })).toBe('WR-10.11 nothing-to-double');
  });

  test('WR-24.3: a face of an action die is none of the All-seeing die', () => {
    const state = position({ players: [{ faction: 'aldan', traits: [trait], seer: 'spent' }, GUILD] });
    expect(refusal(state, 0, use('fight'))).toBe('WR-21.0 bad-parameter');
    expect(refusal(state, 0, { type: 'trait.use', trait })).toBe('WR-24.3 wrong-parameters');
  });
});
