import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { HeroId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingMove } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, openId, play, refusal } from '../support/acts.js';
import { ghouls, heroIn, position, withRoll } from '../support/position.js';

const forward = (hero: HeroId, ...path: readonly SpaceId[]): LichKingMove => ({
  type: 'ability',
  ability: 'press_forward',
  hero,
  path,
});

describe('Press Forward!', () => {
  const state = position({ heroes: { tirion: {}, varian: {} } });
  const proposed = make(state, 'tirion', forward('varian', 'utgarde_keep', 'grizzlemaw')).state;
  const answer = (accept: boolean): LichKingMove => ({ type: 'respondConsent', request: openId(proposed), accept });

  test('LK-T59, LK-13.1: with consent the other hero moves for one action, refused nothing has happened', () => {
    const accepted = make(proposed, 'varian', answer(true)).state;
    expect([heroIn(accepted, 'varian').at, accepted.record.actionsLeft]).toEqual(['grizzlemaw', 3]);
    const refused = make(proposed, 'varian', answer(false)).state;
    expect([heroIn(refused, 'varian').at, refused.record.actionsLeft]).toEqual(['valgarde', 4]);
  });

  test('LK-T59, LK-13.1: any number of times a turn, each for an action', () => {
    const willing = position({ heroes: { tirion: {}, varian: { orders: { autoConsent: 'all' } } } });
    const twice = play(
      willing,
      ['tirion', forward('varian', 'utgarde_keep')],
      ['tirion', forward('varian', 'grizzlemaw')],
    );
    expect([heroIn(twice, 'varian').at, twice.record.actionsLeft]).toEqual(['grizzlemaw', 2]);
    const spent = position({ heroes: { tirion: {}, varian: {} }, record: { actionsLeft: 0 } });
    expect(refusal(spent, 'tirion', forward('varian', 'utgarde_keep'))).toMatch(/^LK-4\.1 /);
  });

  test('LK-13.1: never Tirion himself, nobody who is not in the game, only along lines and at most 2 of them', () => {
    expect(refusal(state, 'tirion', forward('tirion', 'dalaran'))).toBe('LK-13.1 not-oneself');
    expect(refusal(state, 'tirion', forward('jaina', 'dalaran'))).toBe('LK-13.1 not-in-game');
    expect(refusal(state, 'tirion', forward('varian', 'grizzlemaw'))).toBe('LK-13.1 no-way');
    expect(refusal(state, 'tirion', { ...forward('varian'), path: [] })).toMatch(/^LK-/);
    const far = forward('varian', 'utgarde_keep', 'grizzlemaw', 'kolramas');
    expect(refusal(state, 'tirion', far)).toMatch(/^LK-/);
    expect(refusal(state, 'varian', forward('tirion', 'dalaran'))).toMatch(/^LK-/);
  });

  test('LK-13.1: the offered ways are those of at most 2 steps', () => {
    expect(allAccepted(state, 'tirion', 'press_forward')).toEqual(['varian.P6', 'varian.P7', 'varian.P8', 'varian.P9']);
  });
});

describe('Ashbringer', () => {
  const ghoulsThere = position({ heroes: { tirion: {}, varian: {} }, ghouls: { the_breach: 3 }, lichKing: 'red' });
  const asked = make(withRoll(ghoulsThere, 1, 2), 'tirion', { type: 'fight' }).state;
  const assign = (convertBlocks: number, count: number): LichKingMove => ({
    type: 'assignHits',
    convertBlocks,
    spaces: [{ loc: 'the_breach', ghouls: count, abominations: [] }],
  });

  test('LK-T58, LK-13.2: rolled blocks become hits and block no more', () => {
    const all = make(asked, 'tirion', assign(2, 3)).state;
    expect([ghouls(all, 'the_breach'), heroIn(all, 'tirion').health]).toEqual([0, 8]);
    const one = make(asked, 'tirion', assign(1, 2)).state;
    expect([ghouls(one, 'the_breach'), heroIn(one, 'tirion').health]).toEqual([1, 8]);
  });

  test('LK-13.2: not more than were rolled, and only as many hits as there are', () => {
    expect(refusal(asked, 'tirion', assign(3, 3))).toMatch(/^LK-/);
    expect(refusal(asked, 'tirion', assign(1, 3))).toMatch(/^LK-/);
  });

  test('LK-13.2: for nobody else', () => {
    const other = position({ heroes: { varian: { at: 'the_breach' }, tirion: {} }, ghouls: { the_breach: 1 } });
    const fought = make(withRoll(other, 0, 2), 'varian', { type: 'fight' }).state;
    expect([ghouls(fought, 'the_breach'), fought.frames]).toEqual([1, []]);
  });
});
