import { describe, expect, test } from 'vitest';
import { type GameLog, hashOf, type Json, optionsOf, replayHash, type Seat } from '../../../src/engine/index.js';
import { gameById } from '../../../src/games/index.js';
import { type SmallWorldEvent, type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { LANGUAGES, say } from '../../../src/text/index.js';
import { playAtRandom, TABLES } from './play.js';
import { twin } from './twin.js';

const murlocsOf = ({ regions }: SmallWorldState): number => regions.reduce((sum, { murlocs }) => sum + murlocs, 0);

/** What is told of a move up to the first thing it reveals, as everybody reads it. */
function told(state: SmallWorldState, seat: Seat, move: Parameters<typeof smallWorld.apply>[2]): readonly string[] {
  const applied = smallWorld.apply(state, seat, move);
  if (!applied.ok) return [];
  const { events, state: after } = applied.value;
  const shown = events.findIndex(({ reveals }) => reveals);
  const view = smallWorld.view(shown < 0 ? after : state, 'public');
  const sentence = (event: SmallWorldEvent): readonly string[] => {
    const words = smallWorld.narrate(event, view);
    return [JSON.stringify(event), ...(words ? LANGUAGES.map((language) => say(language, words)) : [])];
  };
  return events.slice(0, shown < 0 ? undefined : shown).flatMap(sentence);
}

describe.each(TABLES)('a random game of %i, %s', (seats, variant) => {
  const play = (seed: string, look?: (state: SmallWorldState, seat: Seat) => void) =>
    playAtRandom(seats, `${seed}${seats}${variant}`, look, { variant });

  test('SW-16.4: no fault, no dead end, every option accepted, states stay small and are plain JSON', () => {
    let turns = 0;
    let murlocs = Number.POSITIVE_INFINITY;
    const game = play('x', (state, seat) => {
      expect(smallWorld.faults(state)).toEqual([]);
      expect(murlocsOf(state)).toBeLessThanOrEqual(murlocs);
      murlocs = murlocsOf(state);
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
            if (!/^[A-Za-z0-9+=_.-]{1,40}$/.test(option.id)) throw new Error(`${option.id} is no id of an option`);
            if (!smallWorld.parseMove(JSON.parse(JSON.stringify(option.move))).ok)
              throw new Error(`${JSON.stringify(option.move)} cannot be read`);
            const applied = smallWorld.apply(state, other, option.move);
            if (!applied.ok) throw new Error(`${JSON.stringify(option.move)}: ${JSON.stringify(applied.error)}`);
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
  });

  test('SW-4.2: a region that is not offered is refused, whatever is paid', () => {
    play('refused', (state, seat) => {
      if (state.phase !== 'conquest') return;
      const offered = new Set(
        smallWorld.decisions(state, seat).flatMap((open) => optionsOf(open).map(({ move }) => JSON.stringify(move))),
      );
      for (const { id: region } of smallWorld.view(state, seat).regions) {
        for (let race = 0; race <= 6; race++) {
          const move = { type: 'conquer', region, pay: { race, beasts: 0 }, means: {} } as const;
          if (smallWorld.apply(state, seat, move).ok !== offered.has(JSON.stringify(move)))
            throw new Error(`${JSON.stringify(move)} offered: ${offered.has(JSON.stringify(move))}`);
        }
        const roll = { type: 'finalConquest', region, means: {} } as const;
        if (smallWorld.apply(state, seat, roll).ok !== offered.has(JSON.stringify(roll)))
          throw new Error(`${JSON.stringify(roll)} offered: ${offered.has(JSON.stringify(roll))}`);
      }
    });
  });

  test('SW-15.1, SW-15.2, SW-15.3, SW-12.1, SW-18.12: what is hidden is in no view, decision or text', () => {
    let moment = 0;
    play('hidden', (state, seat) => {
      moment += 1;
      for (const viewer of moment % 4 > 0 ? [] : ([...state.players.keys(), 'public'] as const)) {
        const other = { ...twin(state, viewer), random: { seed: 'another seed', position: 999 } };
        expect(JSON.stringify(smallWorld.view(other, viewer))).toBe(JSON.stringify(smallWorld.view(state, viewer)));
      }
      const json = (of: SmallWorldState, audience: 'own' | 'public') =>
        JSON.stringify(smallWorld.decisions(of, seat, audience));
      expect(json(twin(state, 'public'), 'public')).toBe(json(state, 'public'));
      expect(json(twin(state, seat), 'own')).toBe(json(state, 'own'));
      for (const decision of smallWorld.decisions(state, seat)) {
        const { move } = optionsOf(decision)[0]!;
        expect(told(twin(state, seat), seat, move)).toEqual(told(state, seat, move));
      }
    });
  });

  test('SW-3.16: the log alone gives the same state', () => {
    const { seed, state, moves, options } = play('log');
    const entries = moves.map(({ seat, move }) => ({ seat, move: JSON.parse(JSON.stringify(move)) as Json }));
    const log: GameLog = {
      game: 'small-world',
      rules: smallWorld.rules,
      seats,
      options: { ...options },
      seed,
      entries,
    };
    expect(replayHash(gameById('small-world')!, log)).toEqual({ ok: true, value: hashOf(state) });
  });
});

test('T105: four players have nine turns each, and the game ends after round 9', () => {
  const { state } = playAtRandom(4, 'T105');
  expect([state.round, state.turn, state.players.map(({ turns }) => turns)]).toEqual([9, 36, [9, 9, 9, 9]]);
});
