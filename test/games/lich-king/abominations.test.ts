import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../src/games/lich-king/data/spaces.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { make, offers, openId, play, refusal, topKind } from './support/acts.js';
import { abominations, card, heroIn, position, type Sketch } from './support/position.js';

const end: LichKingMove = { type: 'endActions' };
const step = (abomination: 'a1' | 'a2', to: SpaceId): LichKingMove => ({ type: 'abominationStep', abomination, to });
const victim = (abomination: 'a1' | 'a2', hero: 'jaina' | 'thrall'): LichKingMove => ({
  type: 'abominationVictim',
  abomination,
  hero,
});

const striking = (more: Partial<Sketch>): LichKingState =>
  position({
    heroes: { thrall: {}, jaina: { at: 'valgarde' } },
    heroDeck: ['heal', 'fight1'],
    record: { skipSummon: true },
    ...more,
  });

describe('abominations', () => {
  test('LK-T05, LK-11.2, LK-11.5: move one space towards the nearest hero and strike', () => {
    const { state } = make(striking({ abominations: ['temple_city_of_enkilah'] }), 'thrall', end);
    expect([abominations(state, 'warsong_hold'), heroIn(state, 'thrall').health]).toEqual([1, 6]);
  });

  test('LK-T16, LK-8.4, LK-11.7: no Lich King, no dice, no blocks: exactly one', () => {
    const start = striking({
      heroes: { thrall: { at: 'valiance_keep' }, jaina: { at: 'valgarde' } },
      abominations: ['valiance_keep'],
      lichKing: 'red',
    });
    const { state, events } = make(start, 'thrall', end);
    expect(heroIn(state, 'thrall').health).toBe(6);
    expect(events.some(({ type }) => type === 'rolled')).toBe(false);
  });

  test('LK-11.1: those placed this turn act too', () => {
    const start = striking({ heroDeck: ['scourge_rises', 'heal'], scourgeBottom: 'the_nexus' });
    const { state } = make(start, 'thrall', end);
    expect([abominations(state, 'warsong_hold'), heroIn(state, 'thrall').health]).toEqual([1, 6]);
  });

  test('LK-T21, LK-11.2: several shortest ways, the active player chooses; out of reach it strikes nobody', () => {
    const start = striking({
      heroes: { thrall: { at: 'frosthold' }, jaina: { at: 'valgarde' } },
      abominations: ['the_breach'],
    });
    const asked = make(start, 'thrall', end).state;
    expect(offers(asked, 'thrall', 'abominationStep').map(({ id }) => id)).toEqual(['dalaran', 'temple_of_storms']);
    expect(lichKing.decisions(asked, 0)[0]?.fallback).toBe('dalaran');
    expect(refusal(asked, 'thrall', step('a1', 'argent_tournament'))).toBe('LK-11.2 no-shortest-way');
    expect(refusal(asked, 'thrall', step('a2', 'dalaran'))).toBe('LK-11.2 no-shortest-way');
    expect(refusal(asked, 'jaina', step('a1', 'dalaran'))).toBe('LK-11.2 not-asked');
    const { state } = make(asked, 'thrall', step('a1', 'dalaran'));
    expect([abominations(state, 'dalaran'), heroIn(state, 'thrall').health]).toEqual([1, 7]);
  });

  test('LK-11.2: two nearest heroes, the active player chooses too', () => {
    const start = striking({
      heroes: { thrall: { at: 'frosthold' }, jaina: { at: 'the_breach' } },
      abominations: ['dalaran'],
    });
    const asked = make(start, 'thrall', end).state;
    expect(offers(asked, 'thrall', 'abominationStep').map(({ id }) => id)).toEqual(['the_breach', 'frosthold']);
  });

  test('LK-T22, LK-11.3: where a hero already is it stays', () => {
    const start = striking({
      heroes: { muradin: {}, tirion: { at: 'dalaran' } },
      abominations: ['frosthold'],
    });
    const { state } = make(start, 'muradin', end);
    expect([abominations(state, 'frosthold'), heroIn(state, 'muradin').health, heroIn(state, 'tirion').health]).toEqual(
      [1, 7, 8],
    );
  });

  test('LK-8.6: none walks through closed Icecrown; LK-8.7: open, it may be entered', () => {
    const at = (icecrown: object): LichKingState =>
      striking({
        heroes: { thrall: { at: 'the_wrathgate' }, jaina: { at: 'the_wrathgate' } },
        abominations: ['shadow_vault'],
        ...icecrown,
      });
    const closed = make(at({}), 'thrall', end).state;
    expect(abominations(closed, 'icecrown_citadel')).toBe(0);
    const open = make(at({ icecrown: 0 }), 'thrall', end).state;
    expect(abominations(open, 'icecrown_citadel')).toBe(1);
  });

  test('LK-T19, LK-11.6: two that strike one hero are one event, and one Defend card stops both', () => {
    const start = striking({
      heroes: { thrall: {}, jaina: { at: 'valgarde', hand: ['defend'] } },
      abominations: ['valgarde', 'utgarde_keep'],
    });
    const hurt = make(start, 'thrall', end).state;
    expect(hurt.frames.at(-1)).toMatchObject({ kind: 'defend', victim: 'jaina', pending: 2 });
    const cards = [card(hurt, 'jaina', 'defend')];
    const { state } = make(hurt, 'jaina', { type: 'playDefend', window: openId(hurt), cards });
    expect(heroIn(state, 'jaina').health).toBe(6);
  });

  test('LK-T24, LK-11.5, LK-11.6: a victim for each; one each are two events, both on one are one', () => {
    const start = striking({
      heroes: { thrall: {}, jaina: { at: 'warsong_hold' } },
      abominations: ['warsong_hold', 'the_nexus'],
    });
    const asked = make(start, 'thrall', end).state;
    expect(topKind(asked)).toBe('abominationVictim');
    expect(refusal(asked, 'jaina', victim('a1', 'thrall'))).toBe('LK-11.5 not-asked');
    expect(refusal(asked, 'thrall', victim('a2', 'thrall'))).toBe('LK-11.5 no-victim');
    const damaged = (state: LichKingState, move: LichKingMove) =>
      make(state, 'thrall', move).events.flatMap((event) =>
        event.type === 'damaged' ? [[event.hero, event.loss]] : [],
      );
    const once = play(asked, ['thrall', victim('a1', 'jaina')]);
    expect(damaged(once, victim('a2', 'thrall'))).toEqual([
      ['thrall', 1],
      ['jaina', 1],
    ]);
    expect(damaged(once, victim('a2', 'jaina'))).toEqual([['jaina', 2]]);
  });

  test('LK-17.12: at the deadline the victim is who has most health left after the strikes already dealt', () => {
    const start = striking({
      heroes: { thrall: { health: 6 }, jaina: { at: 'warsong_hold', health: 6 } },
      abominations: ['warsong_hold', 'warsong_hold'],
    });
    const asked = make(start, 'thrall', end).state;
    expect(lichKing.decisions(asked, 0)[0]?.fallback).toBe('thrall');
    const once = play(asked, ['thrall', victim('a1', 'thrall')]);
    expect(lichKing.decisions(once, 0)[0]?.fallback).toBe('jaina');
  });

  test('LK-11.4: they move in the order of the figures', () => {
    const { events } = make(striking({ abominations: ['the_nexus', 'rivers_heart', 'valiance_keep'] }), 'thrall', end);
    const order = events.flatMap((event) => (event.type === 'abominationMoved' ? [event.abomination] : []));
    expect(order).toEqual(['a1', 'a2', 'a3']);
  });
});
