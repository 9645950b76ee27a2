import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../src/games/lich-king/data/spaces.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { allAccepted, make, offers, play, refusal, topKind } from './support/acts.js';
import { abominations, card, ghouls, heroIn, position, withRoll } from './support/position.js';

const move = (to: SpaceId): LichKingMove => ({ type: 'move', to });
const fight: LichKingMove = { type: 'fight' };
const rest: LichKingMove = { type: 'rest' };
const end: LichKingMove = { type: 'endActions' };
const assign = (loc: SpaceId, ghoulsDown: number, figures: readonly ('a1' | 'a2')[] = []): LichKingMove => ({
  type: 'assignHits',
  spaces: [{ loc, ghouls: ghoulsDown, abominations: figures }],
});

describe('actions', () => {
  test('LK-4.1, LK-4.3: four actions, each along a line; the fifth is refused, what is not connected too', () => {
    const start = position({ heroes: { thrall: {}, jaina: {} }, ghouls: { warsong_hold: 3, the_nexus: 3 } });
    expect(refusal(start, 'thrall', move('dalaran'))).toBe('LK-4.3 not-connected');
    const steps = (['the_nexus', 'warsong_hold', 'the_nexus', 'warsong_hold'] as const).map(
      (to) => ['thrall', move(to)] as const,
    );
    const spent = play(start, ...steps);
    expect([spent.record.actionsLeft, heroIn(spent, 'thrall').at, spent.phase]).toEqual([0, 'warsong_hold', 'actions']);
    for (const again of [move('the_nexus'), fight, rest]) {
      expect(refusal(spent, 'thrall', again)).toBe('LK-4.1 no-actions-left');
    }
    expect(lichKing.decisions(spent, 0).map(({ id }) => id)).toEqual(['endActions']);
  });

  test('LK-3.2: the actions end only by the player’s word', () => {
    const spent = position({ heroes: { thrall: {}, jaina: {} }, record: { actionsLeft: 0 } });
    expect(lichKing.acting(spent)).toEqual([0]);
    expect(make(spent, 'thrall', end).state.phase).toBe('actions');
    expect(lichKing.acting(make(spent, 'thrall', end).state)).toEqual([1]);
  });

  test('LK-3.1, LK-4.11, LK-T97: the next player’s turn begins with four actions and no ability used', () => {
    const start = position({
      heroes: { thrall: {}, jaina: {} },
      heroDeck: ['heal', 'heal', 'heal', 'heal'],
      record: { actionsLeft: 1, used: ['chain_lightning'], skipSummon: true, skipAbominations: true },
    });
    const { state } = make(start, 'thrall', end);
    expect([state.active, state.turn, state.round, state.record]).toEqual([
      1,
      2,
      1,
      { actionsLeft: 4, used: [], skipSummon: false, skipAbominations: false, ended: false },
    ]);
    expect(play(state, ['jaina', end]).round).toBe(2);
  });

  test('LK-4.2, LK-4.10, LK-T74: nothing begins while a fight is unfinished, and never in another’s turn', () => {
    const start = position({
      heroes: { thrall: { hand: ['travel2', 'fight1'] }, jaina: { at: 'warsong_hold', hand: ['travel2'] } },
      ghouls: { warsong_hold: 3 },
    });
    const fighting = make(withRoll(start, 1, 1), 'thrall', fight).state;
    expect(topKind(fighting)).toBe('fightCards');
    expect(refusal(fighting, 'thrall', move('the_nexus'))).toBe('LK-4.2 not-now');
    const travel = (hero: 'thrall' | 'jaina') => ({
      type: 'playTravel',
      card: card(start, hero, 'travel2'),
      hero,
      path: ['the_nexus'],
    });
    expect(refusal(fighting, 'thrall', travel('thrall'))).toBe('LK-4.10 not-now');
    expect(refusal(fighting, 'jaina', travel('jaina'))).toBe('LK-4.10 not-now');
    expect(refusal(start, 'jaina', travel('jaina'))).toBe('LK-4.10 not-your-turn');
    expect(refusal(start, 'jaina', move('the_nexus'))).toBe('LK-4.2 not-your-turn');
  });
});

