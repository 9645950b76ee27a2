import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { LichKingMove } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, refusal } from '../support/acts.js';
import { ghouls, heroIn, position, withRoll } from '../support/position.js';

const teleport = (to: SpaceId): LichKingMove => ({ type: 'ability', ability: 'teleport', to });

describe('Teleport', () => {
  const state = position({ heroes: { jaina: {}, tirion: {} } });

  test('LK-13.12: straight to a space at most 4 steps away, for an action', () => {
    const there = make(state, 'jaina', teleport('dalaran')).state;
    expect([heroIn(there, 'jaina').at, there.record.actionsLeft]).toEqual(['dalaran', 3]);
    expect(refusal(state, 'jaina', teleport('kolramas'))).toBe('LK-13.12 too-far');
    expect(refusal(state, 'jaina', teleport('valiance_keep'))).toBe('LK-13.12 already-there');
    expect(refusal(there, 'jaina', teleport('frosthold'))).toMatch(/^LK-(4\.11|13\.12) /);
  });

  test('LK-13.12, LK-8.6: the steps never count through a closed Icecrown, and it cannot be entered', () => {
    const [near, through] = ['icecrown_citadel', 'the_breach'] as const;
    const closed = position({ heroes: { jaina: { at: 'the_avalanche' }, tirion: {} } });
    expect(refusal(closed, 'jaina', teleport(near))).toBe('LK-8.6 icecrown-closed');
    const from = (icecrown?: number) =>
      position({
        heroes: { jaina: { at: 'rivers_heart' }, tirion: {} },
        ...(icecrown === undefined ? {} : { icecrown }),
      });
    expect(refusal(from(), 'jaina', teleport('temple_of_storms'))).toBe('LK-13.12 too-far');
    expect(heroIn(make(from(0), 'jaina', teleport('temple_of_storms')).state, 'jaina').at).toBe('temple_of_storms');
    expect(heroIn(make(from(0), 'jaina', teleport(near)).state, 'jaina').at).toBe(near);
    expect(heroIn(make(from(0), 'jaina', teleport(through)).state, 'jaina').at).toBe(through);
  });

  test('LK-13.12: every space in reach is offered', () => {
    const offered = allAccepted(state, 'jaina', 'teleport');
    expect(offered).toContain('G4');
    expect(offered).not.toContain('R3');
    expect(offered).not.toContain('IC');
  });
});

describe('Frost Armor', () => {
  test('LK-T67, LK-13.12: a block in her own fight, even if none was rolled', () => {
    const state = position({
      heroes: { jaina: {}, tirion: {} },
      ghouls: { valiance_keep: 3 },
      lichKing: 'green',
    });
    const fought = make(withRoll(state, 2, 0), 'jaina', { type: 'fight' }).state;
    expect([ghouls(fought, 'valiance_keep'), heroIn(fought, 'jaina').health]).toEqual([1, 6]);
  });

  test('LK-13.12: not in quests', () => {
    const state = position({
      heroes: { jaina: { at: 'the_nexus' }, tirion: {} },
      quests: { the_nexus: 0 },
      lichKing: 'green',
    });
    const open = make(withRoll(state, 0, 2), 'jaina', { type: 'quest' }).state;
    expect(heroIn(open, 'jaina').health).toBe(5);
  });
});
