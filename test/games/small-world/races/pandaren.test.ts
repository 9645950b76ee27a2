import { describe, expect, test } from 'vitest';
import { type SmallWorldState, smallWorld } from '../../../../src/games/small-world/index.js';
import { conquer, make, offers, position, refusal, roll } from '../position.js';

const withHarmony = (state: SmallWorldState, ...seats: readonly number[]): SmallWorldState => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, harmony: seats.includes(seat) })),
});
const harmony = ({ players }: SmallWorldState) => players.map((player) => player.harmony);

/** The Pandaren take turns against seats 1 and 2, then end. */
const turn = (...moves: readonly Parameters<typeof make>[2][]) => {
  const state = position({
    players: [
      { race: 'pandaren', hand: 8, regions: { 'L1A-08': 1 } },
      { race: 'orcs', regions: { 'L1A-06': 1, 'S1A-03': 1 }, declined: { race: 'humans', regions: { 'L1A-11': 1 } } },
      {},
    ],
  });
  const attacked = moves.reduce((now, move) => make(now, 0, move).state, state);
  const ended = attacked.phase === 'conquest' ? make(attacked, 0, { type: 'endConquests' }).state : attacked;
  const open = smallWorld.decisions(ended, 0)[0]!;
  return make(
    ended,
    0,
    open.kind === 'choice'
      ? open.options[0]!.move
      : open.kind === 'distribution'
        ? open.presets[0]!.move
        : { type: 'endConquests' },
  ).state;
};

describe('Pandaren', () => {
  test('SW-10.16, SW-3.12: Harmony for everybody they left in peace, and for players without an active race', () => {
    expect(harmony(turn())).toEqual([false, true, true]);
    expect(harmony(turn(conquer('L1A-06', 3)))).toEqual([false, false, true]);
  });

  test('R18, R49: attacking a declined race leaves the token, a failed roll against the active race does not', () => {
    expect(harmony(turn(conquer('L1A-11', 3)))).toEqual([false, true, true]);
    const short = position({
      players: [
        { race: 'pandaren', hand: 1, regions: { 'L1A-08': 1 } },
        { race: 'orcs', regions: { 'L1A-06': 2, 'S1A-03': 1 } },
      ],
    });
    expect(make(short, 0, roll('L1A-06')).state.record.attacked).toEqual([1]);
  });

  const attacking = (coins: number, held = true) =>
    withHarmony(
      position({
        players: [
          { race: 'orcs', coins, hand: 9, regions: { 'L1A-08': 1 } },
          { race: 'pandaren', coins: 0, regions: { 'L1A-06': 1, 'L1A-11': 1, 'S1A-03': 1 } },
        ],
      }),
      ...(held ? [0] : []),
    );

  test('T58, SW-10.16: 2 coins before the first attack of a turn, none for the others', () => {
    const once = make(attacking(4), 0, conquer('L1A-06', 3)).state;
    expect(once.players.map(({ coins }) => coins)).toEqual([2, 2]);
    const twice = make(once, 0, conquer('L1A-11', 3)).state;
    expect(twice.players.map(({ coins }) => coins)).toEqual([2, 2]);
    expect(offers(attacking(4), 0, 'conquer').get('L1A-06')).toMatchObject({ private: true, facts: { fee: 2 } });
  });

  test('T59: with fewer than 2 coins every Pandaren region is illegal', () => {
    for (const region of ['L1A-06', 'L1A-11']) {
      expect(refusal(attacking(1), 0, conquer(region, 3))).toEqual({ rule: 'SW-4.6', code: 'fee' });
      expect(offers(attacking(1), 0, 'conquer').has(region)).toBe(false);
    }
  });

  test('SW-10.16: without a token nothing is due, and declined Pandaren are not protected', () => {
    expect(make(attacking(0, false), 0, conquer('L1A-06', 3)).state.players[0]!.coins).toBe(0);
    const declined = withHarmony(
      position({
        players: [
          { race: 'orcs', coins: 0, hand: 9, regions: { 'L1A-08': 1 } },
          { declined: { race: 'pandaren', regions: { 'L1A-06': 1, 'L1A-11': 1 } } },
        ],
      }),
      0,
    );
    expect(make(declined, 0, conquer('L1A-06', 3)).state.players[0]!.coins).toBe(0);
  });

  test('SW-3.1c: the tokens return when the Pandaren player’s turn starts, and with their decline', () => {
    const before = position({
      players: [
        { race: 'orcs', regions: { 'L1A-08': 1 } },
        { race: 'pandaren', regions: { 'S1A-03': 1 } },
      ],
      phase: 'redeploy',
    });
    const begun = make(withHarmony(before, 0), 0, { type: 'redeploy', placement: { 'L1A-08': { race: 1 } } }).state;
    expect([begun.active, harmony(begun)]).toEqual([1, [false, false]]);
    const declining = withHarmony({ ...begun, phase: 'chooseMode' }, 0);
    expect(harmony(make(declining, 1, { type: 'chooseMode', mode: 'decline' }).state)).toEqual([false, false]);
  });

  test('SW-10.16: the payment is remembered for one turn only', () => {
    const paid = make(attacking(4), 0, conquer('L1A-06', 3)).state;
    expect(paid.record.uses).toEqual({ harmony: 1 });
    const placing = make(paid, 0, { type: 'endConquests' }).state;
    const next = make(placing, 0, {
      type: 'redeploy',
      placement: { 'L1A-08': { race: 1 }, 'L1A-06': { race: 9 } },
    }).state;
    expect(next.record.uses).toEqual({});
  });

  test('SW-15.3: who holds Harmony is to be seen', () => {
    expect(smallWorld.view(attacking(4), 'public').players.map((player) => player.harmony)).toEqual([true, undefined]);
  });
});
