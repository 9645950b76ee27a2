import type { ActionFace, TokenId } from '../ids.js';

export interface VpToken {
  readonly value: number;
  readonly symbol?: ActionFace;
}

/** WR-1.4 */
export const TOKENS: Readonly<Record<TokenId, VpToken>> = {
  T01: { value: 1, symbol: 'mine' },
  T02: { value: 1, symbol: 'reinforce' },
  T03: { value: 1, symbol: 'maneuver' },
  T04: { value: 1, symbol: 'fight' },
  T05: { value: 2, symbol: 'reinforce' },
  T06: { value: 2, symbol: 'maneuver' },
  T07: { value: 2 },
  T08: { value: 2 },
  T09: { value: 3 },
  T10: { value: 3 },
  T11: { value: 4 },
};
