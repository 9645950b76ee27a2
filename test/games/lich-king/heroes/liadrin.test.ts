import { describe, expect, test } from 'vitest';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { make, openId, play, refusal, topKind } from '../support/acts.js';
import { abominations, card, ghouls, heroIn, position, type Sketch, withRoll } from '../support/position.js';

/** The turn ends and goes on as far as Liadrin is asked or the next turn begins. */
const endTurn = (state: LichKingState): LichKingState => make(state, 'jaina', { type: 'endActions' }).state;

const prevent = (state: LichKingState, count: number): LichKingMove => ({
  type: 'indomitable',
  decision: openId(state),
  prevent: count,
});

/** Jaina's turn; the next cards drawn do nothing. */
const around = (sketch: Partial<Sketch>, liadrin: Sketch['heroes']['liadrin'] = {}): LichKingState =>
  position({
    heroes: { jaina: { at: 'the_nexus' }, liadrin },
    heroDeck: ['heal', 'heal'],
    scourgeDeck: ['frosthold', 'ulduar'],
    ...sketch,
  });

describe('Indomitable', () => {
  test('LK-T60, LK-13.3: she gives 1 health, the fourth ghoul stays away and nothing is overrun', () => {
    const asked = endTurn(around({ ghouls: { frosthold: 3 } }));
    expect(topKind(asked)).toBe('indomitable');
    const { state } = make(asked, 'liadrin', prevent(asked, 1));
    expect([heroIn(state, 'liadrin').health, ghouls(state, 'frosthold'), state.despair]).toEqual([6, 3, 0]);
    expect([ghouls(state, 'ulduar'), abominations(state, 'frosthold')]).toEqual([1, 0]);
    expect(make(asked, 'liadrin', prevent(asked, 0)).state.despair).toBe(1);
  });

  test('LK-13.3: each ghoul is decided by itself', () => {
    const first = endTurn(around({ scourgeDeck: ['frosthold', 'dalaran'] }));
    const second = make(first, 'liadrin', prevent(first, 1)).state;
    expect(topKind(second)).toBe('indomitable');
    const { state } = make(second, 'liadrin', prevent(second, 0));
    expect([ghouls(state, 'frosthold'), ghouls(state, 'dalaran'), heroIn(state, 'liadrin').health]).toEqual([0, 1, 6]);
  });

  test('LK-T62, LK-13.3: she keeps her last point of health', () => {
    const state = endTurn(around({ scourgeDeck: ['dalaran', 'ulduar'] }, { health: 1 }));
    expect([ghouls(state, 'dalaran'), state.despair, state.frames]).toEqual([1, 0, []]);
    const two = endTurn(around({ scourgeDeck: ['dalaran', 'ulduar'] }, { health: 2 }));
    expect(refusal(two, 'liadrin', prevent(two, 2))).toMatch(/^LK-13\.3 /);
  });

  test('LK-13.3: a Scourge Rises asks once for all ghouls of its space; the abomination comes in any case', () => {
    const asked = endTurn(around({ heroDeck: ['scourge_rises', 'heal'], scourgeBottom: 'dalaran' }));
    expect(refusal(asked, 'liadrin', prevent(asked, 4))).toMatch(/^LK-13\.3 /);
    const { state, events } = make(asked, 'liadrin', prevent(asked, 2));
    expect(ghouls(state, 'dalaran')).toBeGreaterThanOrEqual(1);
    expect(events).toContainEqual({ type: 'ghoulsPrevented', hero: 'liadrin', space: 'dalaran', ghouls: 2 });
    expect(events).toContainEqual(expect.objectContaining({ type: 'abominationSummoned', space: 'dalaran' }));
    expect(heroIn(state, 'liadrin').health).toBe(5);
  });

  test('LK-13.3: a prevented ghoul that the supply lacks costs no despair', () => {
    const full = Object.fromEntries(
      ['kolramas', 'gundrak', 'thunderfall', 'valgarde', 'utgarde_keep', 'naxxramas'].map((id) => [id, 3]),
    );
    const more = Object.fromEntries(
      ['rivers_heart', 'onslaught_harbor', 'the_avalanche', 'shadow_vault', 'azjol_nerub', 'warsong_hold'].map((id) => [
        id,
        3,
      ]),
    );
    const asked = endTurn(around({ ghouls: { ...full, ...more }, scourgeDeck: ['frosthold', 'kolramas'] }));
    const prevented = make(asked, 'liadrin', prevent(asked, 1)).state;
    const placed = make(asked, 'liadrin', prevent(asked, 0)).state;
    expect(placed.despair - prevented.despair).toBe(1);
  });

  test('LK-13.3, LK-17.9: by standing order only what would cost despair, always or never, without asking', () => {
    const ordered = (indomitable: 'never' | 'overrunOnly' | 'always') => {
      const { state, events } = make(
        around({ ghouls: { frosthold: 3 }, scourgeDeck: ['frosthold', 'dalaran'] }, { orders: { indomitable } }),
        'jaina',
        { type: 'endActions' },
      );
      const paid = events.filter(({ type }) => type === 'healthPaid').length;
      return [paid, state.despair, ghouls(state, 'dalaran')];
    };
    expect(ordered('never')).toEqual([0, 1, 1]);
    expect(ordered('overrunOnly')).toEqual([1, 0, 1]);
    expect(ordered('always')).toEqual([2, 0, 0]);
  });

  test('LK-13.3: not against the ghouls that Varian calls', () => {
    const state = position({ heroes: { varian: { at: 'dalaran' }, liadrin: {} }, ghouls: { frosthold: 1 } });
    const called = make(state, 'varian', {
      type: 'ability',
      ability: 'for_the_alliance',
      moves: [{ from: 'frosthold', count: 1 }],
    }).state;
    expect([ghouls(called, 'dalaran'), called.frames]).toEqual([1, []]);
  });
});

describe('Lay on Hands', () => {
  const rested = (state: LichKingState): number =>
    heroIn(make(withRoll(state, 2, 0), 'jaina', { type: 'rest' }).state, 'jaina').health;

  test('LK-13.4: whoever rests on her space heals 1 more, she too', () => {
    expect(rested(position({ heroes: { jaina: { at: 'dalaran', health: 1 }, liadrin: {} } }))).toBe(4);
    expect(rested(position({ heroes: { jaina: { at: 'frosthold', health: 1 }, liadrin: {} } }))).toBe(3);
    const own = position({ heroes: { liadrin: { health: 1 }, jaina: {} } });
    expect(heroIn(make(withRoll(own, 2, 0), 'liadrin', { type: 'rest' }).state, 'liadrin').health).toBe(4);
  });

  test('LK-13.4: it adds to a stronghold and to a Heal card', () => {
    const state = position({
      heroes: { jaina: { at: 'dalaran', health: 1, hand: ['heal'] }, liadrin: {} },
      strongholds: ['dalaran'],
    });
    const healed = play(withRoll(state, 1, 1), [
      'jaina',
      { type: 'playHeal', card: card(state, 'jaina', 'heal'), hero: 'jaina' },
    ]);
    expect(heroIn(healed, 'jaina').health).toBe(1 + 1 + 3);
  });
});
