import { describe, expect, test } from 'vitest';
import type { NumberedId, TokenId } from '../../../src/games/wroth/ids.js';
import { wroth } from '../../../src/games/wroth/index.js';
import type { Pending } from '../../../src/games/wroth/pending.js';
import { fight, make, move, optionsIn, refusal, run, spend, standing } from './support/moves.js';
import { position } from './support/position.js';

const assault = (region: NumberedId, faction: 'guild' | 'koda' | 'runen', ...points: readonly string[]) =>
  ({ type: 'seer.spend', region, faction, points }) as never;

describe('Damage', () => {
  test('TC-33, WR-12.2, WR-12.5: all points go to the faction named, and what is too much is lost', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['mine'], seer: 'assault', units: { 3: ['1b'] } },
        { faction: 'koda', units: { 3: ['1b'] } },
        { faction: 'guild', units: { 3: ['1b'] } },
      ],
    });
    const hit = make(state, 0, assault(3, 'koda', 'basic')).state;
    expect([standing(hit, 1, 3), standing(hit, 2, 3)]).toEqual([[0], [1]]);
    expect(hit.factions[1]!.discard).toBe(1);
    expect(refusal(state, 0, assault(3, 'koda', 'basic', 'basic'))).toBe('WR-12.7 not-a-target');
  });

  test('WR-12.5: no point may be held back while somebody can take it', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['mine'], seer: 'assault', units: { 3: ['1b'] } },
        { faction: 'koda', units: { 3: ['2b'] } },
      ],
    });
    expect(refusal(state, 0, assault(3, 'koda', 'basic'))).toBe('WR-12.5 points-held-back');
    expect(refusal(state, 0, assault(3, 'koda', 'basic', 'basic', 'basic'))).toBe('WR-12.9 too-many-points');
  });

  test('TC-34, WR-12.6: an Elite loses Vitality, goes to its mat at 0, and comes back whole', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['fight'], seer: 'assault', units: { 3: ['1b'] } },
        { faction: 'guild', korra: 3, dice: ['mine'], units: { 3: ['crysen'] } },
      ],
    });
    const hurt = make(state, 0, assault(3, 'guild', 'crysen#1', 'crysen#1')).state;
    expect(standing(hurt, 1, 3)).toEqual([0, 'crysen#1:1']);
    const fallen = make(hurt, 0, spend(hurt, 0, fight(3, 'guild', 'crysen#1'))).state;
    expect(fallen.factions[1]!.elites[3]).toMatchObject({ id: 'crysen#1', at: 'mat', vitality: 0 });
    const theirs = make(fallen, 0, { type: 'turn.end' }).state;
    expect(standing(make(theirs, 1, { type: 'buy.elite', elite: 'crysen' }).state, 1, 0)).toEqual([0, 'crysen#1:3']);
  });

  test('TC-35, WR-12.7: points are given one after another, Guard judged anew for each', () => {
    const state = position({
      players: [
        { faction: 'koda', dice: ['mine'], seer: 'assault', units: { 2: ['1b'] } },
        { faction: 'runen', units: { 2: ['stoic:1', '2b'] } },
      ],
    });
    expect(standing(make(state, 0, assault(2, 'runen', 'stoic#1', 'basic')).state, 1, 2)).toEqual([1]);
    expect(refusal(state, 0, assault(2, 'runen', 'basic', 'stoic#1'))).toBe('WR-12.7 not-a-target');
  });

  test('TC-37, WR-12.3: nobody harms the own faction', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['fight'], units: { 3: ['2b'] } },
        { faction: 'koda', units: { 3: ['1b'] } },
      ],
    });
    expect(refusal(state, 0, spend(state, 0, fight(3, 'runen', 'basic')))).toBe('WR-12.3 no-enemy');
  });

  test('WR-12.1, WR-12.4: an attack needs an enemy in the region it names', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['fight'], units: { 3: ['2b'] } },
        { faction: 'koda', units: { 5: ['1b'] } },
      ],
    });
    expect(refusal(state, 0, spend(state, 0, fight(3, 'koda', 'basic')))).toBe('WR-12.4 nobody-there');
    expect(refusal(state, 0, spend(state, 0, fight(3, 'venna', 'basic')))).toBe('WR-12.4 no-such-faction');
  });
});

