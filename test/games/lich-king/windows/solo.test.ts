import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/engine/index.js';
import { progressOf } from '../../../../src/games/lich-king/board.js';
import { type LichKingMove, lichKing } from '../../../../src/games/lich-king/index.js';
import { setup } from '../../../../src/games/lich-king/setup.js';
import { make, offers, openId, pass, refusal, topKind } from '../support/acts.js';
import { card, heroIn, position, type Sketch, withRoll } from '../support/position.js';

describe('the solo game', () => {
  test('LK-16.1, LK-16.2: three heroes in a row, one hand of four', () => {
    const options = { variant: 'normal', set: 'random', heroes: 'random', startPlayer: 'random' } as const;
    const state = setup(options, 1, Random.fromSeed('alone'));
    expect([state.solo, state.heroes.length, state.players.length]).toEqual([true, 3, 1]);
    expect([state.players[0]!.hand.length, state.active]).toEqual([4, 0]);
  });

  test('LK-16.1: the turn goes from left to right, over and over', () => {
    let state = position({
      solo: true,
      heroes: { tirion: {}, liadrin: { orders: { indomitable: 'never', holdGates: [] } }, muradin: {} },
    });
    const order: string[] = [];
    for (let i = 0; i < 4 && !state.result; i++) {
      order.push(state.heroes[state.active]!.id);
      state = make(state, 'tirion', { type: 'endActions' }).state;
      for (let guard = 0; state.frames.length > 0 && !state.result && guard < 20; guard++) {
        const [decision] = lichKing.decisions(state, 0);
        const option = decision && 'options' in decision ? decision.options[0] : undefined;
        state = make(state, 'tirion', option!.move).state;
      }
    }
    expect(order).toEqual(['tirion', 'liadrin', 'muradin', 'tirion']);
  });

  test('LK-T10, LK-16.3: a Travel card moves one hero on the space of the active one, and consent is never asked', () => {
    const state = position({
      solo: true,
      heroes: { tirion: { at: 'dalaran', hand: ['travel2'] }, liadrin: { at: 'dalaran' }, muradin: { at: 'ulduar' } },
    });
    const travel = (hero: 'tirion' | 'liadrin' | 'muradin'): LichKingMove => ({
      type: 'playTravel',
      card: card(state, 'tirion', 'travel2'),
      hero,
      path: hero === 'muradin' ? ['temple_of_storms'] : ['frosthold', 'thryms_end'],
    });
    for (const hero of ['tirion', 'liadrin'] as const) {
      const after = make(state, 'tirion', travel(hero)).state;
      expect([topKind(after), heroIn(after, hero).at, after.players[0]!.hand]).toEqual([undefined, 'thryms_end', []]);
    }
    expect(refusal(state, 'tirion', travel('muradin'))).toBe('LK-5.4 hero-not-here');
  });

  const quest = (at: Sketch['heroes']['tirion'], hits = 1): number => {
    const sketch: Sketch = {
      solo: true,
      heroes: {
        liadrin: { at: 'naxxramas', hand: ['fight1', 'fight1', 'fight2', 'fight1'], orders: { autoContribute: true } },
        tirion: at ?? {},
        muradin: at ?? {},
      },
      quests: { naxxramas: 0 },
    };
    const { state } = make(withRoll(position(sketch), hits, 1), 'liadrin', { type: 'quest' });
    return progressOf(state, 'naxxramas');
  };

  test('LK-T11, LK-16.4: as many cards as heroes on the quest space, from the one hand', () => {
    expect(quest({ at: 'dalaran' })).toBe(2);
    expect(quest({ at: 'naxxramas' })).toBe(4);
  });

  const struck = (at: 'muradin' | 'liadrin') =>
    make(
      position({
        solo: true,
        heroes: {
          tirion: { at: 'dalaran', hand: ['defend'], orders: { holdGates: [], indomitable: 'never' } },
          muradin: { at: 'dalaran' },
          liadrin: { at: 'frosthold' },
        },
        abominations: [at === 'muradin' ? 'dalaran' : 'frosthold'],
        heroDeck: ['heal', 'heal'],
        scourgeDeck: ['valgarde', 'gundrak'],
      }),
      'tirion',
      { type: 'endActions' },
    ).state;

  test('LK-T92, LK-16.3: Defend cards are played only where the active hero stands', () => {
    const elsewhere = struck('liadrin');
    expect([heroIn(elsewhere, 'liadrin').health, elsewhere.players[0]!.hand.length]).toEqual([6, 3]);
    let here = struck('muradin');
    expect(topKind(here)).toBe('abominationVictim');
    here = make(
      here,
      'tirion',
      offers(here, 'tirion', 'abominationVictim').find(({ id }) => id === 'muradin')!.move,
    ).state;
    expect(topKind(here)).toBe('defend');
    const saved = make(here, 'tirion', {
      type: 'playDefend',
      window: openId(here),
      cards: [card(here, 'tirion', 'defend')],
    }).state;
    expect(heroIn(saved, 'muradin').health).toBe(8);
  });

  test('LK-16.5: a defeat discards the whole hand', () => {
    const before = position({
      solo: true,
      heroes: {
        tirion: { at: 'dalaran', health: 1, hand: ['heal', 'travel2'] },
        muradin: {},
        jaina: { rewards: ['new_allies'] },
      },
      ghouls: { dalaran: 3 },
      lichKing: 'green',
    });
    const rolled = make(withRoll(before, 2, 0), 'tirion', { type: 'fight' }).state;
    const hit = make(rolled, 'tirion', pass(rolled)).state;
    const { state, events } = make(hit, 'tirion', pass(hit));
    expect(events).toContainEqual(expect.objectContaining({ type: 'defeated', hero: 'tirion' }));
    const lost = before.players[0]!.hand;
    expect(lost.every((id) => state.heroDiscard.includes(id))).toBe(true);
    expect(state.players[0]!.rewards).toEqual([]);
  });
});
