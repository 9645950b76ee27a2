import { describe, expect, test } from 'vitest';
import { begin } from '../../../src/engine/index.js';
import { atlasOf } from '../../../src/games/small-world/atlas.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { make, offers, position, refusal, trayOf } from './position.js';

const start = (seats: number, options: object = {}, seed = 'set-up'): SmallWorldState => {
  const parsed = smallWorld.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return begin(smallWorld, parsed.value, seats, seed);
};

describe('set-up', () => {
  test.each([
    [2, 'L S', 10, 6, 4],
    [3, 'L M S', 10, 9, 6],
    [4, 'L M M S', 9, 12, 8],
    [5, 'L L M S S', 8, 15, 10],
  ])(
    'T01, SW-1.1: %i players get boards %s, %i rounds, %i Murlocs and %i mountains',
    (seats, sizes, rounds, murlocs, mountains) => {
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const state = start(seats, {}, seed);
        const { regions } = atlasOf(state.boards);
        expect(state.boards.map((board) => board[0]).join(' ')).toBe(sizes);
        expect(new Set(state.boards.map((board) => board.slice(0, 2))).size).toBe(seats);
        expect(state.rounds).toBe(rounds);
        expect(state.regions.filter((region) => region.murlocs === 1)).toHaveLength(murlocs);
        expect(smallWorld.view(state, 'public').regions.filter(({ mountain }) => mountain)).toHaveLength(mountains);
        const marked = regions.filter((_, index) => state.regions[index]!.faceDown !== null);
        expect(marked.map(({ board }) => board)).toEqual(state.boards);
        expect(marked.every(({ symbols }) => symbols.includes('slot'))).toBe(true);
        expect(state.combos).toHaveLength(6);
        expect(state.players.map(({ coins }) => coins)).toEqual(Array.from({ length: seats }, () => 5));
        expect(smallWorld.faults(state)).toEqual([]);
      }
    },
  );

  test('SW-2.7: the start player is drawn, or given as an option', () => {
    const drawn = new Set(Array.from({ length: 40 }, (_, at) => start(4, {}, `seed ${at}`).active));
    expect(drawn.size).toBe(4);
    expect(start(4, { startPlayer: 2 }).active).toBe(2);
  });

  test('SW-1.2: over many games every board side comes up', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, at) => start(5, {}, `seed ${at}`).boards).flat());
    expect(seen.size).toBe(12);
  });

  test('codes are counted through where two boards have one size', () => {
    const state = start(5, { boards: ['L1A', 'L2A', 'M1A', 'S1A', 'S2A'] });
    const codes = smallWorld.view(state, 'public').regions.map(({ code }) => code);
    const first = atlasOf(['L1A']).regions.length;
    expect(codes.slice(0, 2)).toEqual(['L1', 'L2']);
    expect(codes[first]).toBe(`L${first + 1}`);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([
    [2, { boards: ['L1A', 'L2A'] }, 'SW-1.1', 'wrong-boards'],
    [3, { boards: ['L1A', 'S1A'] }, 'SW-1.1', 'wrong-boards'],
    [4, { boards: ['L1A', 'M1A', 'M1B', 'S1A'] }, 'SW-1.2', 'same-sheet'],
    [2, { boards: ['L1A', 'S9Z'] }, 'SW-1.2', 'bad-option'],
    [2, { startPlayer: 2 }, 'SW-2.7', 'bad-option'],
    [2, { startPlayer: 0.5 }, 'SW-2.7', 'bad-option'],
    [2, { coins: 'hidden' }, 'SW-15.1', 'bad-option'],
    [2, { variant: 'solo' }, 'SW-2', 'bad-option'],
    [2, { board: 'L1A' }, 'SW-2', 'bad-option'],
    [2, [], 'SW-2', 'bad-option'],
    [6, {}, 'SW-1.1', 'wrong-seats'],
    [1, {}, 'SW-1.1', 'wrong-seats'],
  ])('%i players with options %j are refused by %s', (seats, options, rule, code) => {
    const parsed = smallWorld.parseOptions(options, seats);
    expect(parsed.ok ? parsed : [parsed.error.rule, parsed.error.code]).toEqual([rule, code]);
  });
});

