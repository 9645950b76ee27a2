import { type CardId, iconOf } from '../../games/lich-king/data/cards.js';
import { distance, regionOf } from '../../games/lich-king/data/map.js';
import { QUEST_CARDS } from '../../games/lich-king/data/quests.js';
import { ICECROWN, type SpaceId } from '../../games/lich-king/data/spaces.js';
import type { HeroId } from '../../games/lich-king/ids.js';
import type { HeroView, LichKingView, QuestView, SpaceView } from '../../games/lich-king/view.js';

/** The view with the questions a plain player asks of it. */
export class Sight {
  readonly view: LichKingView;
  private readonly spaces: ReadonlyMap<SpaceId, SpaceView>;
  private readonly dangers: ReadonlyMap<SpaceId, number>;

  constructor(view: LichKingView) {
    this.view = view;
    this.spaces = new Map(view.spaces.map((space) => [space.id, space]));
    this.dangers = dangersIn(view);
  }

  space(id: SpaceId): SpaceView {
    return this.spaces.get(id) as SpaceView;
  }

  hero(id: HeroId): HeroView {
    return this.view.heroes.find((hero) => hero.id === id) as HeroView;
  }

  get active(): HeroView {
    return this.hero(this.view.active as HeroId);
  }

  steps(from: SpaceId, to: SpaceId): number {
    return distance({ icecrown: { open: this.view.open } }, from, to);
  }

  /** How likely a ghoul is to come to a space in the next turns, 0 to 1. */
  danger(space: SpaceId): number {
    return this.dangers.get(space) ?? 0;
  }

  /** What the Lich King adds on a space (LK-8.2). */
  lichKing(space: SpaceId): number {
    return this.view.lichKing === (space === ICECROWN ? 'icecrown' : regionOf(space)) ? 1 : 0;
  }

  /** Abominations that could strike on a space at the end of the turn (LK-11.2). */
  threat(space: SpaceId): number {
    return this.view.spaces.reduce(
      (sum, { id, abominations }) =>
        sum + (abominations.length > 0 && this.steps(id, space) <= 1 ? abominations.length : 0),
      0,
    );
  }

  quest(space: SpaceId): QuestView | undefined {
    return this.view.quests.find(({ id, done }) => id === space && !done);
  }

  hand(hero: HeroView): readonly CardId[] {
    return this.view.players[hero.seat]?.hand ?? [];
  }

  /** Defend cards that could be played for a hero who stands, or goes, there. */
  defends(space: SpaceId, hero: HeroView): number {
    const there = this.view.heroes.filter((other) => other === hero || other.at === space);
    const seats = new Set(there.map(({ seat }) => seat));
    return [...seats].reduce(
      (sum, seat) => sum + (this.view.players[seat]?.hand ?? []).filter((card) => iconOf(card) === 'defend').length,
      0,
    );
  }

  /** Turns until the hero deck is empty; then each turn costs despair (LK-12.4). */
  get turnsLeft(): number {
    return this.view.heroDeck.left / 2;
  }

  /** Steps that all quests together still need. */
  get toGo(): number {
    const open = this.view.quests.reduce((sum, { progress, length, done }) => sum + (done ? 0 : length - progress), 0);
    return open + (this.view.open ? 0 : QUEST_CARDS[ICECROWN].track.length);
  }
}

/** Cards that two turns draw. */
const SOON = 4;

/** How likely a Scourge Rises is in the next two turns: each pile of the hero deck holds one (LK-2.9). */
function risingSoon({ heroDeck: { piles, left }, scourge }: LichKingView): number {
  let below = piles.reduce((sum, size) => sum + size, 0) - left;
  let pile = 0;
  while (pile < piles.length && below >= (piles[pile] ?? 0)) {
    below -= piles[pile] ?? 0;
    pile += 1;
  }
  const inPile = (piles[pile] ?? 0) - below;
  const risen = scourge.index > pile;
  if (!risen) return Math.min(1, SOON / Math.max(1, inPile));
  return Math.max(0, SOON - inPile) / Math.max(1, piles[pile + 1] ?? Number.POSITIVE_INFINITY);
}

/** Cards shuffled onto the deck come first; those on the discard pile only after the next Scourge Rises. */
function dangersIn(view: LichKingView): ReadonlyMap<SpaceId, number> {
  const { spaces, scourge, scourgeDeck, scourgeDiscard, box } = view;
  const gone = new Set([...scourgeDiscard, ...box.scourge]);
  const onTop = scourgeDeck.shuffled.filter((id) => !gone.has(id));
  const top = new Set(onTop);
  const revealed = 2 * scourge.rate;
  const soon = Math.min(1, revealed / Math.max(1, onTop.length));
  const later = Math.min(1, Math.max(0, revealed - onTop.length) / Math.max(1, scourgeDeck.left - onTop.length));
  const again = risingSoon(view) * Math.min(1, revealed / Math.max(1, scourgeDiscard.length));
  return new Map(spaces.map(({ id }) => [id, gone.has(id) ? again : top.has(id) ? soon : later]));
}
