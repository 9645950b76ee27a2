import { describe, expect, test } from 'vitest';
import { HOUSE } from '../../../../src/engine/index.js';
import { wroth } from '../../../../src/games/wroth/index.js';
import { against, aiBasics, aiElites, aiOf, before, doing, type steps } from './house.js';

const entries = (events: ReturnType<typeof steps>['events']): readonly number[] =>
  events.flatMap((event) => (event.type === 'chaosResolved' ? [event.entry] : []));

/** A new round begins after `round` rounds, and its Upkeep is played. */
const upkeepAfter = (round: number, chaos: number, base = 1, options = {}) => {
  const state = against('runen.show_of_force', { 1: ['4b'] }, [{ 0: ['4b'] }], {
    round,
    coop: { chaos, base: base as 1 },
    options,
  });
  return doing(state, { do: 'upkeep' });
};

describe('Upkeep against the AI', () => {
  test('TC-60, WR-4.4, WR-16.1: as many entries as the round die shows, the Chaos die one higher after each, 8 to 1', () => {
    const first = upkeepAfter(0, 4);
    expect([entries(first.events), first.state.coop!.chaos]).toEqual([[4], 5]);
    const second = upkeepAfter(1, 5);
    expect([entries(second.events), second.state.coop!.chaos]).toEqual([[5, 6], 7]);
    const third = upkeepAfter(2, 7);
    expect([entries(third.events), third.state.coop!.chaos]).toEqual([[7, 8, 1], 2]);
  });

  test('WR-4.1: from round 6 on six entries are resolved', () => {
    expect(entries(upkeepAfter(8, 1).events)).toHaveLength(6);
  });

  test('TC-61, WR-16.1: the Base goes on in order, 8 to 1, in round 1 too unless an option says otherwise', () => {
    expect(upkeepAfter(0, 6, 8).state.coop!.base).toBe(1);
    expect(upkeepAfter(0, 6, 8, { baseMovesInRound1: false }).state.coop!.base).toBe(8);
    expect(upkeepAfter(1, 6, 8, { baseMovesInRound1: false }).state.coop!.base).toBe(1);
  });

  test('WR-19.1: an entry for more players is empty for fewer', () => {
    const rams = { 2: ['ram'], 7: ['ram'] };
    const two = against('runen.show_of_force', rams, [{ 2: ['2b'] }, {}], { coop: { chaos: 5 } });
    expect(aiElites(doing(two, { do: 'ai.chaos', left: 1 }).state)).toEqual(['ram#1@2', 'ram#2@7']);
    const three = against('runen.show_of_force', rams, [{ 2: ['2b'] }, {}, {}], { coop: { chaos: 5 } });
    expect(aiElites(doing(three, { do: 'ai.chaos', left: 1 }).state)).toContain('stoic#1@1');
  });

  test('WR-3.4: the procedure stands still for a decision and goes on from there', () => {
    const state = against('runen.show_of_force', { 2: ['ram'], 7: ['ram'] }, [{ 2: ['1b'] }, { 2: ['1b'] }, {}], {
      coop: { chaos: 5 },
    });
    const asked = doing(state, { do: 'ai.chaos', left: 1 });
    expect(wroth.acting(asked.state)).toEqual([0]);
    expect(asked.state.coop!.chaos).toBe(5);
    expect(wroth.apply(asked.state, HOUSE, { type: 'ai.step' })).toMatchObject({
      ok: false,
      error: { rule: 'WR-3.2' },
    });
    const answered = wroth.apply(asked.state, 0, { type: 'coop.assignDamage', faction: 'guild', target: 'basic' });
    if (!answered.ok) throw new Error(answered.error.code);
    expect(answered.value.state.factions[1]!.discard).toBe(1);
    expect(answered.value.state.coop!.chaos).toBe(6);
  });
});

