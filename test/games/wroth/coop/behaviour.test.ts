import { describe, expect, test } from 'vitest';
import { threat } from '../../../../src/games/wroth/board.js';
import { find } from '../../../../src/games/wroth/coop/places.js';
import type { Place } from '../../../../src/games/wroth/coop/scenario.js';
import { Draft } from '../../../../src/games/wroth/draft.js';
import type { WrothState } from '../../../../src/games/wroth/index.js';
import { against, aiBasics, aiElites, aiOf, attacked, basics, doing, operating } from './house.js';

const act = (action: 'mine' | 'reinforce' | 'maneuver' | 'fight') => ({ do: 'ai.act', action, cause: 'die' }) as const;
const at = (state: WrothState, place: Place, use: 'deploy' | 'attack' = 'attack') => find(new Draft(state), place, use);

describe('what the AI looks at', () => {
  test('TC-63, WR-17.1: 2 Basics of one player, 1 Basic and an Elite of another are Threat 6', () => {
    const state = against('runen.show_of_force', {}, [{ 6: ['2b'] }, { 6: ['1b', 'crysen'] }]);
    expect(threat(state, 6)).toBe(6);
    expect(threat(state, 5)).toBe(0);
  });

  const state = against('runen.show_of_force', { 1: ['1b'], 4: ['3b'] }, [{ 2: ['2b'], 7: ['2b'], 5: ['5b'] }], {
    coop: { base: 8, objectives: { A: 3 } },
  });

  test.each([
    ['base', 8, 'base'],
    ['baseNext', 1, 'baseNext'],
    ['threatMax', 5, 'threatMax'],
    ['threatMaxOccupied', 1, 'threatMaxOccupied'],
    ['threatMaxReach', 5, 'threatMaxReach'],
    ['threatMaxVacant', 5, 'threatMaxVacant'],
    ['mostAi', 4, 'mostAi'],
    ['region:6', 6, 'named'],
    ['objective:A', 3, 'objective'],
  ] as const)('WR-17.3: %s is region %i', (place, region, by) => {
    expect(at(state, place)).toEqual({ region, by });
  });

  test('WR-17.2: among equals the lowest number', () => {
    const equal = against('runen.show_of_force', { 8: ['1b'] }, [{ 2: ['2b'], 7: ['2b'] }]);
    expect(at(equal, 'threatMax')?.region).toBe(2);
    expect(at(equal, 'threatMaxReach')?.region).toBe(2);
  });

  test('WR-17.3: where nothing qualifies an attack has no effect and units go to the Base', () => {
    const empty = against('runen.show_of_force', {}, [{ 0: ['4b'] }], { coop: { base: 3 } });
    for (const place of ['threatMax', 'threatMaxReach', 'mostAi', 'objective:A'] as const) {
      expect(at(empty, place)).toBeUndefined();
    }
    for (const place of ['threatMax', 'threatMaxReach', 'threatMaxOccupied'] as const) {
      expect(at(empty, place, 'deploy')).toEqual({ region: 3, by: 'fallback' });
    }
    expect(at(empty, 'threatMaxVacant', 'deploy')?.region).toBe(1);
  });

  test('WR-17.3: a region rolled leaves the Chaos die as it is', () => {
    const rolls = Array.from({ length: 40 }, (_, i) =>
      at(against('runen.show_of_force', {}, [{}], { seed: `r${i}`, coop: { chaos: 5 } }), 'random'),
    );
    expect(new Set(rolls.map((roll) => roll?.region)).size).toBe(8);
    expect(
      operating(against('runen.show_of_force', {}, [{}], { coop: { chaos: 5 } }), {
        op: 'deployBasics',
        count: 1,
        at: 'random',
      }).state.coop!.chaos,
    ).toBe(5);
  });
});

