import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { AbominationId, HeroId, Region } from '../../../../src/games/lich-king/ids.js';
import type { LichKingMove } from '../../../../src/games/lich-king/index.js';
import type { Assignment } from '../../../../src/games/lich-king/moves.js';
import { allAccepted, make, offers, openId, play, refusal } from '../support/acts.js';
import { abominations, ghouls, heroIn, position, withRoll } from '../support/position.js';
import { discarded } from './windows.js';

const on = (loc: SpaceId, count: number, ...figures: readonly AbominationId[]): Assignment => ({
  loc,
  ghouls: count,
  abominations: figures,
});

const crusaders = (hero: HeroId, ...spaces: readonly Assignment[]): LichKingMove => ({
  type: 'playReward',
  reward: 'argent_crusaders',
  params: { hero, spaces },
});

const knights = (region: Region, ...spaces: readonly Assignment[]): LichKingMove => ({
  type: 'playReward',
  reward: 'knights_of_the_ebon_blade',
  params: { region, spaces },
});

describe('Argent Crusaders', () => {
  const state = position({
    heroes: { thrall: {}, jaina: { at: 'gundrak', rewards: ['argent_crusaders'] } },
    abominations: ['warsong_hold'],
    ghouls: { the_nexus: 2, azjol_nerub: 1, rivers_heart: 3 },
  });

  test('LK-T82, LK-15.3: 5 damage on and around a hero, an abomination taking 3; no further away', () => {
    const after = make(state, 'jaina', crusaders('thrall', on('warsong_hold', 0, 'a1'), on('the_nexus', 2))).state;
    expect([after.abominations, ghouls(after, 'the_nexus'), after.record.actionsLeft]).toEqual([[], 0, 4]);
    expect(refusal(state, 'jaina', crusaders('thrall', on('azjol_nerub', 1)))).toBe('LK-15.3 not-connected');
  });

  test('LK-15.3: not more than 5, not more than there are, some may be left; the hero is in the game', () => {
    const six = crusaders('thrall', on('warsong_hold', 0, 'a1'), on('the_nexus', 1), on('rivers_heart', 2));
    expect(refusal(state, 'jaina', six)).toBe('LK-15.3 too-much-damage');
    expect(refusal(state, 'jaina', crusaders('thrall', on('the_nexus', 3)))).toBe('LK-15.3 no-such-enemy');
    expect(refusal(state, 'jaina', crusaders('thrall', on('the_nexus', 1, 'a1')))).toBe('LK-15.3 no-such-enemy');
    expect(refusal(state, 'jaina', crusaders('thrall', on('the_nexus', 1), on('the_nexus', 1)))).toBe(
      'LK-15.3 space-twice',
    );
    expect(refusal(state, 'jaina', crusaders('tirion', on('the_breach', 0)))).toBe('LK-15.3 not-in-game');
    expect(ghouls(make(state, 'jaina', crusaders('thrall', on('the_nexus', 1))).state, 'the_nexus')).toBe(1);
  });

  test('LK-15.3: it is no attack: no damage comes back', () => {
    const risky = { ...state, lichKing: 'red' as const };
    expect(heroIn(make(risky, 'jaina', crusaders('thrall', on('the_nexus', 2))).state, 'thrall').health).toBe(7);
  });

  test('LK-15.3: offered are ways that leave no damage which could still remove something', () => {
    expect(allAccepted(state, 'jaina', 'argent_crusaders').toSorted()).toEqual(
      ['R2.0a1+R7.1+R1.1', 'R2.0a1+R1.2', 'R2.0a1+R7.2', 'R7.3+R1.2'].toSorted(),
    );
  });
});

