import { describe, expect, test } from 'vitest';
import { fallbackOf } from '../../../../src/engine/index.js';
import { progressOf } from '../../../../src/games/lich-king/board.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { lichKing } from '../../../../src/games/lich-king/index.js';
import { make, offers, openId, pass, refusal, topKind } from '../support/acts.js';
import { card, ghouls, heroIn, position, type Sketch, withRoll } from '../support/position.js';

const AUTO = { orders: { autoContribute: true } };

const contribute = (state: LichKingState, laid: string): LichKingMove => ({
  type: 'contribute',
  window: openId(state),
  card: laid,
});
const spend = (state: LichKingState, count: number): LichKingMove => ({
  type: 'spendHit',
  window: openId(state),
  count,
});
const auto = (state: LichKingState): LichKingMove => ({ type: 'autoQuest', window: openId(state) });

/** A quest action of the first hero after its roll. */
const questing = (sketch: Sketch, hits: number, blocks: number): LichKingState => {
  const [hero] = Object.keys(sketch.heroes) as ['tirion'];
  return make(withRoll(position(sketch), hits, blocks), hero, { type: 'quest' }).state;
};

const naxxramas = (progress: number) => (state: LichKingState) => progressOf(state, 'naxxramas') - progress;

describe('the window of a quest action', () => {
  const sketch: Sketch = {
    heroes: {
      tirion: { at: 'naxxramas', hand: ['fight2'] },
      sylvanas: { at: 'naxxramas', hand: ['heal', 'travel2'] },
      jaina: { at: 'dalaran', hand: ['fight1'] },
    },
    quests: { naxxramas: 3 },
    lichKing: 'green',
  };

  test('LK-T03, LK-7.2: cards and hits in any order; then damage, then the ghoul; cards stay in hand', () => {
    let state = questing(sketch, 2, 1);
    expect(topKind(state)).toBe('questProgress');
    state = make(state, 'tirion', contribute(state, card(state, 'tirion', 'fight2'))).state;
    state = make(state, 'tirion', spend(state, 1)).state;
    state = make(state, 'sylvanas', contribute(state, card(state, 'sylvanas', 'heal'))).state;
    expect(progressOf(state, 'naxxramas')).toBe(6);
    state = make(state, 'tirion', spend(state, 1)).state;
    expect([progressOf(state, 'naxxramas'), state.frames]).toEqual([7, []]);
    expect([heroIn(state, 'tirion').health, heroIn(state, 'sylvanas').health]).toEqual([7, 6]);
    expect([ghouls(state, 'naxxramas'), state.players.map(({ hand }) => hand.length)]).toEqual([1, [1, 2, 1]]);
  });

  test('LK-T77, LK-7.2, LK-7.3: a card must fit the next icon, and each hero lays out one', () => {
    const state = questing(
      {
        heroes: { jaina: { at: 'naxxramas', hand: ['fight1', 'heal', 'heal'] }, thrall: {} },
        quests: { naxxramas: 4 },
      },
      2,
      0,
    );
    expect(refusal(state, 'jaina', contribute(state, card(state, 'jaina', 'fight1')))).toBe('LK-7.2 wrong-icon');
    const laid = make(state, 'jaina', contribute(state, card(state, 'jaina', 'heal'))).state;
    expect(naxxramas(4)(laid)).toBe(1);
    expect(refusal(laid, 'jaina', contribute(laid, card(laid, 'jaina', 'heal', 1)))).toBe('LK-7.3 no-more-cards');
  });

  test('LK-T78, LK-7.4: the number on a card does not matter', () => {
    const state = questing(
      { heroes: { jaina: { at: 'the_nexus', hand: ['travel4'] }, thrall: {} }, quests: { the_nexus: 0 } },
      2,
      0,
    );
    const laid = make(state, 'jaina', contribute(state, card(state, 'jaina', 'travel4'))).state;
    expect(progressOf(laid, 'the_nexus')).toBe(1);
  });

  test('LK-7.3: who is not there lays out nothing', () => {
    const state = questing(sketch, 2, 1);
    expect(refusal(state, 'jaina', contribute(state, card(state, 'jaina', 'fight1')))).toBe('LK-7.3 not-there');
  });

  test('LK-7.2: only the acting player spends hits, and no more than there are', () => {
    const state = questing(sketch, 2, 1);
    expect(refusal(state, 'sylvanas', spend(state, 1))).toMatch(/^LK-7\.2 /);
    expect(refusal(state, 'tirion', spend(state, 3))).toBe('LK-7.2 too-few-hits');
    expect(refusal(state, 'sylvanas', auto(state))).toMatch(/^LK-7\.6 /);
  });

  test('LK-T80, LK-7.6: the best sequence spends a hit where it lets two cards follow', () => {
    const state = questing(
      {
        heroes: {
          tirion: { at: 'naxxramas', hand: ['heal'], ...AUTO },
          sylvanas: { at: 'naxxramas', hand: ['heal', 'travel2'], ...AUTO },
        },
        quests: { naxxramas: 3 },
      },
      1,
      1,
    );
    expect(naxxramas(3)(state)).toBe(3);
  });

  test('LK-17.4: with everybody contributing by standing order nobody is asked', () => {
    const state = questing(
      {
        ...sketch,
        heroes: {
          tirion: { at: 'naxxramas', hand: ['fight2'], ...AUTO },
          sylvanas: { at: 'naxxramas', hand: ['heal'], ...AUTO },
        },
      },
      2,
      1,
    );
    expect([state.frames, naxxramas(3)(state)]).toEqual([[], 4]);
  });

  test('LK-7.6: cards of those who opted out are left out of the best sequence', () => {
    let state = questing(
      {
        ...sketch,
        heroes: {
          tirion: { at: 'naxxramas', hand: ['fight2'], ...AUTO },
          sylvanas: { at: 'naxxramas', hand: ['heal'] },
        },
      },
      2,
      1,
    );
    expect(topKind(state)).toBe('questProgress');
    state = make(state, 'tirion', auto(state)).state;
    expect(naxxramas(3)(state)).toBe(3);
  });

  test('LK-7.5: hits that nobody spent are spent when the window closes', () => {
    const opened = questing(sketch, 2, 1);
    const left = make(opened, 'tirion', contribute(opened, card(opened, 'tirion', 'fight2'))).state;
    let state = left;
    while (topKind(state) === 'questProgress') {
      const seat = lichKing.acting(state)[0]!;
      state = make(state, seat === 0 ? 'tirion' : 'sylvanas', pass(state)).state;
    }
    expect(naxxramas(3)(state)).toBeGreaterThanOrEqual(3);
  });

  test('LK-T45, LK-7.5: the last space closes the window, what is left is lost', () => {
    const state = questing(
      { heroes: { tirion: { at: 'naxxramas', ...AUTO }, jaina: {} }, quests: { naxxramas: 14 } },
      2,
      0,
    );
    expect(state.quests.find(({ id }) => id === 'naxxramas')).toMatchObject({ progress: 15, done: true });
  });

  test('LK-17.12: when the time is up the best sequence is taken', () => {
    const state = questing(sketch, 2, 1);
    expect(fallbackOf(lichKing.decisions(state, 0))?.move.type).toBe('autoQuest');
    expect(offers(state, 'tirion', 'autoQuest')[0]?.facts).toMatchObject({ steps: 3 });
  });
});
