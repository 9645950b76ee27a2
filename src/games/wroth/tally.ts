import type { Outcome, TallyEntry, Told } from '../../engine/index.js';
import type { FactionId, TraitId } from './ids.js';
import type { Wroth } from './rules.js';

/** How factions and traits fared: a "turn" here is a region or trait that scored (WR-9). */
export function tally(game: readonly Told<Wroth>[], outcome: Outcome): readonly TallyEntry[] {
  const last = game.at(-1)?.before;
  if (!last) return [];
  const scored = new Map<FactionId, { turns: number; scored: number }>();
  for (const { events } of game) {
    for (const event of events) {
      if (event.type !== 'scored' && event.type !== 'traitScored') continue;
      const known = scored.get(event.faction) ?? { turns: 0, scored: 0 };
      known.turns += 1;
      known.scored += event.type === 'scored' ? event.control + event.dominance + event.icons : event.vp;
      scored.set(event.faction, known);
    }
  }
  const entry = (kind: string, id: FactionId | TraitId, faction: FactionId, seat: number): TallyEntry => ({
    kind,
    id,
    picked: 1,
    turns: scored.get(faction)?.turns ?? 0,
    scored: scored.get(faction)?.scored ?? 0,
    won: outcome.winners.includes(seat) ? 1 : 0,
  });
  const players = last.picks.flatMap(({ faction, traits }, seat) => [
    entry('faction', faction, faction, seat),
    ...traits.map((trait) => entry('trait', trait, faction, seat)),
  ]);
  const { coop } = last;
  if (!coop) return players;
  const won = outcome.winners.length > 0 ? 1 : 0;
  const entryOf = (id: string): TallyEntry => ({
    kind: 'scenario',
    id,
    picked: 1,
    turns: last.round,
    scored: coop.vp,
    won,
  });
  return [...players, entryOf(coop.scenario), entryOf(`${coop.scenario} for ${last.seats}`)];
}
