import { createHash } from 'node:crypto';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The one spelling of a value: keys in order, so that equal values have equal text whoever stored them in between. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

export const sha256 = (input: string): string => createHash('sha256').update(input).digest('hex');

/** A fingerprint of a state: two states with the same hash are the same state. */
export const hashOf = (value: unknown): string => sha256(canonical(value));