describe('the draft', () => {
  const row = [
    ['orcs', 'farmer'],
    ['naga', 'mining'],
    ['trolls', 'ranger'],
    ['humans', 'fishing'],
    ['gnomes', 'sailing'],
    ['tauren', 'explorer'],
  ] as const;
  const draft = (coins: number, found: Readonly<Record<number, number>> = {}): SmallWorldState =>
    position({
      players: [{ coins }, {}],
      phase: 'pickCombo',
      combos: row.map(([race, power], at) => [race, power, found[at] ?? 0] as const),
    });

  test('T02, SW-3.2: picking index 3 puts a coin on each combo above and moves the others up', () => {
    const { state } = make(draft(5), 0, { type: 'pickCombo', index: 3 });
    expect(state.players[0]).toMatchObject({ coins: 2, race: 'humans', power: 'fishing', hand: 9 });
    expect(state.combos.map(({ race, coins }) => [race, coins])).toEqual([
      ['orcs', 1],
      ['naga', 1],
      ['trolls', 1],
      ['gnomes', 0],
      ['tauren', 0],
      [draft(5).banners[0], 0],
    ]);
    expect(state.phase).toBe('conquest');
  });

  test('T03, SW-3.2: the coins on a combo are collected after paying', () => {
    const { state } = make(draft(5, { 2: 2 }), 0, { type: 'pickCombo', index: 2 });
    expect(state.players[0]!.coins).toBe(5);
  });

  test('T04, SW-3.2: the coins on a combo do not pay for it', () => {
    const state = draft(1, { 2: 3 });
    expect([...offers(state, 0, 'pickCombo').keys()]).toEqual(['0', '1']);
    expect(refusal(state, 0, { type: 'pickCombo', index: 2 })).toEqual({ rule: 'SW-3.2', code: 'too-few-coins' });
    expect(refusal(state, 0, { type: 'pickCombo', index: 6 })).toEqual({ rule: 'SW-3.2', code: 'no-such-combo' });
  });

  test('T05: Forsaken with Herbalist bring 10 tokens', () => {
    const state = position({
      players: [{}, {}],
      phase: 'pickCombo',
      combos: [['forsaken', 'herbalist'], ...row.slice(1)],
    });
    expect(make(state, 0, { type: 'pickCombo', index: 0 }).state.players[0]!.hand).toBe(10);
  });

  test('T06: Tauren with Sailing bring 16 tokens and empty the tray', () => {
    const state = position({
      players: [{}, {}],
      phase: 'pickCombo',
      combos: [['tauren', 'sailing'], ...row.slice(0, 4), ['gnomes', 'explorer']],
    });
    const picked = make(state, 0, { type: 'pickCombo', index: 0 }).state;
    expect(picked.players[0]!.hand).toBe(16);
    expect(trayOf(picked, 'tauren')).toBe(0);
  });

  test('SW-3.4: with no badge left the discarded ones are shuffled into a new stack', () => {
    const state = { ...draft(5), badges: [], discardedBadges: draft(5).badges };
    const picked = make(state, 0, { type: 'pickCombo', index: 0 }).state;
    expect(picked.combos).toHaveLength(6);
    expect(state.discardedBadges).toContain(picked.combos[5]!.power);
    expect(picked.discardedBadges).toEqual([]);
    expect(smallWorld.faults(picked)).toEqual([]);
  });

  test('SW-15.1: the public list shows all rows as private; with open coins only those that can be paid', () => {
    const rows = (state: SmallWorldState, audience: 'own' | 'public') =>
      smallWorld.decisions(state, 0, audience).flatMap((open) => (open.kind === 'choice' ? open.options : []));
    expect(rows(draft(1), 'public').map(({ id, private: secret }) => [id, secret])).toEqual(
      ['0', '1', '2', '3', '4', '5'].map((id) => [id, true]),
    );
    expect(rows({ ...draft(1), coinsOpen: true }, 'public').map(({ id, private: secret }) => [id, secret])).toEqual([
      ['0', undefined],
      ['1', undefined],
    ]);
  });
});
