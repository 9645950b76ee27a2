import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/index.js';

describe('the generator', () => {
  test('is the words of SHA-256 over seed and block number, as published for checking', () => {
    const digest = createHash('sha256').update('seed:0').digest();
    const random = Random.fromSeed('seed');
    for (let i = 0; i < 8; i++) expect(random.int(2 ** 32)).toBe(digest.readUInt32BE(i * 4));
    expect(random.int(2 ** 32)).toBe(createHash('sha256').update('seed:1').digest().readUInt32BE(0));
  });

  test('goes on from a stored position as if it had never stopped', () => {
    const whole = Random.fromSeed('abc');
    const expected = Array.from({ length: 40 }, () => whole.int(6));
    const first = Random.fromSeed('abc');
    const drawn = Array.from({ length: 13 }, () => first.int(6));
    const second = new Random(JSON.parse(JSON.stringify(first.state)));
    drawn.push(...Array.from({ length: 27 }, () => second.int(6)));
    expect(drawn).toEqual(expected);
  });

  test('two generators used in turn do not disturb each other', () => {
    const [a, b] = [Random.fromSeed('a'), Random.fromSeed('b')];
    const mixed = Array.from({ length: 20 }, () => [a.int(1000), b.int(1000)]);
    const [c, d] = [Random.fromSeed('a'), Random.fromSeed('b')];
    const alone = Array.from({ length: 20 }, () => c.int(1000));
    expect(mixed.map(([x]) => x)).toEqual(alone);
    expect(mixed.map(([, y]) => y)).toEqual(Array.from({ length: 20 }, () => d.int(1000)));
  });

  test('rolls every face of a die about equally often', () => {
    const random = Random.fromSeed('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[random.int(6)]! += 1;
    // Chi-squared with 5 degrees of freedom; 20.5 is passed by chance once in a thousand seeds, and this seed is fixed.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test('shuffles into a permutation and leaves the given list alone', () => {
    const cards = Array.from({ length: 52 }, (_, i) => i);
    const shuffled = Random.fromSeed('deck').shuffle(cards);
    expect(shuffled).not.toEqual(cards);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
    expect(cards[51]).toBe(51);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuses a range of %s', (below) => {
    expect(() => Random.fromSeed('x').int(below)).toThrow(RangeError);
  });
});
