import { labelOf, optionsOf, type Seat, type Text, text } from '../../../../src/engine/index.js';
import type { ActionFace, DieId, EliteId, FactionId, RegionId } from '../../../../src/games/wroth/ids.js';
import { type WrothMove, type WrothState, wroth } from '../../../../src/games/wroth/index.js';
import type { DiceAction, Group, Target } from '../../../../src/games/wroth/moves.js';
import type { Side } from '../../../../src/games/wroth/state.js';
import { LANGUAGES, say } from '../../../../src/text/index.js';
import { make as makeMove } from '../support/moves.js';

export { run } from '../support/moves.js';

/** What a player reads is in every catalogue, with all its facts. */
function expectWords(words: Text): void {
  for (const language of LANGUAGES) {
    const said = say(language, words);
    if (/[{}]|undefined|(refusal|faction|option|prompt|event)\./.test(said))
      throw new Error(`${words.key} in ${language}: ${said}`);
  }
}

/** Makes a move that must be legal, and reads what is told of it. */
export function make(state: WrothState, seat: Seat, move: WrothMove) {
  const applied = makeMove(state, seat, move);
  const view = wroth.view(applied.state, 'public');
  for (const event of applied.events) {
    const words = wroth.narrate(event, view);
    if (words) expectWords(words);
  }
  return applied;
}

/** The refusal of a move that must not be legal. */
export function refusal(state: WrothState, seat: Seat, move: unknown): string {
  const parsed = wroth.parseMove(move);
  const applied = parsed.ok ? wroth.apply(state, seat, parsed.value) : parsed;
  if (applied.ok) throw new Error('The move was accepted');
  const { rule, code, facts } = applied.error;
  expectWords(text(`wroth:refusal.${code}`, facts));
  return `${rule} ${code}`;
}

/** The ready-made moves of a decision; every one of them must be accepted. */
export function offers(state: WrothState, seat: Seat, id: string): readonly WrothMove[] {
  const decision = wroth.decisions(state, seat).find((open) => open.id === id);
  if (decision) expectWords(text(decision.prompt, decision.facts));
  const moves = decision
    ? optionsOf(decision).map((option) => {
        expectWords(labelOf(option));
        return option.move;
      })
    : [];
  for (const move of moves) make(state, seat, move);
  return moves;
}

/** What a faction has in a region, in the words of a sketch: ['2b', 'stoic:3']. */
export function units(state: WrothState, side: Side, region: RegionId): readonly string[] {
  const { basics, elites } = state.factions[side]!;
  const there = elites.filter(({ at }) => at === region).map(({ type, vitality }) => `${type}:${vitality}`);
  return [...(basics[region] ? [`${basics[region]}b`] : []), ...there];
}

export const spend = (action: DiceAction, dieId: DieId = 'd1'): WrothMove => ({ type: 'die.spend', dieId, action });

export const move = (from: RegionId, to: RegionId, basics: number, ...elites: EliteId[]): DiceAction & Group => ({
  do: 'maneuver',
  mode: 'move',
  from,
  to,
  basics,
  elites,
});

export const fight = (region: RegionId, faction: FactionId, ...points: Target[]): DiceAction => ({
  do: 'fight',
  region,
  faction,
  points,
});

export const allocate = (faction: FactionId, points: readonly Target[], region?: RegionId): WrothMove =>
  region === undefined
    ? { type: 'damage.allocate', faction, points }
    : { type: 'damage.allocate', faction, points, region };

export const facesOf = (state: WrothState, side: Side): readonly ActionFace[] =>
  state.factions[side]!.dice.map(({ face }) => face);
