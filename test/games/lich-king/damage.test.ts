import { describe, expect, test } from 'vitest';
import { faceOf } from '../../../src/games/lich-king/data/cards.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { make, openId, play, topKind } from './support/acts.js';
import { card, ghouls, heroIn, position, type Sketch, withRoll } from './support/position.js';

const fight: LichKingMove = { type: 'fight' };
const end: LichKingMove = { type: 'endActions' };

/** Thrall alone against three ghouls with little health left. */
const desperate = (more: Partial<Sketch> = {}): LichKingState =>
  withRoll(
    position({
      heroes: {
        thrall: { health: 2, hand: ['fight1', 'heal'], rewards: ['new_allies'], orders: { autoPassFight: true } },
        jaina: {},
      },
      ghouls: { warsong_hold: 3 },
      lichKing: 'red',
      heroDeck: ['heal', 'travel2'],
      ...more,
    }),
    1,
    1,
  );

/** Everybody lets everything pass. */
function passAll(state: LichKingState): LichKingState {
  let now = state;
  while (now.frames.length > 0 && 'window' in now.frames.at(-1)!) {
    const applied = lichKing.apply(now, lichKing.acting(now)[0]!, { type: 'pass', window: openId(now) });
    if (!applied.ok) throw new Error(applied.error.code);
    now = applied.value.state;
  }
  return now;
}

describe('defeat', () => {
  test('LK-6.6, LK-T40: the hand is lost, rewards go to the box, despair rises by 2, the hero starts again', () => {
    const start = desperate();
    const { state } = make(start, 'thrall', fight);
    const after = passAll(state);
    expect(after.despair).toBe(2);
    expect([heroIn(after, 'thrall').at, heroIn(after, 'thrall').health]).toEqual(['warsong_hold', 7]);
    expect(after.heroDiscard.map((id) => faceOf(id).kind)).toEqual(expect.arrayContaining(['fight1', 'heal']));
    expect(after.box.rewards).toEqual(['new_allies']);
  });

  test('LK-6.7: the active hero’s defeat ends the actions; cards are drawn into the empty hand', () => {
    const after = passAll(make(desperate({ ghouls: { warsong_hold: 3 } }), 'thrall', fight).state);
    expect([after.active, after.record.actionsLeft]).toEqual([1, 4]);
    expect(after.players[0]!.hand.map((id) => faceOf(id).kind)).toEqual(['heal', 'travel2']);
  });

  test('LK-T41, LK-12.2: at 7 despair the game is lost in the middle of it: the hero is not moved', () => {
    const start = desperate({
      despair: 5,
      heroes: { thrall: { at: 'valiance_keep', health: 2 }, jaina: {} },
      ghouls: { valiance_keep: 3 },
    });
    const { state, events } = make(start, 'thrall', fight);
    expect([state.result, state.phase, state.despair, state.frames]).toEqual(['lost', 'over', 7, []]);
    expect([heroIn(state, 'thrall').at, heroIn(state, 'thrall').health]).toEqual(['valiance_keep', 0]);
    expect(events.at(-1)).toMatchObject({ type: 'gameEnded', result: 'lost' });
    expect(lichKing.acting(state)).toEqual([]);
    expect(lichKing.outcome(state)).toMatchObject({ winners: [] });
    expect(lichKing.faults(state)).toEqual([]);
  });

  test('LK-12.1: despair rises one by one, so 6 and a defeat make 7', () => {
    const start = desperate({ despair: 6, heroes: { thrall: { health: 1 }, jaina: {} } });
    expect(make(start, 'thrall', fight).state.despair).toBe(7);
  });

  test('LK-T42, LK-6.8: defeat in another’s turn changes nothing in its sequence', () => {
    const start = position({
      heroes: { thrall: {}, jaina: { health: 1, at: 'valiance_keep' }, varian: { at: 'valgarde' } },
      abominations: ['valiance_keep', 'valgarde'],
      record: { skipSummon: true },
      heroDeck: ['heal', 'heal'],
    });
    const { state } = make(start, 'thrall', end);
    expect([state.despair, heroIn(state, 'jaina').health, heroIn(state, 'varian').health]).toEqual([2, 6, 6]);
    expect([state.active, state.phase, state.record.ended]).toEqual([1, 'actions', false]);
  });

  test('LK-6.5: only the acting hero is hurt', () => {
    const start = desperate({ heroes: { thrall: {}, jaina: { at: 'warsong_hold' } } });
    const { state } = make(start, 'thrall', fight);
    expect([heroIn(state, 'thrall').health, heroIn(state, 'jaina').health]).toEqual([5, 6]);
  });
});

describe('a damage event', () => {
  test('LK-6.1, LK-6.4: its amount is fixed when it is made; enemies removed later do not lower it', () => {
    const start = desperate({
      heroes: { thrall: { hand: ['defend'] }, jaina: { rewards: ['knights_of_the_ebon_blade'] } },
    });
    const hurt = passUntil(make(start, 'thrall', fight).state, 'defend');
    const played = play(hurt, [
      'jaina',
      {
        type: 'playReward',
        reward: 'knights_of_the_ebon_blade',
        params: { region: 'red', spaces: [{ loc: 'warsong_hold', ghouls: 2, abominations: [] }] },
      },
    ]);
    expect(ghouls(played, 'warsong_hold')).toBe(0);
    expect(heroIn(passAll(played), 'thrall').health).toBe(5);
  });

  test('LK-6.4: healing during the window counts before the loss', () => {
    const start = desperate({
      heroes: { thrall: { health: 1, hand: ['defend'] }, jaina: { rewards: ['blessing_of_the_light'] } },
    });
    const hurt = passUntil(make(start, 'thrall', fight).state, 'defend');
    const healed = play(hurt, [
      'jaina',
      { type: 'playReward', reward: 'blessing_of_the_light', params: { mode: 'one', hero: 'thrall' } },
    ]);
    expect([passAll(healed).despair, heroIn(passAll(healed), 'thrall').health]).toEqual([0, 5]);
  });

  test('LK-T17, LK-6.2: a companion’s Defend card prevents two; who stands elsewhere is not asked', () => {
    const start = withRoll(
      position({
        heroes: {
          thrall: {},
          jaina: { at: 'warsong_hold', hand: ['defend'] },
          varian: { at: 'valiance_keep', hand: ['defend'] },
        },
        ghouls: { warsong_hold: 3 },
        lichKing: 'red',
      }),
      1,
      1,
    );
    const hurt = make(start, 'thrall', fight).state;
    expect([topKind(hurt), lichKing.acting(hurt)]).toEqual(['defend', [1]]);
    const cards = [card(hurt, 'jaina', 'defend')];
    const { state, events } = make(hurt, 'jaina', { type: 'playDefend', window: openId(hurt), cards });
    expect(heroIn(state, 'thrall').health).toBe(7);
    expect(state.heroDiscard).toEqual(cards);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'damaged', raw: 3, blocks: 1, prevented: 2, loss: 0 }),
    );
  });
});

function passUntil(state: LichKingState, kind: string): LichKingState {
  let now = state;
  while (topKind(now) !== kind) {
    const applied = lichKing.apply(now, lichKing.acting(now)[0]!, { type: 'pass', window: openId(now) });
    if (!applied.ok) throw new Error(applied.error.code);
    now = applied.value.state;
  }
  return now;
}
