import { describe, expect, test } from 'vitest';
import { canonical, commitment, hashOf, newSeed, sha256 } from '../../src/engine/index.js';

describe('canonical text', () => {
  test('is the same whatever order the keys were written in', () => {
    expect(canonical({ b: [1, { d: 1, c: 2 }], a: 'x' })).toBe(canonical({ a: 'x', b: [1, { c: 2, d: 1 }] }));
    expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1 }));
  });

  test('keeps the order of lists, and differs when a value does', () => {
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });
});

describe('commitment', () => {
  test('is the SHA-256 of the seed, so that anyone can check it with any tool', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(commitment('abc')).toBe(sha256('abc'));
  });

  test('seeds are long and never the same', () => {
    const seeds = new Set(Array.from({ length: 100 }, newSeed));
    expect(seeds.size).toBe(100);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{48}$/);
  });
});
