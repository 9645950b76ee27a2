import type { Outcome, TallyEntry, Told } from '../../engine/index.js';
import type { Wroth } from './rules.js';

/** How factions, traits and scenarios fared: rounds played with them, and the VP they came to. */
export function tally(game: readonly Told<Wroth>[], { winners, scores }: Outcome): readonly TallyEntry[] {
  const last = game.at(-1)?.before;
  if (!last) return [];
  const entry = (kind: string, id: string, seat: number): TallyEntry => ({
    kind,
    id,
    picked: 1,
    turns: last.round,
    scored: scores[seat] ?? 0,
    won: winners.includes(seat) ? 1 : 0,
  });
  const players = last.picks.flatMap(({ faction, traits }, seat) => [
    entry('faction', faction, seat),
    ...traits.map((trait) => entry('trait', trait, seat)),
  ]);
  const { coop, seats } = last;
  if (!coop) return players;
  return [
    ...players,
    entry('against', coop.scenario.slice(0, coop.scenario.indexOf('.')), 0),
    entry('scenario', coop.scenario, 0),
    entry('scenario', `${coop.scenario} for ${seats}`, 0),
  ];
}
