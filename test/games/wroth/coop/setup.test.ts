import { describe, expect, test } from 'vitest';
import { begin, HOUSE, optionsOf } from '../../../../src/engine/index.js';
import { SCENARIOS } from '../../../../src/games/wroth/coop/scenarios/index.js';
import { FACTION_IDS, type FactionId, SCENARIO_IDS } from '../../../../src/games/wroth/ids.js';
import { type WrothOptions, type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import { aiBasics, aiElites, aiOf, basics } from './house.js';

function open(seats: number, given: Partial<WrothOptions> = {}, seed = 'setup'): WrothState {
  const options = wroth.parseOptions({ variant: 'coop', ...given }, seats);
  if (!options.ok) throw new Error(options.error.code);
  return begin(wroth, options.value, seats, seed);
}

const suggest = (state: WrothState, seat: number): WrothState => {
  const decision = wroth.decisions(state, seat)[0]!;
  const applied = wroth.apply(state, seat, optionsOf(decision)[0]!.move);
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.state;
};

/** All picks made, the first ones offered. */
function picked(seats: number, given: Partial<WrothOptions> = {}, seed = 'setup'): WrothState {
  let state = open(seats, given, seed);
  while (state.phase === 'setup') state = suggest(state, wroth.acting(state)[0]!);
  return state;
}

describe('set-up against the AI', () => {
  test('WR-15.2: the host chooses the AI faction and its scenario, then every player another faction', () => {
    const state = open(2);
    expect(wroth.acting(state)).toEqual([0]);
    const [choice] = wroth.decisions(state, 0);
    expect(optionsOf(choice!)).toHaveLength(21);
    const chosen = wroth.apply(state, 0, { type: 'setup.ai', faction: 'runen', scenario: 'runen.deep_delve' });
    if (!chosen.ok) throw new Error(chosen.error.code);
    const refused = wroth.apply(chosen.value.state, 0, {
      type: 'setup.pick',
      faction: 'runen',
      traits: ['runen.old_grudge'],
      zone: 'N',
    });
    expect(refused).toMatchObject({ ok: false, error: { rule: 'WR-2.3' } });
    const offered = optionsOf(wroth.decisions(chosen.value.state, 0)[0]!).map(({ slots }) => slots?.name);
    expect(offered).not.toContain('runen');
  });

  test('WR-15.3: the scenario must be one of the AI faction, and only its host may choose', () => {
    const state = open(2);
    const other = wroth.apply(state, 0, { type: 'setup.ai', faction: 'koda', scenario: 'runen.deep_delve' });
    expect(other).toMatchObject({ ok: false, error: { rule: 'WR-15.3', code: 'other-scenario' } });
    const guest = wroth.apply(state, 1, { type: 'setup.ai', faction: 'runen', scenario: 'runen.deep_delve' });
    expect(guest.ok).toBe(false);
  });

  test('WR-25: without expansions their scenarios are neither offered, accepted nor fixed', () => {
    const state = open(1, { expansionFactions: false });
    expect(optionsOf(wroth.decisions(state, 0)[0]!)).toHaveLength(15);
    const venna = wroth.apply(state, 0, { type: 'setup.ai', faction: 'venna', scenario: 'venna.stolen_fire' });
    expect(venna).toMatchObject({ ok: false, error: { rule: 'WR-25' } });
    const fixed = { variant: 'coop', expansionFactions: false, scenario: 'venna.stolen_fire' };
    expect(wroth.parseOptions(fixed, 1).ok).toBe(false);
  });

  test('WR-15.2: a scenario can be fixed or drawn when the table is opened', () => {
    expect(open(1, { scenario: 'koda.winter_larder' }).coop?.scenario).toBe('koda.winter_larder');
    const drawn = new Set(
      ['a', 'b', 'c', 'd', 'e'].map((seed) => open(1, { scenario: 'random' }, seed).coop?.scenario),
    );
    expect(drawn.size).toBeGreaterThan(1);
  });

  test.each([
    [1, 4, 20, 4],
    [2, 5, 15, 3],
    [3, 7, 12, 2],
    [4, 9, 10, 1],
  ])(
    'TC-59, WR-15.6: %i players, %i dice, %i Basics each, %i of them in the zone; the AI 4 at the Base, 21 on the mat',
    (seats, dice, taken, deployed) => {
      const state = picked(seats, { scenario: 'venna.gathering_of_outcasts' });
      for (let seat = 0; seat < seats; seat++) {
        expect(basics(state, seat, 0)).toBe(deployed);
        expect(state.factions[seat]!.mat).toBe(taken - deployed);
      }
      expect(aiBasics(state)).toEqual({ [state.coop!.base]: 4 });
      expect(aiOf(state)).toMatchObject({ mat: 21, vp: 0, korra: 0, seat: HOUSE, traits: [] });
      expect(state.coop!.vp).toBe(0);
      let later = state;
      while (later.phase !== 'draft') {
        const applied = wroth.apply(later, HOUSE, { type: 'ai.step' });
        if (!applied.ok) throw new Error(applied.error.code);
        later = applied.value.state;
      }
      expect(later.pool).toHaveLength(dice);
    },
  );

  test('WR-15.4: tokens the card assigns lie where it says, the others are different ones from the rest', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { tokens } = picked(1, { scenario: 'runen.long_grudge' }, seed);
      expect([tokens[6], tokens[7]]).toEqual(['T11', 'T09']);
      expect(new Set(tokens).size).toBe(8);
    }
  });

  test('WR-15.5: the Base begins among the regions of the card, the Chaos die anywhere', () => {
    const started = Array.from(
      { length: 40 },
      (_, at) => picked(1, { scenario: 'runen.show_of_force' }, `s${at}`).coop!,
    );
    expect([...new Set(started.map(({ base }) => base))].toSorted()).toEqual([1, 2, 3, 4]);
    expect(new Set(started.map(({ chaos }) => chaos)).size).toBeGreaterThan(5);
    expect(started.every(({ chaos }) => chaos >= 1 && chaos <= 8)).toBe(true);
  });

  test('WR-15.7: Elites placed in set-up bring their company but deal no damage', () => {
    const procession = picked(3, { scenario: 'aldan.procession' });
    expect(aiElites(procession)).toHaveLength(2);
    expect(aiBasics(procession)).toEqual({ [procession.coop!.base]: 6 });
    expect(aiOf(procession).mat).toBe(19);
    expect(procession.pending).toEqual([]);
  });

  test('WR-15.8: any player may be the first', () => {
    const firsts = Array.from({ length: 40 }, (_, at) => picked(3, { scenario: 'runen.deep_delve' }, `f${at}`).first);
    expect([...new Set(firsts)].toSorted()).toEqual([0, 1, 2]);
  });

  test('WR-19.6: units of the card by number of players, each random one with a roll of its own', () => {
    expect(aiElites(picked(1, { scenario: 'runen.show_of_force' }))).toHaveLength(0);
    const places = aiElites(picked(4, { scenario: 'runen.show_of_force' }));
    expect(places.map((place) => place.slice(0, 5))).toEqual(['ram#1', 'ram#2', 'ram#3']);
    expect(aiBasics(picked(4, { scenario: 'koda.blood_for_the_shore' }, 'x'))).toMatchObject({ 1: expect.any(Number) });
    const shore = picked(4, { scenario: 'koda.blood_for_the_shore' });
    expect([1, 3, 5].every((region) => basics(shore, 4, region as 1) >= 2)).toBe(true);
    expect(aiOf(shore).mat).toBe(15);
  });

  test('WR-19.6: objective tokens lie on their region or on one of 1 to 6', () => {
    expect(picked(2, { scenario: 'paldeyn.raise_the_tents' }).coop!.objectives).toEqual({ A: 2, B: 5 });
    const places = Array.from(
      { length: 30 },
      (_, at) => picked(1, { scenario: 'guild.quiet_knife' }, `o${at}`).coop!.objectives.A,
    );
    expect([...new Set(places)].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('WR-23.0: every faction has three cards of eight entries, and each card is known by its id', () => {
    const cards = FACTION_IDS.flatMap((faction: FactionId) => SCENARIOS[faction]);
    expect(cards.map(({ id }) => id).toSorted()).toEqual([...SCENARIO_IDS].toSorted());
    for (const { id, faction, chaos, missions } of cards) {
      expect(id.startsWith(`${faction}.`)).toBe(true);
      expect(chaos).toHaveLength(8);
      expect(missions.some(({ side }) => side !== 'ai') && missions.some(({ side }) => side !== 'humans')).toBe(true);
    }
  });
});
