import { describe, expect, test } from 'vitest';
import { wroth } from '../../../src/games/wroth/index.js';
import { afterMoves, fight, make, move, offered, optionsIn, refusal, spend, standing } from './support/moves.js';
import { position } from './support/position.js';

describe('Mine', () => {
  test('WR-10.2: brings one Korra from the pool', () => {
    const state = position({ players: [{ faction: 'koda', dice: ['mine'] }, { faction: 'guild' }] });
    const mined = make(state, 0, spend(state, 0, { do: 'mine' })).state;
    expect([mined.factions[0]!.korra, mined.korra]).toEqual([1, 19]);
  });

  test('WR-10.1, WR-14.2: is legal with an empty pool too', () => {
    const state = position({
      players: [
        { faction: 'koda', dice: ['mine'] },
        { faction: 'guild', korra: 20 },
      ],
    });
    expect(make(state, 0, spend(state, 0, { do: 'mine' })).state.factions[0]!.korra).toBe(0);
  });

  test('TC-12, WR-14.2: a gain larger than the pool yields what is there', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['mine'], units: { 4: ['miner', '1b'] } },
        { faction: 'guild', korra: 19 },
      ],
    });
    const mined = make(state, 0, spend(state, 0, { do: 'mine' })).state;
    expect([mined.factions[0]!.korra, mined.korra]).toEqual([1, 0]);
  });

  test('WR-10.1: a die performs only the action it shows', () => {
    const state = position({ players: [{ faction: 'koda', dice: ['fight'] }, { faction: 'guild' }] });
    expect(refusal(state, 0, { type: 'die.spend', dieId: 'd1', action: { do: 'mine' } })).toBe('WR-10.1 other-face');
    expect(refusal(state, 0, { type: 'die.spend', dieId: 'd2', action: null })).toBe('WR-8.3 no-such-die');
  });
});

describe('Reinforce', () => {
  const at = (units: object, mat?: number) =>
    position({
      players: [
        { faction: 'koda', dice: ['reinforce'], units, ...(mat === undefined ? {} : { mat }) },
        { faction: 'guild' },
      ],
    });

  test('TC-20, WR-10.3: the zone qualifies with a unit in the Outskirts, an empty region does not', () => {
    const state = at({ 0: ['1b'] });
    expect(standing(make(state, 0, spend(state, 0, { do: 'reinforce', region: 0, count: 2 })).state, 0, 0)).toEqual([
      3,
    ]);
    expect(refusal(state, 0, spend(state, 0, { do: 'reinforce', region: 3, count: 2 }))).toBe('WR-10.3 not-occupied');
  });

  test('TC-21, WR-10.3, WR-10.4: without a unit in the Outskirts only a Maneuver deploys there', () => {
    const state = at({ 3: ['1b'] });
    expect(refusal(state, 0, spend(state, 0, { do: 'reinforce', region: 0, count: 1 }))).toBe('WR-10.3 not-occupied');
    const other = position({
      players: [{ faction: 'koda', dice: ['maneuver'], units: { 3: ['1b'] } }, { faction: 'guild' }],
    });
    expect(standing(make(other, 0, spend(other, 0, { do: 'maneuver', mode: 'deploy' })).state, 0, 0)).toEqual([2]);
  });

  test('WR-10.3, WR-14.3: one or two, and no more than the mat holds', () => {
    const state = at({ 3: ['1b'] });
    for (const count of [0, 3])
      expect(refusal(state, 0, spend(state, 0, { do: 'reinforce', region: 3, count }))).toBe('WR-10.3 wrong-count');
    const short = at({ 3: ['1b'] }, 1);
    expect(refusal(short, 0, spend(short, 0, { do: 'reinforce', region: 3, count: 2 }))).toBe('WR-14.3 mat-short');
    expect(optionsIn(short, 0, 'reinforce')).toHaveLength(1);
  });
});

