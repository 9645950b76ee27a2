import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../src/games/lich-king/data/spaces.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { make, offers, openId, play, refusal, topKind } from './support/acts.js';
import { card, heroIn, position, type Sketch, withRoll } from './support/position.js';

const end: LichKingMove = { type: 'endActions' };
const quest: LichKingMove = { type: 'quest' };

const alone = (more: Sketch): LichKingState => position({ solo: true, heroDeck: ['heal', 'fight1'], ...more });

describe('the solo game', () => {
  test('LK-16.1: the heroes take their turns from left to right, over and over', () => {
    let state = alone({
      heroes: { tirion: {}, liadrin: {}, muradin: {} },
      heroDeck: ['heal', 'heal', 'heal', 'heal', 'heal', 'heal'],
      record: { skipSummon: true, skipAbominations: true },
    });
    const active: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      active.push(state.active);
      state = make(
        { ...state, record: { ...state.record, skipSummon: true, skipAbominations: true } },
        'tirion',
        end,
      ).state;
    }
    expect([...active, state.active, state.round]).toEqual([0, 1, 2, 0, 2]);
    expect(state.players[0]!.hand.length).toBe(6);
  });

  test('LK-T10, LK-16.3, LK-16.5: a Travel card moves either hero on the active one’s space, without asking', () => {
    const start = alone({ heroes: { tirion: { at: 'dalaran', hand: ['travel2'] }, liadrin: {}, muradin: {} } });
    const travel = (hero: 'tirion' | 'liadrin' | 'muradin', ...path: SpaceId[]): LichKingMove => ({
      type: 'playTravel',
      card: card(start, 'tirion', 'travel2'),
      hero,
      path,
    });
    for (const hero of ['tirion', 'liadrin'] as const) {
      const { state } = make(start, 'tirion', travel(hero, 'frosthold', 'thryms_end'));
      expect([heroIn(state, hero).at, state.frames, state.players[0]!.hand]).toEqual(['thryms_end', [], []]);
    }
    expect(refusal(start, 'tirion', travel('muradin', 'dalaran'))).toBe('LK-5.4 hero-not-here');
  });

  test.each([
    ['frosthold', 'frosthold', 1],
    ['the_nexus', 'frosthold', 2],
    ['the_nexus', 'the_nexus', 3],
  ] as const)('LK-T11, LK-16.4: with the others on %s and %s, %i cards may be laid out', (tirion, muradin, most) => {
    const start = alone({
      heroes: {
        liadrin: { at: 'the_nexus', hand: ['travel2', 'travel2', 'travel2', 'travel4'] },
        tirion: { at: tirion },
        muradin: { at: muradin },
      },
      quests: { the_nexus: 0 },
      lichKing: 'purple',
    });
    let state = make(withRoll(start, 0, 2), 'liadrin', quest).state;
    for (let laid = 0; laid < most; laid++) {
      state = make(state, 'liadrin', offers(state, 'liadrin', 'contribute')[0]!.move).state;
    }
    expect(state.frames.some(({ kind }) => kind === 'questProgress')).toBe(false);
    expect([state.quests[0]!.progress, state.players[0]!.hand.length]).toEqual([most, 4]);
  });

  test('LK-T92, LK-16.3: Defend cards only for heroes on the active hero’s space', () => {
    const start = (abomination: SpaceId): LichKingState =>
      alone({
        heroes: { tirion: { at: 'dalaran', hand: ['defend'] }, muradin: { at: 'dalaran' }, liadrin: { at: 'ulduar' } },
        abominations: [abomination],
        record: { skipSummon: true },
      });
    const away = make(start('ulduar'), 'tirion', end).state;
    expect([away.frames, heroIn(away, 'liadrin').health]).toEqual([[], 6]);
    const here = make(start('dalaran'), 'tirion', end).state;
    const struck = play(here, ['tirion', { type: 'abominationVictim', abomination: 'a1', hero: 'muradin' }]);
    expect(topKind(struck)).toBe('defend');
    const cards = [card(struck, 'tirion', 'defend')];
    const { state } = make(struck, 'tirion', { type: 'playDefend', window: openId(struck), cards });
    expect(heroIn(state, 'muradin').health).toBe(8);
  });

  test('LK-16.2, LK-16.5: one hand for all, and a defeat discards the whole of it', () => {
    const start = alone({
      heroes: {
        tirion: { at: 'dalaran', hand: ['heal', 'travel2'] },
        muradin: {},
        liadrin: { at: 'ulduar', health: 1 },
      },
      abominations: ['ulduar'],
      record: { skipSummon: true },
    });
    const { state } = make(start, 'tirion', end);
    expect([state.players[0]!.hand, state.heroDiscard.length, state.despair]).toEqual([[], 4, 2]);
    expect(lichKing.faults(state)).toEqual([]);
  });
});
