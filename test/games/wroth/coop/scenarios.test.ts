import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS } from '../../../../src/games/wroth/ids.js';
import { type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import { against, aiBasics, aiElites, aiOf, attacked, basics, before, doing, operating } from './house.js';

/** Resolves one entry of the Chaos table. */
const entry = (state: WrothState, chaos: number) =>
  doing({ ...state, coop: { ...state.coop!, chaos } }, { do: 'ai.chaos', left: 1 });

const upkeepEnd = (state: WrothState) => doing(state, { do: 'ai.upkeepEnd' });
const score = (state: WrothState) => doing(state, { do: 'coop.score' });

describe('operations (WR-19.3)', () => {
  const runen = (ai = {}, players: Parameters<typeof against>[2] = [{}], more = {}) =>
    against('runen.show_of_force', ai, players, more);

  test('WR-19.2: what cannot be carried out is skipped, the rest still runs', () => {
    const state = runen({ 1: ['ram', 'ram', 'ram'] });
    const { state: after } = operating(
      state,
      { op: 'deployElite', elite: 'ram', count: 1, at: 'base' },
      { op: 'moveObjective', token: 'A', to: 'next' },
      { op: 'deployBasics', count: 2, at: 'base' },
    );
    expect([aiElites(after).length, aiBasics(after)]).toEqual([3, { 1: 2 }]);
  });

  test('deployElite: count times, the place found anew each time', () => {
    const state = against('ooglan.quiet_before', {}, [{ 4: ['3b'], 6: ['2b'] }], { has: { faction: 'runen' } });
    const { state: after } = operating(state, {
      op: 'deployElite',
      elite: 'nameless',
      count: 2,
      at: 'threatMaxVacant',
    });
    expect(aiElites(after)).toEqual(['nameless#1@4', 'nameless#2@6']);
  });

  test('WR-17.7: an Elite without a name follows the letters, whatever is bought first', () => {
    const { state } = operating(runen(), { op: 'deployElite', elite: 'priority', count: 1, at: 'base' });
    expect(aiElites(state)).toEqual(['stoic#1@1']);
  });

  test('deployBasics: as many as the mat holds, or so many for each player', () => {
    const few = runen({ 1: ['1b'] }, [{}, {}], { aiHas: { mat: 1 } });
    expect(aiBasics(operating(few, { op: 'deployBasics', count: 3, at: 'region:4' }).state)).toEqual({ 1: 1, 4: 1 });
    const many = runen({}, [{}, {}, {}]);
    expect(aiBasics(operating(many, { op: 'deployBasics', perPlayer: 2, at: 'base' }).state)).toEqual({ 1: 6 });
  });

  test('deployBasicsVacant: ascending, only where no AI unit stands', () => {
    const state = runen({ 2: ['1b'], 5: ['ram'] }, [{ 3: ['2b'] }], { aiHas: { mat: 3 } });
    const { state: after } = operating(state, { op: 'deployBasicsVacant', among: [1, 2, 3, 4, 5, 6], count: 1 });
    expect(aiBasics(after)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
  });

  test('korraPerDominated: each faction for itself, in player order, the AI last', () => {
    const state = runen(
      { 1: ['1b'], 2: ['1b'] },
      [
        { 3: ['1b'], 4: ['1b'] },
        { 4: ['1b'], 5: ['1b'] },
      ],
      { pool: 2, first: 1, aiHas: { korra: 9 }, has: { korra: 9 } },
    );
    const { state: after } = operating(state, { op: 'korraPerDominated', amount: 1 });
    expect(after.factions.map(({ korra }) => korra)).toEqual([10, 1, 9]);
  });

  test('korra and loseKorra: the AI, the players or all; up to what they have, to the pool or the AI', () => {
    const state = runen({}, [{}, {}], { has: { korra: 1 } });
    expect(
      operating(state, { op: 'korra', who: 'humans', amount: 2, spend: false }).state.factions.map(
        ({ korra }) => korra,
      ),
    ).toEqual([3, 2, 0]);
    expect(
      operating(state, { op: 'korra', who: 'each', amount: 1, spend: false }).state.factions.map(({ korra }) => korra),
    ).toEqual([2, 1, 1]);
    const paid = operating(state, { op: 'loseKorra', amount: 2, to: 'ai' }).state;
    expect(paid.factions.map(({ korra }) => korra)).toEqual([0, 0, 1]);
    const returned = operating(state, { op: 'loseKorra', amount: 2, to: 'pool' }).state;
    expect([returned.factions.map(({ korra }) => korra), returned.korra]).toEqual([[0, 0, 0], 20]);
  });

  test('attackEach: one attack a region however many stand there, ascending, none on Threat 0', () => {
    const state = runen({ 7: ['ram', 'ram'], 2: ['ram'], 4: ['stoic'] }, [{ 7: ['3b'], 4: ['2b'], 2: ['1b'] }]);
    expect(attacked(operating(state, { op: 'attackEach', where: 'ram', damage: 1 }).events)).toEqual([2, 7]);
    expect(attacked(operating(state, { op: 'attackEach', where: 'aiElite', damage: 1 }).events)).toEqual([2, 4, 7]);
    const tokens = runen({}, [{ 5: ['1b'] }], { coop: { objectives: { A: 5, B: 3 } } });
    expect(attacked(operating(tokens, { op: 'attackEach', where: 'objective', damage: 1 }).events)).toEqual([5]);
    const looked = operating(tokens, { op: 'attackEach', where: 'objective', damage: 1 }).events;
    expect(looked.flatMap((event) => (event.type === 'aiChose' ? [event.region] : []))).toEqual([5]);
  });

  test('moveBase: to the highest Threat, or not at all if there is none', () => {
    const to = (state: WrothState) => operating(state, { op: 'moveBase', to: 'threatMax' }).state.coop!.base;
    expect(to(runen({}, [{ 6: ['1b'] }]))).toBe(6);
    expect(to(runen({}, [{}], { coop: { base: 3 } }))).toBe(3);
  });

  test('heal: up to the maximum, one type or all', () => {
    const state = runen({ 1: ['stoic:3', 'ram:1'] });
    const vitality = (played: WrothState) =>
      aiOf(played)
        .elites.filter(({ at }) => at !== 'mat')
        .map(({ vitality: v }) => v);
    expect(vitality(operating(state, { op: 'heal', elite: 'any', amount: 1 }).state)).toEqual([3, 2]);
    expect(vitality(operating(state, { op: 'heal', elite: 'stoic', amount: 1 }).state)).toEqual([3, 1]);
  });

  test('humansDeploy: each player from the mat to the zone', () => {
    const { state } = operating(runen({}, [{}, {}], { has: { mat: 0 } }), { op: 'humansDeploy', count: 1 });
    expect([basics(state, 0, 0), basics(state, 1, 0)]).toEqual([0, 1]);
  });

  test('moveObjective: to the next region, 8 to 1', () => {
    const state = runen({}, [{}], { coop: { objectives: { A: 8 } } });
    expect(operating(state, { op: 'moveObjective', token: 'A', to: 'next' }).state.coop!.objectives.A).toBe(1);
  });

  test('counter: never below 0', () => {
    const count = (delta: number) =>
      operating(runen(), { op: 'counter', name: 'legend', delta }).state.coop!.counters.legend;
    expect([count(2), count(-1)]).toEqual([2, 0]);
  });
});

describe('abilities set off by the Chaos die (WR-19.4)', () => {
  const use = (
    id: 'aldan.ordinance' | 'guild.hired_blades' | 'ooglan.bedlam' | 'paldeyn.drive_out' | 'venna.stolen_rite',
  ) => ({ op: 'ability', id }) as const;

  test('Precise Ordinance is a Fight', () => {
    const state = against('aldan.procession', { 1: ['1b'] }, [{ 2: ['3b'] }]);
    expect(attacked(operating(state, use('aldan.ordinance')).events)).toEqual([2, 2]);
  });

  test('Hired Blades brings a Basic for each player to the highest Threat it occupies', () => {
    const state = against('guild.paid_in_full', { 1: ['1b'], 6: ['1b'] }, [{ 6: ['1b'] }, {}, {}]);
    expect(aiBasics(operating(state, use('guild.hired_blades')).state)).toEqual({ 1: 1, 6: 4 });
  });

  test('Bedlam scatters from the region rolled, or deploys 2 where it has none', () => {
    const none = against('ooglan.cull_the_weak', {}, [{}]);
    expect(Object.values(aiBasics(operating(none, use('ooglan.bedlam')).state))).toEqual([2]);
    const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((region) => [region, ['3b']]));
    const { state } = operating(against('ooglan.cull_the_weak', all, [{}]), use('ooglan.bedlam'));
    expect(Object.values(aiBasics(state)).toSorted()[0]).toBe(1);
    expect(aiOf(state).mat).toBe(1);
  });

  test('Drive Out: from each region it controls one human Basic to the neighbour of lowest Threat, judged one by one', () => {
    const state = against('paldeyn.right_of_law', { 1: ['3b'], 3: ['1b'] }, [{ 1: ['1b'], 2: ['1b'], 3: ['2b'] }]);
    const { state: after } = operating(state, use('paldeyn.drive_out'));
    expect([basics(after, 0, 1), basics(after, 0, 6), basics(after, 0, 3)]).toEqual([0, 1, 2]);
  });

  test('Drive Out: whose Basic goes is for the first player to say, by default the largest faction’s', () => {
    const state = against('paldeyn.right_of_law', { 1: ['5b'] }, [{ 1: ['1b'] }, { 1: ['2b'] }], { first: 1 });
    const asked = operating(state, use('paldeyn.drive_out')).state;
    expect(wroth.acting(asked)).toEqual([1]);
    expect(wroth.decisions(asked, 1)[0]).toMatchObject({ id: 'pickUnit', fallback: 'guild' });
    const wrong = wroth.apply(asked, 1, { type: 'coop.pickUnit', faction: 'paldeyn' });
    expect(wrong).toMatchObject({ ok: false, error: { rule: 'WR-19.4' } });
    const right = wroth.apply(asked, 1, { type: 'coop.pickUnit', faction: 'koda' });
    if (!right.ok) throw new Error(right.error.code);
    expect([basics(right.value.state, 0, 1), basics(right.value.state, 0, 2)]).toEqual([0, 1]);
  });

  test('Stolen Rite rolls an action die and performs it', () => {
    const acted = Array.from({ length: 30 }, (_, i) => {
      const { events } = operating(
        against('venna.stolen_fire', { 1: ['2b'] }, [{}], { seed: `v${i}` }),
        use('venna.stolen_rite'),
      );
      return events.flatMap((event) => (event.type === 'aiActed' ? [event.action] : [])).join();
    });
    expect([...new Set(acted)].toSorted()).toEqual(['fight', 'maneuver', 'mine', 'reinforce']);
  });
});

describe('the rules of the scenarios (WR-23)', () => {
  test('TC-70, WR-23.5.1 Show of Force: it buys Rams first; entry 5 brings a Stoic and attacks where Rams stand', () => {
    const bought = doing(against('runen.show_of_force', {}, [{}], { aiHas: { korra: 3 } }), { do: 'ai.buy' });
    expect(aiElites(bought.state)).toEqual(['ram#1@1']);
    const rams = { 2: ['ram'], 7: ['ram'] };
    const humans = { 2: ['2b'], 7: ['2b'] };
    expect(attacked(entry(against('runen.show_of_force', rams, [humans, {}]), 5).events)).toEqual([]);
    const three = entry(against('runen.show_of_force', rams, [humans, {}, {}]), 5);
    expect(aiElites(three.state)).toContain('stoic#1@1');
    expect(attacked(three.events)).toEqual([2, 7]);
  });

  test('WR-23.5.2 The Long Grudge: 2 Korra for the AI whenever one of its Elites falls', () => {
    const state = against('runen.long_grudge', { 1: ['ram:1'] }, [{ 1: ['1b'] }], { has: { dice: ['fight'] } });
    const fought = wroth.apply(state, 0, {
      type: 'die.spend',
      dieId: 'd1',
      action: { do: 'fight', region: 1, faction: 'runen', points: ['ram#1'] },
    });
    if (!fought.ok) throw new Error(fought.error.code);
    expect(aiOf(fought.value.state).korra).toBe(2);
    expect(fought.value.state.coop!.destroyed).toEqual({ ram: 1 });
  });

  test('WR-17.13, WR-23.5.3 Deep Delve: each Mine brings 1 more', () => {
    const state = against('runen.deep_delve', {}, [{}]);
    const { events } = doing(state, { do: 'ai.act', action: 'mine', cause: 'die' });
    expect(events).toContainEqual({ type: 'korraGained', faction: 'runen', amount: 3, by: 'mine' });
    expect(aiBasics(entry(state, 4).state)).toEqual({ 7: 2, 8: 1 });
  });

  test('WR-23.1.1 Bring the Rain: Chaos 8 puts 2 Basics in 7 and 8, for four players only', () => {
    expect(aiBasics(entry(against('aldan.bring_the_rain', {}, [{}, {}, {}]), 8).state)).toEqual({});
    expect(aiBasics(entry(against('aldan.bring_the_rain', {}, [{}, {}, {}, {}]), 8).state)).toEqual({ 7: 2, 8: 2 });
  });

  test('WR-23.1.2 Procession: the Base moves two regions, and Elites elsewhere one towards it by the shortest way', () => {
    const state = against('aldan.procession', { 1: ['elagynt'], 3: ['wynden'] }, [{}], {
      coop: { base: 1, chaos: 7 },
      round: 1,
    });
    const { state: after, events } = doing(state, { do: 'ai.base' });
    expect(after.coop!.base).toBe(3);
    expect(events.filter(({ type }) => type === 'moved')).toHaveLength(1);
    expect(aiElites(after)).toEqual(['elagynt#1@2', 'wynden#1@3']);
  });

  test('WR-23.1.3 The Measured Hour: a Basic at the Base at the end of each Upkeep', () => {
    const state = against('aldan.measured_hour', {}, [{}], { coop: { base: 5, chaos: 5 }, round: 1 });
    const upkeep = doing(state, { do: 'upkeep' });
    const deployed = before('spoils', upkeep.events).filter(({ type }) => type === 'deployed');
    expect(deployed.at(-1)).toMatchObject({ region: 6, basics: 1 });
    expect(aiBasics(upkeepEnd(state).state)).toEqual({ 5: 1 });
  });

  test('WR-23.2.1 Paid in Full: the AI never buys, its Mine gives 1, and a Fight that destroys takes 1 Korra from it', () => {
    const state = against('guild.paid_in_full', { 1: ['2b'] }, [{ 1: ['2b'] }], {
      aiHas: { korra: 9 },
      has: { dice: ['fight'] },
    });
    const mined = doing(state, { do: 'ai.act', action: 'mine', cause: 'die' });
    expect([aiOf(mined.state).korra, aiElites(mined.state)]).toEqual([10, []]);
    const fought = wroth.apply(state, 0, {
      type: 'die.spend',
      dieId: 'd1',
      action: { do: 'fight', region: 1, faction: 'guild', points: ['basic'] },
    });
    if (!fought.ok) throw new Error(fought.error.code);
    expect(fought.value.state.factions.map(({ korra }) => korra)).toEqual([1, 8]);
  });

  test('WR-23.2.1 Paid in Full: only a Fight takes Korra from the AI, not a Strike', () => {
    const state = against('guild.paid_in_full', { 1: ['2b'] }, [{ 1: ['2b'] }], {
      aiHas: { korra: 9 },
      has: { dice: ['fight'], seer: 'strike' },
    });
    const struck = wroth.apply(state, 0, { type: 'seer.spend', region: 1, faction: 'guild', points: ['basic'] });
    if (!struck.ok) throw new Error(struck.error.code);
    expect(struck.value.state.factions.map(({ korra }) => korra)).toEqual([0, 9]);
  });

  test('WR-23.2.2 A Quiet Knife: the envoy goes from 8 to 1, and a Stellen finds it', () => {
    const state = against('guild.quiet_knife', {}, [{ 8: ['2b'] }], { coop: { objectives: { A: 8 } } });
    expect(entry(state, 2).state.coop!.objectives.A).toBe(1);
    const { state: after } = entry(state, 1);
    expect([aiElites(after), basics(after, 0, 8)]).toEqual([['stellen#1@8'], 1]);
  });

  test('WR-23.2.3 Shadow Market: after Scoring whoever holds 3 Korra gives 1 to the AI', () => {
    const state = against('guild.shadow_market', {}, [{}, {}], { has: { korra: 3 } });
    expect(score(state).state.factions.map(({ korra }) => korra)).toEqual([2, 0, 1]);
    const two = against('guild.shadow_market', {}, [{}], { has: { korra: 2 } });
    expect(score(two).state.factions.map(({ korra }) => korra)).toEqual([2, 0]);
  });

  test('WR-19.5, WR-23.3.1 The Great Shedding: every Grizzled regains 1 Vitality at the end of Upkeep', () => {
    const state = against('koda.great_shedding', { 1: ['grizzled:2', 'hunter'] }, [{}], { has: { faction: 'runen' } });
    expect(aiOf(upkeepEnd(state).state).elites[0]!.vitality).toBe(3);
  });

  test('WR-23.3.2 Winter Larder: a free Hunter each Upkeep; one that is set off can come back the same round', () => {
    const state = against('koda.winter_larder', { 2: ['hunter'] }, [{ 2: ['3b'] }], { has: { faction: 'runen' } });
    expect(aiElites(upkeepEnd(state).state)).toEqual(['hunter#1@2', 'hunter#2@2']);
    const snared = entry(state, 2);
    expect([aiElites(snared.state), basics(snared.state, 0, 2)]).toEqual([[], 2]);
    expect(aiElites(entry(snared.state, 1).state)).toEqual(['hunter#1@2']);
  });

  test('WR-19.3 snareAll: a Hunter whose targets are gone stays', () => {
    const state = against('koda.winter_larder', { 2: ['hunter', 'hunter'], 4: ['hunter'] }, [{ 2: ['1b'] }], {
      has: { faction: 'runen' },
    });
    expect(aiElites(entry(state, 2).state)).toEqual(['hunter#2@2', 'hunter#3@4']);
  });

  test('WR-23.3.3 Blood for the Shore: the Base stays on the coast, and what would take it inland takes it to 1', () => {
    const at6 = against('koda.blood_for_the_shore', {}, [{ 8: ['1b'] }], {
      coop: { base: 6 },
      has: { faction: 'runen' },
    });
    expect(doing(at6, { do: 'ai.base' }).state.coop!.base).toBe(1);
    expect(
      operating({ ...at6, coop: { ...at6.coop!, base: 3 } }, { op: 'moveBase', to: 'threatMax' }).state.coop!.base,
    ).toBe(1);
    expect(aiBasics(entry(at6, 1).state)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
  });

  test('WR-23.4.1 Cull the Weak: crowds move one region towards the nearer of 5 and 6, from a snapshot, none twice', () => {
    const state = against(
      'ooglan.cull_the_weak',
      { 3: ['2b'], 4: ['2b', 'karn'], 1: ['1b'], 2: ['3b'], 5: ['2b'] },
      [{}],
      { has: { faction: 'runen' } },
    );
    const { state: after } = entry(state, 1);
    expect(aiBasics(after)).toEqual({ 1: 1, 4: 2, 5: 4, 7: 3 });
    expect(aiElites(after)).toEqual(['karn#1@5']);
  });

  test('WR-23.4.1 Cull the Weak: entry 5 also attacks 5 and 6', () => {
    const state = against('ooglan.cull_the_weak', {}, [{ 5: ['1b'], 6: ['2b'] }], { has: { faction: 'runen' } });
    expect(attacked(entry(state, 5).events)).toEqual([5, 6]);
  });

  test('WR-23.4.2 Birth of a Legend: the counter falls where the players hold the token, and rises otherwise', () => {
    const held = against('ooglan.birth_of_a_legend', {}, [{ 8: ['1b'] }], {
      coop: { objectives: { A: 8 }, counters: { legend: 3 } },
      has: { faction: 'runen' },
    });
    expect(score(held).state.coop!.counters.legend).toBe(2);
    const lost = against('ooglan.birth_of_a_legend', { 8: ['1b'] }, [{ 8: ['1b'] }], {
      coop: { objectives: { A: 8 } },
      has: { faction: 'runen' },
    });
    expect(score(lost).state.coop!.counters.legend).toBe(1);
    expect(entry(lost, 1).state.coop!.counters.legend).toBe(1);
  });

  test('WR-23.4.3 The Quiet Before: no turns and more Muster while it is silent, alone for two rounds, then a Scatter before each set', () => {
    const at = (round: number) =>
      against('ooglan.quiet_before', { 3: ['5b'] }, [{}], {
        round,
        aiHas: { dice: ['mine'], seer: 'spent', korra: 9 },
        has: { faction: 'runen' },
      });
    expect(Object.values(aiBasics(doing(at(2), { do: 'ai.prepare' }).state))).toEqual([2, 5]);
    expect(Object.values(aiBasics(doing(at(3), { do: 'ai.prepare' }).state))).toEqual([1, 5]);
    const quiet = doing(at(2), { do: 'ai.set', set: 1 });
    expect([aiElites(quiet.state), quiet.events.map(({ type }) => type)]).toEqual([[], ['aiSilent']]);
    const loud = doing(at(3), { do: 'ai.set', set: 1 });
    expect(loud.events.findIndex(({ type }) => type === 'moved')).toBeLessThan(
      loud.events.findIndex(({ type }) => type === 'aiActed'),
    );
  });

  test('WR-23.6.1 Raise the Tents: 1 more Basic at each token whose region the players do not control', () => {
    const state = against('paldeyn.raise_the_tents', {}, [{ 5: ['1b'] }], {
      coop: { base: 1, objectives: { A: 2, B: 5 } },
    });
    expect(aiBasics(doing(state, { do: 'ai.prepare' }).state)).toEqual({ 1: 1, 2: 1 });
  });

  test('WR-23.6.2 The Shining Charge: Lancers are bought before Marshals', () => {
    const state = against('paldeyn.shining_charge', {}, [{}], { aiHas: { korra: 4 } });
    expect(aiElites(doing(state, { do: 'ai.buy' }).state)).toEqual(['lancer#1@1']);
  });

  test('WR-23.6.3 By Right of Law: dominance is worth 2 to the AI, 1 to the players', () => {
    const state = against('paldeyn.right_of_law', { 1: ['1b'] }, [{ 2: ['1b'] }], { tokens: { 1: 'T07', 2: 'T08' } });
    const { state: after } = score(state);
    expect([aiOf(after).vp, after.coop!.vp]).toEqual([4, 3]);
  });

  test('WR-23.7.1 Stolen Fire: the first Mine of each player in a round gives the AI 1 Korra', () => {
    const state = against('venna.stolen_fire', {}, [{}], { has: { dice: ['mine', 'mine'], seer: 'double' } });
    const mined = wroth.apply(state, 0, { type: 'die.spend', dieId: 'd1', action: { do: 'mine' } });
    if (!mined.ok) throw new Error(mined.error.code);
    const doubled = wroth.apply(mined.value.state, 0, { type: 'seer.spend', action: { do: 'mine' } });
    if (!doubled.ok) throw new Error(doubled.error.code);
    expect(doubled.value.state.factions.map(({ korra }) => korra)).toEqual([2, 1]);
  });

  test('WR-23.7.2 The Lower Gate: Muster and bought Elites come through the gate while the players do not hold it', () => {
    const gate = { coop: { base: 2, objectives: { A: 7 } }, aiHas: { korra: 2 } } as const;
    const open = against('venna.lower_gate', {}, [{}], gate);
    expect(aiBasics(doing(open, { do: 'ai.prepare' }).state)).toEqual({ 7: 1 });
    expect(aiElites(doing(open, { do: 'ai.buy' }).state)).toEqual(['hexer#1@7']);
    const shut = against('venna.lower_gate', {}, [{ 7: ['1b'] }], gate);
    expect(aiBasics(doing(shut, { do: 'ai.prepare' }).state)).toEqual({ 2: 1 });
    expect(aiElites(doing(shut, { do: 'ai.buy' }).state)).toEqual(['hexer#1@2']);
  });

  test('WR-23.7.3 Gathering of Outcasts: 2 Basics return from the discard pile to the mat each Upkeep', () => {
    const state = against('venna.gathering_of_outcasts', { 1: ['5b'] }, [{}], { aiHas: { discard: 3 } });
    expect(aiOf(upkeepEnd(state).state)).toMatchObject({ discard: 1, mat: 19 });
  });

  test('WR-23: every entry of every card can be resolved, for every number of players', () => {
    const everywhere = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((region) => [region, ['1b']]));
    for (const scenario of SCENARIO_IDS) {
      for (let chaos = 1; chaos <= 8; chaos++) {
        const seats = 1 + (chaos % 4);
        const state = against(scenario, everywhere, [everywhere, ...Array.from({ length: seats - 1 }, () => ({}))], {
          coop: { chaos, objectives: { A: 7, B: 8 } },
        });
        expect(doing(state, { do: 'ai.chaos', left: 1 }).state.coop!.chaos).toBe((chaos % 8) + 1);
      }
    }
  });
});
