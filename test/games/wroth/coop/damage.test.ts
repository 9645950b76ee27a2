import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../../src/engine/index.js';
import { Draft } from '../../../../src/games/wroth/draft.js';
import { type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import { deployElite } from '../../../../src/games/wroth/units.js';
import { position } from '../support/position.js';
import { against, basics, doing, operating } from './house.js';

const attack = (region: 3, damage: number) => ({ op: 'attack', at: `region:${region}`, damage, times: 1 }) as const;
const give = (faction: string, target: string) => ({ type: 'coop.assignDamage', faction, target }) as never;

const answer = (state: WrothState, seat: number, faction: string, target: string): WrothState => {
  const applied = wroth.apply(state, seat, give(faction, target));
  if (!applied.ok) throw new Error(`${applied.error.rule} ${applied.error.code}`);
  return applied.value.state;
};
const refused = (state: WrothState, seat: number, faction: string, target: string) => {
  const applied = wroth.apply(state, seat, give(faction, target));
  return applied.ok ? 'accepted' : `${applied.error.rule} ${applied.error.code}`;
};
const offered = (state: WrothState, seat: number) => optionsOf(wroth.decisions(state, seat)[0]!).map(({ id }) => id);

describe('damage dealt by the AI', () => {
  const elites = against(
    'runen.show_of_force',
    { 3: ['1b'] },
    [{ 3: ['2b', 'grizzled:2', 'hunter'] }, { 3: ['1b', 'crysen'] }],
    { first: 1 },
  );

  test('WR-17.9: Elites before Basics; where several players are concerned the first player decides', () => {
    const { state } = operating(elites, attack(3, 1));
    expect(wroth.acting(state)).toEqual([1]);
    expect(offered(state, 1)).toEqual(['guild-crysen.1', 'koda-grizzled.1', 'koda-hunter.1']);
    expect(refused(state, 1, 'koda', 'basic')).toBe('WR-17.9 elites-first');
    expect(refused(state, 1, 'koda', 'hunter#2')).toBe('WR-17.9 no-target-there');
    expect(refused(state, 0, 'koda', 'hunter#1')).toBe('WR-3.2 not-asked');
  });

  test('WR-17.9: points may be spread over factions, one after another', () => {
    let { state } = operating(elites, attack(3, 3));
    state = answer(state, 1, 'koda', 'hunter#1');
    state = answer(state, 1, 'guild', 'crysen#1');
    expect(state.pending).toHaveLength(1);
    state = answer(state, 1, 'koda', 'grizzled#1');
    expect(state.factions[0]!.elites.filter(({ at }) => at === 3).map(({ id, vitality }) => [id, vitality])).toEqual([
      ['grizzled#1', 1],
    ]);
    expect(state.factions[1]!.elites[3]).toMatchObject({ id: 'crysen#1', vitality: 2 });
  });

  test('WR-17.9: if all legal targets are of one player, that player decides', () => {
    const state = against('runen.show_of_force', { 3: ['1b'] }, [{ 3: ['2b'] }, { 3: ['crysen', 'crysen'] }]);
    expect(wroth.acting(operating(state, attack(3, 1)).state)).toEqual([1]);
  });

  test('WR-17.9: the default is the Elite of highest Vitality, else the faction with most Basics, ties in player order', () => {
    const fallback = (state: WrothState, seat: number) =>
      wroth.decisions(operating(state, attack(3, 1)).state, seat)[0]!.fallback;
    expect(fallback(elites, 1)).toBe('guild-crysen.1');
    const crowd = against('runen.show_of_force', {}, [{ 3: ['1b'] }, { 3: ['3b'] }]);
    expect(fallback(crowd, 0)).toBe('guild-basic');
    const equal = against('runen.show_of_force', {}, [{ 3: ['2b'] }, { 3: ['2b'] }], { first: 1 });
    expect(fallback(equal, 1)).toBe('guild-basic');
  });

  test('WR-12.10: a single legal answer is given at once, and points without a target are lost', () => {
    const { state } = operating(against('runen.show_of_force', {}, [{ 3: ['2b'] }]), attack(3, 3));
    expect([basics(state, 0, 3), state.factions[0]!.discard, state.pending]).toEqual([0, 2, []]);
  });

  test('WR-17.9: a Stellen in the Shadow of Basics is no target, even for the AI', () => {
    const state = against('runen.show_of_force', {}, [{}, { 3: ['1b', 'stellen'] }]);
    const { state: after } = operating(state, attack(3, 2));
    expect(basics(after, 1, 3)).toBe(0);
    expect(after.factions[1]!.elites.find(({ type, at }) => type === 'stellen' && at === 3)).toMatchObject({
      vitality: 1,
    });
  });

  test('WR-17.9: a faction with a Guard offers only its Guards', () => {
    const state = position({
      players: [
        { faction: 'runen', units: { 3: ['ram', 'stoic', '2b'] } },
        { faction: 'guild', units: { 3: ['crysen'] } },
      ],
      ai: { faction: 'koda', scenario: 'koda.great_shedding' },
    });
    expect(offered(operating(state, attack(3, 1)).state, 0)).toEqual(['runen-stoic.1', 'guild-crysen.1']);
  });

  test('WR-12.8: what reacts waits until all points are given: a Nameless brings back Basics of the same instance', () => {
    const state = position({
      players: [{ faction: 'ooglan', units: { 3: ['1b', 'nameless:1'] } }],
      ai: { faction: 'koda', scenario: 'koda.great_shedding' },
    });
    const { state: after } = operating(state, attack(3, 2));
    expect([basics(after, 0, 3), after.factions[0]!.discard]).toEqual([1, 0]);
  });

  test('WR-17.4: a region without human units is never attacked', () => {
    const state = against('runen.show_of_force', { 3: ['1b'] }, [{ 0: ['3b'] }]);
    expect(operating(state, attack(3, 2)).events.some(({ type }) => type === 'attacked')).toBe(false);
  });

  test('WR-24.3: assignDamage and pickUnit take their parameters and nothing else', () => {
    for (const move of [
      { type: 'coop.assignDamage', faction: 'koda' },
      { type: 'coop.assignDamage', faction: 'koda', target: 'basic', more: 1 },
      { type: 'coop.assignDamage', faction: 'nobody', target: 'basic' },
      { type: 'coop.pickUnit' },
      { type: 'ai.step', region: 3 },
      { type: 'setup.ai', faction: 'runen', scenario: 'runen.nothing' },
    ]) {
      expect(wroth.parseMove(move).ok).toBe(false);
    }
  });
});

describe('the AI side of the mats', () => {
  const buy = { do: 'ai.buy' } as const;

  test('WR-22 Elagynt: to the Base with a Basic', () => {
    const { state } = doing(against('aldan.procession', {}, [{}], { aiHas: { korra: 3 }, coop: { base: 6 } }), buy);
    expect(state.factions[1]!.basics[6]).toBe(1);
  });

  test('WR-22 Wynden: Judgement falls on the highest Threat in its region or next to it', () => {
    const state = against('aldan.procession', {}, [{ 2: ['2b'], 7: ['3b'], 4: ['9b'] }], { coop: { base: 1 } });
    const { state: after } = operating(state, { op: 'deployElite', elite: 'wynden', count: 1, at: 'base' });
    expect([basics(after, 0, 7), basics(after, 0, 4)]).toEqual([2, 9]);
  });

  test('WR-15.7: an Elite placed in set-up deals no damage', () => {
    const state = against('aldan.procession', {}, [{ 7: ['3b'] }]);
    const draft = new Draft(state);
    deployElite(draft, 1, 'wynden', 7, { cause: 'setup' });
    expect(draft.next.pending).toEqual([]);
    deployElite(draft, 1, 'wynden', 7, { cause: 'effect' });
    expect(draft.next.pending).toHaveLength(1);
  });

  test('WR-22 Stellen: bought to the highest Threat, deals 1 there', () => {
    const { state } = doing(against('guild.shadow_market', {}, [{ 4: ['3b'] }], { aiHas: { korra: 3 } }), buy);
    expect(state.factions[1]!.elites.find(({ id }) => id === 'stellen#1')!.at).toBe(4);
    expect(basics(state, 0, 4)).toBe(2);
  });

  test('WR-22 Crysen: Tribute in the AI’s Allocation', () => {
    const state = against('guild.shadow_market', { 4: ['crysen', 'crysen'], 5: ['crysen'] }, [{}]);
    expect(doing(state, { do: 'ai.prepare' }).state.factions[1]!.korra).toBe(3);
  });

  test('WR-22 Grizzled: to the Base without replacing a Basic; Maul adds 1 to each attack of Fight there', () => {
    const players = [{ 1: ['6b'] }];
    const bought = doing(
      against('koda.great_shedding', { 1: ['1b'] }, players, { aiHas: { korra: 4 }, has: { faction: 'runen' } }),
      buy,
    );
    expect(bought.state.factions[1]!.basics[1]).toBe(1);
    const fought = doing(bought.state, { do: 'ai.act', action: 'fight', cause: 'die' });
    expect(basics(fought.state, 0, 1)).toBe(2);
    const struck = operating(bought.state, { op: 'attack', at: 'region:1', damage: 1, times: 1 });
    expect(basics(struck.state, 0, 1)).toBe(5);
  });

  test('WR-22 Hunter: to the highest Threat in reach; those not bought this turn go off, lowest region first', () => {
    const state = against(
      'koda.winter_larder',
      { 1: ['1b'], 2: ['hunter'], 5: ['hunter'] },
      [{ 2: ['1b'], 5: ['2b'], 4: ['9b'] }],
      {
        aiHas: { korra: 1 },
        has: { faction: 'runen' },
      },
    );
    const bought = doing(state, buy, { do: 'ai.hunters' });
    expect(bought.state.factions[1]!.elites.filter(({ at }) => at !== 'mat').map(({ id, at }) => [id, at])).toEqual([
      ['hunter#3', 4],
    ]);
    expect([basics(bought.state, 0, 2), basics(bought.state, 0, 5), basics(bought.state, 0, 4)]).toEqual([0, 1, 9]);
  });

  test('WR-22 Nameless: to the highest Threat without AI units, the Base if there is none; Legion works', () => {
    const state = against('ooglan.quiet_before', { 4: ['1b'] }, [{ 4: ['9b'], 6: ['2b'] }], {
      aiHas: { korra: 2 },
      has: { faction: 'runen' },
    });
    expect(doing(state, buy).state.factions[1]!.elites.find(({ id }) => id === 'nameless#1')!.at).toBe(6);
  });

  test('WR-22 Karn: to a region rolled, 1 damage to each human faction there', () => {
    const everywhere = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((region) => [region, ['1b']]));
    const state = position({
      players: [
        { faction: 'runen', units: everywhere },
        { faction: 'guild', units: everywhere },
      ],
      ai: { faction: 'ooglan', scenario: 'ooglan.quiet_before' },
    });
    const { state: after } = operating(state, { op: 'deployElite', elite: 'karn', count: 1, at: 'random' });
    const region = after.factions[2]!.elites.find(({ id }) => id === 'karn#1')!.at as 1;
    expect([basics(after, 0, region), basics(after, 1, region)]).toEqual([0, 0]);
  });

  test('WR-22 Stoic and Miner: Guard holds against players, regeneration in Upkeep, Delve on top of 2 Korra', () => {
    const state = against('runen.show_of_force', { 4: ['miner'] }, [{}], { aiHas: { korra: 0 } });
    const { events } = doing(state, { do: 'ai.act', action: 'mine', cause: 'die' });
    expect(events).toContainEqual({ type: 'korraGained', faction: 'runen', amount: 3, by: 'mine' });
    const hurt = against('runen.show_of_force', { 4: ['stoic:1'] }, [{}], { coop: { chaos: 4 }, round: 0 });
    expect(doing(hurt, { do: 'upkeep' }).state.factions[1]!.elites.find(({ id }) => id === 'stoic#1')!.vitality).toBe(
      2,
    );
  });

  test('WR-22 Marshal: AI Reinforce in its region deploys 1 more', () => {
    const { state } = doing(against('paldeyn.shining_charge', { 4: ['marshal'] }, [{}]), {
      do: 'ai.act',
      action: 'reinforce',
      cause: 'die',
    });
    expect(state.factions[1]!.basics[4]).toBe(5);
  });

  test('WR-22 Lancer: after a move one more step to a higher Threat, and never a third', () => {
    const near = against('paldeyn.shining_charge', { 1: ['lancer'] }, [{ 7: ['1b'], 8: ['2b'], 4: ['9b'] }]);
    const { state } = operating(near, { op: 'moveElites', elite: 'lancer' });
    expect(state.factions[1]!.elites.find(({ id }) => id === 'lancer#1')!.at).toBe(8);
    const calm = against('paldeyn.shining_charge', { 1: ['lancer'] }, [{ 7: ['2b'], 8: ['2b'] }]);
    expect(
      operating(calm, { op: 'moveElites', elite: 'lancer' }).state.factions[1]!.elites.find(
        ({ id }) => id === 'lancer#1',
      )!.at,
    ).toBe(7);
  });

  test('WR-22 Hexer: 1 damage to the highest Threat in or next to a region with one, at no cost, once', () => {
    const state = against('venna.stolen_fire', { 1: ['hexer', 'hexer'] }, [{ 7: ['3b'], 4: ['9b'] }], {
      aiHas: { korra: 1 },
    });
    const { state: after } = doing(state, { do: 'ai.hex' });
    expect([basics(after, 0, 7), basics(after, 0, 4), after.factions[1]!.korra]).toEqual([2, 9, 1]);
  });

  test('TC-82, WR-22 Revenant: brings 2 Basics gathered in the AI’s order to its place', () => {
    const state = against('venna.lower_gate', { 2: ['4b'], 7: ['1b'] }, [{}], {
      aiHas: { discard: 1, mat: 19 },
      coop: { objectives: { A: 7 } },
    });
    const { state: after } = operating(state, { op: 'deployElite', elite: 'revenant', count: 1, at: 'objective:A' });
    expect(after.factions[1]).toMatchObject({ discard: 0, mat: 18 });
    expect(after.factions[1]!.basics[7]).toBe(3);
  });
});