describe('Maneuver', () => {
  const at = (units: object, mat?: number) =>
    position({
      players: [
        { faction: 'runen', dice: ['maneuver'], units, ...(mat === undefined ? {} : { mat }) },
        { faction: 'guild' },
      ],
    });

  test('TC-22, WR-10.4: two Basics go from the Outskirts to region 5, not to region 7', () => {
    const state = at({ 0: ['2b'] });
    expect(standing(make(state, 0, spend(state, 0, move(0, 5, 2))).state, 0, 5)).toEqual([2]);
    expect(refusal(state, 0, spend(state, 0, move(0, 7, 2)))).toBe('WR-11.1 not-adjacent');
  });

  test('TC-23, WR-11.3: nobody goes back to the Outskirts', () => {
    const state = at({ 4: ['1b'] });
    expect(refusal(state, 0, spend(state, 0, move(4, 0, 1)))).toBe('WR-11.3 no-return');
    expect(optionsIn(state, 0, 'maneuver').some(({ id }) => id.startsWith('4-0'))).toBe(false);
  });

  test('WR-10.4: one or two units, Elites and Basics alike', () => {
    const state = at({ 1: ['3b', 'stoic', 'miner'] });
    const moved = make(state, 0, spend(state, 0, move(1, 2, 1, ['stoic#1']))).state;
    expect(standing(moved, 0, 2)).toEqual([1, 'stoic#1:3']);
    expect(refusal(state, 0, spend(state, 0, move(1, 2, 3)))).toBe('WR-10.4 too-many-units');
    expect(refusal(state, 0, spend(state, 0, move(1, 2, 2, ['stoic#1'])))).toBe('WR-10.4 too-many-units');
    expect(refusal(state, 0, spend(state, 0, move(1, 2, 0)))).toBe('WR-11.1 nobody-moves');
    expect(refusal(state, 0, spend(state, 0, move(1, 2, 0, ['stoic#2'])))).toBe('WR-11.1 elite-not-there');
    expect(refusal(state, 0, spend(state, 0, move(1, 2, 0, ['stoic#1', 'stoic#1'])))).toBe('WR-11.1 unit-twice');
    expect(refusal(state, 0, spend(state, 0, move(2, 1, 1)))).toBe('WR-11.1 too-few-basics');
  });

  test('WR-10.4, WR-14.3: deploying takes two from the mat, or the last one, and needs one', () => {
    const last = at({}, 1);
    expect(standing(make(last, 0, spend(last, 0, { do: 'maneuver', mode: 'deploy' })).state, 0, 0)).toEqual([1]);
    const none = at({ 1: ['1b'] }, 0);
    expect(refusal(none, 0, spend(none, 0, { do: 'maneuver', mode: 'deploy' }))).toBe('WR-10.4 mat-short');
  });

  test('WR-11.5: any number of units may stand in a region', () => {
    const state = at({ 1: ['2b'], 2: ['20b'] });
    expect(standing(make(state, 0, spend(state, 0, move(1, 2, 2))).state, 0, 2)).toEqual([22]);
  });

  test('WR-11.2: a way over several regions is made of single moves', () => {
    const state = at({ 1: ['1b'] });
    expect(refusal(state, 0, spend(state, 0, move(1, 8, 1)))).toBe('WR-11.1 not-adjacent');
  });
});

describe('Fight', () => {
  test('TC-25, WR-10.5, WR-11.3: units in the Outskirts reach nobody; a Strike does', () => {
    const state = position({
      players: [
        { faction: 'koda', dice: ['fight'], seer: 'strike', units: { 0: ['3b'] } },
        { faction: 'guild', units: { 1: ['1b'] } },
      ],
    });
    expect(refusal(state, 0, spend(state, 0, fight(1, 'guild', 'basic')))).toBe('WR-10.5 out-of-reach');
    const struck = make(state, 0, { type: 'seer.spend', region: 1, faction: 'guild', points: ['basic'] }).state;
    expect(standing(struck, 1, 1)).toEqual([0]);
  });

  test('TC-26, WR-10.5: from region 2 a Fight reaches 1, 2, 3, 7 and 8', () => {
    const everywhere = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((region) => [region, ['1b']]));
    const state = position({
      players: [
        { faction: 'koda', dice: ['fight'], units: { 2: ['1b'] } },
        { faction: 'guild', units: everywhere },
      ],
    });
    expect(optionsIn(state, 0, 'fight').map(({ slots }) => slots!.target)).toEqual(['1', '2', '3', '7', '8']);
    expect(refusal(state, 0, spend(state, 0, fight(4, 'guild', 'basic')))).toBe('WR-10.5 out-of-reach');
  });

  test('WR-11.3: the Outskirts cannot be attacked', () => {
    const state = position({
      players: [
        { faction: 'koda', dice: ['fight'], units: { 1: ['1b'] } },
        { faction: 'guild', units: { 0: ['1b'] } },
      ],
    });
    expect(refusal(state, 0, spend(state, 0, fight(0, 'guild', 'basic')))).toBe('WR-11.3 outskirts-safe');
  });
});

