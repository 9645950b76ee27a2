import { describe, expect, test } from 'vitest';
import type { WrothState } from '../../../src/games/wroth/index.js';
import { wroth } from '../../../src/games/wroth/index.js';
import { view } from '../../../src/games/wroth/view.js';
import { afterMoves, make, offered, optionsIn, refusal, run, spend } from './support/moves.js';
import { position } from './support/position.js';

const two = { players: [{ faction: 'runen' }, { faction: 'koda' }] } as const;
const three = { players: [...two.players, { faction: 'guild' }] } as const;

describe('Upkeep', () => {
  test('TC-03, WR-4.2: the marker stays in round 1 and then goes one seat on', () => {
    const before = position({ ...three, first: 2, round: 0, agenda: [] });
    const first = run(before, { do: 'upkeep' }).state;
    expect([first.round, first.first]).toEqual([1, 2]);
    const second = run({ ...first, agenda: [] }, { do: 'upkeep' }).state;
    expect([second.round, second.first]).toEqual([2, 0]);
  });

  test('TC-04, WR-4.1: the round die shows the round, but never more than 6', () => {
    const shown = [1, 5, 6, 7, 8].map((round) => view(position({ ...two, round }), 'public').roundDie);
    expect(shown).toEqual([1, 5, 6, 6, 6]);
  });

  test('WR-3.1: the six phases come in their order', () => {
    const { events } = run(position({ ...two, agenda: [], round: 0, tokens: { 6: 'T01', 7: 'T02', 8: 'T03' } }), {
      do: 'upkeep',
    });
    const phases = events.flatMap((event) => (event.type === 'phaseStarted' ? [event.phase] : []));
    expect(phases).toEqual(['upkeep', 'spoils', 'preparation', 'draft']);
    let state = position({ ...two, agenda: [{ do: 'lastDie' }], phase: 'draft' });
    const told = run(state, { do: 'lastDie' });
    expect(told.events.flatMap((event) => (event.type === 'phaseStarted' ? [event.phase] : [])).slice(0, 2)).toEqual([
      'actions',
      'scoring',
    ]);
    state = told.state;
    expect(state.round).toBe(3);
  });
});