describe('a fight', () => {
  test('LK-T12, LK-4.4: needs an enemy', () => {
    const start = position({ heroes: { jaina: { at: 'dalaran' }, thrall: {} } });
    expect(refusal(start, 'jaina', fight)).toBe('LK-4.4 no-enemy');
  });

  test('LK-T01, LK-4.4, LK-6.3: two hits, one block against three ghouls and an abomination', () => {
    const start = position({
      heroes: { thrall: {}, jaina: { at: 'dalaran' } },
      ghouls: { warsong_hold: 3 },
      abominations: ['warsong_hold'],
      lichKing: 'green',
    });
    const rolled = make(withRoll(start, 2, 1), 'thrall', fight).state;
    const { state, events } = make(rolled, 'thrall', assign('warsong_hold', 2));
    expect([ghouls(state, 'warsong_hold'), abominations(state, 'warsong_hold')]).toEqual([1, 1]);
    expect(heroIn(state, 'thrall').health).toBe(6);
    expect(events).toContainEqual(expect.objectContaining({ type: 'damaged', raw: 2, blocks: 1, loss: 1 }));
    expect(lichKing.view(state, 'public').supply.ghouls).toBe(35);
  });

  test('LK-T14, LK-4.6, LK-8.2: the Lich King strikes even when all enemies fall', () => {
    const start = position({
      heroes: { thrall: { at: 'valiance_keep' }, jaina: {} },
      ghouls: { valiance_keep: 1 },
      lichKing: 'red',
    });
    const { state } = make(withRoll(start, 2, 0), 'thrall', fight);
    expect([ghouls(state, 'valiance_keep'), heroIn(state, 'thrall').health]).toEqual([0, 6]);
  });

  test('LK-T15, LK-6.2: a block stops his damage, and no window opens', () => {
    const start = position({
      heroes: { thrall: { at: 'valiance_keep', hand: ['defend'] }, jaina: {} },
      ghouls: { valiance_keep: 1 },
      lichKing: 'red',
    });
    const { state } = make(withRoll(start, 1, 1), 'thrall', fight);
    expect([heroIn(state, 'thrall').health, state.frames]).toEqual([7, []]);
  });

  test('LK-8.3: what counts is the region of the fight', () => {
    const start = position({ heroes: { thrall: {}, jaina: {} }, ghouls: { warsong_hold: 1 }, lichKing: 'purple' });
    expect(heroIn(make(withRoll(start, 2, 0), 'thrall', fight).state, 'thrall').health).toBe(7);
  });

  test('LK-4.5, LK-3.4: with ghouls only there is one answer, taken without asking', () => {
    const start = position({ heroes: { thrall: {}, jaina: { at: 'dalaran' } }, ghouls: { warsong_hold: 3 } });
    const { state } = make(withRoll(start, 2, 0), 'thrall', fight);
    expect([state.frames, ghouls(state, 'warsong_hold')]).toEqual([[], 1]);
  });

  test('LK-4.5: hits are dealt while an enemy can take them; an abomination that stays swallows two', () => {
    const start = position({
      heroes: { thrall: {}, jaina: { at: 'dalaran' } },
      ghouls: { warsong_hold: 2 },
      abominations: ['warsong_hold'],
      lichKing: 'green',
    });
    const rolled = make(withRoll(start, 3, 0), 'thrall', fight).state;
    expect(offers(rolled, 'thrall', 'assignHits').map(({ id }) => id)).toEqual(['c0.0-1', 'c0.2-0', 'c0.1-0']);
    expect(allAccepted(rolled, 'thrall', 'assignHits').length).toBe(3);
    expect(refusal(rolled, 'thrall', assign('warsong_hold', 0))).toBe('LK-4.5 hits-not-dealt');
    expect(refusal(rolled, 'thrall', assign('warsong_hold', 1, ['a1']))).toBe('LK-4.5 hits-not-dealt');
    expect(refusal(rolled, 'thrall', assign('warsong_hold', 3))).toBe('LK-4.4 no-such-enemy');
    expect(refusal(rolled, 'thrall', assign('dalaran', 0))).toBe('LK-4.5 hits-not-dealt');
    expect(refusal(rolled, 'jaina', assign('warsong_hold', 2))).toBe('LK-4.5 not-asked');
  });

  test('LK-4.5, LK-17.12: the answer for whoever lets time pass leaves the fewest enemies', () => {
    const start = position({
      heroes: { thrall: {}, jaina: { at: 'dalaran' } },
      ghouls: { warsong_hold: 2 },
      abominations: ['warsong_hold'],
    });
    const rolled = make(withRoll(start, 3, 0), 'thrall', fight).state;
    const [decision] = lichKing.decisions(rolled, 0);
    expect(decision?.fallback).toBe('c0.2-0');
  });
});

