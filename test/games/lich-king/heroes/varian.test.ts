import { describe, expect, test } from 'vitest';
import type { LichKingMove } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, refusal } from '../support/acts.js';
import { ghouls, heroIn, position, withRoll } from '../support/position.js';

type Call = Extract<LichKingMove, { readonly ability: 'for_the_alliance' }>['moves'][number];

const call = (...moves: readonly Call[]): LichKingMove => ({ type: 'ability', ability: 'for_the_alliance', moves });

describe('For the Alliance!', () => {
  const state = position({
    heroes: { varian: {}, tirion: {} },
    ghouls: { valgarde: 2, utgarde_keep: 2, vengeance_landing: 1 },
    record: { actionsLeft: 0 },
  });

  test('LK-T68, LK-13.13: never more than 3 ghouls on his space, and no overrun', () => {
    expect(refusal(state, 'varian', call({ from: 'utgarde_keep', count: 2 }))).toBe('LK-13.13 space-full');
    const called = make(state, 'varian', call({ from: 'utgarde_keep', count: 1 })).state;
    expect([ghouls(called, 'valgarde'), ghouls(called, 'utgarde_keep'), called.despair]).toEqual([3, 1, 0]);
    expect(called.record.actionsLeft).toBe(0);
    expect(allAccepted(state, 'varian', 'for_the_alliance').toSorted()).toEqual(['P8', 'P9']);
  });

  test('LK-T69, LK-13.13: onto open Icecrown too', () => {
    const siege = position({
      heroes: { varian: { at: 'icecrown_citadel' }, tirion: {} },
      icecrown: 0,
      ghouls: { shadow_vault: 2 },
    });
    const called = make(siege, 'varian', call({ from: 'shadow_vault', count: 2 })).state;
    expect([ghouls(called, 'icecrown_citadel'), ghouls(called, 'shadow_vault')]).toEqual([2, 0]);
  });

  test('LK-13.13: 1 or 2 that stand on connected spaces, once a turn', () => {
    const room = position({
      heroes: { varian: {}, tirion: {} },
      ghouls: { utgarde_keep: 2, vengeance_landing: 1, grizzlemaw: 1 },
    });
    const both = call({ from: 'utgarde_keep', count: 1 }, { from: 'vengeance_landing', count: 1 });
    const called = make(room, 'varian', both).state;
    expect([ghouls(called, 'valgarde'), ghouls(called, 'vengeance_landing')]).toEqual([2, 0]);
    expect(refusal(called, 'varian', call({ from: 'utgarde_keep', count: 1 }))).toMatch(/^LK-(4\.11|13\.13) /);
    expect(refusal(room, 'varian', call({ from: 'grizzlemaw', count: 1 }))).toBe('LK-13.13 not-connected');
    expect(refusal(room, 'varian', call({ from: 'vengeance_landing', count: 2 }))).toBe('LK-13.13 no-such-enemy');
    const three = call({ from: 'utgarde_keep', count: 2 }, { from: 'vengeance_landing', count: 1 });
    expect(refusal(room, 'varian', three)).toBe('LK-13.13 ghouls-to-call');
    const twice = call({ from: 'utgarde_keep', count: 1 }, { from: 'utgarde_keep', count: 1 });
    expect(refusal(room, 'varian', twice)).toBe('LK-13.13 space-twice');
    expect(refusal(room, 'varian', call())).toMatch(/^LK-/);
    expect(allAccepted(room, 'varian', 'for_the_alliance').toSorted()).toEqual(['P8', 'P8+P8', 'P8+P9', 'P9']);
  });
});

describe('Whirlwind', () => {
  test('LK-T70, LK-13.14: 1 more hit against 2 or more enemies', () => {
    const against = (count: number) =>
      position({ heroes: { varian: {}, tirion: {} }, ghouls: { valgarde: count }, lichKing: 'red' });
    const many = make(withRoll(against(3), 1, 1), 'varian', { type: 'fight' }).state;
    expect([ghouls(many, 'valgarde'), heroIn(many, 'varian').health]).toEqual([1, 7]);
    const two = make(withRoll(against(2), 1, 1), 'varian', { type: 'fight' }).state;
    expect(ghouls(two, 'valgarde')).toBe(0);
    const one = make(withRoll(against(1), 0, 2), 'varian', { type: 'fight' }).state;
    expect(ghouls(one, 'valgarde')).toBe(1);
  });
});
