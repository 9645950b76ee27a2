import type { Die, Side, WrothState } from '../state.js';

/** Unspent action dice on all other mats, the AI's included (WR-10.13). */
export const diceOfOthers = (state: WrothState, side: Side): readonly Die[] =>
  state.factions.flatMap(({ dice }, other) => (other === side ? [] : dice));