describe('a rest', () => {
  const tired = (more: Partial<Parameters<typeof position>[0]> = {}): LichKingState =>
    position({
      heroes: { jaina: { at: 'dalaran', health: 1, hand: ['heal'] }, liadrin: { at: 'frosthold' } },
      ...more,
    });

  test('LK-4.8: one health a hit, one more with a stronghold, one more with Liadrin, one more by a Heal card', () => {
    const health = (state: LichKingState, by: LichKingMove): number =>
      heroIn(make(withRoll(state, 1, 1), 'jaina', by).state, 'jaina').health;
    const heal = (state: LichKingState): LichKingMove => ({
      type: 'playHeal',
      card: card(state, 'jaina', 'heal'),
      hero: 'jaina',
    });
    expect(health(tired(), rest)).toBe(2);
    expect(health(tired({ strongholds: ['dalaran'] }), rest)).toBe(3);
    const together = tired({
      heroes: { jaina: { at: 'dalaran', health: 1, hand: ['heal'] }, liadrin: {} },
      strongholds: ['dalaran'],
    });
    expect(health(together, rest)).toBe(4);
    expect(health(together, heal(together))).toBe(5);
  });

  test('LK-4.8: never above the maximum, and at full health it only wastes the action', () => {
    const start = position({ heroes: { jaina: { at: 'dalaran' }, thrall: {} } });
    const { state } = make(start, 'jaina', rest);
    expect([heroIn(state, 'jaina').health, state.record.actionsLeft]).toEqual([6, 3]);
  });

  test('LK-T49: not on a quest space while the quest is unfinished', () => {
    const at = (progress: number | 'done'): LichKingState =>
      position({ heroes: { tirion: { at: 'naxxramas' }, jaina: {} }, quests: { naxxramas: progress } });
    expect(refusal(at(3), 'tirion', rest)).toBe('LK-4.8 no-rest-on-quest');
    expect(offers(at(3), 'tirion', 'rest')).toEqual([]);
    expect(make(at('done'), 'tirion', rest).state.record.actionsLeft).toBe(3);
  });
});

describe('a flight path', () => {
  test('LK-T72, LK-4.9: from anywhere to another space with a stronghold', () => {
    const from = (at: SpaceId): LichKingState =>
      position({ heroes: { jaina: { at }, thrall: {} }, strongholds: ['dalaran'] });
    const fly = { type: 'flightPath', to: 'dalaran' } as const;
    const { state } = make(from('the_nexus'), 'jaina', fly);
    expect([heroIn(state, 'jaina').at, state.record.actionsLeft]).toEqual(['dalaran', 3]);
    expect(refusal(from('dalaran'), 'jaina', fly)).toBe('LK-4.9 already-there');
    expect(refusal(from('dalaran'), 'jaina', { type: 'flightPath', to: 'frosthold' })).toBe('LK-4.9 no-stronghold');
    expect(offers(from('dalaran'), 'jaina', 'flightPath')).toEqual([]);
  });
});

