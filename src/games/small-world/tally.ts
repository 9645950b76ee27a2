import type { Outcome, Seat, TallyEntry, Told } from '../../engine/index.js';
import { ARTIFACT_IDS, MARKER_IDS, type MarkerId } from './ids.js';
import type { SmallWorld } from './rules.js';
import type { SmallWorldState } from './state.js';

type Item = `race:${string}` | `power:${string}` | `artifact:${string}` | `place:${string}`;

const itemOf = (marker: MarkerId): Item =>
  (ARTIFACT_IDS as readonly string[]).includes(marker) ? `artifact:${marker}` : `place:${marker}`;

/** A place can pay a race that does not stand on it: the Well (SW-13.6). */
const isMarker = (source: string): source is MarkerId => (MARKER_IDS as readonly string[]).includes(source);

/** What a player's active race brings to a turn: banner, badge, and the markers in its regions. */
function itemsOf({ players, regions }: SmallWorldState, seat: Seat): readonly Item[] {
  const { race, power } = players[seat] ?? {};
  if (!race || !power) return [];
  const held = regions.filter(({ owner, declined }) => owner === seat && !declined);
  const markers = held.flatMap(({ place, artifacts }) => [...artifacts, ...(place ? [place] : [])]);
  return [`race:${race}`, `power:${power}`, ...markers.map(itemOf)];
}

/**
 * How often each race, power, artifact and place was had, for how many turns, what those turns scored, and whether
 * its player won. A player who takes one race twice has had it twice; a marker counts once a player.
 */
export function tally(game: readonly Told<SmallWorld>[], { winners }: Outcome): readonly TallyEntry[] {
  const entries = new Map<string, { picked: number; turns: number; scored: number; won: number }>();
  const had = new Set<string>();
  const entry = (item: Item) => {
    const known = entries.get(item) ?? { picked: 0, turns: 0, scored: 0, won: 0 };
    entries.set(item, known);
    return known;
  };
  const pick = (item: Item, seat: Seat): void => {
    const counts = entry(item);
    counts.picked += 1;
    if (winners.includes(seat)) counts.won += 1;
  };
  for (const { before, events } of game) {
    for (const event of events) {
      if (event.type === 'comboPicked') {
        pick(`race:${event.race}`, event.seat);
        pick(`power:${event.power}`, event.seat);
      }
      if (event.type !== 'scored') continue;
      const paying = event.parts.flatMap(({ source }) => (isMarker(source) ? [itemOf(source)] : []));
      for (const item of new Set([...itemsOf(before, event.seat), ...paying])) {
        const counts = entry(item);
        counts.turns += 1;
        counts.scored += event.coins;
        if (item.startsWith('race:') || item.startsWith('power:') || had.has(`${event.seat} ${item}`)) continue;
        had.add(`${event.seat} ${item}`);
        pick(item, event.seat);
      }
    }
  }
  return [...entries].map(([item, counts]) => {
    const [kind = '', id = ''] = item.split(':');
    return { kind, id, ...counts };
  });
}
