import { beforeAll, describe, expect, test } from 'vitest';
import { HOUSE, type Json, optionsOf, Random, type RuleViolation, type Seat } from '../../../src/engine/index.js';
import { type WrothMove, type WrothState, wroth } from '../../../src/games/wroth/index.js';
import { LANGUAGES, say } from '../../../src/text/index.js';
import { attempt, spoilt } from '../support/bad-moves.js';
import { playAtRandom, TABLES } from './support/play.js';

interface Moment {
  readonly state: WrothState;
  readonly seat: Seat;
}

/** Moments of whole games, with every kind of move that was open in them. */
const moments: Moment[] = [];
const seen = new Map<string, WrothMove[]>();
/** Ties and the driving out of one of two factions are rare: their moves are given. */
const RARE: readonly WrothMove[] = [
  { type: 'tiebreak.share', agree: true },
  { type: 'tiebreak.throw', sign: 'rock' },
  { type: 'coop.pickUnit', faction: 'koda' },
];

beforeAll(() => {
  for (const move of RARE) seen.set(move.type, [move]);
  for (const [at, [seats, variant]] of [...TABLES, ...TABLES].entries()) {
    const look = (state: WrothState, seat: Seat): void => {
      moments.push({ state, seat });
      for (const { move } of wroth.decisions(state, seat).flatMap(optionsOf)) {
        const known = seen.get(move.type) ?? [];
        seen.set(move.type, known);
        if (known.length < 400) known.push(move);
      }
    };
    playAtRandom(seats, `fuzz ${at}`, look, { variant });
  }
});

/** A refusal names its rule and can be put into words. */
function expectRefusal(refused: RuleViolation | undefined, input: unknown): void {
  if (!refused) throw new Error(`${JSON.stringify(input)} was accepted`);
  const { rule, code, facts } = refused;
  if (!/^WR-\d+(\.\d+)*[a-z]?$/.test(rule)) throw new Error(`${JSON.stringify(input)} is refused by "${rule}"`);
  for (const language of LANGUAGES) {
    const words = say(language, facts ? { key: `wroth:refusal.${code}`, facts } : { key: `wroth:refusal.${code}` });
    if (/[{}]|wroth:|refusal|undefined/.test(words)) throw new Error(`${rule} ${code}: ${words}`);
  }
}

const ODD: readonly Json[] = [-1, 0.5, 1e9, '', 'nowhere', null, true, [], {}, [['basic']], { do: 'mine', more: 1 }, 9];

describe('moves of all kinds', () => {
  test('WR-24.3: random games open every kind of move there is', () => {
    const refused = wroth.parseMove({ type: 'none' });
    const all = refused.ok ? '' : String(refused.error.facts?.moves);
    expect([...seen.keys()].sort()).toEqual(all.split(', ').sort());
  });

  test('WR-24.4: a spoilt move is refused with its rule in words, and changes nothing', () => {
    const dice = Random.fromSeed('spoilt');
    for (const [type, moves] of seen) {
      for (let round = 0; round < 150; round++) {
        const input = spoilt(dice.pick(moves), dice, ODD, 'korra');
        const moment = dice.pick(moments);
        const before = JSON.stringify(moment.state);
        const refused = attempt(wroth, moment, input);
        if (refused) expectRefusal(refused, input);
        else if (!wroth.parseMove(input).ok) throw new Error(`${type}: ${JSON.stringify(input)} was accepted`);
        expect(JSON.stringify(moment.state)).toBe(before);
      }
    }
  });

  test('WR-24.4: moves of other moments are refused in words or lead to a state without fault', () => {
    const dice = Random.fromSeed('elsewhere');
    let [refusedOnes, accepted] = [0, 0];
    for (const moves of seen.values()) {
      for (let round = 0; round < 300; round++) {
        const move = dice.pick(moves);
        const refused = attempt(wroth, dice.pick(moments), move);
        if (refused) expectRefusal(refused, move);
        if (refused) refusedOnes += 1;
        else accepted += 1;
      }
    }
    expect(Math.min(refusedOnes, accepted)).toBeGreaterThan(20);
  });

  test('WR-3.2: out of turn every move is refused, and after the end', () => {
    const dice = Random.fromSeed('turn');
    const { state: over } = playAtRandom(2, 'over');
    for (const moves of seen.values()) {
      for (let round = 0; round < 40; round++) {
        const { state } = dice.pick(moments);
        const acting = wroth.acting(state);
        const others = [HOUSE, 7, 0.5, 0, 1, 2, 3].filter((each) => !acting.includes(each));
        const move = dice.pick(moves);
        const refused = attempt(wroth, { state, seat: dice.pick(others) }, move);
        expectRefusal(refused, move);
        expect(['not-asked', 'ai-acts']).toContain(refused!.code);
        expect(attempt(wroth, { state: over, seat: 0 }, move)!.code).toBe('over');
      }
    }
  });
});