describe('Knights of the Ebon Blade', () => {
  const state = position({
    heroes: { thrall: { rewards: ['knights_of_the_ebon_blade'] }, jaina: {} },
    abominations: ['kolramas'],
    ghouls: { kolramas: 2, grizzlemaw: 1, valgarde: 1, naxxramas: 1, dalaran: 1 },
  });

  test('LK-15.11: 3 damage in one region, wherever the heroes are', () => {
    const giant = make(state, 'thrall', knights('purple', on('kolramas', 0, 'a1'))).state;
    expect([abominations(giant, 'kolramas'), ghouls(giant, 'kolramas')]).toEqual([0, 2]);
    const three = make(state, 'thrall', knights('purple', on('grizzlemaw', 1), on('valgarde', 1), on('naxxramas', 1)));
    expect(three.state.ghouls.reduce((sum, count) => sum + count)).toBe(3);
  });

  test('LK-15.11: one region, at most 3 spaces, at most 3 damage; Icecrown is in no region', () => {
    expect(refusal(state, 'thrall', knights('purple', on('dalaran', 1)))).toBe('LK-15.11 other-region');
    expect(refusal(state, 'thrall', knights('purple', on('grizzlemaw', 1), on('kolramas', 0, 'a1')))).toBe(
      'LK-15.11 too-much-damage',
    );
    const four = ['grizzlemaw', 'valgarde', 'naxxramas', 'kolramas'].map((loc) => on(loc as SpaceId, 0));
    expect(refusal(state, 'thrall', knights('purple', ...four))).toBe('LK-15.11 too-many-spaces');
    const siege = position({
      heroes: { thrall: { rewards: ['knights_of_the_ebon_blade'] }, jaina: {} },
      icecrown: 0,
      ghouls: { icecrown_citadel: 1 },
    });
    expect(refusal(siege, 'thrall', knights('green', on('icecrown_citadel', 1)))).toBe('LK-15.11 other-region');
    expect(offers(siege, 'thrall', 'knights_of_the_ebon_blade')).toEqual([]);
  });

  test('LK-15.11: every way that is offered is accepted', () => {
    expect(allAccepted(state, 'thrall', 'knights_of_the_ebon_blade')).toContain('P5.0a1');
  });

  test('LK-T96, LK-15.2, LK-4.4: in the middle of a fight', () => {
    const fighting = position({
      heroes: {
        thrall: { at: 'kolramas', hand: ['fight1'] },
        jaina: { rewards: ['knights_of_the_ebon_blade'] },
      },
      ghouls: { kolramas: 2 },
      abominations: ['kolramas'],
      lichKing: 'red',
    });
    const open = make(withRoll(fighting, 2, 0), 'thrall', { type: 'fight' }).state;
    const struck = make(open, 'jaina', knights('purple', on('kolramas', 0, 'a1'))).state;
    const done = play(struck, ['thrall', { type: 'closeWindow', window: openId(struck) }]);
    expect([ghouls(done, 'kolramas'), done.abominations, heroIn(done, 'thrall').health]).toEqual([0, [], 7]);
  });
});

describe('Alexstrasza’s Cleansing', () => {
  const cleansing = (scourgeCard: SpaceId): LichKingMove => ({
    type: 'playReward',
    reward: 'alexstraszas_cleansing',
    params: { scourgeCard },
  });
  const held = { thrall: {}, jaina: { rewards: ['alexstraszas_cleansing'] } } as const;

  test('LK-15.7: the card leaves the game, the ghouls its space; abominations stay', () => {
    const state = discarded(
      position({ heroes: held, ghouls: { gundrak: 3 }, abominations: ['gundrak'] }),
      'gundrak',
      'valgarde',
    );
    const after = make(state, 'jaina', cleansing('gundrak')).state;
    expect([ghouls(after, 'gundrak'), abominations(after, 'gundrak')]).toEqual([0, 1]);
    expect([after.scourgeDiscard, after.box.scourge]).toEqual([['valgarde'], ['gundrak']]);
    expect(make(state, 'jaina', cleansing('valgarde')).state.box.scourge).toEqual(['valgarde']);
    expect(refusal(state, 'jaina', cleansing('ulduar'))).toBe('LK-15.7 not-discarded');
    expect(allAccepted(state, 'jaina', 'alexstraszas_cleansing')).toEqual(['G10', 'P10']);
  });

  test('LK-15.7: not with an empty discard pile', () => {
    expect(refusal(position({ heroes: held }), 'jaina', cleansing('gundrak'))).toBe('LK-15.2 reward-not-now');
  });

  test('LK-T34, LK-9.3, LK-15.7: between the steps of a Scourge Rises, on the card just drawn', () => {
    const rising = position({
      heroes: { thrall: {}, jaina: { rewards: ['alexstraszas_cleansing'], orders: { holdGates: [] } } },
      heroDeck: ['scourge_rises', 'heal'],
      scourgeDeck: ['the_nexus', 'valgarde'],
      scourgeBottom: 'gundrak',
      ghouls: { gundrak: 1 },
    });
    const gap = make(rising, 'thrall', { type: 'endActions' }).state;
    expect([ghouls(gap, 'gundrak'), abominations(gap, 'gundrak')]).toEqual([3, 1]);
    const { state, events } = make(gap, 'jaina', cleansing('gundrak'));
    expect([state.box.scourge, state.box.rewards]).toEqual([['gundrak'], ['alexstraszas_cleansing']]);
    expect(events).toContainEqual({ type: 'enemiesRemoved', space: 'gundrak', ghouls: 3, abominations: 0 });
    expect([...state.scourgeDeck, ...state.scourgeDiscard]).not.toContain('gundrak');
  });
});