describe('the actions of the AI', () => {
  test('WR-17.4: Mine gives 2 Korra, then it buys', () => {
    const { state } = doing(against('runen.deep_delve', {}, [{}], { aiHas: { korra: 0 } }), act('mine'));
    expect(aiElites(state)).toEqual(['stoic#1@1']);
    expect(aiOf(state).korra).toBe(0);
  });

  test('TC-68, WR-17.4: Reinforce puts what is left of 4 where the Threat is highest among its regions', () => {
    const state = against('runen.show_of_force', { 1: ['1b'], 6: ['1b'] }, [{ 6: ['2b'] }], { aiHas: { mat: 3 } });
    expect(aiBasics(doing(state, act('reinforce')).state)).toEqual({ 1: 1, 6: 4 });
    const gone = against('runen.show_of_force', {}, [{ 6: ['2b'] }], { coop: { base: 4 } });
    expect(aiBasics(doing(gone, act('reinforce')).state)).toEqual({ 4: 4 });
  });

  test('WR-17.4: Maneuver scatters the largest crowd', () => {
    const state = against('runen.show_of_force', { 3: ['5b'], 6: ['2b'] }, [{}]);
    expect(aiBasics(doing(state, act('maneuver')).state)).toEqual({ 2: 2, 3: 1, 4: 1, 6: 2, 8: 1 });
  });

  test('WR-17.4: Fight attacks twice, the region found anew in between', () => {
    const state = against('runen.show_of_force', { 1: ['1b'] }, [{ 2: ['3b'], 7: ['3b'] }]);
    const { events, state: after } = doing(state, act('fight'));
    expect(attacked(events)).toEqual([2, 7]);
    expect([basics(after, 0, 2), basics(after, 0, 7)]).toEqual([2, 2]);
  });

  test('TC-65, WR-17.4: with nobody in reach Fight has no effect', () => {
    const state = against('runen.show_of_force', { 1: ['1b'] }, [{ 3: ['2b'], 8: ['2b'], 0: ['2b'] }]);
    const { events, state: after } = doing(state, act('fight'));
    expect(attacked(events)).toEqual([]);
    expect(after.factions).toEqual(state.factions);
  });
});

describe('the All-seeing die of the AI', () => {
  const seer = { do: 'ai.seer' } as const;

  test('TC-72, WR-17.5: Strike without a target has no effect, and the die is set aside', () => {
    const state = against('runen.show_of_force', { 1: ['4b'] }, [{ 0: ['4b'] }], { aiHas: { seer: 'strike' } });
    const { state: after } = doing(state, seer);
    expect(aiOf(after).seer).toEqual({ face: 'strike', spent: true });
    expect(after.factions[0]).toEqual(state.factions[0]);
  });

  test('WR-17.5: Strike reaches the whole map, twice for 1; Assault only its reach, twice for 2', () => {
    const far = { 4: ['5b'], 2: ['4b'] };
    const strike = doing(against('runen.show_of_force', { 1: ['1b'] }, [far], { aiHas: { seer: 'strike' } }), seer);
    expect(attacked(strike.events)).toEqual([4, 2]);
    expect([basics(strike.state, 0, 4), basics(strike.state, 0, 2)]).toEqual([4, 3]);
    const assault = doing(against('runen.show_of_force', { 1: ['1b'] }, [far], { aiHas: { seer: 'assault' } }), seer);
    expect(attacked(assault.events)).toEqual([2, 2]);
    expect([basics(assault.state, 0, 4), basics(assault.state, 0, 2)]).toEqual([5, 0]);
  });

  test('TC-73, WR-17.5, WR-17.13: Mine and then Double: 2 Korra twice, and it buys after each', () => {
    const state = against('runen.show_of_force', {}, [{}], { aiHas: { dice: ['mine'], seer: 'double', korra: 1 } });
    const { events } = doing(state, { do: 'ai.turn', set: 1, turn: 1 });
    const order = events.flatMap((event): readonly (string | number)[] =>
      event.type === 'korraGained' ? [event.amount] : event.type === 'eliteBought' ? [event.elite] : [],
    );
    expect(order).toEqual([2, 'ram', 2]);
  });

  test('WR-17.5: a die that is spent is not used again', () => {
    const state = against('runen.show_of_force', { 1: ['1b'] }, [{ 1: ['2b'] }], { aiHas: { seer: 'spent' } });
    expect(attacked(doing(state, seer).events)).toEqual([]);
  });
});

