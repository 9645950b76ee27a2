import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../../src/engine/index.js';
import { RACE_IDS } from '../../../../src/games/small-world/ids.js';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { RACES } from '../../../../src/games/small-world/races/index.js';
import { make, position, refusal } from '../position.js';
import { column, dealt, factionOf, start, withPlayers } from './table.js';

const rows = (state: SmallWorldState, seat: number, audience: 'own' | 'public' = 'own') =>
  smallWorld.decisions(state, seat, audience).flatMap((open) => optionsOf(open).map(({ id }) => id));

const badges = ['mining', 'enraged', 'intimidating', 'sailing', 'farmer', 'ranger'] as const;

describe('sides and seats', () => {
  test.each([
    [2, ['alliance', 'horde'], 10],
    [3, ['alliance', 'horde', 'neutral'], 10],
    [4, ['alliance', 'horde', 'alliance', 'horde'], 9],
    [5, ['alliance', 'horde', 'neutral', 'alliance', 'horde'], 8],
  ])('SW-18.1, SW-18.2, SW-18.3, T98: %i players sit as %j and play %i rounds', (seats, sides, rounds) => {
    for (const seed of ['a', 'b', 'c']) {
      const state = start(seats, seed);
      expect(smallWorld.view(state, 'public').team?.sides).toEqual(sides);
      expect([state.active, state.startPlayer, state.rounds]).toEqual([0, 0, rounds]);
      const marked = state.regions.filter(({ faceDown }) => faceDown !== null);
      expect([state.boards.length, marked.length]).toEqual([seats, seats]);
      expect(state.players.every(({ coins }) => coins === 5)).toBe(true);
      const base = smallWorld.view(position({ players: Array.from({ length: seats }, () => ({})) }), 'public');
      expect(state.boards.map((board) => board[0])).toEqual(base.boards.map((board) => board[0]));
      expect(smallWorld.faults(state)).toEqual([]);
    }
  });

  test('SW-18.2: A1 starts; another start player is refused, A1 by number is not', () => {
    const refused = smallWorld.parseOptions({ variant: 'battleForAzeroth', startPlayer: 1 }, 4);
    expect(refused.ok ? refused : [refused.error.rule, refused.error.code]).toEqual(['SW-18.2', 'alliance-starts']);
    expect(start(4, 'x', { startPlayer: 0 }).active).toBe(0);
  });

  test.each([
    [2, 12],
    [3, 16],
    [4, 12],
    [5, 16],
  ])('SW-18.4, T103: with %i players %i banners are in the game', (seats, count) => {
    const state = start(seats);
    expect(state.banners).toHaveLength(count);
    expect(state.banners.some((race) => factionOf(race) === 'neutral')).toBe(count === 16);
    const { rows: shown, stacks } = smallWorld.view(state, 'public').team!;
    expect(shown).toHaveLength(4);
    for (const { banners } of shown) {
      for (const [side, banner] of Object.entries(banners)) expect(factionOf(banner.race)).toBe(side);
      expect(Object.keys(banners)).toHaveLength(count === 16 ? 3 : 2);
    }
    expect(stacks).toEqual(count === 16 ? { alliance: 2, horde: 2, neutral: 0 } : { alliance: 2, horde: 2 });
    expect(smallWorld.view(state, 'public').stacks).toEqual({ banners: 4, badges: 16 });
  });

  test('SW-18.4: each column is shuffled', () => {
    const tops = new Set(
      Array.from({ length: 60 }, (_, at) => column(start(5, `seed ${at}`), 'horde').map(([race]) => race)).flat(),
    );
    expect([...tops].sort()).toEqual(RACE_IDS.filter((race) => factionOf(race) === 'horde').sort());
    expect(
      new Set(Array.from({ length: 60 }, (_, at) => column(start(5, `seed ${at}`), 'horde')[0]![1])).size,
    ).toBeGreaterThan(10);
  });
});

