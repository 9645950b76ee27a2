import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { LichKingMove } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, openId, refusal, topKind } from '../support/acts.js';
import { abominations, card, ghouls, heroIn, position, withDice, withRoll } from '../support/position.js';

const lightning = (...spaces: readonly SpaceId[]): LichKingMove => ({
  type: 'ability',
  ability: 'chain_lightning',
  spaces,
});

describe('Chain Lightning', () => {
  const one = position({ heroes: { thrall: {}, jaina: { at: 'dalaran' } }, ghouls: { warsong_hold: 1 } });

  test('LK-T04, LK-13.5: up to 3 spaces that hang together, his own among them', () => {
    make(one, 'thrall', lightning('warsong_hold', 'the_nexus', 'valiance_keep'));
    make(one, 'thrall', lightning('warsong_hold', 'temple_city_of_enkilah', 'azjol_nerub'));
    make(one, 'thrall', lightning('azjol_nerub', 'warsong_hold', 'temple_city_of_enkilah'));
    expect(refusal(one, 'thrall', lightning('the_nexus', 'valiance_keep', 'temple_city_of_enkilah'))).toBe(
      'LK-13.5 own-space-missing',
    );
    expect(refusal(one, 'thrall', lightning('warsong_hold', 'temple_city_of_enkilah', 'the_wrathgate'))).toBe(
      'LK-13.5 no-chain',
    );
    expect(refusal(one, 'thrall', lightning('warsong_hold', 'warsong_hold'))).toMatch(/^LK-/);
    const four = lightning('warsong_hold', 'the_nexus', 'valiance_keep', 'temple_city_of_enkilah');
    expect(refusal(one, 'thrall', four)).toMatch(/^LK-/);
    expect(refusal(one, 'thrall', lightning())).toMatch(/^LK-/);
  });

  test('LK-13.5: somewhere there must be an enemy', () => {
    expect(refusal(position({ heroes: { thrall: {}, jaina: {} } }), 'thrall', lightning('warsong_hold'))).toBe(
      'LK-13.5 no-enemy',
    );
  });

  test('LK-T63, LK-13.5: a die for each space, no harm to Thrall, no cards, no abomination falls', () => {
    const state = position({
      heroes: { thrall: { hand: ['fight1'] }, jaina: { at: 'dalaran' } },
      ghouls: { warsong_hold: 2, the_nexus: 1 },
      abominations: ['valiance_keep'],
      lichKing: 'red',
    });
    const lucky = withDice(state, [2, 0], [0, 1], [2, 0]);
    const { state: struck } = make(lucky, 'thrall', lightning('warsong_hold', 'the_nexus', 'valiance_keep'));
    expect([
      ghouls(struck, 'warsong_hold'),
      ghouls(struck, 'the_nexus'),
      abominations(struck, 'valiance_keep'),
    ]).toEqual([0, 1, 1]);
    expect([heroIn(struck, 'thrall').health, struck.frames, struck.record.actionsLeft]).toEqual([7, [], 3]);
  });

  test('LK-13.5: where an abomination can take a hit the active player assigns', () => {
    const mixed = position({
      heroes: { thrall: {}, jaina: { at: 'dalaran' } },
      ghouls: { warsong_hold: 1 },
      abominations: ['warsong_hold'],
    });
    const asked = make(withDice(mixed, [1, 0]), 'thrall', lightning('warsong_hold')).state;
    expect(topKind(asked)).toBe('assignHits');
    const spaces = [{ loc: 'warsong_hold', ghouls: 1, abominations: [] }] as const;
    expect(ghouls(make(asked, 'thrall', { type: 'assignHits', spaces }).state, 'warsong_hold')).toBe(0);
  });

  test('LK-13.5, LK-4.11: once a turn', () => {
    const state = { ...one, ghouls: one.ghouls.map((count) => (count > 0 ? 3 : 0)) };
    const once = make(withDice(state, [1, 0]), 'thrall', lightning('warsong_hold')).state;
    expect(refusal(once, 'thrall', lightning('warsong_hold'))).toMatch(/^LK-(4\.11|13\.5) /);
  });

  test('LK-13.5: offered are the chains that reach the most', () => {
    const state = position({
      heroes: { thrall: {}, jaina: { at: 'dalaran' } },
      ghouls: { the_nexus: 1, rivers_heart: 2, azjol_nerub: 1 },
    });
    expect(allAccepted(state, 'thrall', 'chain_lightning').toSorted()).toEqual(['R2+R1+R7', 'R2+R3+R5']);
    expect(allAccepted(position({ heroes: { thrall: {}, jaina: {} } }), 'thrall', 'chain_lightning')).toEqual([]);
  });
});

describe('I Am the Warchief!', () => {
  const questing = (at: SpaceId) =>
    make(
      withRoll(
        position({
          heroes: { jaina: { at: 'the_nexus', hand: ['heal'] }, thrall: { at, hand: ['travel2', 'travel2'] } },
          quests: { the_nexus: 0 },
        }),
        0,
        2,
      ),
      'jaina',
      { type: 'quest' },
    ).state;

  test('LK-13.6: he lays out one card, and only one, for a quest in the region he is in', () => {
    const near = questing('azjol_nerub');
    const lay = (nth: number): LichKingMove => ({
      type: 'contribute',
      window: openId(near),
      card: card(near, 'thrall', 'travel2', nth),
    });
    const laid = make(near, 'thrall', lay(0)).state;
    expect(laid.quests[0]!.progress).toBe(1);
    expect(refusal(laid, 'thrall', lay(1))).toMatch(/^LK-/);
  });

  test('LK-13.6: not from another region', () => {
    const far = questing('dalaran');
    expect([far.frames, far.quests[0]!.progress]).toEqual([[], 0]);
  });

  test('LK-13.6: Icecrown is in no region', () => {
    const state = position({
      heroes: { jaina: { at: 'icecrown_citadel' }, thrall: { at: 'the_avalanche', hand: ['fight1'] } },
      icecrown: 0,
    });
    expect(make(withRoll(state, 0, 2), 'jaina', { type: 'quest' }).state.icecrown.progress).toBe(0);
    const there = position({
      heroes: { jaina: { at: 'icecrown_citadel' }, thrall: { at: 'icecrown_citadel', hand: ['fight1'] } },
      icecrown: 0,
    });
    expect(topKind(make(withRoll(there, 0, 2), 'jaina', { type: 'quest' }).state)).toBe('questProgress');
  });
});