describe('the other phases against the AI', () => {
  test('WR-16.2, WR-5.4: no Spoils in round 1; later the AI performs its bonus action as it does that of its die', () => {
    const state = against('runen.show_of_force', { 8: ['2b'], 1: ['2b'] }, [{ 8: ['1b'] }], {
      coop: { base: 7 },
      tokens: { 8: 'T02', 1: 'T07', 2: 'T08', 3: 'T09', 4: 'T10', 5: 'T11', 6: 'T05', 7: 'T06' },
    });
    const played = doing(state, { do: 'spoils', region: 8 });
    expect(played.events).toContainEqual({ type: 'aiActed', action: 'reinforce', cause: 'bonus' });
    expect(aiBasics(played.state)).toEqual({ 1: 2, 7: 1, 8: 6 });
    const first = doing({ ...state, round: 1 }, { do: 'spoils', region: 1 });
    expect(first.events.some(({ type }) => type === 'aiActed')).toBe(false);
  });

  test('WR-16.2: players are compared one by one, so together they may have more and still get nothing', () => {
    const state = against('runen.show_of_force', { 8: ['3b'] }, [{ 8: ['2b'] }, { 8: ['2b'] }], {
      tokens: { 8: 'T01', 1: 'T07', 2: 'T08', 3: 'T09', 4: 'T10', 5: 'T11', 6: 'T05', 7: 'T06' },
    });
    expect(aiOf(doing(state, { do: 'spoils', region: 8 }).state).korra).toBe(3);
  });

  test.each([1, 2, 3, 4])(
    'WR-16.3: with %i players the AI musters as many at the Base, rolls its All-seeing die and gains 1 Korra',
    (seats) => {
      const state = against(
        'runen.show_of_force',
        {},
        Array.from({ length: seats }, () => ({})),
        { coop: { base: 6 } },
      );
      const { state: after } = doing(state, { do: 'ai.prepare' });
      expect(aiBasics(after)).toEqual({ 6: seats });
      expect(aiOf(after)).toMatchObject({ korra: 1, seer: { spent: false } });
    },
  );

  test('WR-16.3, WR-14.1: the AI is served last from the pool', () => {
    const state = against('runen.show_of_force', {}, [{}], { pool: 1, aiHas: { korra: 19 } });
    const { state: after } = doing(state, { do: 'preparation' });
    expect(after.factions[0]!.korra).toBe(1);
    expect(aiOf(after).korra).toBe(19);
  });

  test('WR-7.4, WR-16.4: the last die of the draft goes to the AI', () => {
    const state = against('runen.show_of_force', {}, [{}], { has: { dice: ['mine', 'mine', 'fight'] } });
    expect(doing(state, { do: 'lastDie' }).events).toContainEqual({
      type: 'dieTaken',
      faction: 'runen',
      die: 'd4',
      face: 'mine',
      last: true,
    });
  });

  test.each([
    [1, 3],
    [2, 4],
    [3, 6],
    [4, 8],
  ])(
    'WR-16.5, WR-16.7: %i players without dice are skipped, and the AI still takes its %i turns, one roll for each later one',
    (seats, turns) => {
      const state = against(
        'aldan.measured_hour',
        { 1: ['3b'] },
        Array.from({ length: seats }, () => ({})),
        {
          aiHas: { dice: ['mine'], seer: 'spent' },
        },
      );
      const acted = before('scoring', doing(state, { do: 'actions' }).events).flatMap((event) =>
        event.type === 'aiActed' ? [event.cause] : [],
      );
      expect(acted).toEqual(['die', ...Array.from({ length: turns - 1 }, () => 'roll')]);
    },
  );

  test('WR-16.6, WR-22.0: first it buys, Hunters go off, then the die, then the All-seeing die', () => {
    const state = against('koda.winter_larder', { 1: ['1b'], 2: ['hunter'] }, [{ 2: ['4b'], 0: ['1b'] }], {
      aiHas: { dice: ['reinforce'], seer: 'mine', korra: 1 },
      has: { faction: 'runen' },
    });
    const { events } = doing(state, { do: 'ai.set', set: 1 });
    const order = events.flatMap(({ type }) =>
      ['eliteBought', 'unitActivated', 'aiActed', 'seerSpent'].includes(type) ? [type] : [],
    );
    expect(order.slice(0, 4)).toEqual(['eliteBought', 'unitActivated', 'aiActed', 'seerSpent']);
  });

  test('WR-16.5: the house takes only its own step, and nobody else does', () => {
    const state = { ...against('runen.show_of_force', { 1: ['1b'] }, [{}]), agenda: [{ do: 'ai.base' } as const] };
    expect(wroth.acting(state)).toEqual([HOUSE]);
    expect(wroth.apply(state, 0, { type: 'ai.step' })).toMatchObject({ ok: false });
    expect(wroth.apply(state, HOUSE, { type: 'turn.end' })).toMatchObject({ ok: false });
    expect(wroth.decisions(state, 0)).toEqual([]);
  });
});
