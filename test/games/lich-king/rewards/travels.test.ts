import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { HeroId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, offers, openId, play, refusal, topKind } from '../support/acts.js';
import { ghouls, heroIn, position, withRoll } from '../support/position.js';
import { struckByAbominations, WINDOWS } from './windows.js';

const gunship = (hero: HeroId, to: SpaceId): LichKingMove => ({
  type: 'playReward',
  reward: 'gunship_support',
  params: { hero, to },
});

const onward = (...moves: readonly (readonly [HeroId, ...SpaceId[]])[]): LichKingMove => ({
  type: 'playReward',
  reward: 'onward_to_victory',
  params: { moves: moves.map(([hero, ...path]) => ({ hero, path })) },
});

const consent = (state: LichKingState, accept = true): LichKingMove => ({
  type: 'respondConsent',
  request: openId(state),
  accept,
});

describe('Gunship Support', () => {
  const state = position({
    heroes: { thrall: { rewards: ['gunship_support'] }, jaina: { health: 2 } },
    ghouls: { gundrak: 3, warsong_hold: 1 },
    lichKing: 'green',
  });
  const landed = (to: SpaceId): LichKingState => {
    const asked = make(state, 'thrall', gunship('jaina', to)).state;
    return make(asked, 'jaina', consent(asked)).state;
  };

  test('LK-15.6, LK-17.7: any hero to any space, if their player agrees; refused, the card stays in hand', () => {
    expect(heroIn(landed('valgarde'), 'jaina').at).toBe('valgarde');
    const asked = make(state, 'thrall', gunship('jaina', 'valgarde')).state;
    const refused = make(asked, 'jaina', consent(asked, false)).state;
    expect([heroIn(refused, 'jaina').at, refused.players[0]!.rewards]).toEqual(['valiance_keep', ['gunship_support']]);
    expect(heroIn(make(state, 'thrall', gunship('thrall', 'valgarde')).state, 'thrall').at).toBe('valgarde');
  });

  test('LK-15.6: where an enemy stands a free fight is offered to that hero, who suffers its damage', () => {
    const offered = landed('gundrak');
    expect(topKind(offered)).toBe('freeFightOffer');
    const answer = (yes: boolean): LichKingMove => ({ type: 'answer', request: openId(offered), yes });
    expect(refusal(offered, 'thrall', answer(true))).toMatch(/^LK-15\.6 /);
    const fought = make(withRoll(offered, 2, 0), 'jaina', answer(true)).state;
    expect([ghouls(fought, 'gundrak'), heroIn(fought, 'jaina').health]).toEqual([1, 1]);
    expect(fought.record.actionsLeft).toBe(4);
    const declined = make(offered, 'jaina', answer(false)).state;
    expect([ghouls(declined, 'gundrak'), declined.frames]).toEqual([3, []]);
    expect(landed('valgarde').frames).toEqual([]);
  });

  test('LK-15.6: a hero may stay where they are', () => {
    const stayed = make(state, 'thrall', gunship('thrall', 'warsong_hold'));
    expect(topKind(stayed.state)).toBe('freeFightOffer');
    expect(stayed.events.some(({ type }) => type === 'moved')).toBe(false);
  });

  test('LK-15.6, LK-6.7: the active hero defeated in the free fight ends the actions', () => {
    const weak = position({
      heroes: { thrall: { rewards: ['gunship_support'], health: 1 }, jaina: {} },
      ghouls: { gundrak: 3 },
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['ulduar', 'valgarde'],
    });
    const offered = make(weak, 'thrall', gunship('thrall', 'gundrak')).state;
    const beaten = make(withRoll(offered, 1, 1), 'thrall', { type: 'answer', request: openId(offered), yes: true });
    expect([beaten.state.despair, beaten.state.active, heroIn(beaten.state, 'thrall').at]).toEqual([
      2,
      1,
      'warsong_hold',
    ]);
  });

  test('LK-15.6, LK-8.6: to Icecrown only once it is open; nobody who is not in the game', () => {
    expect(refusal(state, 'thrall', gunship('thrall', 'icecrown_citadel'))).toBe('LK-8.6 icecrown-closed');
    expect(refusal(state, 'thrall', gunship('tirion', 'dalaran'))).toBe('LK-15.6 not-in-game');
    const siege = position({ heroes: { thrall: { rewards: ['gunship_support'] }, jaina: {} }, icecrown: 0 });
    expect(heroIn(make(siege, 'thrall', gunship('thrall', 'icecrown_citadel')).state, 'thrall').at).toBe(
      'icecrown_citadel',
    );
    expect(allAccepted(state, 'thrall', 'gunship_support').length).toBe(60);
  });

  test('LK-15.2: inside a fight, quest or defend window it moves only, and neither who acts nor who is hurt', () => {
    for (const window of [WINDOWS.fight, WINDOWS.quest, WINDOWS.defend, struckByAbominations]) {
      const open = window('gunship_support');
      expect(refusal(open, 'jaina', gunship('thrall', 'ulduar'))).toBe('LK-15.2 hero-held');
      expect(offers(open, 'jaina', 'gunship_support').some(({ id }) => id.startsWith('thrall'))).toBe(false);
      const moved = make(open, 'jaina', gunship('jaina', 'frosthold')).state;
      expect([heroIn(moved, 'jaina').at, moved.frames.some(({ kind }) => kind === 'freeFightOffer')]).toEqual([
        'frosthold',
        false,
      ]);
    }
  });

  test('LK-15.2: at a gate a fight may follow', () => {
    const gate = WINDOWS.gate('gunship_support');
    expect(topKind(make(gate, 'jaina', gunship('jaina', 'frosthold')).state)).toBe('freeFightOffer');
  });

  test('LK-15.2: whoever comes to a fight may play Fight cards in it', () => {
    const open = WINDOWS.fight('gunship_support');
    const armed = {
      ...open,
      players: open.players.map((player, seat) => (seat === 1 ? { ...player, hand: ['fight2.5'] } : player)),
    };
    const fight: LichKingMove = { type: 'playFight', window: openId(armed), cards: ['fight2.5'] };
    expect(refusal(armed, 'jaina', fight)).toMatch(/^LK-5\.2 /);
    const there = make(armed, 'jaina', gunship('jaina', 'the_nexus')).state;
    make(there, 'jaina', fight);
  });
});

