import { beforeAll, describe, expect, test } from 'vitest';
import { type Json, optionsOf, Random, type RuleViolation, type Seat } from '../../../src/engine/index.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { LANGUAGES, say } from '../../../src/text/index.js';
import { attempt, spoilt } from '../support/bad-moves.js';
import { late, playOn, start, TABLES } from './support/play.js';

interface Moment {
  readonly state: LichKingState;
  readonly seat: Seat;
}

/** Moments of whole games, with every kind of move that was open in them. */
const moments: Moment[] = [];
const seen = new Map<string, LichKingMove[]>();

beforeAll(() => {
  for (let round = 0; round < 8; round++) {
    for (const [seats, variant] of TABLES) {
      const seed = `fuzz ${seats} ${round}`;
      for (const from of [start(seats, seed, { variant }), late(seats, seed)]) {
        playOn(from, seed, (state, seat) => {
          moments.push({ state, seat });
          for (const other of state.players.keys()) {
            for (const decision of [...lichKing.decisions(state, other), ...lichKing.orders!(state, other)]) {
              for (const { move } of optionsOf(decision)) {
                const known = seen.get(move.type) ?? [];
                seen.set(move.type, known);
                if (known.length < 300) known.push(move);
              }
            }
          }
        });
      }
    }
  }
});

/** LK-18.2: a refusal names its rule and can be put into words. */
function expectRefusal({ rule, code, facts }: RuleViolation): void {
  if (!/^LK-\d+\.\d+$/.test(rule)) throw new Error(`${code} is refused by "${rule}"`);
  for (const language of LANGUAGES) {
    const key = `lich-king:refusal.${code}`;
    const words = say(language, facts ? { key, facts } : { key });
    if (/[{}]|lich-king|undefined|refusal\./.test(words)) throw new Error(`${rule} ${code}: ${words}`);
  }
}

const ODD: readonly Json[] = [-1, 0.5, 1e9, '', 'nowhere', null, true, [], {}, [['dalaran']], 'constructor'];

describe('moves of all kinds', () => {
  test('LK-18.2: games open every kind of move there is', () => {
    const refused = lichKing.parseMove({ type: 'none' });
    const all = refused.ok ? '' : String(refused.error.facts?.moves);
    expect([...seen.keys()].sort()).toEqual(all.split(', ').sort());
  });

  test('LK-18.2: a missing, extra, negative, fractional, huge or unknown parameter is refused and changes nothing', () => {
    const dice = Random.fromSeed('spoilt');
    for (const moves of seen.values()) {
      for (let round = 0; round < 120; round++) {
        const input = spoilt(dice.pick(moves), dice, ODD, 'hits');
        const moment = dice.pick(moments);
        const before = JSON.stringify(moment.state);
        const refused = attempt(lichKing, moment, input);
        if (refused) expectRefusal(refused);
        else if (!lichKing.parseMove(input).ok) throw new Error(`${JSON.stringify(input)} was accepted`);
        expect(JSON.stringify(moment.state)).toBe(before);
      }
    }
  });

  test('LK-17.1: a move from another moment is refused in words, or leads to a state without fault', () => {
    const dice = Random.fromSeed('elsewhere');
    for (const moves of seen.values()) {
      for (let round = 0; round < 150; round++) {
        const { state } = dice.pick(moments);
        const refused = attempt(lichKing, { state, seat: dice.int(state.players.length) }, dice.pick(moves));
        if (refused) expectRefusal(refused);
      }
    }
  });

  test('LK-3.1: after the end, and from a seat that is not there, every move is refused', () => {
    const { state: over } = playOn(start(2, 'over'), 'over');
    for (const moves of seen.values()) {
      expect(attempt(lichKing, { state: over, seat: 0 }, moves[0])).toMatchObject({ rule: 'LK-3.1', code: 'over' });
      for (const seat of [-1, 7, 0.5])
        expect(attempt(lichKing, { state: moments[0]!.state, seat }, moves[0])).toBeDefined();
    }
  });
});