describe('Spoils', () => {
  const spoils = (units: number, others: number) =>
    run(
      position({
        players: [
          { faction: 'runen', units: { 3: [`${units}b`] } },
          { faction: 'koda', units: { 3: [`${others}b`] } },
        ],
        tokens: { 3: 'T06', 6: 'T09', 7: 'T08', 8: 'T10' },
        agenda: [],
      }),
      { do: 'spoils', region: 1 },
    ).state;

  test('TC-06, WR-5.1: whoever has strictly most units is offered the action of the token', () => {
    const state = spoils(3, 2);
    expect(state.agenda[0]).toEqual({ do: 'bonus', region: 3, side: 0, action: 'maneuver' });
    expect(offered(state, 0)).toEqual(['bonus', 'decline']);
    expect(refusal(state, 0, { type: 'bonus.perform', action: { do: 'mine' } })).toBe('WR-5.1 other-bonus');
  });

  test('TC-06, WR-5.1: a tie gives nobody anything', () => {
    expect(spoils(3, 3).phase).toBe('draft');
  });

  test('WR-5.2: the action is done before the next region is looked at, and may change who gains there', () => {
    const state = run(
      position({
        players: [
          { faction: 'runen', units: { 1: ['3b'] } },
          { faction: 'koda', units: { 2: ['1b'] } },
        ],
        tokens: { 1: 'T03', 2: 'T01', 6: 'T09', 7: 'T08', 8: 'T10' },
        agenda: [],
      }),
      { do: 'spoils', region: 1 },
    ).state;
    const moved = make(state, 0, {
      type: 'bonus.perform',
      action: { do: 'maneuver', mode: 'move', from: 1, to: 2, basics: 2, elites: [] },
    });
    expect(moved.state.agenda[0]).toEqual({ do: 'bonus', region: 2, side: 0, action: 'mine' });
  });

  test("TC-08, WR-5.3: a bonus action is nobody's turn: nothing is bought, no die spent, nothing doubled", () => {
    const state = run(
      position({
        players: [
          { faction: 'runen', units: { 1: ['3b'] }, korra: 9, seer: 'double', dice: ['mine'] },
          { faction: 'koda' },
        ],
        tokens: { 1: 'T01', 6: 'T09', 7: 'T08', 8: 'T10' },
        agenda: [],
      }),
      { do: 'spoils', region: 1 },
    ).state;
    expect(refusal(state, 0, { type: 'seer.spend', action: { do: 'mine' } })).toBe('WR-10.10 wrong-phase');
    expect(refusal(state, 0, { type: 'buy.elite', elite: 'stoic' })).toBe('WR-10.8 wrong-phase');
    expect(refusal(state, 0, { type: 'die.spend', dieId: 'd1', action: { do: 'mine' } })).toBe('WR-8.3 wrong-phase');
  });

  test('WR-5.1: the offer may be declined, and that is what happens when the time is up', () => {
    const state = spoils(3, 2);
    expect(wroth.decisions(state, 0).find(({ fallback }) => fallback)!.fallback).toBe('decline');
    const declined = make(state, 0, { type: 'bonus.decline' });
    expect(declined.state.phase).toBe('draft');
    expect(declined.state.factions[0]!.basics).toEqual([2, 0, 0, 3, 0, 0, 0, 0, 0]);
  });

  test('WR-5.5: whoever cannot perform the action is passed over', () => {
    const lonely = run(
      position({
        players: [{ faction: 'runen', units: { 4: ['3b'] } }, { faction: 'koda' }],
        tokens: { 4: 'T04', 6: 'T09', 7: 'T08', 8: 'T10' },
        agenda: [],
      }),
      { do: 'spoils', region: 1 },
    );
    expect(lonely.state.phase).toBe('draft');
    expect(lonely.events.some(({ type }) => type === 'bonusOffered')).toBe(false);
  });
});

describe('Preparation', () => {
  const prepared = (state: WrothState) => run({ ...state, agenda: [] }, { do: 'preparation' });

  test('TC-09, WR-6.1, WR-6.2, WR-14.3: Muster deploys two Basics to the zone, or what the mat holds', () => {
    const { state } = prepared(position({ players: [{ faction: 'runen', mat: 1 }, { faction: 'koda' }] }));
    expect(state.factions.map(({ basics, mat }) => [basics[0], mat])).toEqual([
      [1, 0],
      [2, 23],
    ]);
  });

  test('TC-05, WR-3.3: a player without units on the map still musters, drafts and deploys', () => {
    const bare = position({ players: [{ faction: 'runen', mat: 10 }, { faction: 'koda' }] });
    expect(prepared(bare).state.factions[0]!.basics[0]).toBe(2);
    const turn = position({ players: [{ faction: 'runen', mat: 10, dice: ['maneuver'] }, { faction: 'koda' }] });
    const deployed = make(turn, 0, spend(turn, 0, { do: 'maneuver', mode: 'deploy' }));
    expect(deployed.state.factions[0]!.basics[0]).toBe(2);
  });

  test('TC-13, WR-6.3: every All-seeing die is rolled again, also one that was not spent', () => {
    const faces = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { state } = prepared(
        position({
          players: [
            { faction: 'runen', seer: 'mine' },
            { faction: 'koda', seer: 'spent' },
          ],
          seed: `scry ${i}`,
        }),
      );
      expect(state.factions.map(({ seer }) => seer!.spent)).toEqual([false, false]);
      faces.add(state.factions[0]!.seer!.face);
    }
    expect(faces.size).toBe(4);
  });

  test('WR-6.4: Allocation brings one Korra to each', () => {
    const { state } = prepared(position(two));
    expect(state.factions.map(({ korra }) => korra)).toEqual([1, 1]);
    expect(state.korra).toBe(18);
  });

  test('TC-10, WR-14.1: a short pool serves in player order', () => {
    const state = position({
      players: [
        { faction: 'runen', korra: 10 },
        { faction: 'koda', korra: 9 },
      ],
      first: 1,
    });
    expect(prepared(state).state.factions.map(({ korra }) => korra)).toEqual([10, 10]);
  });

  test('WR-14.1: each gets all that is due before the next is served', () => {
    const state = position({
      players: [
        { faction: 'guild', traits: ['guild.deep_coffers'], korra: 9 },
        { faction: 'koda', korra: 9 },
      ],
    });
    expect(prepared(state).state.factions.map(({ korra }) => korra)).toEqual([11, 9]);
  });
});

