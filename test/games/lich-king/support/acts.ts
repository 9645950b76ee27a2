import { optionsOf } from '../../../../src/engine/index.js';
import type { Frame } from '../../../../src/games/lich-king/frames/frame.js';
import type { HeroId } from '../../../../src/games/lich-king/ids.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../../src/games/lich-king/index.js';
import { seatOf } from './position.js';

/** A move that must be legal, by the player of a hero. */
export function make(state: LichKingState, hero: HeroId, move: LichKingMove) {
  const applied = lichKing.apply(state, seatOf(state, hero), move);
  if (!applied.ok)
    throw new Error(`${applied.error.rule} ${applied.error.code} ${JSON.stringify(applied.error.facts)}`);
  return applied.value;
}

/** Moves that must be legal one after the other. */
export const play = (state: LichKingState, ...moves: readonly (readonly [HeroId, LichKingMove])[]): LichKingState =>
  moves.reduce((now, [hero, move]) => make(now, hero, move).state, state);

/** 'LK-13.5 no-chain': the refusal of a move that must not be legal. */
export function refusal(state: LichKingState, hero: HeroId, move: unknown): string {
  const parsed = lichKing.parseMove(move);
  const applied = parsed.ok ? lichKing.apply(state, seatOf(state, hero), parsed.value) : parsed;
  if (applied.ok) throw new Error('The move was accepted');
  return `${applied.error.rule} ${applied.error.code}`;
}

/** The options a player has in one decision. */
export function offers(state: LichKingState, hero: HeroId, id: string) {
  const seat = seatOf(state, hero);
  const open = [...lichKing.decisions(state, seat), ...(lichKing.orders?.(state, seat) ?? [])];
  const decision = open.find((other) => other.id === id);
  return decision ? optionsOf(decision) : [];
}

/** Every option of a decision is a move that is accepted. */
export function allAccepted(state: LichKingState, hero: HeroId, id: string): readonly string[] {
  const options = offers(state, hero, id);
  for (const { move } of options) make(state, hero, move);
  return options.map((option) => option.id);
}

export const topKind = (state: LichKingState): Frame['kind'] | undefined => state.frames.at(-1)?.kind;

/** The id of the window, request or decision that is open. */
export function openId(state: LichKingState): string {
  const top = state.frames.at(-1);
  if (top && 'window' in top) return top.window;
  if (top && 'request' in top) return top.request;
  if (top && 'decision' in top) return top.decision;
  throw new Error('Nothing is open');
}

export const pass = (state: LichKingState): LichKingMove => ({ type: 'pass', window: openId(state) });