describe('Onward to Victory', () => {
  const state = position({ heroes: { thrall: {}, jaina: { rewards: ['onward_to_victory'] } } });
  const five = onward(
    ['jaina', 'azjol_nerub', 'the_wrathgate', 'dalaran'],
    ['thrall', 'rivers_heart', 'onslaught_harbor'],
  );

  test('LK-T86, LK-15.10: 5 steps in all, divided freely, with consent', () => {
    const asked = make(state, 'jaina', five).state;
    const after = make(asked, 'thrall', consent(asked)).state;
    expect([heroIn(after, 'jaina').at, heroIn(after, 'thrall').at]).toEqual(['dalaran', 'onslaught_harbor']);
    const refused = make(asked, 'thrall', consent(asked, false)).state;
    expect([heroIn(refused, 'jaina').at, refused.players[1]!.rewards]).toEqual([
      'valiance_keep',
      ['onward_to_victory'],
    ]);
    const six = onward(
      ['jaina', 'azjol_nerub', 'the_wrathgate', 'dalaran'],
      ['thrall', 'rivers_heart', 'onslaught_harbor', 'shadow_vault'],
    );
    expect(refusal(state, 'jaina', six)).toBe('LK-15.10 too-many-steps');
  });

  test('LK-15.10: at least a step, only along lines, not into a closed Icecrown, heroes of the game', () => {
    expect(refusal(state, 'jaina', onward())).toMatch(/^LK-15\./);
    expect(refusal(state, 'jaina', onward(['jaina', 'dalaran']))).toBe('LK-15.10 no-way');
    const closed = onward(['jaina', 'azjol_nerub', 'the_wrathgate', 'icecrown_citadel']);
    expect(refusal(state, 'jaina', closed)).toBe('LK-8.6 icecrown-closed');
    expect(refusal(state, 'jaina', onward(['tirion', 'dalaran']))).toBe('LK-15.10 not-in-game');
  });

  test('LK-15.10: the list is ordered, a hero named again goes on from where they are', () => {
    const twice = onward(['jaina', 'azjol_nerub'], ['jaina', 'the_wrathgate']);
    expect(heroIn(make(state, 'jaina', twice).state, 'jaina').at).toBe('the_wrathgate');
    expect(refusal(state, 'jaina', onward(['jaina', 'the_wrathgate'], ['jaina', 'azjol_nerub']))).toBe(
      'LK-15.10 no-way',
    );
  });

  test('LK-15.10: offered are every space within 5 steps of one hero, and gathering at a quest', () => {
    const offered = allAccepted(state, 'jaina', 'onward_to_victory');
    expect(offered).toEqual(expect.arrayContaining(['all.R1', 'thrall.R1', 'jaina.G4']));
    const gather = offers(state, 'jaina', 'onward_to_victory').find(({ id }) => id === 'all.R1');
    expect(gather?.move).toEqual(onward(['thrall', 'the_nexus'], ['jaina', 'warsong_hold', 'the_nexus']));
  });

  test('LK-15.2: inside a window it moves neither who acts nor who is hurt', () => {
    for (const window of [WINDOWS.fight, WINDOWS.quest, WINDOWS.defend, struckByAbominations]) {
      const open = window('onward_to_victory');
      expect(refusal(open, 'jaina', onward(['thrall', 'warsong_hold']))).toBe('LK-15.2 hero-held');
      expect(heroIn(make(open, 'jaina', onward(['jaina', 'frosthold'])).state, 'jaina').at).toBe('frosthold');
      const ids = offers(open, 'jaina', 'onward_to_victory').map(({ id }) => id);
      expect(ids.some((id) => id.startsWith('thrall'))).toBe(false);
    }
  });

  test('LK-15.2: in a hand limit above such a window it does not move them either', () => {
    const open = WINDOWS.fight('onward_to_victory');
    const full = {
      ...open,
      players: open.players.map((player, seat) =>
        seat === 1 ? { ...player, hand: Array.from({ length: 7 }, (_, i) => `heal.${i + 1}`) } : player,
      ),
    };
    const limit = make(full, 'thrall', { type: 'setStandingOrders', orders: {} }).state;
    expect(topKind(limit)).toBe('handLimit');
    expect(refusal(limit, 'jaina', onward(['thrall', 'warsong_hold']))).toBe('LK-15.2 hero-held');
    expect(play(limit, ['jaina', onward(['jaina', 'frosthold'])]).players[1]!.rewards).toEqual([]);
  });
});
