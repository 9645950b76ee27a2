import type { Option, Seat } from '../../engine/index.js';
import type { Effect } from './abilities.js';
import { type Attacker, feeFor, siteOf } from './cost.js';
import type { Audience } from './decisions.js';
import type { SmallWorldMove } from './moves.js';
import type { RegionIndex, SmallWorldState } from './state.js';

/** Coins are asked only where a fee is due, and not of the public (SW-4.6, SW-15.1). */
export const mayPayFee = (state: SmallWorldState, seat: Seat, fee: number, audience: Audience): boolean =>
  fee === 0 || (audience === 'public' && !state.coinsOpen) || fee <= (state.players[seat]?.coins ?? 0);

/** An option with a fee is private while coins are secret. */
export const withFee = (state: SmallWorldState, fee: number, option: Option<SmallWorldMove>): Option<SmallWorldMove> =>
  fee > 0 && !state.coinsOpen ? { ...option, private: true } : option;

/** Coins owed before something other than a conquest is done to a region (SW-11.7, SW-11.14). */
export function feeOfEffect(attacker: Attacker, index: RegionIndex, effect: Effect): number {
  const site = siteOf(attacker, index, {}, effect);
  return site ? feeFor(site, attacker) : 0;
}