describe('Damage that waits for a word', () => {
  const rams = position({
    players: [
      { faction: 'runen', dice: ['maneuver'], units: { 1: ['ram', 'ram'] } },
      { faction: 'koda', units: { 2: ['3b', 'hunter', 'hunter'] } },
    ],
  });
  const charged = make(rams, 0, spend(rams, 0, move(1, 2, 0, ['ram#1', 'ram#2']))).state;

  test('WR-3.2, WR-12.9: decisions queue up, and only the head of the queue is asked', () => {
    expect(charged.pending.map(({ ask }) => ask)).toEqual(['damage', 'damage']);
    expect(wroth.acting(charged)).toEqual([0]);
    expect(refusal(charged, 1, { type: 'damage.allocate', faction: 'koda', points: ['basic'] })).toBe(
      'WR-3.2 not-asked',
    );
    expect(refusal(charged, 0, { type: 'damage.allocate', decline: true })).toBe('WR-12.9 no-decline');
    const answered = make(charged, 0, { type: 'damage.allocate', faction: 'koda', points: ['hunter#1'] }).state;
    expect(answered.pending).toHaveLength(1);
    expect(standing(answered, 1, 2)).toEqual([3, 'hunter#2:1']);
  });

  test('WR-12.9: an answer without a question is refused', () => {
    expect(refusal(rams, 0, { type: 'damage.allocate', faction: 'koda', points: ['basic'] })).toBe(
      'WR-3.2 nothing-pending',
    );
  });

  const waiting = (units: readonly string[], count: number): ReturnType<typeof position> => {
    const pending: Pending = {
      ask: 'damage',
      side: 0,
      source: 'ram',
      damage: 1,
      regions: [2],
      faction: null,
      mayDecline: false,
    };
    return position({
      players: [
        { faction: 'runen', dice: ['mine'] },
        { faction: 'koda', units: { 2: units } },
      ],
      pending: Array.from({ length: count }, () => pending),
    });
  };

  test('WR-12.10, WR-3.4: with one answer the engine gives it, with none it is dropped, and then things go on', () => {
    const { state } = run(waiting(['2b'], 3));
    expect(state.pending).toEqual([]);
    expect(standing(state, 1, 2)).toEqual([0]);
    expect(wroth.acting(state)).toEqual([0]);
  });

  test('WR-12.10: it is judged on the board as it is when its turn comes', () => {
    const state = waiting(['1b', 'hunter'], 2);
    expect(run(state).state.pending).toHaveLength(2);
    const answered = make(state, 0, { type: 'damage.allocate', faction: 'koda', points: ['basic'] }).state;
    expect(answered.pending).toEqual([]);
    expect(standing(answered, 1, 2)).toEqual([0]);
  });

  test('WR-24.5: without an answer the faction with most VP is hit, the weakest first, Elites before Basics', () => {
    const state = position({
      players: [
        { faction: 'runen', dice: ['mine'] },
        { faction: 'koda', vp: 3, units: { 2: ['1b', 'hunter', 'grizzled'] } },
        { faction: 'guild', vp: 9, units: { 2: ['1b', 'crysen:1', 'crysen'] } },
      ],
      pending: [{ ask: 'damage', side: 0, source: 'ram', damage: 1, regions: [2], faction: null, mayDecline: false }],
    });
    const [decision] = wroth.decisions(state, 0);
    const fallback = optionsIn(state, 0, 'damage').find(({ id }) => id === decision!.fallback)!;
    expect(fallback.move).toEqual({ type: 'damage.allocate', faction: 'guild', points: ['crysen#1'] });
  });
});

test('WR-24.2: a faulty state is found out', () => {
  const state = position({
    players: [{ faction: 'runen', dice: ['mine'], units: { 1: ['stoic'] } }, { faction: 'koda' }],
  });
  const [runen, koda] = state.factions;
  const with_ = (change: object) => wroth.faults({ ...state, factions: [{ ...runen!, ...change }, koda!] });
  expect(wroth.faults(state)).toEqual([]);
  expect(with_({ mat: 26 })).not.toEqual([]);
  expect(with_({ korra: 1 })).not.toEqual([]);
  expect(with_({ dice: [] })).not.toEqual([]);
  expect(with_({ elites: runen!.elites.map((elite) => ({ ...elite, vitality: 9 })) })).not.toEqual([]);
  expect(with_({ elites: runen!.elites.slice(1) })).not.toEqual([]);
  expect(wroth.faults({ ...state, tokens: state.tokens.map((): TokenId => 'T01') })).not.toEqual([]);
  expect(wroth.faults({ ...state, agenda: [] })).not.toEqual([]);
  expect(wroth.faults({ ...state, phase: 'over' })).not.toEqual([]);
});
