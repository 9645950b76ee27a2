import { describe, expect, test } from 'vitest';
import { type GameLog, hashOf, optionsOf, replayHash, type Seat } from '../../../src/engine/index.js';
import { gameById } from '../../../src/games/index.js';
import { type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { late, playOn, start, TABLES } from './support/play.js';

/** The same to everybody, but different in all that nobody may know (LK-18.3). */
function twin(state: LichKingState): LichKingState {
  const hidden = [...state.box.unseenRewards, ...state.quests.flatMap(({ reward }) => reward ?? [])].reverse();
  return {
    ...state,
    random: { seed: 'another seed', position: 999 },
    heroDeck: state.heroDeck.toReversed(),
    scourgeDeck: state.scourgeDeck.toReversed(),
    quests: state.quests.map((quest) => (quest.reward ? { ...quest, reward: hidden.pop()! } : quest)),
    box: { ...state.box, unseenRewards: hidden },
  };
}

/** What must hold at every moment of every game. */
function check(state: LichKingState, before: LichKingState | undefined): void {
  expect(lichKing.faults(state)).toEqual([]);
  if (before) {
    expect(state.despair).toBeGreaterThanOrEqual(before.despair);
    expect(state.scourge).toBeGreaterThanOrEqual(before.scourge);
    for (const [i, { progress }] of state.quests.entries())
      expect(progress).toBeGreaterThanOrEqual(before.quests[i]!.progress);
  }
  const json = JSON.stringify(state);
  expect(json.length).toBeLessThan(16_384);
  expect(JSON.parse(json)).toEqual(state);
  for (const seat of state.players.keys()) checkSeat(state, seat);
  expect(JSON.stringify(state)).toBe(json);
}

function checkSeat(state: LichKingState, seat: Seat): void {
  const open = lichKing.decisions(state, seat);
  expect(open.length > 0).toBe(lichKing.acting(state).includes(seat));
  const all = [...open, ...lichKing.orders!(state, seat)];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const decision of all) {
    const options = optionsOf(decision);
    expect(options.length).toBeGreaterThan(0);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    for (const hint of [decision.fallback, decision.kind === 'choice' ? decision.suggested : undefined])
      expect(hint === undefined || options.some(({ id }) => id === hint)).toBe(true);
    for (const { id, move } of options) {
      if (!/^[A-Za-z0-9+=_.-]{1,40}$/.test(id)) throw new Error(`${id} is no id of an option`);
      if (!lichKing.parseMove(JSON.parse(JSON.stringify(move))).ok)
        throw new Error(`${JSON.stringify(move)} cannot be read`);
      const applied = lichKing.apply(state, seat, move);
      if (!applied.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(applied.error)}`);
    }
  }
}

describe.each(TABLES)('a random game of %i, %s', (seats, variant) => {
  test('LK-19.1 to LK-19.8, LK-3.3: no fault, no dead end, every option accepted, nothing falls that only rises', () => {
    for (const from of [start(seats, `x${seats}`, { variant }), late(seats, `late ${seats}`)]) {
      let before: LichKingState | undefined;
      const { state } = playOn(from, `x${seats}`, (now) => {
        check(now, before);
        before = now;
      });
      expect(lichKing.faults(state)).toEqual([]);
      expect([0, seats]).toContain(lichKing.outcome(state)!.winners.length);
    }
  });

  test('LK-17.10, LK-17.12: whoever is asked has a default for when the time is up', () => {
    playOn(late(seats, `default ${seats}`), `default ${seats}`, (state) => {
      for (const seat of lichKing.acting(state))
        expect(lichKing.decisions(state, seat).some(({ fallback }) => fallback !== undefined)).toBe(true);
    });
  });

  test('LK-18.3: what is hidden is in no view and in no decision', () => {
    playOn(late(seats, `hidden ${seats}`), `hidden ${seats}`, (state, seat) => {
      const other = twin(state);
      for (const viewer of ['public', seat] as const)
        expect(JSON.stringify(lichKing.view(other, viewer))).toBe(JSON.stringify(lichKing.view(state, viewer)));
      expect(JSON.stringify(lichKing.decisions(other, seat))).toBe(JSON.stringify(lichKing.decisions(state, seat)));
      expect(JSON.stringify(lichKing.orders!(other, seat))).toBe(JSON.stringify(lichKing.orders!(state, seat)));
    });
  });

  test('LK-18.1: the log alone gives the same state', () => {
    const seed = `log ${seats}`;
    const { state, moves } = playOn(start(seats, seed, { variant }), seed);
    const log: GameLog = {
      game: 'lich-king',
      rules: lichKing.rules,
      seats,
      options: { variant },
      seed,
      entries: moves,
    };
    expect(replayHash(gameById('lich-king')!, log)).toEqual({ ok: true, value: hashOf(state) });
  });
});
