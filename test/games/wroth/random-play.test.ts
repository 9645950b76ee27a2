import { describe, expect, test } from 'vitest';
import {
  begin,
  type GameLog,
  HOUSE,
  hashOf,
  type Json,
  optionsOf,
  replayHash,
  type Seat,
} from '../../../src/engine/index.js';
import { gameById } from '../../../src/games/index.js';
import { type WrothState, wroth } from '../../../src/games/wroth/index.js';
import { playAtRandom, TABLES } from './support/play.js';

const vpOf = ({ factions, coop }: WrothState): readonly number[] => [...factions.map(({ vp }) => vp), coop?.vp ?? 0];

describe.each(TABLES)('a random game of %i, %s', (seats, variant) => {
  const play = (seed: string, look?: (state: WrothState, seat: Seat) => void) =>
    playAtRandom(seats, `${seed}${seats}${variant}`, look, { variant });

  test('WR-24.2: no fault, no dead end, every option accepted, VP never fall, states are small plain JSON', () => {
    let vp: readonly number[] = [];
    let turn = 0;
    const game = play('x', (state, seat) => {
      expect(wroth.faults(state)).toEqual([]);
      const before = JSON.stringify(state);
      expect(before.length).toBeLessThan(16_384);
      expect(JSON.parse(before)).toEqual(state);
      for (const [at, points] of vpOf(state).entries()) expect(points).toBeGreaterThanOrEqual(vp[at] ?? 0);
      if (state.factions.length > 0) vp = vpOf(state);
      expect(wroth.turn(state).number).toBeGreaterThanOrEqual(turn);
      turn = wroth.turn(state).number;
      const acting = wroth.acting(state);
      for (const other of [HOUSE, ...Array.from({ length: seats }, (_, i) => i)]) {
        const open = wroth.decisions(state, other);
        expect(open.length > 0).toBe(acting.includes(other));
        expect(new Set(open.map(({ id }) => id)).size).toBe(open.length);
        for (const decision of open) {
          const options = optionsOf(decision);
          expect(options.length).toBeGreaterThan(0);
          expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
          for (const hint of [decision.fallback, decision.kind === 'choice' ? decision.suggested : undefined]) {
            expect(hint === undefined || options.some(({ id }) => id === hint)).toBe(true);
          }
          for (const option of options) {
            if (!/^[A-Za-z0-9+=_.-]{1,40}$/.test(option.id)) throw new Error(`${option.id} is no id of an option`);
            if (!wroth.parseMove(JSON.parse(JSON.stringify(option.move))).ok)
              throw new Error(`${JSON.stringify(option.move)} cannot be read`);
            const applied = wroth.apply(state, other, option.move);
            if (!applied.ok) throw new Error(`${JSON.stringify(option.move)}: ${JSON.stringify(applied.error)}`);
          }
        }
        const commands = open.flatMap((decision) =>
          optionsOf(decision).map(({ slots }) => `${decision.verb} ${decision.id} ${JSON.stringify(slots ?? {})}`),
        );
        const twice = commands.find((command, at) => commands.indexOf(command) !== at);
        if (twice !== undefined) throw new Error(`Two options are typed alike: ${twice}`);
      }
      expect(JSON.stringify(state)).toBe(before);
      expect(acting).toContain(seat);
    });
    expect(wroth.faults(game.state)).toEqual([]);
    const { winners } = wroth.outcome(game.state)!;
    expect(variant === 'coop' ? [0, seats] : [1, 2, 3, 4]).toContain(winners.length);
  });

  test('WR-3.1, WR-24.5: where nobody answers, the fallbacks play the game to its end', () => {
    expect(playSilently(seats, variant).phase).toBe('over');
  });

  test('WR-24.6: the log alone gives the same state', () => {
    const { seed, state, moves, options } = play('log');
    const entries = moves.map(({ seat, move }) => ({ seat, move: JSON.parse(JSON.stringify(move)) as Json }));
    const log: GameLog = { game: 'wroth', rules: wroth.rules, seats, options: { ...options }, seed, entries };
    expect(replayHash(gameById('wroth')!, log)).toEqual({ ok: true, value: hashOf(state) });
  });
});

/** Everybody lets the time run out; the house takes its steps. */
function playSilently(seats: number, variant: 'versus' | 'coop'): WrothState {
  const options = wroth.parseOptions({ variant, maxRounds: 3 }, seats);
  if (!options.ok) throw new Error(options.error.code);
  let state = begin(wroth, options.value, seats, 'silent');
  for (let seat = wroth.acting(state)[0]; seat !== undefined; seat = wroth.acting(state)[0]) {
    const open = wroth.decisions(state, seat);
    const fallback = open.flatMap((decision) => optionsOf(decision).filter(({ id }) => id === decision.fallback))[0];
    const option = fallback ?? (seat === HOUSE ? optionsOf(open[0]!)[0] : undefined);
    if (!option) throw new Error(`Nothing happens for seat ${seat} in ${state.phase}`);
    const applied = wroth.apply(state, seat, option.move);
    if (!applied.ok) throw new Error(applied.error.code);
    state = applied.value.state;
  }
  return state;
}
