import { describe, expect, test } from 'vitest';
import { type LichKingState, lichKing } from '../../../../src/games/lich-king/index.js';
import { DEFAULT_ORDERS, type StandingOrders } from '../../../../src/games/lich-king/standing-orders.js';
import { allAccepted, make, openId, refusal, topKind } from '../support/acts.js';
import { card, ghouls, heroIn, position } from '../support/position.js';

const order = (orders: Partial<StandingOrders>) => ({ type: 'setStandingOrders', orders }) as const;

describe('standing orders', () => {
  test('LK-17.8: a game begins with those that make fewest waits', () => {
    expect(DEFAULT_ORDERS).toEqual({
      autoPassFight: false,
      autoContribute: true,
      defend: 'ifDefeatOtherwise',
      autoConsent: 'all',
      indomitable: 'overrunOnly',
      holdGates: ['G2', 'G4'],
    });
  });

  test('LK-17.8: anyone changes them at any time, only what is named, and only the own', () => {
    const before = position({ heroes: { tirion: { at: 'dalaran', hand: ['travel2'] }, jaina: { at: 'dalaran' } } });
    const waiting = make(before, 'tirion', {
      type: 'playTravel',
      card: card(before, 'tirion', 'travel2'),
      hero: 'jaina',
      path: ['frosthold'],
    }).state;
    for (const state of [before, waiting]) {
      for (const hero of ['tirion', 'jaina'] as const) {
        const seat = hero === 'tirion' ? 0 : 1;
        const after = make(state, hero, order({ defend: 'always' })).state;
        expect(after.players[seat]!.orders).toEqual({ ...state.players[seat]!.orders, defend: 'always' });
        expect(after.players[1 - seat]).toEqual(state.players[1 - seat]);
        expect([after.frames, after.record]).toEqual([state.frames, state.record]);
      }
    }
  });

  test('LK-17.8: every order that is offered is accepted, to those who are asked and to those who are not', () => {
    const state = position({ heroes: { tirion: {}, liadrin: {} } });
    expect(allAccepted(state, 'tirion', 'setStandingOrders').length).toBeGreaterThan(6);
    expect(allAccepted(state, 'liadrin', 'setStandingOrders')).toContain('indomitable.always');
    expect(allAccepted(state, 'tirion', 'setStandingOrders')).not.toContain('indomitable.always');
  });

  test('LK-17.8: what is unknown, doubled or senseless is refused', () => {
    const state = position({ heroes: { tirion: {}, jaina: {} } });
    for (const orders of [
      { defend: 'sometimes' },
      { courage: true },
      { holdGates: ['G9'] },
      { holdGates: ['G2', 'G2'] },
      { autoConsent: 1 },
    ])
      expect(refusal(state, 'tirion', { type: 'setStandingOrders', orders })).toMatch(/^LK-17\.8 /);
  });
});

/** Thrall ends his turn: the card Frosthold is revealed next to Liadrin, then Ulduar. */
function revealed(indomitable: StandingOrders['indomitable'], there: number, health = 7): LichKingState {
  const before = position({
    heroes: { thrall: {}, liadrin: { health, orders: { indomitable } } },
    ghouls: { frosthold: there },
    heroDeck: ['heal', 'heal'],
    scourgeDeck: ['frosthold', 'ulduar'],
  });
  return make(before, 'thrall', { type: 'endActions' }).state;
}

describe("Liadrin's standing order", () => {
  test.each([
    ['never', 2, 7, 3, 0],
    // The abomination of the overrun comes to her and strikes.
    ['never', 3, 6, 3, 1],
    ['overrunOnly', 2, 7, 3, 0],
    ['overrunOnly', 3, 6, 3, 0],
    ['always', 2, 6, 2, 0],
    ['always', 3, 6, 3, 0],
  ] as const)(
    'LK-17.9: `%s` with %i ghouls there: health %i, ghouls %i, despair %i',
    (kind, there, health, left, despair) => {
      const state = revealed(kind, there);
      expect([heroIn(state, 'liadrin').health, ghouls(state, 'frosthold'), state.despair]).toEqual([
        health,
        left,
        despair,
      ]);
    },
  );

  test('LK-17.9: `overrunOnly` also prevents a ghoul that the supply lacks', () => {
    const full = Object.fromEntries(
      [
        'the_nexus',
        'warsong_hold',
        'valiance_keep',
        'azjol_nerub',
        'vault_of_archavon',
        'rivers_heart',
        'onslaught_harbor',
        'the_avalanche',
        'shadow_vault',
        'argent_tournament',
        'gundrak',
        'kolramas',
      ].map((id) => [id, 3]),
    );
    const before = position({
      heroes: { thrall: {}, liadrin: { orders: { indomitable: 'overrunOnly' } } },
      ghouls: full,
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['frosthold', 'dalaran'],
    });
    const { state } = make(before, 'thrall', { type: 'endActions' });
    expect([state.despair, heroIn(state, 'liadrin').health]).toEqual([0, 5]);
  });

  test('LK-17.9: `ask` asks her player', () => {
    const state = revealed('ask', 2);
    expect([topKind(state), lichKing.acting(state)]).toEqual(['indomitable', [1]]);
    expect(make(state, 'liadrin', { type: 'indomitable', decision: openId(state), prevent: 1 }).state.despair).toBe(0);
  });
});
