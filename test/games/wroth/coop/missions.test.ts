import { describe, expect, test } from 'vitest';
import { progressOf } from '../../../../src/games/wroth/coop/missions.js';
import type { Mission } from '../../../../src/games/wroth/coop/scenario.js';
import type { CoopState } from '../../../../src/games/wroth/coop/state.js';
import { type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import { position } from '../support/position.js';
import { against, aiOf, doing } from './house.js';

/** Scoring and its judgement; the game goes on into the next round if nobody has won. */
const endRound = (state: WrothState) => doing(state, { do: 'coop.score' }, { do: 'coop.victory' });
const winner = (state: WrothState): string => {
  const { result, seats } = endRound(state).state;
  if (!result) return 'goes on';
  return result.winners.length === seats ? `players: ${result.by}` : `ai: ${result.by}`;
};
const goal = (state: WrothState, type: Mission['type'], camp: 'humans' | 'ai') =>
  progressOf(state).find((progress) => progress.mission.type === type && progress.camp === camp)!.goal;

describe('scoring against the AI', () => {
  const scored = (ai: readonly string[], ...players: readonly (readonly string[])[]) => {
    const state = against(
      'runen.show_of_force',
      { 3: ai },
      players.map((units) => ({ 3: units })),
      { tokens: { 3: 'T09' } },
    );
    const { state: after } = doing(state, { do: 'coop.score' });
    return [after.coop!.vp, aiOf(after).vp];
  };

  test('TC-75, WR-16.8, WR-18.1, WR-18.3: units of the players add up for control, dominance is for one faction alone', () => {
    expect(scored(['2b'], ['2b'], ['1b'])).toEqual([3, 0]);
    expect(scored([], ['2b'], ['1b'])).toEqual([3, 0]);
    expect(scored([], ['1b'], [])).toEqual([4, 0]);
    expect(scored(['3b'], ['2b'], ['1b'])).toEqual([0, 0]);
    expect(scored(['4b'], ['2b'], ['1b'])).toEqual([0, 3]);
    expect(scored(['1b'], [], [])).toEqual([0, 4]);
  });

  test('WR-18.2: icons of every type of any human faction in a region the players control; likewise for the AI', () => {
    expect(scored([], ['grizzled', 'grizzled'], ['crysen'])).toEqual([5, 0]);
    expect(scored(['2b'], ['grizzled'], [])).toEqual([0, 3]);
    expect(scored(['stoic', 'stoic'], [], [])).toEqual([0, 5]);
  });

  test('WR-9.4: the printed wording counts icons wherever the Elite stands', () => {
    const state = against('runen.show_of_force', { 3: ['3b'] }, [{ 3: ['grizzled'] }], {
      tokens: { 3: 'T09' },
      options: { eliteBonus: 'occupy' },
    });
    expect(doing(state, { do: 'coop.score' }).state.coop!.vp).toBe(1);
  });

  test('WR-18.7: VP of a trait go to the common total', () => {
    const state = position({
      players: [{ faction: 'aldan', traits: ['aldan.sacred_formation'], units: { 3: ['3b'] } }],
      ai: { faction: 'koda', scenario: 'koda.great_shedding' },
      tokens: { 3: 'T09' },
    });
    expect(doing(state, { do: 'coop.score' }).state.coop!.vp).toBe(5);
  });
});

describe('who wins (WR-18.4)', () => {
  const vp = (humans: number, ai: number, units = {}, own = {}) =>
    against('runen.show_of_force', units, [own, {}], { has: { vp: humans }, aiHas: { vp: ai } });

  test('TC-76: the higher total, then more controlled regions', () => {
    expect(winner(vp(36, 35))).toBe('players: coop.humansVp');
    expect(winner(vp(35, 36))).toBe('ai: coop.aiVp');
    // 4 VP each in this Scoring: one region of 3 with dominance against two of 1.
    const tied = against('runen.show_of_force', { 2: ['1b'], 5: ['1b'] }, [{ 3: ['1b'] }, {}], {
      tokens: { 2: 'T01', 5: 'T02', 3: 'T09' },
      has: { vp: 36 },
      aiHas: { vp: 36 },
    });
    expect(winner(tied)).toBe('ai: coop.regions');
  });

  test('WR-26.3: the printed card asks 35 VP of both sides, however many play', () => {
    for (const players of [[{}], [{}, {}], [{}, {}, {}], [{}, {}, {}, {}]]) {
      const at = (humans: number, ai: number) =>
        against('runen.show_of_force', {}, players, { has: { vp: humans }, aiHas: { vp: ai } });
      expect(endRound(at(34, 34)).state.result).toBeNull();
      expect(winner(at(35, 34))).toMatch(/^players/);
      expect(winner(at(34, 35))).toMatch(/^ai/);
    }
  });

  test('nobody has reached a mission: the next round begins', () => {
    const { state } = endRound(vp(34, 34));
    expect(state.result).toBeNull();
    expect(state.round).toBe(3);
  });

  test('equal in everything: the first player throws against the engine, again while both show the same', () => {
    const results = Array.from({ length: 24 }, (_, i) => {
      let state = endRound(
        against('runen.show_of_force', {}, [{}, {}], { has: { vp: 35 }, aiHas: { vp: 35 }, first: 1, seed: `t${i}` }),
      ).state;
      let throws = 0;
      while (!state.result) {
        expect(wroth.acting(state)).toEqual([1]);
        expect(wroth.decisions(state, 1)[0]!.id).toBe('throw');
        const applied = wroth.apply(state, 1, { type: 'tiebreak.throw', sign: 'rock' });
        if (!applied.ok) throw new Error(applied.error.code);
        const threw = applied.value.events.find((event) => event.type === 'aiThrew');
        state = applied.value.state;
        throws += 1;
        const sign = threw?.type === 'aiThrew' ? threw.ai : 'rock';
        const expected = { rock: null, scissors: [0, 1], paper: [] }[sign];
        expect(state.result?.winners ?? null).toEqual(expected);
      }
      return throws;
    });
    expect(Math.max(...results)).toBeGreaterThan(1);
  });

  test('after 20 equal throws the players win', () => {
    const tied = endRound(vp(35, 35)).state;
    const late = { ...tied, tieBreak: { ...tied.tieBreak!, throws: 19 } };
    const signs = (['rock', 'paper', 'scissors'] as const).map((sign) => {
      const applied = wroth.apply(late, 0, { type: 'tiebreak.throw', sign });
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.state.result!.winners.length;
    });
    expect(signs.toSorted()).toEqual([0, 2, 2]);
  });

  test('both qualify, one of them not by VP: the players win', () => {
    const state = against('runen.long_grudge', {}, [{}], { coop: { destroyed: { ram: 3 } }, aiHas: { vp: 99 } });
    expect(winner(state)).toBe('players: coop.humansMission');
  });

  test('WR-13.7: at the last round the AI wins if no mission is met', () => {
    const state = against('runen.show_of_force', {}, [{}], { round: 5, options: { maxRounds: 5 } });
    expect(winner(state)).toBe('ai: coop.maxRounds');
    expect(winner(against('runen.show_of_force', {}, [{}], { round: 50, options: { maxRounds: 0 } }))).toBe('goes on');
  });

  test('WR-25: aiVpHandicap moves the AI’s VP goal and not the players’', () => {
    const state = against('runen.show_of_force', {}, [{}], { options: { aiVpHandicap: 10 }, aiHas: { vp: 40 } });
    expect([goal(state, 'vp', 'ai'), goal(state, 'vp', 'humans')]).toEqual([45, 35]);
    expect(winner(state)).toBe('goes on');
  });

  test('the winners of a co-operative game are everybody or nobody', () => {
    expect(wroth.outcome(endRound(vp(36, 0)).state)?.winners).toEqual([0, 1]);
    expect(wroth.outcome(endRound(vp(0, 36)).state)?.winners).toEqual([]);
  });
});

describe('missions (WR-18.5)', () => {
  const tallies = (state: WrothState): CoopState['tallies'] => endRound(state).state.coop!.tallies;

  test('destroyElites, destroyEliteType and destroyBasics count what fell since the start', () => {
    expect(
      winner(
        against('runen.long_grudge', {}, [{}, {}, {}, {}], { coop: { destroyed: { ram: 1, stoic: 1, basic: 9 } } }),
      ),
    ).toBe('goes on');
    expect(
      winner(against('runen.long_grudge', {}, [{}, {}, {}, {}], { coop: { destroyed: { ram: 1, stoic: 2 } } })),
    ).toMatch(/^players/);
    const shed = (destroyed: CoopState['destroyed']) =>
      winner(against('koda.great_shedding', {}, [{}], { coop: { destroyed }, has: { faction: 'runen' } }));
    expect(shed({ hunter: 6, grizzled: 1 })).toBe('goes on');
    expect(shed({ grizzled: 9 })).toMatch(/^players/);
    const outcasts = (basic: number) =>
      winner(against('venna.gathering_of_outcasts', {}, [{}], { coop: { destroyed: { basic, hexer: 9 } } }));
    expect([outcasts(1), outcasts(99)]).toEqual(['goes on', 'players: coop.humansMission']);
  });

  test('controlAll counts rounds in a row, and a round without sets it back', () => {
    const delve = (units: object, before: number) =>
      against('runen.deep_delve', {}, [units], { coop: { tallies: { 0: before }, objectives: { A: 7, B: 8 } } });
    expect(tallies(delve({ 7: ['1b'], 8: ['1b'] }, 0))[0]).toBe(1);
    expect(tallies(delve({ 7: ['1b'] }, 1))[0]).toBe(0);
    expect(winner(delve({ 7: ['1b'], 8: ['1b'] }, 1))).toMatch(/^players/);
    const cull = against('ooglan.cull_the_weak', { 5: ['1b'], 6: ['1b'] }, [{}], {
      coop: { tallies: { 0: 9 } },
      has: { faction: 'runen' },
    });
    expect(winner(cull)).toMatch(/^ai/);
  });

  test('controlTimes and controlAllTimes need not be in a row; the token is looked up when it is checked', () => {
    const knife = (units: object, before: number) =>
      against('guild.quiet_knife', {}, [units], { coop: { tallies: { 0: before }, objectives: { A: 4 } } });
    expect(tallies(knife({ 3: ['1b'] }, 1))[0]).toBe(1);
    expect(tallies(knife({ 4: ['1b'] }, 0))[0]).toBe(1);
    expect(winner(knife({ 4: ['1b'] }, 9))).toMatch(/^players/);
    const tents = (units: object, before: number) =>
      against('paldeyn.raise_the_tents', {}, [units], { coop: { tallies: { 0: before }, objectives: { A: 2, B: 5 } } });
    expect(tallies(tents({ 2: ['1b'] }, 1))[0]).toBe(1);
    expect(winner(tents({ 2: ['1b'], 5: ['1b'] }, 9))).toMatch(/^players/);
    const gate = against('venna.lower_gate', {}, [{ 7: ['1b'] }], {
      coop: { tallies: { 0: 9 }, objectives: { A: 7 } },
    });
    expect(winner(gate)).toMatch(/^players/);
  });

  test('controlCount: all six coastal regions, not before round 3', () => {
    const coast = Object.fromEntries([1, 2, 3, 4, 5, 6].map((region) => [region, ['1b']]));
    const shore = (round: number) =>
      winner(against('koda.blood_for_the_shore', coast, [{}], { round, has: { faction: 'runen' } }));
    expect([shore(2), shore(3)]).toEqual(['goes on', 'ai: coop.aiMission']);
  });

  test('WR-18.6, WR-23.1.1: a round with two of the three conditions is a success, any other a failure', () => {
    const rain = (ai: object, units: object, more = {}) =>
      against('aldan.bring_the_rain', ai, [units], { coop: { tallies: {}, ...more } });
    expect(tallies(rain({}, {}))).toEqual({ 0: 1, 1: 0 });
    expect(tallies(rain({ 7: ['1b'], 8: ['1b'] }, {}))).toEqual({ 0: 0, 1: 1 });
    expect(tallies(rain({ 7: ['1b'], 8: ['1b'] }, { 1: ['1b'], 2: ['1b'] }))).toEqual({ 0: 1, 1: 0 });
    expect(tallies(rain({ 1: ['elagynt', 'wynden', 'wynden'] }, {}))).toEqual({ 0: 0, 1: 1 });
    expect(winner(rain({}, {}, { tallies: { 0: 5, 1: 2 } }))).toMatch(/^players/);
    expect(winner(rain({ 7: ['1b'], 8: ['1b'] }, {}, { tallies: { 0: 5, 1: 3 } }))).toMatch(/^ai/);
  });

  test('noAiElites: from round 3, no AI Elite in play and four regions controlled', () => {
    const four = { 1: ['1b'], 2: ['1b'], 3: ['1b'], 4: ['1b'] };
    const at = (round: number, ai: object, units: object) =>
      winner(against('aldan.procession', ai, [units, {}, {}, {}], { round }));
    expect(at(2, {}, four)).toBe('goes on');
    expect(at(3, {}, { 1: ['1b'], 2: ['1b'], 3: ['1b'] })).toBe('goes on');
    expect(at(3, { 8: ['elagynt'] }, four)).toBe('goes on');
    expect(at(3, { 8: ['3b'] }, four)).toMatch(/^players/);
  });

  test('roundEnds: the players may still win in that round', () => {
    const hour = (round: number, vp: number) =>
      winner(against('aldan.measured_hour', {}, [{}], { round, has: { vp } }));
    expect([hour(5, 0), hour(6, 0), hour(6, 50)]).toEqual([
      'goes on',
      'ai: coop.aiMission',
      'players: coop.humansMission',
    ]);
  });

  test('korraHeld: what the AI holds at the end of Scoring', () => {
    const vault = (korra: number) => winner(against('guild.paid_in_full', {}, [{}], { aiHas: { korra } }));
    expect([vault(5), vault(20)]).toEqual(['goes on', 'ai: coop.aiMission']);
  });

  test('counter: compared after the change at the end of Scoring', () => {
    const legend = (value: number, units = {}) =>
      winner(
        against('ooglan.birth_of_a_legend', {}, [units], {
          coop: { objectives: { A: 8 }, counters: { legend: value } },
          has: { faction: 'runen' },
        }),
      );
    const target = goal(against('ooglan.birth_of_a_legend', {}, [{}], { has: { faction: 'runen' } }), 'counter', 'ai');
    expect(legend(target - 1)).toMatch(/^ai/);
    expect(legend(target, { 8: ['1b'] })).toBe('goes on');
  });

  test('dominateCount: from round 3; aiDominatesNone: rounds in a row from round 4', () => {
    const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((region) => [region, ['1b']]));
    const law = (round: number, ai: object, units: object, before = 0) =>
      against('paldeyn.right_of_law', ai, [units], { round, coop: { tallies: { 3: before } } });
    expect(winner(law(2, all, {}))).toBe('goes on');
    expect(winner(law(3, all, {}))).toMatch(/^ai/);
    expect(tallies(law(3, {}, {}))[3]).toBe(0);
    expect(tallies(law(4, {}, {}))[3]).toBe(1);
    expect(tallies(law(5, { 1: ['1b'] }, {}, 1))[3]).toBe(0);
    expect(winner(law(5, { 1: ['1b'] }, { 1: ['1b'] }, 1))).toMatch(/^players/);
  });
});
