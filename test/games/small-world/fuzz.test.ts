import { beforeAll, describe, expect, test } from 'vitest';
import { type Json, optionsOf, Random, type RuleViolation, type Seat } from '../../../src/engine/index.js';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { LANGUAGES, say } from '../../../src/text/index.js';
import { attempt, spoilt } from '../support/bad-moves.js';
import { playAtRandom, TABLES } from './play.js';

interface Moment {
  readonly state: SmallWorldState;
  readonly seat: Seat;
}

/** Moments of whole games, with every kind of move that was open in them. */
const moments: Moment[] = [];
const seen = new Map<string, SmallWorldMove[]>();

beforeAll(() => {
  seen.set('watchtowers', [{ type: 'watchtowers', regions: ['L1A-01', 'L1A-02'] }]);
  for (const [at, [seats, variant]] of [...TABLES, ...TABLES, ...TABLES, ...TABLES].entries()) {
    playAtRandom(
      seats,
      `fuzz ${at}`,
      (state, seat) => {
        const open = smallWorld
          .decisions(state, seat)
          .flatMap((decision) => optionsOf(decision).map(({ move }) => move));
        moments.push({ state, seat });
        for (const move of open) {
          const known = seen.get(move.type) ?? [];
          seen.set(move.type, known);
          if (known.length < 400) known.push(move);
        }
      },
      { variant },
    );
  }
});

/** A refusal names its rule and can be put into words. */
function expectRefusal(refused: RuleViolation | undefined, input: unknown): void {
  if (!refused) throw new Error(`${JSON.stringify(input)} was accepted`);
  const { rule, code, facts } = refused;
  if (!/^SW-\d+(\.\d+)*[a-z]?$/.test(rule)) throw new Error(`${JSON.stringify(input)} is refused by "${rule}"`);
  for (const language of LANGUAGES) {
    const words = say(
      language,
      facts ? { key: `small-world:refusal.${code}`, facts } : { key: `small-world:refusal.${code}` },
    );
    if (/[{}]|small-world|undefined/.test(words)) throw new Error(`${rule} ${code}: ${words}`);
  }
}

const ODD: readonly Json[] = [-1, 0.5, 1e9, '', 'nowhere', null, true, [], {}, [['L1A-01']], { race: -1 }];

describe('moves of all kinds', () => {
  test('SW-3.9, SW-3.17: random games open every kind of move there is; more than six towers come up too seldom', () => {
    const refused = smallWorld.parseMove({ type: 'none' });
    const all = refused.ok ? '' : String(refused.error.facts?.moves);
    expect([...seen.keys()].sort()).toEqual(all.split(', ').sort());
  });

  test('a move with a missing, extra, negative, fractional, huge or unknown parameter is refused and changes nothing', () => {
    const dice = Random.fromSeed('spoilt');
    for (const [type, moves] of seen) {
      for (let round = 0; round < 150; round++) {
        const input = spoilt(dice.pick(moves), dice, ODD, 'coins');
        const moment = dice.pick(moments);
        const before = JSON.stringify(moment.state);
        const refused = attempt(smallWorld, moment, input);
        // Leaving out a region or a kind of piece, or an option one need not use, may give another legal move.
        if (refused) expectRefusal(refused, input);
        else if (!smallWorld.parseMove(input).ok) throw new Error(`${type}: ${JSON.stringify(input)} was accepted`);
        expect(JSON.stringify(moment.state)).toBe(before);
      }
    }
  });

  test('SW-3: out of turn every move is refused, and after the end', () => {
    const dice = Random.fromSeed('turn');
    const { state: over } = playAtRandom(2, 'over');
    for (const moves of seen.values()) {
      for (let round = 0; round < 40; round++) {
        const { state, seat } = dice.pick(moments);
        const other = dice.pick([-1, 7, 0.5, ...state.players.keys()].filter((each) => each !== seat));
        const move = dice.pick(moves);
        const refused = attempt(smallWorld, { state, seat: other }, move);
        expectRefusal(refused, move);
        expect(refused!.code).toBe('not-asked');
        expect(attempt(smallWorld, { state: over, seat: 0 }, move)!.rule).toBe('SW-17.1');
      }
    }
  });

  test('a move from another moment is refused, or was on offer here too', () => {
    const dice = Random.fromSeed('elsewhere');
    for (const moves of seen.values()) {
      for (let round = 0; round < 150; round++) {
        const move = dice.pick(moves);
        const moment = dice.pick(moments);
        const refused = attempt(smallWorld, moment, move);
        if (refused) {
          expectRefusal(refused, move);
          continue;
        }
        const open = smallWorld.decisions(moment.state, moment.seat);
        const offered = open.some(
          (decision) =>
            (decision.kind !== 'choice' && decision.move.type === move.type) ||
            optionsOf(decision).some((option) => JSON.stringify(option.move) === JSON.stringify(move)),
        );
        if (!offered) throw new Error(`${JSON.stringify(move)} was accepted but not offered in ${moment.state.phase}`);
      }
    }
  });

  test('within its own phase a move with the parameters of another one is refused, or was on offer', () => {
    const dice = Random.fromSeed('same phase');
    for (const { state, seat } of moments) {
      const open = smallWorld.decisions(state, seat);
      const decision = dice.pick(open);
      if (decision.kind !== 'choice') continue;
      const offered = new Set(decision.options.map(({ move }) => JSON.stringify(move)));
      const { type } = dice.pick(decision.options).move;
      for (let round = 0; round < 4; round++) {
        const move = dice.pick(seen.get(type)!);
        const refused = attempt(smallWorld, { state, seat }, move);
        const all = open.flatMap((each) => optionsOf(each).map((option) => JSON.stringify(option.move)));
        if (!refused && !offered.has(JSON.stringify(move)) && !all.includes(JSON.stringify(move)))
          throw new Error(`${JSON.stringify(move)} was accepted but not offered in ${state.phase}`);
        if (refused && offered.has(JSON.stringify(move)))
          throw new Error(`${JSON.stringify(move)} was offered but ${refused.rule} ${refused.code}`);
        if (refused) expectRefusal(refused, move);
      }
    }
  });
});