describe('Draft', () => {
  const drafting = (state: WrothState) => run({ ...state, agenda: [] }, { do: 'draft' }).state;

  test('WR-7.1: all dice are rolled anew, by their number', () => {
    const state = drafting(position({ ...two, seed: 'roll' }));
    expect(state.pool.map(({ id }) => id)).toEqual(['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7']);
    expect(new Set(state.pool.map(({ face }) => face)).size).toBeGreaterThan(1);
  });

  test('TC-14, WR-7.2: three players pick in turns from the first player on', () => {
    let state = drafting(position({ ...three, first: 1 }));
    const picks: number[] = [];
    while (state.phase === 'draft') {
      const [seat] = wroth.acting(state);
      picks.push(seat!);
      state = make(state, seat!, optionsIn(state, seat!, 'draft')[0]!.move).state;
    }
    expect(picks).toEqual([1, 2, 0, 1, 2, 0]);
    expect(state.factions.map(({ dice }) => dice.length)).toEqual([2, 2, 2]);
  });

  test('WR-7.2: a die is taken as it lies, and only from the pool', () => {
    const state = drafting(position(two));
    const die = state.pool[0]!;
    const taken = make(state, 0, { type: 'draft.take', dieId: die.id }).state;
    expect(taken.factions[0]!.dice).toEqual([die]);
    expect(refusal(taken, 1, { type: 'draft.take', dieId: die.id })).toBe('WR-7.2 die-not-in-pool');
  });

  const settled = (vp: readonly number[], drafted: number): WrothState => {
    const players = vp.map((points, i) => ({ ...three.players[i]!, vp: points }));
    let state = drafting(position({ players }));
    for (let i = 0; i < drafted; i++) {
      const [seat] = wroth.acting(state);
      state = make(state, seat!, optionsIn(state, seat!, 'draft')[0]!.move).state;
    }
    return state;
  };

  test('TC-16, WR-7.3: with two tied for fewest VP the last die stays in the pool', () => {
    const state = settled([9, 5, 5], 6);
    expect(state.pool).toHaveLength(1);
    expect(state.factions.map(({ dice }) => dice.length)).toEqual([2, 2, 2]);
  });

  test('TC-17, WR-7.2, WR-7.3: two players draft three each, and the one with fewer VP gets the last', () => {
    const state = settled([4, 6], 6);
    expect(state.factions.map(({ dice }) => dice.length)).toEqual([4, 3]);
    expect(state.pool).toHaveLength(0);
  });

  test('WR-24.5: who does not answer takes maneuver before reinforce before fight before mine, lowest die first', () => {
    for (let i = 0; i < 12; i++) {
      const state = drafting(position({ ...two, seed: `taken ${i}` }));
      const wanted = (['maneuver', 'reinforce', 'fight', 'mine'] as const).flatMap((face) =>
        state.pool.filter((die) => die.face === face),
      )[0]!;
      expect(wroth.decisions(state, 0)[0]!.fallback).toBe(wanted.id);
    }
  });
});