describe('March', () => {
  const marching = (options = {}) =>
    position({
      players: [
        {
          faction: 'runen',
          dice: ['mine', 'fight'],
          seer: 'strike',
          units: { 0: ['2b'], 2: ['3b', 'stoic'], 6: ['1b'], 7: ['1b'] },
        },
        { faction: 'guild' },
      ],
      options,
    });
  const leg = (from: 0 | 2 | 6 | 7, basics: number, elites: readonly 'stoic#1'[] = []) => ({ from, basics, elites });

  test('WR-10.6: any number of units from all neighbours of one region, for two dice', () => {
    const moves = [leg(0, 2), leg(2, 3, ['stoic#1']), leg(6, 1), leg(7, 1)];
    const marched = make(marching(), 0, { type: 'march', dice: ['d1', 'd2'], target: 1, moves }).state;
    expect(standing(marched, 0, 1)).toEqual([7, 'stoic#1:3']);
    expect(marched.factions[0]!.dice).toEqual([]);
    expect(marched.record.main).toBe(true);
  });

  test('TC-28, WR-10.6, WR-10.7: the All-seeing die may be one of the two, and the main step is done', () => {
    const marched = make(marching(), 0, { type: 'march', dice: ['d1', 'seer'], target: 1, moves: [leg(6, 1)] }).state;
    expect(marched.factions[0]!.dice.map(({ face }) => face)).toEqual(['fight']);
    expect(marched.factions[0]!.seer!.spent).toBe(true);
    expect(refusal(marched, 0, { type: 'die.spend', dieId: 'd2', action: null })).toBe('WR-8.3 main-step-taken');
  });

  test.each([
    ['one die', { dice: ['d1'], target: 1, moves: [leg(6, 1)] }, 'WR-10.6 march-dice'],
    ['one die twice', { dice: ['d1', 'd1'], target: 1, moves: [leg(6, 1)] }, 'WR-10.6 die-twice'],
    ['nobody', { dice: ['d1', 'd2'], target: 1, moves: [] }, 'WR-10.6 nobody-moves'],
    ['the Outskirts', { dice: ['d1', 'd2'], target: 0, moves: [leg(2, 1)] }, 'WR-11.3 no-return'],
    ['a region far off', { dice: ['d1', 'd2'], target: 4, moves: [leg(2, 1)] }, 'WR-11.1 not-adjacent'],
    ['the Outskirts to the heights', { dice: ['d1', 'd2'], target: 7, moves: [leg(0, 1)] }, 'WR-11.1 not-adjacent'],
    ['a region named twice', { dice: ['d1', 'd2'], target: 1, moves: [leg(2, 2), leg(2, 2)] }, 'WR-10.6 region-twice'],
    [
      'the other way',
      { dice: ['d1', 'd2'], source: 2, moves: [{ to: 1, basics: 1, elites: [] }] },
      'WR-10.6 march-converge',
    ],
  ] as const)('WR-10.6: not with %s', (_, march, reason) => {
    expect(refusal(marching(), 0, { type: 'march', ...march })).toBe(reason);
  });

  test('TC-29, WR-10.6 exodus: out of one region to its neighbours', () => {
    const state = position({
      players: [{ faction: 'koda', dice: ['mine', 'fight'], units: { 2: ['5b'] } }, { faction: 'guild' }],
      options: { marchMode: 'exodus' },
    });
    const dice = ['d1', 'd2'] as const;
    const out = (...moves: readonly (readonly [1 | 8, number])[]) => ({
      type: 'march' as const,
      dice,
      source: 2 as const,
      moves: moves.map(([to, basics]) => ({ to, basics, elites: [] })),
    });
    const marched = make(state, 0, out([1, 2], [8, 3])).state;
    expect([standing(marched, 0, 1), standing(marched, 0, 2), standing(marched, 0, 8)]).toEqual([[2], [0], [3]]);
    expect(refusal(state, 0, out([1, 3], [8, 3]))).toBe('WR-11.1 too-few-basics');
    expect(refusal(state, 0, { type: 'march', dice, target: 1, moves: [{ from: 2, basics: 1, elites: [] }] })).toBe(
      'WR-10.6 march-exodus',
    );
  });

  test('TC-31, WR-10.11: Double repeats a March without a die', () => {
    const state = position({
      players: [
        { faction: 'koda', dice: ['mine', 'fight'], seer: 'double', units: { 2: ['5b'] } },
        { faction: 'guild' },
      ],
    });
    const marched = make(state, 0, {
      type: 'march',
      dice: ['d1', 'd2'],
      target: 1,
      moves: [{ from: 2, basics: 2, elites: [] }],
    }).state;
    const again = { do: 'march' as const, target: 3 as const, moves: [{ from: 2 as const, basics: 3, elites: [] }] };
    expect(standing(make(marched, 0, { type: 'seer.spend', action: again }).state, 0, 3)).toEqual([3]);
  });

  test('WR-10.11: a March made with the All-seeing die cannot be doubled', () => {
    const state = position({
      players: [{ faction: 'koda', dice: ['mine'], seer: 'double', units: { 2: ['5b'] } }, { faction: 'guild' }],
    });
    const marched = make(state, 0, {
      type: 'march',
      dice: ['d1', 'seer'],
      target: 1,
      moves: [{ from: 2, basics: 2, elites: [] }],
    }).state;
    expect(offered(marched, 0)).toEqual(['end']);
    expect(refusal(marched, 0, { type: 'seer.spend', action: { do: 'mine' } })).toBe('WR-10.10 seer-spent');
  });
});

