import { describe, expect, test } from 'vitest';
import { type GameLog, hashOf, type Json, optionsOf, replayHash } from '../../../src/engine/index.js';
import { gameById } from '../../../src/games/index.js';
import type { MarkerId } from '../../../src/games/small-world/ids.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { playAtRandom } from './play.js';

const SEATS = [2, 3, 4, 5] as const;

/** The same to every eye at the table but differs in all that is hidden: seed, stacks, markers, others' coins. */
function twin(state: SmallWorldState, seat: number | 'public'): SmallWorldState {
  const pool: MarkerId[] = [
    ...state.unusedMarkers,
    ...state.regions.flatMap(({ faceDown }) => faceDown ?? []),
  ].reverse();
  return {
    ...state,
    random: { seed: 'another seed', position: 999 },
    banners: [...state.banners].reverse(),
    badges: [...state.badges].reverse(),
    players: state.players.map((player, at) => (at === seat ? player : { ...player, coins: player.coins + 7 })),
    regions: state.regions.map((region) => (region.faceDown ? { ...region, faceDown: pool.pop()! } : region)),
    unusedMarkers: pool,
  };
}

describe.each(SEATS)('a random game of %i', (seats) => {
  test('SW-16.4: no fault, no dead end, every option accepted, states stay small and are plain JSON', () => {
    for (const seed of ['x', 'y', 'z', 'w']) {
      let turns = 0;
      const game = playAtRandom(seats, `${seed}${seats}`, (state, seat) => {
        expect(smallWorld.faults(state)).toEqual([]);
        const before = JSON.stringify(state);
        expect(before.length).toBeLessThan(16_384);
        expect(JSON.parse(before)).toEqual(state);
        for (const other of state.players.keys()) {
          const open = smallWorld.decisions(state, other);
          expect(open.length > 0).toBe(other === seat);
          expect(new Set(open.map(({ id }) => id)).size).toBe(open.length);
          for (const decision of open) {
            const options = optionsOf(decision);
            expect(options.length).toBeGreaterThan(0);
            expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
            for (const hint of [decision.fallback, decision.kind === 'choice' ? decision.suggested : undefined]) {
              expect(hint === undefined || options.some(({ id }) => id === hint)).toBe(true);
            }
            for (const option of options) {
              expect(option.id).toMatch(/^[A-Za-z0-9+=_.-]{1,40}$/);
              expect(smallWorld.parseMove(JSON.parse(JSON.stringify(option.move))).ok).toBe(true);
              expect(smallWorld.apply(state, other, option.move).ok).toBe(true);
            }
          }
        }
        expect(JSON.stringify(state)).toBe(before);
        turns = Math.max(turns, smallWorld.turn(state).number);
      });
      expect(smallWorld.faults(game.state)).toEqual([]);
      expect(turns).toBe(seats * game.state.rounds);
      expect(game.state.players.map((player) => player.turns)).toEqual(game.state.players.map(() => game.state.rounds));
      expect(smallWorld.outcome(game.state)?.winners.length).toBeGreaterThan(0);
    }
  });

  test('SW-4.2: a region that is not offered is refused, whatever is paid', () => {
    playAtRandom(seats, `refused${seats}`, (state, seat) => {
      if (state.phase !== 'conquest') return;
      const offered = new Set(
        smallWorld.decisions(state, seat).flatMap((open) => optionsOf(open).map(({ move }) => JSON.stringify(move))),
      );
      for (const { id: region } of smallWorld.view(state, seat).regions) {
        for (let race = 0; race <= 6; race++) {
          const move = { type: 'conquer', region, pay: { race, beasts: 0 }, means: {} } as const;
          expect(smallWorld.apply(state, seat, move).ok).toBe(offered.has(JSON.stringify(move)));
        }
        const roll = { type: 'finalConquest', region, means: {} } as const;
        expect(smallWorld.apply(state, seat, roll).ok).toBe(offered.has(JSON.stringify(roll)));
      }
    });
  });

  test('SW-15: views and public decisions tell nothing that is hidden', () => {
    playAtRandom(seats, `hidden${seats}`, (state, seat) => {
      for (const viewer of [...state.players.keys(), 'public'] as const) {
        expect(smallWorld.view(twin(state, viewer), viewer)).toEqual(smallWorld.view(state, viewer));
      }
      expect(smallWorld.decisions(twin(state, 'public'), seat, 'public')).toEqual(
        smallWorld.decisions(state, seat, 'public'),
      );
      expect(smallWorld.decisions(twin(state, seat), seat)).toEqual(smallWorld.decisions(state, seat));
    });
  });

  test('SW-3.16: the log alone gives the same state', () => {
    const { seed, state, moves } = playAtRandom(seats, `log${seats}`);
    const entries = moves.map(({ seat, move }) => ({ seat, move: JSON.parse(JSON.stringify(move)) as Json }));
    const log: GameLog = { game: 'small-world', rules: smallWorld.rules, seats, options: {}, seed, entries };
    expect(replayHash(gameById('small-world')!, log)).toEqual({ ok: true, value: hashOf(state) });
  });
});

test('T105: four players have nine turns each, and the game ends after round 9', () => {
  const { state } = playAtRandom(4, 'T105');
  expect([state.round, state.turn, state.players.map(({ turns }) => turns)]).toEqual([9, 36, [9, 9, 9, 9]]);
});