describe('Turns', () => {
  test('TC-18, WR-8.1, WR-8.2: without an action die there is no turn, whatever else one has', () => {
    let state = position({
      players: [
        { faction: 'runen', dice: ['mine', 'mine', 'mine'], units: { 1: ['1b'] } },
        { faction: 'koda', korra: 5, seer: 'assault', units: { 1: ['2b'] } },
      ],
    });
    for (let turns = 0; turns < 2; turns++) {
      state = afterMoves(state, 0, spend(state, 0, { do: 'mine' }), { type: 'turn.end' });
      expect([wroth.acting(state), state.active]).toEqual([[0], 0]);
    }
    const strike = { type: 'seer.spend', region: 1, faction: 'runen', points: ['basic'] };
    expect(refusal(state, 1, strike)).toBe('WR-3.2 not-asked');
  });

  test('TC-19, WR-8.3, WR-10.1: without a target a Fight die can only be discarded, and must be before the turn ends', () => {
    const state = position({
      players: [{ faction: 'runen', dice: ['fight'], units: { 1: ['1b'] } }, { faction: 'koda' }],
    });
    expect(offered(state, 0)).toEqual(['discard']);
    expect(refusal(state, 0, { type: 'turn.end' })).toBe('WR-8.4 main-step-open');
    const discarded = make(state, 0, { type: 'die.spend', dieId: 'd1', action: null }).state;
    expect(discarded.factions[0]!.dice).toEqual([]);
    expect(offered(discarded, 0)).toEqual(['end']);
  });

  test('WR-8.3: there is one main step a turn', () => {
    const state = position({
      players: [{ faction: 'runen', dice: ['mine', 'mine', 'fight'], units: { 1: ['1b'] } }, { faction: 'koda' }],
    });
    const spent = make(state, 0, spend(state, 0, { do: 'mine' })).state;
    expect(refusal(spent, 0, { type: 'die.spend', dieId: 'd2', action: { do: 'mine' } })).toBe(
      'WR-8.3 main-step-taken',
    );
    const march = { type: 'march', dice: ['d2', 'd3'], target: 2, moves: [{ from: 1, basics: 1, elites: [] }] };
    expect(refusal(spent, 0, march)).toBe('WR-8.3 main-step-taken');
  });

  test('WR-8.4, WR-24.4: the turn cannot end while damage waits to be given', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['maneuver'], units: { 1: ['ram'] } },
        { faction: 'koda', units: { 2: ['1b', 'hunter'] } },
      ],
    });
    const charged = make(
      state,
      0,
      spend(state, 0, { do: 'maneuver', mode: 'move', from: 1, to: 2, basics: 0, elites: ['ram#1'] }),
    ).state;
    expect(charged.pending).toHaveLength(1);
    expect(refusal(charged, 0, { type: 'turn.end' })).toBe('WR-3.2 answer-first');
  });

  test('WR-8.5: a spent die lies in the pool until the next draft', () => {
    const state = position({ players: [{ faction: 'runen', dice: ['mine'] }, { faction: 'koda' }] });
    const spent = make(state, 0, spend(state, 0, { do: 'mine' })).state;
    expect(spent.pool.map(({ id }) => id)).toContain('d1');
  });

  test('WR-24.5: who does not answer discards the lowest die, then ends the turn', () => {
    const state = position({
      players: [{ faction: 'runen', dice: ['fight', 'mine'], units: { 1: ['1b'] } }, { faction: 'koda' }],
    });
    const fallback = wroth.decisions(state, 0).flatMap((decision) => decision.fallback ?? []);
    expect(fallback).toEqual(['d1']);
    const discarded = make(state, 0, { type: 'die.spend', dieId: 'd1', action: null }).state;
    expect(wroth.decisions(discarded, 0).flatMap((decision) => decision.fallback ?? [])).toEqual(['end']);
  });
});