describe('All-seeing die', () => {
  const with_ = (
    seer: 'mine' | 'strike' | 'assault' | 'double' | 'spent',
    dice: readonly ('mine' | 'fight' | 'maneuver')[] = ['mine'],
  ) =>
    position({
      players: [
        { faction: 'koda', seer, dice, korra: 4, units: { 0: ['1b'], 2: ['2b'] } },
        { faction: 'guild', units: { 3: ['3b'], 5: ['2b'] } },
      ],
    });

  test('WR-10.10, WR-10.12: Mine is a Mine', () => {
    expect(make(with_('mine'), 0, { type: 'seer.spend' }).state.factions[0]!.korra).toBe(5);
  });

  test('WR-10.10: Strike reaches every numbered region for 1', () => {
    const struck = make(with_('strike'), 0, {
      type: 'seer.spend',
      region: 5,
      faction: 'guild',
      points: ['basic'],
    }).state;
    expect(standing(struck, 1, 5)).toEqual([1]);
    expect(struck.factions[0]!.seer!.spent).toBe(true);
  });

  test('WR-10.10: Assault reaches as far as a Fight, for 2', () => {
    const state = with_('assault');
    const hits = { type: 'seer.spend', region: 3, faction: 'guild', points: ['basic', 'basic'] } as const;
    expect(standing(make(state, 0, hits).state, 1, 3)).toEqual([1]);
    expect(refusal(state, 0, { ...hits, region: 5 })).toBe('WR-10.10 out-of-reach');
  });

  test('WR-10.12: Strike and Assault are no Fight, so Maul adds nothing to them', () => {
    const state = position({
      players: [
        { faction: 'koda', seer: 'assault', dice: ['fight'], units: { 3: ['grizzled'] } },
        { faction: 'guild', units: { 3: ['4b'] } },
      ],
    });
    expect(optionsIn(state, 0, 'seer')[0]!.move).toMatchObject({ points: ['basic', 'basic'] });
    expect(optionsIn(state, 0, 'fight')[0]!.move).toMatchObject({ action: { points: ['basic', 'basic'] } });
  });

  test('WR-10.10: once a round, and with exactly what its face needs', () => {
    expect(refusal(with_('spent'), 0, { type: 'seer.spend' })).toBe('WR-10.10 seer-spent');
    expect(refusal(with_('mine'), 0, { type: 'seer.spend', region: 3 })).toBe('WR-10.10 seer-parameters');
    expect(refusal(with_('strike'), 0, { type: 'seer.spend' })).toBe('WR-10.10 seer-parameters');
    expect(refusal(with_('double'), 0, { type: 'seer.spend' })).toBe('WR-10.10 seer-parameters');
  });

  test('WR-10.11: Double repeats the Action just performed, with new choices, and nothing else', () => {
    const state = with_('double', ['maneuver']);
    const moved = make(state, 0, spend(state, 0, move(2, 1, 1))).state;
    expect(refusal(moved, 0, { type: 'seer.spend', action: { do: 'mine' } })).toBe('WR-10.11 other-action');
    const deployed = make(moved, 0, { type: 'seer.spend', action: { do: 'maneuver', mode: 'deploy' } }).state;
    expect(standing(deployed, 0, 0)).toEqual([3]);
  });

  test('WR-10.11: not before an Action, not after a discard, not after a purchase', () => {
    const state = with_('double', ['mine', 'mine']);
    expect(refusal(state, 0, { type: 'seer.spend', action: { do: 'mine' } })).toBe('WR-10.11 nothing-to-double');
    const discarded = make(state, 0, { type: 'die.spend', dieId: 'd1', action: null }).state;
    expect(refusal(discarded, 0, { type: 'seer.spend', action: { do: 'mine' } })).toBe('WR-10.11 nothing-to-double');
    const bought = afterMoves(state, 0, spend(state, 0, { do: 'mine' }), {
      type: 'buy.elite',
      elite: 'hunter',
      region: 2,
    });
    expect(refusal(bought, 0, { type: 'seer.spend', action: { do: 'mine' } })).toBe('WR-10.11 nothing-to-double');
  });

  test('WR-10.11: an answer to a pending decision is no step between', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['maneuver'], seer: 'double', units: { 1: ['ram', '1b'] } },
        { faction: 'koda', units: { 2: ['1b', 'hunter'] } },
      ],
    });
    const charged = afterMoves(state, 0, spend(state, 0, move(1, 2, 0, ['ram#1'])), {
      type: 'damage.allocate',
      faction: 'koda',
      points: ['basic'],
    });
    expect(standing(make(charged, 0, { type: 'seer.spend', action: move(1, 7, 1) }).state, 0, 7)).toEqual([1]);
  });

  test('TC-30, WR-10.11: with a Miner in a region one controls Mine brings 2, and Double 2 again', () => {
    const state = position({
      players: [{ faction: 'runen', dice: ['mine'], seer: 'double', units: { 4: ['miner'] } }, { faction: 'guild' }],
    });
    const doubled = afterMoves(state, 0, spend(state, 0, { do: 'mine' }), {
      type: 'seer.spend',
      action: { do: 'mine' },
    });
    expect(doubled.factions[0]!.korra).toBe(4);
  });
});