describe('Scatter', () => {
  test('WR-17.6: Elites together to the highest Threat next door, Basics one by one round and round, one stays', () => {
    const state = against('aldan.procession', { 5: ['6b', 'elagynt', 'wynden'] }, [{ 8: ['2b'], 6: ['1b'] }]);
    const { state: after } = operating(state, { op: 'scatter', at: 'region:5' });
    expect(aiElites(after)).toEqual(['elagynt#1@8', 'wynden#1@8']);
    expect(aiBasics(after)).toEqual({ 4: 2, 5: 1, 6: 1, 7: 1, 8: 1 });
  });

  test('TC-67, WR-17.6: a single Basic stays', () => {
    const state = against('runen.show_of_force', { 5: ['1b'] }, [{}]);
    expect(aiBasics(operating(state, { op: 'scatter', at: 'region:5' }).state)).toEqual({ 5: 1 });
  });

  test('WR-17.6: Rams charge after they have moved, before the Basics go', () => {
    const state = against('runen.show_of_force', { 1: ['2b', 'ram', 'ram'] }, [{ 7: ['5b'] }]);
    const { events, state: after } = operating(state, { op: 'scatter', at: 'region:1' });
    expect(basics(after, 0, 7)).toBe(3);
    const told = events.map(({ type }) => type);
    expect(told.lastIndexOf('destroyed')).toBeLessThan(told.lastIndexOf('moved'));
  });
});

describe('buying', () => {
  test('TC-69, WR-17.7: in letter order; what it cannot pay it saves for', () => {
    const rich = doing(against('runen.deep_delve', {}, [{}], { aiHas: { korra: 4 } }), { do: 'ai.buy' });
    expect([aiElites(rich.state), aiOf(rich.state).korra]).toEqual([['stoic#1@1'], 1]);
    const poor = doing(against('runen.deep_delve', {}, [{}], { aiHas: { korra: 2 } }), { do: 'ai.buy' });
    expect([aiElites(poor.state), aiOf(poor.state).korra]).toEqual([[], 2]);
  });

  test('WR-17.7: later letters only when no die of an earlier one is on the mat; it goes on while it can pay', () => {
    const state = against('runen.deep_delve', { 2: ['stoic', 'stoic'] }, [{}], { aiHas: { korra: 8 } });
    const { state: after, events } = doing(state, { do: 'ai.buy' });
    expect(events.flatMap((event) => (event.type === 'eliteBought' ? [event.elite] : []))).toEqual([
      'stoic',
      'miner',
      'miner',
    ]);
    expect(aiOf(after).korra).toBe(1);
  });

  test('WR-17.8: Korra from a Chaos entry waits, unless the entry says to spend', () => {
    const state = against('guild.shadow_market', {}, [{}], { aiHas: { korra: 3 } });
    expect(aiElites(operating(state, { op: 'korra', who: 'ai', amount: 2, spend: false }).state)).toEqual([]);
    expect(aiElites(operating(state, { op: 'korra', who: 'ai', amount: 2, spend: true }).state)).toEqual([
      'stellen#1@1',
    ]);
  });
});

describe('moving and gathering', () => {
  test('TC-80, WR-17.10: a Ram goes to the highest Threat next to it and charges there, Elites first', () => {
    const state = against('runen.show_of_force', { 4: ['ram'] }, [{ 5: ['2b'], 8: ['1b', 'grizzled'] }], {
      coop: { chaos: 3 },
    });
    const { state: after } = doing(state, { do: 'ai.chaos', left: 1 });
    expect(aiElites(after)).toEqual(['ram#1@8']);
    expect(after.factions[0]!.elites.find(({ type }) => type === 'grizzled')!.vitality).toBe(4);
    expect(basics(after, 0, 8)).toBe(1);
  });

  test('WR-17.10: from a snapshot by region, then die, the Threat counted anew for each', () => {
    const state = against('runen.show_of_force', { 1: ['ram'], 6: ['ram'] }, [{ 7: ['1b'], 5: ['1b'] }]);
    const { state: after } = operating(state, { op: 'moveElites', elite: 'ram' });
    expect(aiElites(after)).toEqual(['ram#1@7', 'ram#2@5']);
    expect([basics(after, 0, 7), basics(after, 0, 5)]).toEqual([0, 0]);
  });

  test('TC-78, WR-17.11: discard pile, mat, then regions in ascending order, never the target', () => {
    const state = against('venna.gathering_of_outcasts', { 2: ['3b'], 5: ['2b'] }, [{}], {
      aiHas: { mat: 1, discard: 1 },
    });
    const gathered = operating(state, { op: 'gatherDeploy', count: 4, at: 'region:5' }).state;
    expect(aiBasics(gathered)).toEqual({ 2: 1, 5: 6 });
    expect(aiOf(gathered)).toMatchObject({ mat: 0, discard: 0 });
  });
});