describe('picking a row', () => {
  const game = dealt(
    start(5),
    ['draenei', 'humans', 'dwarves', 'gnomes', 'goblins', 'orcs', 'tauren', 'forsaken', 'naga', 'kobolds'],
    badges,
  );

  test('SW-18.16 (1), SW-18.7: Humans with Enraged for 1 coin; Orcs now stand beside Intimidating, Forsaken further down move too', () => {
    expect(column(game, 'horde')[1]).toEqual(['orcs', 'enraged']);
    const { state, events } = make(game, 0, { type: 'pickTeamCombo', row: 1 });
    expect(state.players[0]).toMatchObject({ coins: 4, race: 'humans', power: 'enraged', hand: 10 });
    expect(column(state, 'alliance').slice(0, 3)).toEqual([
      ['draenei', 'mining'],
      ['dwarves', 'intimidating'],
      ['gnomes', 'sailing'],
    ]);
    expect(column(state, 'horde')).toEqual([
      ['goblins', 'mining'],
      ['orcs', 'intimidating'],
      ['tauren', 'sailing'],
      ['forsaken', 'farmer'],
    ]);
    expect(column(state, 'neutral').slice(0, 2)).toEqual([
      ['naga', 'mining'],
      ['kobolds', 'intimidating'],
    ]);
    const shown = column(state, 'alliance')[3]!;
    expect(events).toContainEqual({ type: 'rowRevealed', race: shown[0], power: 'farmer', reveals: true });
    expect(smallWorld.faults(state)).toEqual([]);
  });

  test('SW-18.6: the price is the row, paid to the bank; nobody else gets it and no coins lie on combos', () => {
    const { state } = make(game, 0, { type: 'pickTeamCombo', row: 3 });
    expect(state.players.map(({ coins }) => coins)).toEqual([2, 5, 5, 5, 5]);
    expect(state.players[0]).toMatchObject({ race: 'gnomes', power: 'sailing', hand: 10 });
    expect(state.combos).toEqual([]);
    expect(smallWorld.view(state, 0).combos).toEqual([]);
  });

  test('SW-18.6: a row is offered as far as the coins go, and refused beyond', () => {
    const poor = withPlayers(game, { 0: { coins: 1 } });
    expect(rows(poor, 0)).toEqual(['0', '1']);
    expect(rows(poor, 0, 'public')).toEqual(['0', '1', '2', '3']);
    expect(rows({ ...poor, coinsOpen: true }, 0, 'public')).toEqual(['0', '1']);
    expect(refusal(poor, 0, { type: 'pickTeamCombo', row: 2 })).toEqual({ rule: 'SW-18.6', code: 'too-few-coins' });
    expect(refusal(poor, 0, { type: 'pickTeamCombo', row: 4 })).toEqual({ rule: 'SW-18.6', code: 'no-such-row' });
    expect(refusal(poor, 1, { type: 'pickTeamCombo', row: 0 })).toEqual({ rule: 'SW-3', code: 'not-asked' });
  });

  test('SW-18.6: each variant refuses the other one’s draft', () => {
    expect(refusal(game, 0, { type: 'pickCombo', index: 0 })).toEqual({ rule: 'SW-18.6', code: 'other-draft' });
    const base = position({ players: [{}, {}], phase: 'pickCombo' });
    expect(refusal(base, 0, { type: 'pickTeamCombo', row: 0 })).toEqual({ rule: 'SW-3.2', code: 'other-draft' });
  });

  test('T103, SW-18.6: over whole columns a side is offered only its own banners', () => {
    for (const [seat, side] of (['alliance', 'horde', 'alliance', 'horde'] as const).entries()) {
      const turn = { ...start(4), active: seat };
      for (const option of smallWorld.decisions(turn, seat).flatMap(optionsOf)) {
        const { state } = make(turn, seat, option.move);
        expect(RACES[state.players[seat]!.race!].faction).toBe(side);
      }
      expect(rows(turn, seat)).toHaveLength(4);
    }
  });

  test('SW-18.5, SW-18.6, SW-18.7: a row without an own banner cannot be chosen; the neutral column has no stack', () => {
    const neutral = { ...dealt(start(3), ['naga', 'kobolds', 'pandaren', 'ethereals']), active: 2 };
    expect(rows(neutral, 2)).toEqual(['0', '1', '2', '3']);
    const { state, events } = make(neutral, 2, { type: 'pickTeamCombo', row: 1 });
    expect(column(state, 'neutral').map(([race]) => race)).toEqual(['naga', 'pandaren', 'ethereals', null]);
    expect(events.find(({ type }) => type === 'rowRevealed')).not.toHaveProperty('race');
    const again = { ...state, phase: 'pickCombo' as const };
    expect(rows(withPlayers(again, { 2: { race: null, power: null, coins: 5 } }), 2)).toEqual(['0', '1', '2']);
    expect(refusal(again, 2, { type: 'pickTeamCombo', row: 3 })).toEqual({ rule: 'SW-18.6', code: 'no-such-row' });
  });

  test('SW-18.7: an empty cell below does not change a price: the row is the price', () => {
    const few = {
      ...game,
      banners: game.banners.filter((race) => race !== 'gnomes' && race !== 'worgen' && race !== 'nightElves'),
    };
    expect(rows(few, 0)).toEqual(['0', '1', '2']);
    expect(make(few, 0, { type: 'pickTeamCombo', row: 2 }).state.players[0]).toMatchObject({
      coins: 3,
      race: 'dwarves',
    });
  });

  test('SW-18.9: when a row lacks a badge the discarded ones are shuffled under it', () => {
    const [used, ...left] = [game.badges.slice(4), ...game.badges.slice(0, 4)] as const;
    const worn = { ...game, badges: left, discardedBadges: used };
    const { state } = make(worn, 0, { type: 'pickTeamCombo', row: 0 });
    expect(state.badges.slice(0, 3)).toEqual(left.slice(1));
    expect(used).toContain(column(state, 'horde')[3]![1]);
    expect(state.discardedBadges).toEqual([]);
    expect([...state.badges].sort()).toEqual([...left.slice(1), ...used].sort());
    const before = make(dealt(game, []), 0, { type: 'pickTeamCombo', row: 0 }).state;
    expect(before.discardedBadges).toEqual([]);
  });

  test('SW-18.6: strict parameters', () => {
    for (const row of [-1, 0.5, '0', null, 1e9, undefined]) {
      expect(refusal(game, 0, { type: 'pickTeamCombo', row })).toEqual({ rule: 'SW-18.6', code: 'bad-parameter' });
    }
    expect(refusal(game, 0, { type: 'pickTeamCombo', row: 0, index: 0 }).code).toBe('bad-parameter');
  });
});