describe('Buying', () => {
  const rich = (korra: number) =>
    position({ players: [{ faction: 'runen', dice: ['mine'], korra, units: { 1: ['1b'] } }, { faction: 'guild' }] });

  test('WR-10.8: any number in a turn, at full Vitality, into the zone; the Korra returns to the pool', () => {
    const bought = afterMoves(rich(7), 0, { type: 'buy.elite', elite: 'stoic' }, { type: 'buy.elite', elite: 'miner' });
    expect(standing(bought, 0, 0)).toEqual([0, 'stoic#1:3', 'miner#1:2']);
    expect([bought.factions[0]!.korra, bought.korra]).toEqual([2, 18]);
    expect(bought.record.main).toBe(false);
  });

  test('WR-10.8, WR-14.4: it must be paid for, be on the own mat, and a zone Elite names no region', () => {
    expect(refusal(rich(2), 0, { type: 'buy.elite', elite: 'stoic' })).toBe('WR-10.8 too-little-korra');
    expect(refusal(rich(9), 0, { type: 'buy.elite', elite: 'crysen' })).toBe('WR-10.8 not-yours');
    expect(refusal(rich(9), 0, { type: 'buy.elite', elite: 'stoic', region: 1 })).toBe('WR-24.3a place-not-named');
    const out = position({
      players: [
        { faction: 'runen', dice: ['mine'], korra: 9, units: { 1: ['stoic', 'stoic', 'stoic'] } },
        { faction: 'guild' },
      ],
    });
    expect(refusal(out, 0, { type: 'buy.elite', elite: 'stoic' })).toBe('WR-14.4 none-on-mat');
  });

  test('WR-10.9: a faction without a mat ability has none to buy', () => {
    expect(refusal(rich(9), 0, { type: 'buy.ability', ability: 'guild.hired_blades', region: 1 })).toBe(
      'WR-10.9 no-such-ability',
    );
  });

  test('WR-21.0: a trait one does not hold, or that only lasts, cannot be used', () => {
    expect(refusal(rich(9), 0, { type: 'trait.use', trait: 'runen.stand_fast' })).toBe('WR-21.0 no-such-power');
    expect(refusal(rich(9), 0, { type: 'unit.activate', unit: 'stoic#1' })).toBe('WR-20.0 no-such-power');
  });
});

test('WR-24.3: the ready-made options of a rich turn are all accepted', () => {
  const state = position({
    players: [
      {
        faction: 'koda',
        dice: ['mine', 'fight', 'maneuver', 'reinforce'],
        seer: 'assault',
        korra: 9,
        units: { 0: ['3b', 'hunter'], 2: ['2b', 'grizzled'], 7: ['hunter', 'hunter'] },
      },
      { faction: 'runen', units: { 2: ['stoic', '1b'], 3: ['2b'], 7: ['ram', 'ram:1'] } },
    ],
  });
  const options = wroth
    .decisions(state, 0)
    .flatMap((decision) => (decision.kind === 'choice' ? decision.options : decision.presets));
  expect(options.length).toBeGreaterThan(60);
  for (const option of options) make(state, 0, option.move);
  for (const decision of wroth.decisions(state, 0)) {
    const ids = (decision.kind === 'choice' ? decision.options : decision.presets).map(({ id }) => id);
    expect(new Set(ids).size, decision.id).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9+=_.-]{1,40}$/);
  }
});