describe('Travel and Heal cards', () => {
  const travel = (state: LichKingState, hero: 'thrall' | 'jaina', ...path: SpaceId[]): LichKingMove => ({
    type: 'playTravel',
    card: card(state, 'thrall', 'travel2'),
    hero,
    path,
  });

  test('LK-5.4, LK-4.10: a hero on the own space goes one to two steps, for no action; the card is discarded', () => {
    const start = position({ heroes: { thrall: { hand: ['travel2'] }, jaina: {} } });
    const { state } = make(start, 'thrall', travel(start, 'thrall', 'rivers_heart', 'the_avalanche'));
    expect([heroIn(state, 'thrall').at, state.record.actionsLeft]).toEqual(['the_avalanche', 4]);
    expect([state.players[0]!.hand, state.heroDiscard]).toEqual([[], start.players[0]!.hand]);
    const three = travel(start, 'thrall', 'rivers_heart', 'the_avalanche', 'shadow_vault');
    expect(refusal(start, 'thrall', three)).toBe('LK-5.4 too-many-steps');
    expect(refusal(start, 'thrall', travel(start, 'thrall', 'dalaran'))).toBe('LK-5.4 no-path');
    expect(refusal(start, 'thrall', travel(start, 'thrall'))).toBe('LK-4.10 bad-parameter');
    expect(refusal(start, 'thrall', travel(start, 'jaina', 'azjol_nerub'))).toBe('LK-5.4 hero-not-here');
  });

  test('LK-5.4: every space within reach is offered, by a way that is legal', () => {
    const start = position({ heroes: { thrall: { hand: ['travel2', 'travel4'] }, jaina: { at: 'warsong_hold' } } });
    const all = allAccepted(start, 'thrall', 'playTravel');
    expect(all.filter((id) => id.startsWith('travel2.thrall')).length).toBe(8);
    expect(all.filter((id) => id.startsWith('travel4')).length).toBe(26);
  });

  test('LK-T76, LK-8.6: no way through closed Icecrown', () => {
    const at = (icecrown?: number): LichKingState =>
      position({
        heroes: { thrall: { at: 'the_avalanche', hand: ['travel2'] }, jaina: {} },
        ...(icecrown === undefined ? {} : { icecrown }),
      });
    const way = (state: LichKingState) => travel(state, 'thrall', 'icecrown_citadel', 'the_wrathgate');
    expect(refusal(at(), 'thrall', way(at()))).toBe('LK-5.4 no-path');
    expect(heroIn(make(at(0), 'thrall', way(at(0))).state, 'thrall').at).toBe('the_wrathgate');
  });

  test('LK-5.5: a Heal card works on a quest space, on any hero there, once each', () => {
    const start = position({
      heroes: {
        thrall: { at: 'naxxramas', hand: ['heal'] },
        jaina: { at: 'naxxramas', health: 1, orders: { autoConsent: 'all' } },
      },
      quests: { naxxramas: 0 },
    });
    const heal = { type: 'playHeal', card: card(start, 'thrall', 'heal'), hero: 'jaina' } as const;
    const { state } = make(withRoll(start, 2, 0), 'thrall', heal);
    expect([heroIn(state, 'jaina').health, state.record.actionsLeft]).toEqual([4, 4]);
    expect(refusal(state, 'thrall', heal)).toBe('LK-5.5 not-your-card');
  });

  test('LK-5.1: nobody plays another’s card, nor a card of another kind', () => {
    const start = position({
      heroes: { thrall: { hand: ['fight1'] }, jaina: { at: 'warsong_hold', hand: ['travel2'] } },
    });
    const theirs = { type: 'playTravel', card: card(start, 'jaina', 'travel2'), hero: 'thrall', path: ['the_nexus'] };
    expect(refusal(start, 'thrall', theirs)).toBe('LK-5.4 not-your-card');
    expect(refusal(start, 'thrall', { ...theirs, card: card(start, 'thrall', 'fight1') })).toBe('LK-5.4 not-your-card');
  });
});
